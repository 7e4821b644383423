import { expect, it } from 'vitest'
import { randomNumbers, xoshiro128 } from './random-numbers.ts'

it('gives what the reference implementation of xoshiro128** gives', () => {
  const next = xoshiro128([1, 2, 3, 4])
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

// The stream of a seed as computed in Python, with whole numbers of any size.
it.each([
  [7, [0.04900959401857108, 0.1655623532133177, 0.9298532084794715]],
  [0, [0.41675133269745857, 0.01047066564206034, 0.587056168471463]],
])('draws the stream of the seed %i', (seed, expected) => {
  expect(Array.from({ length: 3 }, randomNumbers(seed).draw)).toEqual(expected)
})

it('draws evenly between 0 and 1, whatever the seed', () => {
  for (const seed of [1, 2, 2 ** 32 - 1]) {
    const { draw } = randomNumbers(seed)
    const tenths = new Array<number>(10).fill(0)
    for (let k = 0; k < 100_000; k++) {
      const drawn = draw()
      expect(drawn > 0 && drawn < 1).toBe(true)
      const tenth = Math.floor(drawn * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    // Pearson's test: 27.9 is passed by chance once in a thousand times.
    const chiSquared = tenths.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquared).toBeLessThan(27.9)
  }
})
