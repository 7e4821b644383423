import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFreshness } from './create-freshness.ts'

const at = { now: 0 }
const create = () => createFreshness({ quietMs: 30, now: () => at.now })

test('what is younger than its limit is fresh, what is as old as it is old, and nothing kept is old', () => {
  const { judge } = create()
  expect(judge('a', { ageMs: 99, freshMs: 100 })).toBe('fresh')
  expect(judge('a', { ageMs: 100, freshMs: 100 })).toBe('old')
  expect(judge('a', { ageMs: undefined, freshMs: 100 })).toBe('old')
})

test('after a failure the source is left alone for a while, by key, and after a success no longer', () => {
  const keeper = create()
  at.now = 1000
  keeper.failed('a', 'why')
  const old = { ageMs: 500, freshMs: 100 }
  expect([keeper.judge('a', old), keeper.judge('b', old)]).toEqual(['quiet', 'old'])
  expect(keeper.failureOf('a')).toEqual({ at: 1000, error: 'why' })
  at.now = 1030
  expect(keeper.judge('a', old)).toBe('old')
  at.now = 1029
  keeper.succeeded('a')
  expect([keeper.judge('a', old), keeper.failureOf('a')]).toEqual(['old', undefined])
})

test('a wish for a new reading is heard, whatever is kept and whatever failed', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(), { nil: undefined }),
      fc.nat(),
      fc.boolean(),
      (ageMs, freshMs, hasFailed) => {
        const keeper = create()
        if (hasFailed) keeper.failed('a', 'why')
        expect(keeper.judge('a', { ageMs, freshMs, refresh: true })).toBe('old')
      },
    ),
  )
})
