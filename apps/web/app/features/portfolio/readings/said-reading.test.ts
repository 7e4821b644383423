import { expect, it } from 'vitest'
import { freshness } from '../testing/build-history.ts'
import { isSaid } from './said-reading.tsx'

const said = { ...freshness, source: 'A, prices by B, movements by C' }

it.each([
  ['of the same reading', said, true],
  ['from some of its sources', { ...said, source: 'A, prices by B' }, true],
  ['that has aged since', { ...said, state: 'ageing' as const }, true],
  ['read at another moment', { ...said, updatedAt: '2026-11-21T09:00:01.000Z' }, false],
  ['from one more source', { ...said, source: 'A, prices by B and D' }, false],
  ['that lacks something', { ...said, state: 'partial' as const, problem: 'A wallet failed.' }, false],
  ['that could not be read anew', { ...said, state: 'stale' as const }, false],
])('a figure %s needs no words of its own, or does', (_, own, expected) => {
  expect(isSaid(said, own)).toBe(expected)
  expect(isSaid(null, own)).toBe(false)
})
