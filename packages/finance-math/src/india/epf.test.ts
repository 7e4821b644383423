import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epf } from './epf.ts'
import { epfContribution, epfSplitMonth } from './epf-contribution.ts'
import { epfWithdrawal } from './epf-withdrawal.ts'
import { epfYear } from './epf-year.ts'
import { epsPension } from './eps-pension.ts'
import { vpfTaxableInterest } from './vpf-taxable-interest.ts'

describe('epfContribution', () => {
  // Computed in decimals, each head rounded half up.
  it.each([
    [15_000, 15_000, true, [1800, 1800, 1250, 550, 75, 75]],
    [12_345, 15_000, true, [1481, 1481, 1028, 453, 62, 62]],
    [60_000, 15_000, false, [1800, 1800, 1250, 550, 75, 75]],
    // The employer's rest on a whole wage is not 3.67 % of it (1,101).
    [30_000, 15_000, true, [3600, 3600, 1250, 2350, 75, 150]],
    [30_000, 25_000, true, [3600, 3600, 2083, 1517, 125, 150]],
  ])('of %s under %s, on the whole wage: %s', (monthlyWage, wageCeiling, onFullWage, heads) => {
    const month = epfContribution({ monthlyWage, wageCeiling, onFullWage })
    const { employee, employer, eps, employerEpf, edli, admin } = month
    expect([employee, employer, eps, employerEpf, edli, admin]).toEqual(heads)
  })
  it('takes the ceiling of the month of a day: 15,000 to August 2026, 25,000 from October', () => {
    expect(epfContribution({ monthlyWage: 40_000, date: '2026-08-31' }).eps).toBe(1250)
    expect(epfContribution({ monthlyWage: 40_000, date: '2026-10-01' }).eps).toBe(2083)
  })
  it.each(['2026-09-01', '2026-09-16', '2026-09-17', '2026-09-30'])(
    'apportions wage and ceiling of September 2026, which %s is a day of, to the paisa',
    (date) => {
      // EPFO, questions and answers of September 2026, 7: 16 days under 15,000, 14 under 25,000.
      const { vpf, ...heads } = epfContribution({
        monthlyWage: 20_000,
        date,
        onFullWage: false,
        vpfPercent: 1,
      })
      const segments = [
        { days: 16, ceiling: 15_000 },
        { days: 14, ceiling: 25_000 },
      ]
      const { epfWage, ...split } = epfSplitMonth({ monthlyWage: 20_000, segments })
      expect(epfWage).toBe(17_333.33)
      expect(heads).toEqual({ ...split, employer: 2080 })
      expect(vpf).toBe(200)
    },
  )
  it('takes the whole wage of September 2026 into the fund, but the pension by days', () => {
    // 8.33 % of 8,000 + 11,666.67; 12 % of 40,000.
    expect(epfContribution({ monthlyWage: 40_000, date: '2026-09-20' })).toMatchObject({
      ...{ employee: 4800, eps: 1638.23, employerEpf: 3161.77, edli: 98.33, admin: 200 },
    })
    expect(() => epfContribution({ monthlyWage: 40_000 })).toThrow('wageCeiling must be a number above 0.')
  })
  it.each([
    // Of 30,000: 12 or 10 %; 8.33 % and 0.5 % of the ceiling; 1.1, 0.85, 0.65 or 0.5 % of the wage.
    ['1998-08-01', [3600, 3600, 417, 3183, 25, 330]],
    ['2014-12-31', [3600, 3600, 1250, 2350, 75, 330]],
    ['2015-01-01', [3600, 3600, 1250, 2350, 75, 255]],
    ['2016-05-01', [3600, 3600, 1250, 2350, 75, 255]],
    ['2017-04-01', [3600, 3600, 1250, 2350, 75, 195]],
    ['2018-05-31', [3600, 3600, 1250, 2350, 75, 195]],
    ['2018-06-01', [3600, 3600, 1250, 2350, 75, 150]],
    ['2020-05-01', [3000, 3000, 1250, 1750, 75, 150]],
    ['2020-07-31', [3000, 3000, 1250, 1750, 75, 150]],
    ['2020-08-01', [3600, 3600, 1250, 2350, 75, 150]],
  ])('takes the percents of the month of %s: %s', (date, heads) => {
    const month = epfContribution({ monthlyWage: 30_000, date })
    const { employee, employer, eps, employerEpf, edli, admin } = month
    expect([employee, employer, eps, employerEpf, edli, admin]).toEqual(heads)
  })
  it('refuses days before the percents that are known, and a day beside a ceiling', () => {
    for (const date of ['1998-07-31', '1994-12-01']) {
      expect(() => epfContribution({ monthlyWage: 30_000, date })).toThrow(
        /^date must be a day from 1998-08-01 on, when the list of contributions to the Employees' Provident Fund began/,
      )
    }
    expect(() => epfContribution({ monthlyWage: 1000, wageCeiling: 15_000, date: '2020-01-01' })).toThrow(
      'date must be left out where wageCeiling is given.',
    )
  })
  it('leaves everything to the fund where nobody joins the pension, and adds what is voluntary', () => {
    const month = epfContribution({
      monthlyWage: 30_000,
      wageCeiling: 15_000,
      epsMember: false,
      vpfPercent: 10,
    })
    expect(month).toMatchObject({ eps: 0, employerEpf: 3600, vpf: 3000 })
  })
  it('divides the employer’s share between fund and pension without a rest', () => {
    const wage = fc.integer({ min: 0, max: 1e9 }).map((paise) => paise / 100)
    fc.assert(
      fc.property(
        wage,
        fc.constantFrom(6500, 15_000, 25_000),
        fc.boolean(),
        (monthlyWage, wageCeiling, onFullWage) => {
          const { employer, eps, employerEpf } = epfContribution({ monthlyWage, wageCeiling, onFullWage })
          expect(eps + employerEpf).toBe(employer)
          expect(eps).toBeLessThanOrEqual(Math.round(wageCeiling * 0.0833 + 0.01))
        },
      ),
    )
  })
})

describe('epfSplitMonth', () => {
  const segments = [
    { days: 16, ceiling: 15_000 },
    { days: 14, ceiling: 25_000 },
  ]
  it.each([
    [20_000, [17_333.33, 2080, 1443.87, 636.13, 86.67, 86.67]],
    [30_000, [19_666.67, 2360, 1638.23, 721.77, 98.33, 98.33]],
    [10_000, [10_000, 1200, 833, 367, 50, 50]],
  ])('apportions September 2026 for a wage of %s, heads to the paisa', (monthlyWage, heads) => {
    const { epfWage, employee, eps, employerEpf, edli, admin } = epfSplitMonth({ monthlyWage, segments })
    expect([epfWage, employee, eps, employerEpf, edli, admin]).toEqual(heads)
  })
  it('refuses more days than a month has', () => {
    const long = [...segments, { days: 2, ceiling: 1 }]
    expect(() => epfSplitMonth({ monthlyWage: 1, segments: long })).toThrow(
      'segments must be no more days than a month has.',
    )
  })
})

describe('epfYear', () => {
  const year = { monthlyIntoEpf: 10_000, months: 12, annualRatePercent: 8.25 }
  it('earns from the month after the contribution: 66 months’ worth in twelve, not 78', () => {
    expect(epfYear(year).interest).toBeCloseTo((10_000 * 66 * 8.25) / 1200, 9)
    expect(epfYear({ ...year, interestFrom: 'same-month' }).interest).toBeCloseTo(
      (10_000 * 78 * 8.25) / 1200,
      9,
    )
    expect(epfYear({ ...year, months: 1 }).interest).toBe(0)
  })
  it('does not compound inside the year', () => {
    const { interest, balance } = epfYear({ ...year, monthlyIntoEpf: 0, openingBalance: 100_000 })
    expect(interest).toBeCloseTo(8250, 9)
    expect(balance).toBeCloseTo(108_250, 9)
  })
})

describe('epf', () => {
  const plan = { monthlyWage: 30_000, annualRatePercent: 8.25, wageCeiling: 15_000, salaryGrowthPercent: 5 }
  // By months in decimals of 50 digits, heads to the rupee.
  it('grows to what the running balances give', () => {
    expect(epf({ ...plan, years: 25 }).corpus).toBeCloseTo(9_495_797.3761, 3)
    const same = epf({ ...plan, years: 25, interestFrom: 'same-month' })
    expect(same.corpus).toBeCloseTo(9_558_702.3873, 3)
    expect(same.totalInterest).toBeCloseTo(5_810_118.3873, 3)
    expect(same.totalContribution + same.totalInterest).toBeCloseTo(same.corpus, 4)
    const begun = { monthlyWage: 50_000, years: 10, annualRatePercent: 8.25, wageCeiling: 25_000 }
    expect(epf({ ...begun, openingBalance: 100_000 }).corpus).toBeCloseTo(2_031_469.6156, 3)
  })
  it('uses the declared rate of each year, and says where it is assumed', () => {
    // 1,000 a month without pension: 12 % to June 2000, then 11 %, then 9.5 %.
    const past = { monthlyWage: 4165, wageCeiling: 5000, years: 2, epsMember: false, vpfPercent: 0 }
    const notified = { annualRatePercent: 'notified', firstFinancialYear: '2000-01' } as const
    const { corpus, rateAssumed } = epf({ ...past, ...notified })
    expect(corpus).toBeCloseTo(26_327.7125, 6)
    expect(rateAssumed).toBe(false)
    expect(epf({ ...past, ...notified, firstFinancialYear: '2025-26' }).rateAssumed).toBe(true)
  })
  // Computed by months in fractions, of each month's own ceiling, percents and rate; heads to the rupee, of September 2026 to
  // the paisa.
  it.each([
    // 6,500 to August 2014, then 15,000; 8.75, 8.75 and 8.8 %.
    [
      { monthlyWage: 20_000, salaryGrowthPercent: 10, years: 3, firstFinancialYear: '2013-14' },
      [28_800, 22_308, 6492, 6500, 2049.64375, 53_157.64375],
      [34_848, 19_848, 15_000, 15_000, 12_052.041381875, 178_634.057085],
    ],
    // 10 % from both for May to July 2020.
    [
      { monthlyWage: 30_000, years: 1, firstFinancialYear: '2020-21' },
      [41_400, 26_400, 15_000, 15_000, 2552.125, 70_352.125],
      [41_400, 26_400, 15_000, 15_000, 2552.125, 70_352.125],
    ],
    // Five months under 15,000, September by days, six under 25,000.
    [
      { monthlyWage: 40_000, years: 1, firstFinancialYear: '2026-27', onFullWage: false },
      [29_360, 8973.77, 20_386.23, 20_388.888889, 1258.0948875, 39_591.8648875],
      [29_360, 8973.77, 20_386.23, 20_388.888889, 1258.0948875, 39_591.8648875],
    ],
    [
      { monthlyWage: 40_000, years: 1, firstFinancialYear: '2026-27' },
      [57_600, 37_213.77, 20_386.23, 20_388.888889, 3686.8948875, 98_500.6648875],
      [57_600, 37_213.77, 20_386.23, 20_388.888889, 3686.8948875, 98_500.6648875],
    ],
  ])(
    'takes the ceiling and the percents of each month where those of its day are asked for: %j',
    (given, first, last) => {
      const { rows } = epf({ annualRatePercent: 'notified', wageCeiling: 'notified', ...given })
      for (const [row, figures] of [
        [rows[0], first],
        [rows.at(-1), last],
      ] as const) {
        const { own, employer, eps, pensionableWage, interest, balance } = row as (typeof rows)[number]
        const found = [own, employer, eps, pensionableWage, interest, balance]
        for (const [place, figure] of figures.entries()) expect(found[place]).toBeCloseTo(figure, 5)
      }
    },
  )
  it('asks for a year whose contributions are known where each has its own', () => {
    const notified = { monthlyWage: 9000, years: 1, annualRatePercent: 9, wageCeiling: 'notified' } as const
    expect(() => epf({ ...notified, firstFinancialYear: '1998-99' })).toThrow(
      'firstFinancialYear must be a financial year from 1999-00 on: the contributions of earlier ones are not known here.',
    )
    expect(() => epf(notified)).toThrow("firstFinancialYear must be a financial year such as '2026-27'.")
    // 417 a month for the pension, of 5,000; 1,080 − 417 for the fund.
    expect(epf({ ...notified, firstFinancialYear: '1999-00' }).rows[0]).toMatchObject({
      own: 12_960,
      employer: 7956,
    })
  })
  it('tells the interest on own contributions beyond 2,50,000 a year, and on that of years before, since 2021-22', () => {
    // 36,000 a month: from the seventh on 2,000 and then 36,000 go beyond; by months in fractions.
    const rich = { monthlyWage: 300_000, years: 2, annualRatePercent: 8.25, wageCeiling: 15_000 }
    const taxed = (more?: object) => epf({ ...rich, ...more }).rows.map(({ taxedInterest }) => taxedInterest)
    expect(taxed()).toEqual([2543.75, 17_768.609375])
    expect(taxed({ monthlyWage: 173_000 })).toEqual([0, 0])
    expect(taxed({ firstFinancialYear: '2019-20' })).toEqual([0, 0])
    const [before, since] = taxed({
      ...{ annualRatePercent: 'notified', wageCeiling: 'notified', firstFinancialYear: '2020-21' },
    })
    expect([before, since]).toEqual([0, 2497.5])
  })
  it('refuses a first year before the list by the name of that year', () => {
    const early = { ...plan, years: 1, annualRatePercent: 'notified', firstFinancialYear: '1988-89' } as const
    expect(() => epf(early)).toThrow(/^firstFinancialYear must be a financial year from 1989-04-01 on, when/)
    expect(epf({ ...early, firstFinancialYear: '1989-90' }).rows).toHaveLength(1)
  })
  it('never pays less for a higher wage, rate or a longer time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 500_000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: 0, max: 12, noNaN: true }),
        (monthlyWage, years, annualRatePercent) => {
          const base = { monthlyWage, years, annualRatePercent, wageCeiling: 15_000 }
          const { corpus } = epf(base)
          expect(epf({ ...base, years: years + 1 }).corpus).toBeGreaterThan(corpus)
          expect(epf({ ...base, annualRatePercent: annualRatePercent + 1 }).corpus).toBeGreaterThanOrEqual(
            corpus,
          )
          expect(epf({ ...base, interestFrom: 'same-month' }).corpus).toBeGreaterThanOrEqual(corpus)
        },
      ),
    )
  })
})

describe('vpfTaxableInterest', () => {
  const year = { annualRatePercent: 8.25, slabRatePercent: 30 }
  it('taxes what own contributions above 5,00,000 earn where no employer pays', () => {
    const all = vpfTaxableInterest({ ...year, annualContribution: 700_000, employerContributes: false })
    expect(all).toMatchObject({ taxFreeContribution: 500_000, taxableContribution: 200_000 })
    expect(all.taxFreeInterest).toBeCloseTo(41_250, 8)
    expect(all.taxableInterest).toBeCloseTo(16_500, 8)
    expect(all.tax).toBeCloseTo(4950, 8)
    // (57,750 − 4,950) / 7,00,000
    expect(all.effectiveYieldPercent).toBeCloseTo(7.542857, 6)
  })
  it('begins at 2,50,000 beside an employer, and leaves smaller ones alone', () => {
    expect(vpfTaxableInterest({ ...year, annualContribution: 300_000 }).taxableContribution).toBe(50_000)
    expect(vpfTaxableInterest({ ...year, annualContribution: 250_000 })).toMatchObject({
      tax: 0,
      effectiveYieldPercent: 8.25,
    })
    expect(vpfTaxableInterest({ ...year, annualContribution: 0 }).effectiveYieldPercent).toBe(8.25)
  })
})

describe('epsPension', () => {
  const member = { pensionableSalary: 15_000, wageCeiling: 15_000 }
  it.each([
    // salary × service / 70
    [{ serviceYears: 24, serviceBonus: false }, 5142.857143, 24],
    [{ serviceYears: 24 }, 5571.428571, 26],
    [{ serviceYears: 19 }, 4071.428571, 19],
    [{ serviceYears: 34 }, 7500, 35],
    [{ serviceYears: 40, serviceBonus: false }, 7500, 35],
    [{ serviceYears: 10, pensionableSalary: 5000 }, 1000, 10],
    [{ serviceYears: 10, pensionableSalary: 40_000 }, 2142.857143, 10],
    // No bonus before 58, and 4 % less for each of three years.
    [{ serviceYears: 24, startAge: 55 }, 4525.714286, 24],
    [{ serviceYears: 24, startAge: 60 }, 6017.142857, 26],
    [{ serviceYears: 24, startAge: 65 }, 6017.142857, 26],
    [{ serviceYears: 9.5 }, 2142.857143, 10],
    [{ serviceYears: 9.4 }, 0, 9],
    [{ serviceYears: 24, startAge: 49 }, 0, 24],
  ])('of %j is %s', (terms, monthlyPension, pensionableService) => {
    const pension = epsPension({ ...member, ...terms })
    expect(pension.monthlyPension).toBeCloseTo(monthlyPension, 5)
    expect(pension.pensionableService).toBe(pensionableService)
    expect(pension.eligible).toBe(monthlyPension > 0)
    expect(pension.pensionableSalary).toBeLessThanOrEqual(15_000)
  })
})

describe('epfWithdrawal', () => {
  const member = { balance: 400_000, membershipMonths: 36, continuousServiceYears: 3, age: 30 }
  it.each([
    [{ purpose: 'unemployed', monthsUnemployed: 12 }, true, 400_000, 40_000],
    [{ purpose: 'unemployed' }, true, 300_000, 30_000],
    [{ purpose: 'housing' }, true, 300_000, 30_000],
    [{ purpose: 'illness', membershipMonths: 11 }, false, 0, 0],
    [{ purpose: 'retirement' }, false, 0, 0],
    [{ purpose: 'retirement', age: 55, continuousServiceYears: 20 }, true, 400_000, 0],
    [{ purpose: 'unemployed', monthsUnemployed: 12, balance: 49_999 }, true, 49_999, 0],
    // Section 192A frees what is less than fifty thousand.
    [{ purpose: 'unemployed', monthsUnemployed: 12, balance: 50_000 }, true, 50_000, 5000],
    [{ purpose: 'unemployed', monthsUnemployed: 12, panLinked: false }, true, 400_000, 80_000],
  ] as const)('%j', (wish, eligible, amount, tds) => {
    const all = { ...member, ...wish }
    expect(epfWithdrawal(all)).toEqual({ eligible, amount, remains: all.balance - amount, tds })
  })
})
