import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ppf } from './ppf.ts'
import { ppfYearInterest } from './ppf-year-interest.ts'

const plain = { yearlyDeposit: 150_000, annualRatePercent: 7.1, years: 15 } as const

describe('ppf', () => {
  // By a yearly recurrence in decimals of 50 digits, 78/12 and 66/12 months of interest on monthly parts.
  it.each([
    ['start-of-year', 4_068_209.2203],
    ['month-1', 4_068_209.2203],
    ['month-4', 4_000_785.5848],
    ['monthly-by-5th', 3_944_599.2218],
    ['monthly-after-5th', 3_922_124.6766],
    ['end-of-year', 3_798_514.6781],
  ] as const)('pays for deposits %s', (depositTiming, maturity) => {
    expect(ppf({ ...plain, depositTiming }).maturity).toBeCloseTo(maturity, 3)
  })
  it('takes sixteen deposits when opened inside a financial year, where others show fifteen', () => {
    const sixteen = ppf({ ...plain, years: 16 })
    expect(sixteen.maturity).toBeCloseTo(4_517_702.0749, 3)
    expect(sixteen.totalInvested).toBe(2_400_000)
    expect(sixteen.rows.filter(({ deposit }) => deposit > 0)).toHaveLength(16)
  })
  it('steps deposits up as far as the year allows', () => {
    const stepped = ppf({ ...plain, yearlyDeposit: 10_000, annualStepUpPercent: 10 })
    expect(stepped.maturity).toBeCloseTo(509_384.0547, 3)
    expect(stepped.totalInvested).toBeCloseTo(317_724.8169, 3)
    const limited = ppf({ ...plain, yearlyDeposit: 100_000, annualStepUpPercent: 10 })
    expect(limited.maturity).toBeCloseTo(3_706_947.0047, 3)
    expect(limited.rows.at(-1)?.deposit).toBe(150_000)
  })
  it('uses the rate of each month as it was notified', () => {
    const past = {
      yearlyDeposit: 70_000,
      annualRatePercent: 'notified',
      firstFinancialYear: '2011-12',
    } as const
    expect(ppf({ ...past, years: 1 }).maturity).toBeCloseTo(75_740, 8)
    expect(ppf({ ...past, years: 15 })).toMatchObject({ rateAssumed: false })
    expect(ppf({ ...past, years: 15 }).maturity).toBeCloseTo(1_975_067.7202, 3)
    expect(ppf({ ...past, years: 60 }).rateAssumed).toBe(true)
  })
  it('takes deposits by the month, by the fifth unless told otherwise', () => {
    const byMonth = ppf({ monthlyDeposit: 12_500, annualRatePercent: 7.1, years: 15 })
    expect(byMonth.maturity).toBeCloseTo(3_944_599.2218, 3)
  })
  it('adds to what was there, which is not counted as invested', () => {
    const added = ppf({ ...plain, yearlyDeposit: 500, openingBalance: 100_000 })
    expect(added.maturity).toBeCloseTo(293_357.0588, 3)
    expect(added.totalInvested).toBe(7500)
    expect(added.totalInterest).toBeCloseTo(293_357.0588 - 107_500, 3)
  })
  it('rounds the credit of 31 March on demand', () => {
    const { rows } = ppf({ ...plain, yearlyDeposit: 550, rounding: 'rupee-yearly' })
    expect(rows[0]?.interest).toBe(39)
    expect(rows.every(({ interest }) => Number.isInteger(interest))).toBe(true)
  })
  it('lends from the third to the sixth year, a quarter of the balance two years before', () => {
    const { rows } = ppf(plain)
    expect(rows.map(({ loanable }) => loanable > 0)).toEqual(rows.map(({ year }) => year >= 3 && year <= 6))
    expect(rows[2]?.loanable).toBeCloseTo((rows[0]?.balance ?? 0) / 4, 6)
  })
  it('lets go from the seventh year, half the lower of the balances four years and a year before', () => {
    const { rows } = ppf(plain)
    expect(rows.map(({ withdrawable }) => withdrawable > 0)).toEqual(rows.map(({ year }) => year >= 7))
    expect(rows[6]?.withdrawable).toBeCloseTo((rows[2]?.balance ?? 0) / 2, 6)
  })
  it('lets go at most three fifths of a block of five years, and everything where deposits ended', () => {
    const { rows } = ppf({ ...plain, years: 26 })
    const opening = rows[15]?.balance ?? 0
    // In the block's fifth year half of the balance four years before is more than three fifths of its opening.
    expect(rows[16]?.withdrawable).toBeCloseTo((rows[12]?.balance ?? 0) / 2, 6)
    expect(rows[20]?.withdrawable).toBeLessThanOrEqual(opening * 0.6)
    const resting = ppf({ ...plain, years: 21, depositYears: 16 }).rows
    expect(resting[16]?.withdrawable).toBe(resting[15]?.balance)
    expect(resting[20]?.deposit).toBe(0)
  })
  it('pays on an early closing a point less since the opening, in a block since its beginning', () => {
    const { rows } = ppf({ ...plain, yearlyDeposit: 150_000, annualRatePercent: 7.1, years: 26 })
    expect(rows.slice(0, 6).every(({ closable }) => closable === 0)).toBe(true)
    // The yearly recurrence in decimals of 50 digits, at 6.1 % from the opening, or from the balance at 7.1 % before a block.
    for (const [year, paid] of [
      [7, 1_339_959.615165],
      [15, 3_732_710.956624],
      [16, 4_517_702.074928],
      [17, 4_952_431.901499],
      [20, 6_422_301.691885],
      [21, 7_291_676.629686],
      [22, 7_895_618.904097],
    ] as const)
      expect(rows[year - 1]?.closable).toBeCloseTo(paid, 5)
  })
  it('pays the balance of a matured account without deposits, and never less than nothing of interest', () => {
    const { rows } = ppf({ ...plain, years: 19, depositYears: 16 })
    for (const { year, closable, balance } of rows) if (year > 15) expect(closable).toBe(balance)
    const low = ppf({ ...plain, annualRatePercent: 0.5, years: 8, openingBalance: 1000 }).rows
    expect(low[7]?.closable).toBe(1000 + 8 * plain.yearlyDeposit)
  })
  it.each([
    [
      { yearlyDeposit: 150_001 },
      /^yearlyDeposit must be a number from 500 to 150000 rupees a financial year/,
    ],
    [{ yearlyDeposit: 499 }, /as the Public Provident Fund Scheme, 2019, allows \(G\.S\.R\. 915\(E\)/],
    [{ monthlyDeposit: 1000 }, 'yearlyDeposit must be left out where monthlyDeposit is given.'],
    [
      { yearlyDeposit: undefined, monthlyDeposit: 12_501 },
      /^monthlyDeposit must be a number from 41.67 to 12500/,
    ],
    [{ depositTiming: 'month-13' }, /^depositTiming must be one of start-of-year, /],
    [{ annualRatePercent: 'notified' }, "firstFinancialYear must be a financial year such as '2026-27'."],
    [
      { annualRatePercent: 'notified', firstFinancialYear: '1967-68' },
      /^firstFinancialYear must be a financial year from 1968-04-01 on, when the Public Provident Fund began/,
    ],
    // 1999 to a Date, but a year before the scheme.
    [{ annualRatePercent: 'notified', firstFinancialYear: '0099-00' }, /^firstFinancialYear must be /],
    // 500 × 0.8^4 = 204.80 in the fifth year.
    [
      { yearlyDeposit: 500, annualStepUpPercent: -20, years: 5 },
      /^annualStepUpPercent must be such that no deposit falls below 500 rupees a financial year, as the Public/,
    ],
    [{ firstFinancialYear: '2020-22' }, "firstFinancialYear must be a financial year such as '2026-27'."],
    [{ openingBalance: 1e308, years: 100, annualRatePercent: 1e9 }, /beyond the largest number/],
  ])('refuses %j', (wrong, sentence) => {
    expect(() => ppf({ ...plain, ...wrong } as never)).toThrow(sentence)
  })

  it('may step down to the least deposit of a year, and asks nothing of years without one', () => {
    const down = { yearlyDeposit: 1000, annualRatePercent: 7.1, annualStepUpPercent: -50 }
    expect(ppf({ ...down, years: 5, depositYears: 2 }).totalInvested).toBe(1500)
    expect(ppf({ ...down, years: 5, depositYears: 0 }).totalInvested).toBe(0)
    expect(() => ppf({ ...down, years: 5, depositYears: 3 })).toThrow(/^annualStepUpPercent/)
  })

  const yearly = fc.integer({ min: 500, max: 150_000 })
  const rate = fc.double({ min: 0, max: 15, noNaN: true })
  const term = fc.integer({ min: 1, max: 40 })
  it('agrees with the closed form D((1+r)^n − 1)/r × (1+r)', () => {
    fc.assert(
      fc.property(
        yearly,
        fc.double({ min: 0.5, max: 15, noNaN: true }),
        term,
        (yearlyDeposit, percent, years) => {
          const r = percent / 100
          const closed = ((yearlyDeposit * ((1 + r) ** years - 1)) / r) * (1 + r)
          const { maturity } = ppf({ yearlyDeposit, annualRatePercent: percent, years })
          expect(Math.abs(maturity - closed)).toBeLessThan(1e-11 * closed)
        },
      ),
    )
  })
  it('pays more the earlier a year’s deposit comes, and adds up', () => {
    fc.assert(
      fc.property(yearly, rate, term, (yearlyDeposit, annualRatePercent, years) => {
        const of = (depositTiming: 'month-1' | 'month-7' | 'end-of-year' | 'monthly-by-5th') =>
          ppf({ yearlyDeposit, annualRatePercent, years, depositTiming }).maturity
        const slack = 1e-9 * of('month-1')
        expect(of('month-1')).toBeGreaterThanOrEqual(of('monthly-by-5th') - slack)
        expect(of('monthly-by-5th')).toBeGreaterThanOrEqual(of('month-7') - slack)
        expect(of('month-7')).toBeGreaterThanOrEqual(of('end-of-year') - slack)
        const { maturity, totalInvested, totalInterest } = ppf({ yearlyDeposit, annualRatePercent, years })
        expect(totalInvested + totalInterest).toBeCloseTo(maturity, 4)
      }),
    )
  })

  it('reckons shares of the largest balances without passing the largest number', () => {
    const { rows } = ppf({
      yearlyDeposit: 500,
      annualRatePercent: 0,
      years: 20,
      openingBalance: Number.MAX_VALUE,
    })
    for (const { withdrawable, loanable } of rows) {
      expect(withdrawable).toBeLessThanOrEqual(Number.MAX_VALUE)
      expect(loanable).toBeLessThanOrEqual(Number.MAX_VALUE)
    }
  })
})

describe('ppfYearInterest', () => {
  const year = { openingBalance: 0, annualRatePercent: 7.1, financialYear: '2023-24' }
  const interest = (...transactions: { date: string; amount: number }[]) =>
    ppfYearInterest({ ...year, transactions }).interest

  it('counts a deposit by the fifth of the month, and one of the sixth from the next month', () => {
    expect(interest({ date: '2023-04-05', amount: 120_000 })).toBeCloseTo(8520, 9)
    expect(interest({ date: '2023-04-06', amount: 120_000 })).toBeCloseTo(7810, 9)
    expect(interest({ date: '2024-03-31', amount: 120_000 })).toBe(0)
  })
  it('lets a withdrawal after the fifth lower its own month', () => {
    // Two months of 1,00,000 and ten of 50,000: 700,000 × 7.1/1200.
    const flows = [
      { date: '2023-06-10', amount: -50_000 },
      { date: '2023-04-01', amount: 100_000 },
    ]
    expect(interest(...flows)).toBeCloseTo(4141.6667, 4)
    expect(ppfYearInterest({ ...year, transactions: flows }).lowestBalances.slice(0, 4)).toEqual([
      100_000, 100_000, 50_000, 50_000,
    ])
  })
  it('takes what stands at a day’s end, in whatever order the day’s flows are listed', () => {
    const flows = [
      { date: '2023-05-10', amount: -1000 },
      { date: '2023-05-10', amount: 1000 },
    ]
    const { lowestBalances } = ppfYearInterest({ ...year, transactions: flows })
    expect(lowestBalances).toEqual(Array(12).fill(0))
  })
  it('agrees with ppf where the year’s deposit is whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 150_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        (amount, month, day) => {
          const whole = { yearlyDeposit: amount, annualRatePercent: 7.1, years: 1 }
          const date = new Date(Date.UTC(2023, 2 + month, day)).toISOString().slice(0, 10)
          const { totalInterest } = ppf({ ...whole, depositTiming: `month-${month}` })
          expect(interest({ date, amount })).toBeCloseTo(totalInterest, 6)
        },
      ),
    )
  })
  it.each([
    [
      { transactions: [{ date: '2023-03-31', amount: 1 }] },
      'transactions must be days of the financial year 2023-24.',
    ],
    [
      { transactions: [{ date: '2024-04-01', amount: 1 }] },
      'transactions must be days of the financial year 2023-24.',
    ],
    [
      { transactions: [{ date: '2023-04-01', amount: -1 }] },
      'transactions must be withdrawals of no more than there is.',
    ],
    [
      { transactions: [{ date: '2023-04-09', amount: -1 }] },
      'transactions must be withdrawals of no more than there is.',
    ],
    [
      // Paid back by the fifth, before the balance that counts.
      {
        transactions: [
          { date: '2023-12-03', amount: -1 },
          { date: '2023-12-05', amount: 500 },
        ],
      },
      'transactions must be withdrawals of no more than there is.',
    ],
    [
      { transactions: [{ date: '2023-04-01', amount: 150_001 }] },
      /^transactions must be deposits of at most 150000/,
    ],
    [{ transactions: [5] }, 'transactions must be an object.'],
    [{ transactions: [{ date: '2023-04-01', amount: '5' }] }, 'transactions must be a finite number.'],
    [{ financialYear: '2023-25' }, "financialYear must be a financial year such as '2026-27'."],
  ])('refuses %j', (wrong, sentence) => {
    expect(() => ppfYearInterest({ ...year, transactions: [], ...wrong } as never)).toThrow(sentence)
  })
})
