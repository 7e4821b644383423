import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gratuity } from './gratuity.ts'
import { leaveEncashment } from './leave-encashment.ts'
import { servicePeriod } from './service-period.ts'

describe('servicePeriod', () => {
  it.each([
    // The last day is served.
    ['2019-04-01', '2024-03-31', 5, 0, 0],
    ['2019-04-01', '2024-03-30', 4, 11, 30],
    ['2019-04-01', '2024-09-30', 5, 6, 0],
    ['2019-04-01', '2024-10-01', 5, 6, 1],
    // A year from 29 February is complete on 28 February.
    ['2020-02-29', '2021-02-27', 0, 11, 30],
    ['2020-02-29', '2021-02-28', 1, 0, 0],
    ['2020-02-29', '2024-02-28', 4, 0, 0],
    // From the 31st, a month without one ends on its last day.
    ['2020-08-31', '2021-02-28', 0, 6, 0],
    ['2020-08-31', '2021-02-27', 0, 5, 28],
    ['2024-01-10', '2024-01-10', 0, 0, 1],
  ])('from %s to %s is %s years, %s months, %s days', (from, to, years, months, days) => {
    expect(servicePeriod(from, to)).toMatchObject({ years, months, days })
  })
  it('never counts a day twice: one day more is one day or month more', () => {
    const day = fc.integer({ min: 0, max: 20_000 })
    const date = (k: number) => new Date(k * 864e5)
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 15_000 }), (from, length) => {
        const served = servicePeriod(date(from), date(from + length))
        const next = servicePeriod(date(from), date(from + length + 1))
        const size = (p: typeof served) => p.years * 12 + p.months + p.partOfMonth
        expect(size(next)).toBeGreaterThan(size(served))
        expect(served.partOfMonth).toBeGreaterThanOrEqual(0)
        expect(served.partOfMonth).toBeLessThan(1)
      }),
    )
  })
})

describe('gratuity', () => {
  const wages = { monthlyWages: 52_000 }
  it.each([
    // 15/26 × 52,000 = 30,000 a year
    [{ years: 5 }, true, 5, 150_000],
    [{ years: 5, months: 6 }, true, 5, 150_000],
    [{ years: 5, months: 7 }, true, 6, 180_000],
    [{ years: 4, months: 11 }, false, 5, 0],
    [{ years: 4, daysWorkedInFifthYear: 240, months: 8 }, true, 5, 150_000],
    [{ years: 4, daysWorkedInFifthYear: 239, months: 8 }, false, 5, 0],
    [{ years: 4, daysWorkedInFifthYear: 190, months: 8, fiveDayWeek: true }, true, 5, 150_000],
    [{ years: 3, daysWorkedInFifthYear: 300 }, false, 3, 0],
    [{ years: 2, waiveMinimum: true }, true, 2, 60_000],
    // A fixed term in proportion, from one year on.
    [{ years: 1, months: 6, fixedTerm: true }, true, 1.5, 45_000],
    [{ years: 0, months: 11, fixedTerm: true }, false, 11 / 12, 0],
    [{ years: 4, daysWorkedInFifthYear: 300, fixedTerm: true }, true, 4, 120_000],
    // Not covered: 15/30, completed years alone.
    [{ years: 10, months: 11, coveredByAct: false }, true, 10, 260_000],
  ])('of 52,000 for %j: %s, %s years, %s', (service, eligible, countedYears, amount) => {
    expect(gratuity({ ...wages, ...service })).toEqual({
      eligible,
      countedYears,
      amount,
      exemptAmount: amount,
      taxableAmount: 0,
    })
  })
  it.each([
    [{ joinDate: '2019-04-01', lastWorkingDate: '2024-03-31' }, true, 5, 150_000],
    [{ joinDate: '2019-04-01', lastWorkingDate: '2024-03-30' }, false, 5, 0],
    [{ joinDate: '2019-04-01', lastWorkingDate: '2024-09-30' }, true, 5, 150_000],
    [{ joinDate: '2019-04-01', lastWorkingDate: '2024-10-01' }, true, 6, 180_000],
    // The Code's fixed term came on 21 November 2025; before, five years were asked for and rounded.
    [{ joinDate: '2024-11-21', lastWorkingDate: '2025-11-20', fixedTerm: true }, false, 1, 0],
    [{ joinDate: '2024-11-22', lastWorkingDate: '2025-11-21', fixedTerm: true }, true, 1, 30_000],
    [{ joinDate: '2025-01-01', lastWorkingDate: '2026-06-15', fixedTerm: true }, true, 1 + 5.5 / 12, 43_750],
  ])('counts by days: %j', (service, eligible, countedYears, amount) => {
    const found = gratuity({ ...wages, ...service })
    expect(found).toMatchObject({ eligible, amount })
    expect(found.countedYears).toBeCloseTo(countedYears, 12)
  })
  it('is rounded to the rupee, and pays and exempts at most the limit of the day', () => {
    expect(gratuity({ monthlyWages: 25_000, years: 7 }).amount).toBe(100_962)
    const long = { monthlyWages: 200_000, years: 30 }
    expect(gratuity(long)).toMatchObject({ amount: 2_000_000, exemptAmount: 2_000_000, taxableAmount: 0 })
    const early = { monthlyWages: 200_000, joinDate: '1985-01-01', lastWorkingDate: '2017-12-31' }
    expect(gratuity(early).amount).toBe(1_000_000)
    const uncovered = gratuity({ ...long, coveredByAct: false })
    expect(uncovered).toMatchObject({ amount: 3_000_000, exemptAmount: 2_000_000, taxableAmount: 1_000_000 })
    expect(gratuity({ ...long, coveredByAct: false, government: true }).taxableAmount).toBe(0)
    expect(gratuity({ ...long, exemptEarlier: 500_000 }).taxableAmount).toBe(500_000)
    expect(gratuity({ ...long, exemptEarlier: 5_000_000 }).exemptAmount).toBe(0)
  })
  it('splits into what is exempt and what is taxed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e7 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 11 }),
        fc.boolean(),
        fc.boolean(),
        (monthlyWages, years, months, coveredByAct, fixedTerm) => {
          const all = gratuity({ monthlyWages, years, months, coveredByAct, fixedTerm })
          expect(all.exemptAmount + all.taxableAmount).toBe(all.amount)
          expect(all.exemptAmount).toBeLessThanOrEqual(2_000_000)
          if (!all.eligible) expect(all.amount).toBe(0)
        },
      ),
    )
  })
  it.each([
    [{ years: 5, joinDate: '2020-01-01', lastWorkingDate: '2025-01-01' }, /^years must be left out/],
    [{ joinDate: '2020-01-01' }, /^lastWorkingDate must be a day from joinDate on/],
    [{ joinDate: '2020-01-02', lastWorkingDate: '2020-01-01' }, /^lastWorkingDate must be a day/],
    [{ lastWorkingDate: '2020-01-01' }, /^joinDate must be a day/],
    [{}, /^years must be a whole number from 0 to 80/],
    [{ years: 81 }, /^years must be a whole number from 0 to 80/],
    [{ years: 5, months: 12 }, /^months must be a whole number from 0 to 11/],
    [
      { joinDate: '1990-01-01', lastWorkingDate: '1997-09-23' },
      /^lastWorkingDate must be a day from 1997-09-24 on/,
    ],
  ])('refuses %j', (service, sentence) => {
    expect(() => gratuity({ ...wages, ...service })).toThrow(sentence)
  })
})

describe('leaveEncashment', () => {
  it.each([
    // The leave due, ten months, the limit, what was received.
    [100_000, 37_000, 10 / 12, 300_000, 30_833.3333],
    [1_000_000, 60_000, 12, 2_500_000, 600_000],
    [500_000, 60_000, 10, 300_000, 300_000],
    [200_000, 60_000, 10, 300_000, 200_000],
  ])(
    'of %s at %s for %s months under %s',
    (received, averageMonthlySalary, earnedLeaveMonthsDue, limit, exempt) => {
      const leave = { received, averageMonthlySalary, earnedLeaveMonthsDue, statutoryLimit: limit }
      expect(leaveEncashment(leave).exempt).toBeCloseTo(exempt, 3)
      expect(leaveEncashment(leave).taxable).toBeCloseTo(received - exempt, 3)
      expect(leaveEncashment({ ...leave, government: true })).toEqual({ exempt: received, taxable: 0 })
    },
  )
  it('has the limit of the day: 3 lakh to March 2023, 25 lakh since', () => {
    const leave = { received: 3_000_000, averageMonthlySalary: 300_000, earnedLeaveMonthsDue: 10 }
    expect(leaveEncashment({ ...leave, retiredOn: '2023-03-31' }).exempt).toBe(300_000)
    expect(leaveEncashment({ ...leave, retiredOn: '2023-04-01' }).exempt).toBe(2_500_000)
    expect(leaveEncashment(leave).exempt).toBe(2_500_000)
  })
  it('has 3 lakh of who retired after 1 April 1998, 2,40,000 after 1 July 1997, and knows none before', () => {
    // Notification 123 of 31 May 2002, and S.O. 1015(E) of 27 November 1998.
    const leave = { received: 3_000_000, averageMonthlySalary: 300_000, earnedLeaveMonthsDue: 10 }
    expect(leaveEncashment({ ...leave, retiredOn: '1998-04-02' }).exempt).toBe(300_000)
    expect(leaveEncashment({ ...leave, retiredOn: '1998-04-01' }).exempt).toBe(240_000)
    expect(leaveEncashment({ ...leave, retiredOn: '1997-07-02' }).exempt).toBe(240_000)
    expect(() => leaveEncashment({ ...leave, retiredOn: '1997-07-01' })).toThrow(
      /^retiredOn must be a day from 1997-07-02 on, when the list of limits of leave encashment free of tax began/,
    )
  })
})
