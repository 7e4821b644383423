import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'

test('sums follow the order of arithmetic, whatever signs they are written with', () => {
  for (const [sum, value] of [
    ['2 + 3 * 4', 14],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['7 % 3', 1],
    ['-7 % 3', 2],
    ['2(3 + 4)', 14],
    ['cbrt(27) + sqrt(16)', 7],
    ['0.1 + 0.2', 0.3],
  ] as const)
    expect(evaluate(sum), sum).toBe(value)
})

test('what is no sum, or has no value, comes to nothing', () => {
  for (const sum of ['10 / 0', '2 +', 'x + 1', '3 < 2', 'a = 3', '"text"', 'random()'])
    expect(evaluate(sum), sum).toBeUndefined()
})
