import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanceTax } from './advance-tax.ts'
import { bankDeposit } from './bank-deposit.ts'
import { cryptoProfit } from './crypto-profit.ts'
import { tds } from './tds.ts'

describe('tds', () => {
  it.each([
    ['bank-interest', 50_000, 0],
    ['bank-interest', 50_001, 5000.1],
    ['bank-interest-senior', 100_000, 0],
    ['bank-interest-senior', 100_001, 10_000.1],
    ['other-interest', 10_001, 1000.1],
    ['commission', 20_001, 400.02],
    // Rent is tested by the month: 50,000, not 6,00,000 a year.
    ['rent-land-building', 50_000, 0],
    ['rent-land-building', 60_000, 6000],
    ['rent-plant', 60_000, 1200],
    ['professional-fees', 60_000, 6000],
    ['technical-fees', 60_000, 1200],
    // Only what goes beyond 50 lakh.
    ['goods', 5_000_000, 0],
    ['goods', 6_000_000, 1000],
    ['partner', 30_000, 3000],
    ['crypto', 10_000, 0],
    ['crypto', 20_000, 200],
    ['crypto-specified', 50_000, 0],
    ['property', 4_999_999, 0],
    // Sales of less than 50 lakh are free; at 50 lakh the whole is subject to it.
    ['property', 5_000_000, 50_000],
  ] as const)('from %s of %s is %s', (payment, amount, deducted) => {
    const found = tds({ payment, amount })
    expect(found.tds).toBeCloseTo(deducted, 6)
    expect(found.net).toBeCloseTo(amount - deducted, 6)
    expect(found.deductible).toBe(deducted > 0)
  })
  it.each([
    // A contract: one payment above 30,000, or 1,00,000 in the year.
    [{ payment: 'contract-others', amount: 30_000 }, 0],
    [{ payment: 'contract-others', amount: 30_001 }, 600.02],
    [{ payment: 'contract-others', amount: 100_000, largestPayment: 20_000 }, 0],
    [{ payment: 'contract-individual', amount: 100_001, largestPayment: 20_000 }, 1000.01],
    // Within 1,00,000 of the year only the payment above 30,000 is subject to it (194C(5)); beyond, all of them.
    [{ payment: 'contract-others', amount: 60_000, largestPayment: 30_000 }, 0],
    [{ payment: 'contract-others', amount: 60_000, largestPayment: 40_000 }, 800],
    [{ payment: 'contract-individual', amount: 100_000, largestPayment: 75_000 }, 750],
    [{ payment: 'contract-individual', amount: 100_001, largestPayment: 75_000 }, 1000.01],
    [{ payment: 'bank-interest', amount: 60_000, panKnown: false }, 12_000],
    [{ payment: 'goods', amount: 6_000_000, panKnown: false }, 50_000],
  ] as const)('of %j is %s', (input, deducted) => {
    expect(tds(input).tds).toBeCloseTo(deducted, 6)
  })
  it('refuses a payment larger than all of them', () => {
    expect(() => tds({ payment: 'contract-others', amount: 1, largestPayment: 2 })).toThrow(
      'largestPayment must be no more than amount.',
    )
  })
})

describe('advanceTax', () => {
  it.each([
    // Exactly nine tenths: 25,610 × 0.9 = 23,049.
    [{ taxLiability: 25_610, payments: [{ date: '2025-06-15', amount: 23_049 }] }, 'interest234B', 0],
    // 1,02,409 − 9 = 1,02,400: 1 % of 1,024 hundreds at the last instalment.
    [{ taxLiability: 102_409, payments: [{ date: '2025-05-01', amount: 9 }] }, 'last', 1024],
    // 0.1 + 0.2 paid of what is a third of a rupee less than 90 %.
    [
      {
        taxLiability: 10_000,
        payments: [
          { date: '2025-06-01', amount: 8999.7 },
          { date: '2025-06-01', amount: 0.1 },
          { date: '2025-06-02', amount: 0.2 },
        ],
      },
      'interest234B',
      0,
    ],
  ] as const)('of %j the %s is %s: amounts count to the paisa', (given, what, interest) => {
    const found = advanceTax({ financialYear: '2025-26', settledOn: '2026-07-31', ...given })
    expect(what === 'last' ? found.instalments.at(-1)?.interest : found[what]).toBe(interest)
  })
  it('of what is exactly nine tenths of any tax, nothing is owed for April and later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 100_000_000 }), (tens) => {
        const paid = [{ date: '2025-06-15', amount: tens * 9 }]
        const year = { financialYear: '2025-26', taxLiability: tens * 10, settledOn: '2026-07-31' }
        expect(advanceTax({ ...year, payments: paid }).interest234B).toBe(0)
        const [one] = paid
        const less = [{ date: '2025-06-15', amount: (one?.amount ?? 0) - 0.01 }]
        expect(advanceTax({ ...year, payments: less }).interest234B).toBeGreaterThan(0)
      }),
    )
  })

  const year = { financialYear: '2026-27', taxLiability: 100_000 } as const
  it('is due on the fifteenth of June, September, December and March', () => {
    const { instalments } = advanceTax(year)
    expect(instalments.map(({ by }) => by)).toEqual(['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15'])
    expect(instalments.map(({ cumulativeDue }) => cumulativeDue)).toEqual([15_000, 45_000, 75_000, 100_000])
  })
  it('costs 1 % a month for three months where an instalment is missed, for one at the last', () => {
    // (15,000 + 45,000 + 75,000) × 3 % + 1,00,000 × 1 %
    expect(advanceTax(year).interest234C).toBe(5050)
    const late = [{ date: '2026-12-15', amount: 75_000 }]
    // 15,000 and 45,000 for three months, 25,000 for one.
    expect(advanceTax({ ...year, payments: late }).interest234C).toBe(2050)
  })
  it('spares who has paid 12 and 36 % at the first two instalments', () => {
    const paid = (june: number, september: number) =>
      advanceTax({
        ...year,
        payments: [
          { date: '2026-06-15', amount: june },
          { date: '2026-09-15', amount: september },
          { date: '2026-12-15', amount: 100_000 - june - september },
        ],
      }).interest234C
    expect(paid(12_000, 24_000)).toBe(0)
    // 3,001 short of 15,000, of which whole hundreds count.
    expect(paid(11_999, 24_001)).toBe(90)
    expect(paid(12_000, 23_999)).toBe(270)
  })
  it('is nothing below 10,000 after deduction at source, nor for the old without business', () => {
    expect(advanceTax({ ...year, tdsCredit: 90_001 })).toMatchObject({
      due: false,
      interest234C: 0,
      interest234B: 0,
    })
    expect(advanceTax({ ...year, tdsCredit: 90_000 })).toMatchObject({ due: true, assessedTax: 10_000 })
    expect(advanceTax({ ...year, tdsCredit: 200_000 }).assessedTax).toBe(0)
    expect(advanceTax({ ...year, exemptSenior: true })).toMatchObject({ due: false, interest234C: 0 })
  })
  it.each([
    // Under 90 % by March: 1 % for each month or part of one from April.
    [89_950, '2027-04-01', 100],
    [89_950, '2027-07-31', 400],
    [89_950, '2028-04-01', 1300],
    [90_000, '2027-07-31', 0],
    [0, '2027-04-30', 1000],
  ])('paid %s by March and settled on %s costs %s beside', (amount, settledOn, interest234B) => {
    const payments = [{ date: '2027-03-31', amount }]
    expect(advanceTax({ ...year, payments, settledOn }).interest234B).toBe(interest234B)
  })
  it('leaves that open as long as it is not settled', () => {
    expect(advanceTax(year).interest234B).toBeNull()
    expect(advanceTax({ ...year, payments: [{ date: '2026-06-15', amount: 95_000 }] }).interest234B).toBe(0)
  })
  it('costs nothing for who pays every instalment, whatever the tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (taxLiability) => {
        const rows = advanceTax({ ...year, taxLiability }).instalments
        const payments = rows.map(({ by, cumulativeDue }, k) => ({
          date: by,
          amount: cumulativeDue - (rows[k - 1]?.cumulativeDue ?? 0),
        }))
        const { interest234B, interest234C } = advanceTax({ ...year, taxLiability, payments })
        expect([interest234B, interest234C]).toEqual([0, 0])
      }),
    )
  })
  it.each([
    [{ financialYear: '2015-16' }, /^financialYear must be a day from 2016-04-01 on/],
    [
      { payments: [{ date: '2026-03-31', amount: 1 }] },
      'payments must be days of the financial year 2026-27.',
    ],
    [
      { payments: [{ date: '2027-04-01', amount: 1 }] },
      'payments must be days of the financial year 2026-27.',
    ],
    [{ settledOn: '2027-03-31' }, 'settledOn must be a day from 1 April 2027 on.'],
  ])('refuses %j', (wrong, sentence) => {
    expect(() => advanceTax({ ...year, ...wrong })).toThrow(sentence)
  })
})

describe('cryptoProfit', () => {
  it('takes 30 % and cess off the gain, of which 1 % of the sale is deducted', () => {
    expect(cryptoProfit({ financialYear: '2026-27', cost: 100_000, sale: 150_000, expenses: 400 })).toEqual({
      ...{ gain: 50_000, taxableGain: 50_000, tax: 15_600, tds: 1500, taxLeft: 14_100, netProfit: 34_000 },
      netReturnPercent: (34_000 / 100_400) * 100,
    })
  })
  it('pays no tax on a loss, and gets back what was deducted', () => {
    const sold = cryptoProfit({ financialYear: '2026-27', cost: 100_000, sale: 80_000 })
    expect(sold).toMatchObject({ gain: -20_000, tax: 0, tds: 800, taxLeft: -800, netProfit: -20_000 })
    expect(sold.netReturnPercent).toBe(-20)
  })
  it('has no return on nothing', () => {
    expect(cryptoProfit({ financialYear: '2025-26', cost: 0, sale: 1000 }).netReturnPercent).toBeNull()
  })
})

describe('bankDeposit', () => {
  const deposit = { principal: 100_000, annualRatePercent: 7 }
  it.each([
    // 1,00,000 × 1.0175^5 × (1 + 7 % × 10/365), and whole quarters; a year of them.
    [{ months: 15, days: 10 }, 109_270.815775],
    [{ months: 60 }, 141_477.819574],
    // One quarter, and a month and 20 days simple.
    [{ months: 4, days: 20 }, 102_733.815639],
    [{ months: 0, days: 45 }, 100_863.013699],
    // The rate of the old: 7.5 %.
    [{ months: 12, senior: true }, 107_713.586578],
    [{ months: 12, senior: true, seniorExtraPercent: 0.25 }, 107_449.501906],
  ])('kept in for %j comes to %s', (term, maturity) => {
    const found = bankDeposit({ ...deposit, ...term })
    expect(found.maturity).toBeCloseTo(maturity, 5)
    expect(found.totalInterest).toBeCloseTo(maturity - 100_000, 5)
    expect(found.periodicInterest).toBeNull()
  })
  it('paid out by the quarter is P × R/400, by the month discounted from that', () => {
    const quarterly = bankDeposit({ ...deposit, months: 12, payout: 'quarterly' })
    expect(quarterly).toMatchObject({ maturity: 100_000 })
    expect(quarterly.periodicInterest).toBeCloseTo(1750, 9)
    expect(quarterly.totalInterest).toBeCloseTo(7000, 9)
    const monthly = bankDeposit({ ...deposit, months: 12, payout: 'monthly' })
    // 1,00,000 × (1.0175^(1/3) − 1): less than a third of 1,750.
    expect(monthly.periodicInterest).toBeCloseTo(579.963257, 5)
    expect(monthly.totalInterest).toBeCloseTo(6959.559084, 5)
    // A part quarter is simple: 100 days are a quarter's months and the rest.
    const odd = bankDeposit({ ...deposit, months: 4, days: 10, payout: 'quarterly' })
    expect(odd.totalInterest).toBeCloseTo(1750 + 583.333333 + 191.780822, 5)
  })
  it('has its tax deducted by years above 50,000, for the old above 1,00,000', () => {
    const large = { principal: 800_000, annualRatePercent: 7, months: 24, payout: 'quarterly' } as const
    const { rows, totalTds } = bankDeposit(large)
    expect(rows).toHaveLength(2)
    expect(rows.map(({ interest }) => Math.round(interest))).toEqual([56_000, 56_000])
    expect(totalTds).toBeCloseTo(11_200, 6)
    expect(bankDeposit({ ...large, panKnown: false }).totalTds).toBeCloseTo(22_400, 6)
    expect(bankDeposit({ ...large, senior: true }).totalTds).toBe(0)
  })
  it('divides its interest among the years without a rest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e7 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 0, max: 130 }),
        fc.integer({ min: 0, max: 91 }),
        fc.constantFrom('maturity' as const, 'monthly', 'quarterly'),
        (principal, hundredths, months, days, payout) => {
          fc.pre(months + days > 0)
          const found = bankDeposit({ principal, annualRatePercent: hundredths / 100, months, days, payout })
          const sum = found.rows.reduce((all, { interest }) => all + interest, 0)
          expect(Math.abs(sum - found.totalInterest)).toBeLessThanOrEqual(1e-9 * (1 + found.totalInterest))
          expect(found.rows).toHaveLength(Math.ceil((months + Math.min(days, 1)) / 12))
        },
      ),
    )
  })
  it.each([-1, 92, 1.5, '3'])('refuses %s days beyond the months', (days) => {
    expect(() => bankDeposit({ ...deposit, months: 3, days: days as number })).toThrow(
      'days must be a whole number from 0 to 91.',
    )
  })
  it('refuses a term of nothing', () => {
    expect(() => bankDeposit({ ...deposit, months: 0 })).toThrow(
      'months must be above 0 where there are no days.',
    )
  })
})
