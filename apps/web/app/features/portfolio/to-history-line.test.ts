import { expect, it } from 'vitest'
import { buildPoint } from './testing/build-history.ts'
import { toHistoryLine } from './to-history-line.ts'

const days = [buildPoint('2026-11-20', 100), buildPoint('2026-11-21', 120)]

it('puts days at their own midnight, so that they are even apart', () => {
  const line = toHistoryLine({ points: days, observations: [], range: '1w' })
  expect(line.map(({ at }) => at.toISOString())).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
  ])
})

it('fills a single day with what was recorded in its course, and only then', () => {
  const observations = [
    { at: '2026-11-20T10:00:00.000Z', value: 1 },
    { at: '2026-11-21T10:00:00.000Z', value: 110 },
    { at: '2026-11-22T10:00:00.000Z', value: 2 },
  ]
  const line = toHistoryLine({ points: days, observations, range: '1d' })
  expect(line.map(({ value, provenance }) => [value, provenance])).toEqual([
    [100, 'observed'],
    [110, 'observed'],
    [120, 'observed'],
  ])
  expect(toHistoryLine({ points: days, observations, range: '1m' })).toHaveLength(2)
})
