import { expect, test } from 'vitest'
import { splitFigures } from './split-figures.ts'

test('a computed figure is marked without the comma or the full stop behind it', () => {
  expect(splitFigures('₹1,00,000, 12 %: ₹3,10,584.82.', [100_000, 310_584.820834])).toEqual([
    { text: '₹1,00,000', isComputed: true },
    { text: ',', isComputed: false },
    { text: ' 12 %', isComputed: false },
    { text: ': ', isComputed: false },
    { text: '₹3,10,584.82', isComputed: true },
    { text: '.', isComputed: false },
  ])
})

test('a figure that is off by more than its rounding is not marked', () => {
  expect(splitFigures('₹3,10,584.90', [310_584.820834])).toEqual([
    { text: '₹3,10,584.90', isComputed: false },
  ])
})
