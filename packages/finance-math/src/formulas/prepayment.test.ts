import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { agree, money, ratePercent } from './arbitraries.test-kit.ts'
import { emi } from './emi.ts'
import { outstandingBalance } from './outstanding-balance.ts'
import { prepayment } from './prepayment.ts'

const loan = { principal: 5_000_000, annualRatePercent: 8, months: 240 }
const sixLakh = { ...loan, lumpSum: 600_000, afterMonth: 60 }

it('ends the loan 41 months earlier and saves 11.30 lakh (livemint.com, 14 September 2021)', () => {
  const shorter = prepayment({ ...sixLakh, mode: 'reduceTenure' })
  expect(shorter.months).toBe(240 - 41)
  expect(shorter.emi).toBeCloseTo(41_822, 1)
  expect(shorter.interestSaved / 100_000).toBeCloseTo(11.3, 2)
})

it('lowers the instalment to 36,088 and saves 4.32 lakh (livemint.com, 14 September 2021)', () => {
  const lower = prepayment({ ...sixLakh, mode: 'reduceEmi' })
  expect(lower.months).toBe(240)
  expect(Math.round(lower.emi)).toBe(36_088)
  expect(lower.interestSaved / 100_000).toBeCloseTo(4.32, 2)
})

it.each(['reduceTenure', 'reduceEmi'] as const)('changes nothing when nothing is prepaid (%s)', (mode) => {
  const { emi: instalment, totalInterest } = emi(loan)
  const same = prepayment({ ...loan, lumpSum: 0, afterMonth: 60, mode })
  expect(same.months).toBe(240)
  expect(same.emi).toBeCloseTo(instalment, 8)
  expect(same.totalInterest).toBeCloseTo(totalInterest, 6)
  expect(same.interestSaved).toBeGreaterThanOrEqual(0)
  expect(same.interestSaved).toBeLessThan(1e-6)
})

it.each(['reduceTenure', 'reduceEmi'] as const)('ends the loan when all is prepaid (%s)', (mode) => {
  const owed = outstandingBalance({ ...loan, afterMonths: 60 })
  const {
    months,
    emi: instalment,
    interestSaved,
  } = prepayment({ ...loan, lumpSum: owed, afterMonth: 60, mode })
  expect(months).toBe(60)
  expect(instalment).toBeCloseTo(mode === 'reduceEmi' ? 0 : 41_822, 1)
  expect(interestSaved).toBeGreaterThan(2_000_000)
})

it('takes a balance that was read off a page, rounded up to the paisa', () => {
  const owed = Math.ceil(outstandingBalance({ ...loan, afterMonths: 60 }) * 100) / 100
  expect(prepayment({ ...loan, lumpSum: owed, afterMonth: 60, mode: 'reduceTenure' }).months).toBe(60)
})

it('may be made before the first instalment and after the last', () => {
  expect(prepayment({ ...loan, lumpSum: 5_000_000, afterMonth: 0, mode: 'reduceEmi' })).toMatchObject({
    months: 0,
    emi: 0,
    totalInterest: expect.closeTo(0, 6),
  })
  expect(prepayment({ ...loan, lumpSum: 0, afterMonth: 240, mode: 'reduceTenure' }).months).toBe(240)
})

it('works at a rate of zero, where only the tenure can shrink', () => {
  const free = { principal: 1200, annualRatePercent: 0, months: 12, lumpSum: 250, afterMonth: 2 }
  expect(prepayment({ ...free, mode: 'reduceTenure' })).toEqual({
    months: 10,
    emi: 100,
    totalInterest: 0,
    interestSaved: 0,
  })
  expect(prepayment({ ...free, mode: 'reduceEmi' }).emi).toBe(75)
})

it('ends with the instalment that pays off exactly what is left', () => {
  const free = { principal: 1200, annualRatePercent: 0, months: 12, lumpSum: 300, afterMonth: 3 }
  expect(prepayment({ ...free, mode: 'reduceTenure' }).months).toBe(9)
  const yearAhead =
    outstandingBalance({ ...loan, afterMonths: 60 }) - outstandingBalance({ ...loan, afterMonths: 72 })
  expect(prepayment({ ...loan, lumpSum: yearAhead, afterMonth: 60, mode: 'reduceTenure' }).months).toBe(228)
})

it('rounds the lower instalment as the loan says', () => {
  const rounded = prepayment({ ...sixLakh, emiRounding: 'rupee', mode: 'reduceEmi' })
  expect(rounded.emi).toBe(36_088)
  expect(rounded.interestSaved).toBeCloseTo(prepayment({ ...sixLakh, mode: 'reduceEmi' }).interestSaved, -2)
})

it('never lasts longer, and saves more by a shorter loan than by a lower instalment', () => {
  const month = fc.integer({ min: 0, max: 239 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(money, ratePercent, month, share, (principal, annualRatePercent, afterMonth, part) => {
      const terms = { principal, annualRatePercent, months: 240 }
      const lumpSum = part * outstandingBalance({ ...terms, afterMonths: afterMonth })
      const shorter = prepayment({ ...terms, lumpSum, afterMonth, mode: 'reduceTenure' })
      const lower = prepayment({ ...terms, lumpSum, afterMonth, mode: 'reduceEmi' })
      const slack = 1e-9 * emi(terms).totalPayment
      return (
        shorter.months <= 240 &&
        lower.emi <= shorter.emi * (1 + 1e-9) &&
        shorter.interestSaved >= lower.interestSaved - slack &&
        agree(shorter.totalInterest + shorter.interestSaved, emi(terms).totalInterest, slack * 1e11)
      )
    }),
    { numRuns: 1000 },
  )
})

it('refuses to prepay more than is owed, and an unknown mode', () => {
  expect(() => prepayment({ ...sixLakh, lumpSum: 4_400_000, mode: 'reduceEmi' })).toThrow(
    expect.objectContaining({ argument: 'lumpSum' }),
  )
  expect(() => prepayment({ ...sixLakh, mode: 'both' as never })).toThrow('mode')
})

it('keeps the paise of the interest at the highest rates and longest terms (60 digits)', () => {
  const steep = { principal: 5_000_000, annualRatePercent: 36, months: 480 }
  const after = prepayment({ ...steep, lumpSum: 100_000, afterMonth: 12, mode: 'reduceEmi' })
  expect(after.emi).toBeCloseTo(147000.10038289076, 8)
  expect(after.totalInterest).toBeCloseTo(65696048.21914508, 6)
})

it('saves exactly nothing where nothing is prepaid', () => {
  for (const mode of ['reduceTenure', 'reduceEmi'] as const) {
    for (const months of [1, 7, 12, 59, 240, 359]) {
      for (const annualRatePercent of [0, 3.3, 7.77, 8.4, 13.1, 24]) {
        const terms = { principal: 1_234_567, annualRatePercent, months, lumpSum: 0, afterMonth: 0, mode }
        const { interestSaved } = prepayment(terms)
        expect(interestSaved).toBeGreaterThanOrEqual(0)
        expect(interestSaved).toBeLessThan(1e-3)
      }
    }
  }
})
