import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeNumber } from './write-number.ts'

const numbers = fc.oneof(
  fc.double({ noNaN: true }),
  // Amounts as people have them, many of them halfway between two roundings.
  fc
    .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }))
    .map(([n, e]) => n / 10 ** e),
)

test('a number is written as the browser writes it, with a true minus', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.nat(9),
      fc.nat(9),
      fc.boolean(),
      fc.boolean(),
      (value, most, least, indian, signed) => {
        const minDecimals = Math.min(most, least)
        const browser = new Intl.NumberFormat(indian ? 'en-IN' : 'en-US', {
          minimumFractionDigits: minDecimals,
          maximumFractionDigits: most,
          signDisplay: signed ? 'exceptZero' : 'negative',
        })
        expect(writeNumber(value, { decimals: most, minDecimals, indian, signed })).toBe(
          browser.format(value).replace('-', '−'),
        )
      },
    ),
    { numRuns: 2000 },
  )
})

test('money is written as the browser writes it', () => {
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    signDisplay: 'negative',
  })
  fc.assert(
    fc.property(numbers, (value) => {
      const text = rupees.format(value).replace('-', '−')
      expect(writeNumber(value, { decimals: 2, indian: true, prefix: '₹' })).toBe(text)
    }),
  )
})

test('halves are rounded as they are read', () => {
  expect(writeNumber(1.005, { decimals: 2 })).toBe('1.01')
  expect(writeNumber(-2.5, { decimals: 0 })).toBe('−3')
  expect(writeNumber(-0.004, { decimals: 2 })).toBe('0.00')
})

test('what is no number is told as the browser tells it', () => {
  expect(writeNumber(Number.NaN, { decimals: 2 })).toBe('NaN')
  expect(writeNumber(Number.NEGATIVE_INFINITY, { decimals: 2, prefix: '$' })).toBe('−$∞')
})
