import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ssy, ssyYear } from './ssy.ts'

const plain = { yearlyDeposit: 150_000, annualRatePercent: 8.2 } as const

describe('ssy', () => {
  // By a yearly recurrence in decimals of 50 digits, each year's interest to the rupee.
  it.each([
    ['start-of-year', 4_475_994, 7_182_127],
    ['month-4', 4_391_183, 7_046_040],
    ['monthly-by-5th', 4_320_520, 6_932_655],
    ['monthly-after-5th', 4_292_250, 6_887_295],
    ['end-of-year', 4_136_778, 6_637_825],
  ] as const)('pays for deposits %s', (depositTiming, balanceAfterDeposits, maturity) => {
    expect(ssy({ ...plain, depositTiming })).toMatchObject({ balanceAfterDeposits, maturity })
  })
  it('credits whole rupees each 31 March; without that it pays 71,82,119.17', () => {
    expect(ssy(plain).rows.every(({ interest }) => Number.isInteger(interest))).toBe(true)
    expect(ssy({ ...plain, rounding: 'none' }).maturity).toBeCloseTo(7_182_119.1699, 3)
  })
  it('ends 21 years from the opening whatever her age, after fifteen deposits', () => {
    const young = ssy({ ...plain, girlAge: 0 })
    const old = ssy({ ...plain, girlAge: 9 })
    expect(old.maturity).toBe(young.maturity)
    expect([young.ageAtMaturity, old.ageAtMaturity]).toEqual([21, 30])
    expect(old.totalInvested).toBe(15 * 150_000)
    expect(old.rows).toHaveLength(21)
    expect(ssy(plain).ageAtMaturity).toBeNull()
  })
  it('takes deposits in sixteen financial years when opened inside one, and pays the months to the closure', () => {
    // By months in decimals: the first deposit after 5 July earns from August, the last year has three months.
    const inside = ssy({ ...plain, openedOn: '2020-07-10' })
    expect(inside).toMatchObject({
      maturesOn: '2041-07-10',
      totalInvested: 2_400_000,
      balanceAfterDeposits: 4_991_948,
      maturity: 7_554_738,
    })
    expect(inside.rows[0]).toMatchObject({ deposit: 150_000, balance: 158_200 })
    expect(inside.rows).toHaveLength(22)
  })
  it('opened on 29 February, is complete on 28 February, and pays for the ten months before that one', () => {
    const leap = ssy({ yearlyDeposit: 12_000, annualRatePercent: 8, openedOn: '2016-02-29' })
    const dayBefore = ssy({ yearlyDeposit: 12_000, annualRatePercent: 8, openedOn: '2016-02-28' })
    expect(leap.maturesOn).toBe('2037-02-28')
    expect(leap).toEqual(dayBefore)
    expect(leap.rows.at(-1)?.interest).toBe(Math.round(((leap.rows.at(-2)?.balance ?? 0) * 8 * 10) / 1200))
  })
  it('takes fifteen when opened by 5 April, as without a day', () => {
    const dated = ssy({ ...plain, openedOn: '2021-04-03' })
    expect(dated).toMatchObject({ maturity: 7_182_127, totalInvested: 2_250_000 })
  })
  it('takes a deposit by the month until the fifteenth anniversary', () => {
    const monthly = { monthlyDeposit: 1000, annualRatePercent: 8.2, openedOn: '2020-07-10' }
    // 180 months, and that of the anniversary, whose deposit comes by the fifth.
    expect(ssy(monthly).totalInvested).toBeCloseTo(181_000, 6)
    expect(ssy({ ...monthly, openedOn: '2020-07-05' }).totalInvested).toBeCloseTo(180_000, 6)
    expect(ssy({ ...monthly, depositTiming: 'monthly-after-5th' }).totalInvested).toBeCloseTo(180_000, 6)
  })
  it('begins with a deposit whatever the timing', () => {
    for (const depositTiming of ['end-of-year', 'month-1', 'month-9'] as const) {
      expect(ssy({ ...plain, depositTiming, openedOn: '2020-07-02' }).rows[0]?.deposit).toBe(150_000)
    }
    expect(ssy({ ...plain, depositTiming: 'end-of-year', openedOn: '2021-03-10' }).rows[0]).toMatchObject({
      deposit: 150_000,
      interest: 0,
    })
  })
  it('uses each month’s own rate as notified, and says where it is assumed', () => {
    const notified = ssy({ ...plain, annualRatePercent: 'notified', openedOn: '2014-12-03' })
    // December: 9.1 % of the month in which the scheme began; then three months.
    expect(notified.rows[0]).toMatchObject({ deposit: 150_000, interest: 4550 })
    expect(notified.rateAssumed).toBe(true)
  })
  it('lets her have half of the last balance for her education from 18 on', () => {
    const { rows } = ssy({ ...plain, girlAge: 9 })
    expect(rows[8]?.withdrawable).toBe(0)
    expect(rows[9]?.withdrawable).toBe((rows[8]?.balance ?? 0) / 2)
    expect(ssy(plain).rows.every(({ withdrawable }) => withdrawable === 0)).toBe(true)
    // An account that is new when she is of age does not exist; a first year has no balance before it.
    expect(rows[0]?.withdrawable).toBe(0)
  })
  it.each([
    [{ girlAge: 10 }, /^girlAge must be below 10 on the day of opening \(G\.S\.R\. 914\(E\)/],
    [
      { yearlyDeposit: 150_001 },
      /^yearlyDeposit must be a number from 250 to 150000 rupees a financial year/,
    ],
    [
      { openedOn: '2014-12-02' },
      /^openedOn must be a day from 2014-12-03 on, when the Sukanya Samriddhi Account began/,
    ],
    [{ annualRatePercent: 'notified' }, /^openedOn must be a day from 2014-12-03 on/],
  ])('refuses %j', (wrong, sentence) => {
    expect(() => ssy({ ...plain, ...wrong } as never)).toThrow(sentence)
  })
  it('adds up, and pays no less for an earlier opening in the year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 250, max: 150_000 }),
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.integer({ min: 0, max: 5000 }),
        (yearlyDeposit, annualRatePercent, day) => {
          const openedOn = new Date(Date.UTC(2015, 0, 1 + day))
          const { maturity, totalInvested, totalInterest, rows } = ssy({
            yearlyDeposit,
            annualRatePercent,
            openedOn,
          })
          expect(totalInvested + totalInterest).toBeCloseTo(maturity, 4)
          const deposits = rows.filter(({ deposit }) => deposit > 0).length
          expect([15, 16]).toContain(deposits)
          expect(totalInvested).toBeCloseTo(deposits * yearlyDeposit, 4)
        },
      ),
    )
  })
})

describe('ssyYear', () => {
  it('is a row of ssy', () => {
    expect(ssyYear({ ...plain, depositTiming: 'start-of-year', year: 10 })).toEqual({
      interest: 179_886,
      balance: 2_373_620,
    })
    expect(ssyYear({ yearlyDeposit: 12_000, annualRatePercent: 8.2, year: 21 })).toEqual({
      interest: 43_544,
      balance: 574_568,
    })
  })
  it.each([0, 22, 1.5])('refuses year %s', (year) => {
    expect(() => ssyYear({ ...plain, year })).toThrow('year must be a whole number from 1 to 21.')
  })
})
