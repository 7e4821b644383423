import { expect, test } from 'vitest'
import { illustrativeValues } from './illustrative-values.ts'

const days = Array.from({ length: 30 }, (_, day) => 20_000 + day)

test('the line runs between 85 % and the whole of the value, with up to 5 % of noise', () => {
  for (const value of illustrativeValues('0xaa', days, 1_000)) {
    expect(value).toBeGreaterThanOrEqual(850 * 0.95)
    expect(value).toBeLessThanOrEqual(1_000 * 1.05)
  }
})

test('where the value is unknown it runs from 10,000 to 12,000', () => {
  for (const value of illustrativeValues('0xaa', days, null)) {
    expect(value).toBeGreaterThanOrEqual(9_500)
    expect(value).toBeLessThanOrEqual(12_600)
  }
})

test('asking twice draws the same line, and another wallet has another one', () => {
  expect(illustrativeValues('0xaa', days, 1_000)).toEqual(illustrativeValues('0xaa', days, 1_000))
  expect(illustrativeValues('0xaa', days, 1_000)).not.toEqual(illustrativeValues('0xbb', days, 1_000))
})
