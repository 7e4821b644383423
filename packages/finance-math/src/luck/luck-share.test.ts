import { expect, it } from 'vitest'
import { luckShare } from './luck-share.ts'

// scipy.stats.binomtest(…).proportion_ci(method='wilson').
it.each([
  [9397, 10_000, 0.0023804182405619398, 0.9348634629701361, 0.9441988488626908],
  [10_000, 10_000, 0, 0.9996160016293234, 1],
  [0, 10, 0, 0, 0.27753279986288926],
])('tells how sure %i of %i is', (count, runs, standardError, low, high) => {
  const found = luckShare(count, runs, true)
  expect(found.share).toBe(count / runs)
  expect(found.standardError).toBeCloseTo(standardError, 15)
  expect(found.interval?.[0]).toBeCloseTo(low, 12)
  expect(found.interval?.[1]).toBeCloseTo(high, 12)
})

it('knows no error of runs that overlap', () => {
  expect(luckShare(1, 4, false)).toEqual({ count: 1, share: 0.25, standardError: null, interval: null })
})
