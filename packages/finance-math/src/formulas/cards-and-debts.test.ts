import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nper } from '../core/nper.ts'
import { attempt } from '../primitives/attempt.ts'
import { cardMinimum } from './card-minimum.ts'
import { cardPayoff } from './card-payoff.ts'
import { debtPayoff } from './debt-payoff.ts'

// Figures are computed in Python, month by month.

describe('cardPayoff', () => {
  it('clears 3,000 at 24.9 % with 150 a month in 27 months', () => {
    const { months, totalInterest } = cardPayoff({
      balance: 3000,
      annualRatePercent: 24.9,
      monthlyPayment: 150,
    })
    expect(months).toBe(27)
    expect(totalInterest).toBeCloseTo(915.954391, 5)
  })
  it('has no answer where the payment does not exceed the interest, instead of −1 or infinity', () => {
    const card = { balance: 3000, annualRatePercent: 24 }
    const refused = (code: string) => expect.objectContaining({ code, argument: 'monthlyPayment' })
    for (const monthlyPayment of [60, 59, 0]) {
      expect(() => cardPayoff({ ...card, monthlyPayment })).toThrow(refused('NO_SOLUTION'))
    }
    expect(() => cardPayoff({ ...card, annualRatePercent: 0, monthlyPayment: 0 })).toThrow(
      refused('NO_SOLUTION'),
    )
    expect(() => cardPayoff({ ...card, monthlyPayment: -1 })).toThrow(refused('INVALID_ARGUMENT'))
    expect(cardPayoff({ ...card, monthlyPayment: 61 }).months).toBe(208)
  })
  it('has none either where a thousand years are not enough', () => {
    expect(() => cardPayoff({ balance: 12_001, annualRatePercent: 0, monthlyPayment: 1 })).toThrow(
      'The payments never pay the balance off.',
    )
    expect(cardPayoff({ balance: 12_000, annualRatePercent: 0, monthlyPayment: 1 }).months).toBe(12_000)
  })
  it('is done at once where nothing is owed', () => {
    const nothing = { months: 0, totalInterest: 0 }
    expect(cardPayoff({ balance: 0, annualRatePercent: 24, monthlyPayment: 1 })).toEqual(nothing)
  })
  it('pays with its last payment what rounding errors have left', () => {
    const third = cardPayoff({ balance: 1, annualRatePercent: 0, monthlyPayment: 1 / 3 })
    expect(third).toEqual({ months: 3, totalInterest: 0 })
  })
  it('agrees with the closed formula', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1e7 }),
        fc.double({ min: 1, max: 48, noNaN: true }),
        fc.double({ min: 1.05, max: 20, noNaN: true }),
        (balance, annualRatePercent, times) => {
          const rate = annualRatePercent / 1200
          const monthlyPayment = balance * rate * times
          const exact = nper(rate, -monthlyPayment, balance)
          fc.pre(Math.abs(exact - Math.round(exact)) > 1e-6)
          const { months, totalInterest } = cardPayoff({ balance, annualRatePercent, monthlyPayment })
          expect(months).toBe(Math.ceil(exact))
          expect(totalInterest).toBeLessThanOrEqual(months * monthlyPayment - balance + 1e-6)
          expect(totalInterest).toBeGreaterThan((months - 1) * monthlyPayment - balance)
        },
      ),
    )
  })
})

describe('cardMinimum', () => {
  it('ends by its floor', () => {
    const card = { balance: 200, annualRatePercent: 20, minimumPercent: 3, floor: 50 }
    const { months, totalInterest } = cardMinimum(card)
    expect(months).toBe(5)
    expect(totalInterest).toBeCloseTo(8.758175, 5)
  })
  // Indian banks ask for about 5 % of the balance; some for the interest beside it.
  it.each([
    [false, 203, 110_332.878918],
    [true, 70, 33_670],
  ])(
    'takes years for 50,000 at 3.5 %% a month, with the interest on top %s',
    (plusInterest, months, interest) => {
      const card = { balance: 50_000, annualRatePercent: 42, minimumPercent: 5, floor: 200 }
      const paid = cardMinimum({ ...card, plusInterest })
      expect(paid.months).toBe(months)
      expect(paid.totalInterest).toBeCloseTo(interest, 5)
    },
  )
  it('never ends where the share does not exceed the interest', () => {
    const card = { balance: 50_000, annualRatePercent: 42, minimumPercent: 3.5, floor: 200 }
    expect(() => cardMinimum(card)).toThrow(
      expect.objectContaining({ code: 'NO_SOLUTION', argument: 'minimumPercent' }),
    )
    expect(cardMinimum({ ...card, plusInterest: true }).months).toBeGreaterThan(70)
  })
  it('is the fixed payment where the floor is always the larger', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 40 }), (balance, rate) => {
        const card = { balance, annualRatePercent: rate }
        expect(cardMinimum({ ...card, minimumPercent: 1, floor: 500 })).toEqual(
          cardPayoff({ ...card, monthlyPayment: 500 }),
        )
      }),
    )
  })
})

describe('debtPayoff', () => {
  const card = { balance: 1000, annualRatePercent: 20, minimum: 50 }
  const loan = { balance: 2000, annualRatePercent: 10, minimum: 60 }
  const three = [
    { balance: 12_000, annualRatePercent: 9, minimum: 300 },
    { balance: 4000, annualRatePercent: 22, minimum: 120 },
    { balance: 2500, annualRatePercent: 13, minimum: 80 },
  ]
  it.each(['avalanche', 'snowball'] as const)(
    'pays two debts in 16 months where %s makes no difference',
    (strategy) => {
      const plan = debtPayoff({ debts: [card, loan], extra: 100, strategy })
      expect(plan).toMatchObject({ months: 16, paidOffMonths: [8, 16] })
      expect(plan.totalInterest).toBeCloseTo(246.012567, 5)
    },
  )
  it.each([
    ['avalanche', 2507.034438, [29, 13, 17]],
    ['snowball', 2695.023339, [29, 17, 8]],
  ] as const)('by %s begins with another debt', (strategy, interest, paidOffMonths) => {
    const plan = debtPayoff({ debts: three, extra: 250, strategy })
    expect(plan).toMatchObject({ months: 29, paidOffMonths })
    expect(plan.totalInterest).toBeCloseTo(interest, 5)
  })
  it('rolls over what ended debts free, without anything extra too', () => {
    const plan = debtPayoff({ debts: three, strategy: 'avalanche' })
    expect(plan).toMatchObject({ months: 48, paidOffMonths: [48, 47, 39] })
    expect(plan.totalInterest).toBeCloseTo(5044.372001, 5)
  })
  it('takes of equal debts the one named first', () => {
    const same = { ...card, minimum: 10 }
    for (const strategy of ['avalanche', 'snowball'] as const) {
      const { paidOffMonths } = debtPayoff({ debts: [same, same], extra: 200, strategy })
      expect(paidOffMonths[0]).toBeLessThan(paidOffMonths[1] as number)
    }
  })
  it('is a card’s payoff for one debt, and takes no month for none', () => {
    const debts = [{ balance: 3000, annualRatePercent: 24.9, minimum: 100 }]
    expect(debtPayoff({ debts, extra: 50, strategy: 'snowball' })).toMatchObject(
      cardPayoff({ balance: 3000, annualRatePercent: 24.9, monthlyPayment: 150 }),
    )
    const nothing = { balance: 0, annualRatePercent: 9, minimum: 5 }
    expect(debtPayoff({ debts: [nothing], strategy: 'snowball' })).toEqual({
      months: 0,
      totalInterest: 0,
      paidOffMonths: [0],
    })
  })
  it('has no answer where the budget does not suffice', () => {
    const growing = { balance: 1000, annualRatePercent: 36, minimum: 30 }
    expect(() => debtPayoff({ debts: [growing], strategy: 'avalanche' })).toThrow(
      expect.objectContaining({ code: 'NO_SOLUTION', argument: 'debts' }),
    )
  })
  it('refuses a debt with a negative part, and what leads beyond a double', () => {
    for (const wrong of [{ balance: -1 }, { annualRatePercent: Number.NaN }, { minimum: -1 }]) {
      expect(() => debtPayoff({ debts: [card, { ...loan, ...wrong }], strategy: 'avalanche' })).toThrow(
        'debts must be of finite amounts and rates of at least 0.',
      )
    }
    const huge = { balance: 1e308, annualRatePercent: 2e5, minimum: 1.7e308 }
    expect(() => debtPayoff({ debts: [huge, huge], strategy: 'avalanche' })).toThrow(
      expect.objectContaining({ code: 'NO_SOLUTION', argument: 'debts' }),
    )
  })
  it('costs least by the avalanche, and both pay exactly what was owed and its interest', () => {
    const debt = fc.record({
      balance: fc.integer({ min: 100, max: 100_000 }),
      annualRatePercent: fc.integer({ min: 0, max: 40 }),
      minimum: fc.integer({ min: 0, max: 3000 }),
    })
    fc.assert(
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1000, max: 20_000 }),
        (debts, extra) => {
          const budget = debts.reduce((sum, { minimum }) => sum + minimum, extra)
          // While it pays the smallest, a large debt at a high rate may outgrow the budget.
          const bySize = attempt(() => debtPayoff({ debts, extra, strategy: 'snowball' }))
          fc.pre(bySize.ok)
          const snowball = bySize.value
          const cheapest = debtPayoff({ debts, extra, strategy: 'avalanche' })
          expect(cheapest.totalInterest).toBeLessThanOrEqual(snowball.totalInterest + 1e-6)
          const owed = debts.reduce((sum, { balance }) => sum + balance, 0)
          for (const { months, totalInterest } of [cheapest, snowball]) {
            expect(owed + totalInterest).toBeLessThanOrEqual(budget * months * (1 + 1e-8))
            expect(owed + totalInterest).toBeGreaterThan(budget * (months - 1) * (1 - 1e-8))
          }
        },
      ),
    )
  })
})
