import { expect, it } from 'vitest'
import { quantile } from './quantile.ts'

// numpy.percentile.
it.each([
  [[1, 2, 3, 4], 0.05, 1.15],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 1, 4],
  [[1, 2, 3, 4], 0, 1],
  [[7], 0.25, 7],
  [[1, 10, 100], 0.95, 91],
])('of %j at %f is %f', (sorted, share, expected) => {
  expect(quantile(sorted, share)).toBeCloseTo(expected, 12)
})
