import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apyContribution } from './apy-contribution.ts'
import { newest } from './dated-rule.ts'
import { nps } from './nps.ts'
import { npsAllocation } from './nps-allocation.ts'
import { npsExit, npsMinimumAnnuityPercent } from './nps-exit.ts'
import { npsTaxSaving } from './nps-tax-saving.ts'
import { apyContributions } from './rules/apy-rules.ts'

describe('nps', () => {
  // Sums of powers in decimals of 50 digits.
  it.each([
    [5000, 10, 30, 'begin', 11_396_626.6208],
    [5000, 10, 30, 'end', 11_302_439.624],
    [10_000, 9, 25, 'begin', 11_295_303.5185],
    [1000, 0, 2, 'begin', 24_000],
  ] as const)('of %s a month at %s %% for %s years (%s)', (monthlyContribution, r, years, timing, corpus) => {
    const plan = nps({ monthlyContribution, annualReturnPercent: r, years, timing })
    expect(plan.corpus).toBeCloseTo(corpus, 3)
    expect(plan.totalInvested).toBe(monthlyContribution * 12 * years)
    expect(plan.totalGain).toBeCloseTo(corpus - plan.totalInvested, 3)
  })
  it('buys a pension for a part of the corpus', () => {
    const plan = { monthlyContribution: 5000, annualReturnPercent: 10, years: 30 }
    const all = nps({ ...plan, annuityPercent: 40, annuityRatePercent: 6 })
    expect(all.lumpSum).toBeCloseTo(11_396_626.6208 * 0.6, 2)
    expect(all.annuityCorpus).toBeCloseTo(11_396_626.6208 * 0.4, 2)
    expect(all.monthlyPension).toBeCloseTo(22_793.25, 2)
  })
  it('leaves unknown what the annuity is or pays', () => {
    const plan = { monthlyContribution: 5000, annualReturnPercent: 10, years: 30 }
    expect(nps(plan)).toMatchObject({ lumpSum: null, annuityCorpus: null, monthlyPension: null })
    const part = nps({ ...plan, annuityPercent: 40 })
    expect([part.lumpSum === null, part.monthlyPension]).toEqual([false, null])
    expect(nps({ ...plan, annuityRatePercent: 6 }).monthlyPension).toBeNull()
  })
  it('lets what is there already grow as well', () => {
    const plan = { monthlyContribution: 0, annualReturnPercent: 12, years: 1, openingBalance: 1000 }
    expect(nps(plan).corpus).toBeCloseTo(1126.825, 3)
    expect(nps(plan).totalGain).toBeCloseTo(126.825, 3)
  })
})

describe('npsExit', () => {
  it.each([
    // Non-government: everything to 8 lakh, 6 lakh to 12, above that four fifths; government 60 %.
    [800_000, 'other', 'normal', 800_000],
    [800_001, 'other', 'normal', 600_000],
    [1_200_000, 'other', 'normal', 600_000],
    [1_200_001, 'other', 'normal', 960_000.8],
    [5_000_000, 'other', 'normal', 4_000_000],
    [800_000, 'government', 'normal', 800_000],
    [1_000_000, 'government', 'normal', 600_000],
    [5_000_000, 'government', 'normal', 3_000_000],
    [500_000, 'other', 'premature', 500_000],
    [500_001, 'other', 'premature', 100_000.2],
    [1_000_000, 'government', 'premature', 200_000],
    [0, 'other', 'normal', 0],
  ] as const)('of %s (%s, %s) pays at most %s at once', (corpus, sector, exitType, lumpSumMax) => {
    const exit = npsExit({ corpus, sector, exitType })
    expect(exit.lumpSumMax).toBeCloseTo(lumpSumMax, 6)
    expect(exit.annuityMin).toBeCloseTo(corpus - lumpSumMax, 6)
    expect(exit.taxFreeLumpSum).toBeCloseTo(Math.min(lumpSumMax, corpus * 0.6), 6)
    expect(exit.taxFreeLumpSum + exit.taxableLumpSum).toBeCloseTo(lumpSumMax, 6)
  })
  it('knows the rules before December 2025', () => {
    const before = { sector: 'other', exitOn: '2025-12-14' } as const
    expect(npsExit({ ...before, corpus: 500_000 }).lumpSumMax).toBe(500_000)
    expect(npsExit({ ...before, corpus: 1_000_000 }).lumpSumMax).toBe(600_000)
    expect(npsExit({ ...before, corpus: 5_000_000 }).annuityMin).toBe(2_000_000)
    expect(() => npsExit({ ...before, corpus: 1, exitOn: '2021-06-13' })).toThrow(
      /^exitOn must be a day from/,
    )
  })
})

describe('npsMinimumAnnuityPercent', () => {
  it.each([
    [2_000_000, 'government', 'normal', 40],
    [2_000_000, 'other', 'normal', 20],
    [800_000, 'other', 'normal', 0],
    // What is left of 10 lakh after 6, and of 12 lakh.
    [1_000_000, 'other', 'normal', 40],
    [1_200_000, 'government', 'normal', 50],
    [600_000, 'government', 'premature', 80],
    [0, 'other', 'normal', 0],
  ] as const)('of %s (%s, %s) is %s', (corpus, sector, exitType, percent) => {
    expect(npsMinimumAnnuityPercent({ corpus, sector, exitType }).percent).toBeCloseTo(percent, 9)
  })
  it('is what the largest lump sum leaves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom('government' as const, 'other' as const),
        fc.constantFrom('normal' as const, 'premature' as const),
        (corpus, sector, exitType) => {
          const { percent } = npsMinimumAnnuityPercent({ corpus, sector, exitType })
          const { lumpSumMax } = npsExit({ corpus, sector, exitType })
          expect(corpus * (1 - percent / 100)).toBeCloseTo(lumpSumMax, 4)
          expect(percent).toBeLessThanOrEqual(80)
        },
      ),
    )
  })
})

describe('npsTaxSaving', () => {
  const year = { basicPlusDa: 1_000_000, employerPercent: 14, ownContribution: 100_000, slabRatePercent: 30 }
  it.each([
    // Old: 10 % of the employer, 50,000 beside and 30,000 within 80C: 1,80,000 × 30 %.
    [{ regime: 'old', other80C: 120_000 }, 100_000, 30_000, 50_000, 54_000],
    [{ regime: 'old', other80C: 150_000 }, 100_000, 0, 50_000, 45_000],
    [{ regime: 'old', other80C: 200_000 }, 100_000, 0, 50_000, 45_000],
    [{ regime: 'old', sector: 'government' }, 140_000, 50_000, 50_000, 72_000],
    [{ regime: 'old', employerPercent: 8, ownContribution: 20_000 }, 80_000, 0, 20_000, 30_000],
    // A tenth of salary is the most of one's own within 80C.
    [{ regime: 'old', basicPlusDa: 200_000 }, 20_000, 20_000, 50_000, 27_000],
    [{ regime: 'new', other80C: 0 }, 140_000, 0, 0, 42_000],
    [{ regime: 'new', employerPercent: 20 }, 140_000, 0, 0, 42_000],
  ] as const)('of %j', (what, employerDeduction, own80C, own80CCD1B, taxSaved) => {
    const saved = npsTaxSaving({ ...year, ...what })
    expect(saved).toEqual({
      employerDeduction,
      own80C,
      own80CCD1B,
      ownDeduction: own80C + own80CCD1B,
      taxSaved,
    })
  })
  it('takes nobody’s payments where none were told', () => {
    const { taxSaved } = npsTaxSaving({ regime: 'old', basicPlusDa: 1_000_000, slabRatePercent: 30 })
    expect(taxSaved).toBe(0)
  })
})

describe('apyContribution', () => {
  const joiningAges =
    /^joiningAge must be a whole number from 18 to 40, as the Atal Pension Yojana allows \(the chart of contributions of the PFRDA, /
  it.each([
    [18, 1000, 42],
    [24, 3000, 208],
    [29, 5000, 529],
    [40, 5000, 1454],
  ])('at %s for %s a month is %s', (joiningAge, monthlyPension, monthlyContribution) => {
    expect(apyContribution({ joiningAge, monthlyPension })).toEqual({
      monthlyContribution,
      nomineeCorpus: monthlyPension * 170,
    })
  })
  it.each(['18', 'toString', 'constructor', '__proto__', [18]])('takes %j for no age', (age) => {
    expect(() => apyContribution({ joiningAge: age as never, monthlyPension: 1000 })).toThrow(joiningAges)
  })
  it('rises with the age and with the pension', () => {
    const { pensions } = newest(apyContributions)
    for (let age = 18; age <= 40; age++) {
      const row = pensions.map(
        (monthlyPension) => apyContribution({ joiningAge: age, monthlyPension }).monthlyContribution,
      )
      expect(row).toEqual([...new Set(row)].sort((a, b) => a - b))
      const older = pensions.map((monthlyPension) => {
        const joiningAge = Math.min(40, age + 1)
        return apyContribution({ joiningAge, monthlyPension }).monthlyContribution
      })
      if (age < 40) expect(older.every((paid, k) => paid > (row[k] as number))).toBe(true)
    }
  })
  it.each([
    [{ joiningAge: 17, monthlyPension: 1000 }, joiningAges],
    [{ joiningAge: 41, monthlyPension: 1000 }, joiningAges],
    [{ joiningAge: 30.5, monthlyPension: 1000 }, joiningAges],
    [
      { joiningAge: 30, monthlyPension: 1500 },
      /^monthlyPension must be one of 1000, 2000, 3000, 4000, 5000, as the Atal Pension Yojana pays \(the chart/,
    ],
  ])('refuses %j', (wrong, sentence) => {
    expect(() => apyContribution(wrong)).toThrow(sentence)
  })
})

describe('npsAllocation', () => {
  // The tables of SBI Pension Funds and LIC Pension Fund (LC75, LC50, LC25), and of infodean.com for the balanced fund of
  // October 2024, which is the aggressive one since October 2025: E, C and G at each age.
  const tables = {
    lc75: [
      ...[
        [35, 75, 10, 15],
        [36, 71, 11, 18],
        [37, 67, 12, 21],
        [38, 63, 13, 24],
        [39, 59, 14, 27],
      ],
      ...[
        [40, 55, 15, 30],
        [41, 51, 16, 33],
        [42, 47, 17, 36],
        [43, 43, 18, 39],
        [44, 39, 19, 42],
      ],
      ...[
        [45, 35, 20, 45],
        [46, 32, 20, 48],
        [47, 29, 20, 51],
        [48, 26, 20, 54],
        [49, 23, 20, 57],
      ],
      ...[
        [50, 20, 20, 60],
        [51, 19, 18, 63],
        [52, 18, 16, 66],
        [53, 17, 14, 69],
        [54, 16, 12, 72],
      ],
      ...[
        [55, 15, 10, 75],
        [18, 75, 10, 15],
        [85, 15, 10, 75],
      ],
    ],
    aggressive: [
      ...[
        [30, 50, 30, 20],
        [45, 50, 30, 20],
        [46, 48, 28, 24],
        [47, 46, 26, 28],
        [48, 44, 24, 32],
      ],
      ...[
        [49, 42, 22, 36],
        [50, 40, 20, 40],
        [51, 39, 18, 43],
        [52, 38, 16, 46],
        [53, 37, 14, 49],
      ],
      ...[
        [54, 36, 12, 52],
        [55, 35, 10, 55],
        [60, 35, 10, 55],
      ],
    ],
    lc50: [
      ...[
        [35, 50, 30, 20],
        [36, 48, 29, 23],
        [37, 46, 28, 26],
        [38, 44, 27, 29],
        [39, 42, 26, 32],
      ],
      ...[
        [40, 40, 25, 35],
        [41, 38, 24, 38],
        [42, 36, 23, 41],
        [43, 34, 22, 44],
        [44, 32, 21, 47],
      ],
      ...[
        [45, 30, 20, 50],
        [50, 20, 15, 65],
        [55, 10, 10, 80],
        [70, 10, 10, 80],
      ],
    ],
    lc25: [
      ...[
        [35, 25, 45, 30],
        [36, 24, 43, 33],
        [37, 23, 41, 36],
        [38, 22, 39, 39],
        [39, 21, 37, 42],
      ],
      ...[
        [40, 20, 35, 45],
        [41, 19, 33, 48],
        [42, 18, 31, 51],
        [43, 17, 29, 54],
        [44, 16, 27, 57],
      ],
      ...[
        [45, 15, 25, 60],
        [50, 10, 15, 75],
        [55, 5, 5, 90],
      ],
    ],
  } as const
  it.each(['lc75', 'aggressive', 'lc50', 'lc25'] as const)('has the published shares of %s', (fund) => {
    for (const [age, ...shares] of tables[fund]) {
      const { equityPercent, corporatePercent, governmentPercent } = npsAllocation({ fund, age })
      expect([age, equityPercent, corporatePercent, governmentPercent]).toEqual([age, ...shares])
    }
  })
  it('moves on birthdays, not within the year', () => {
    expect(npsAllocation({ fund: 'lc75', age: 39.9 })).toEqual(npsAllocation({ fund: 'lc75', age: 39 }))
  })
  it('refuses a fund that there is not, and ages at which nobody subscribes', () => {
    expect(() => npsAllocation({ fund: 'lc100' as 'lc75', age: 40 })).toThrow(
      'fund must be one of lc75, aggressive, lc50, lc25.',
    )
    expect(() => npsAllocation({ fund: 'lc75', age: 17 })).toThrow('age must be a number from 18 to 85.')
    expect(() => npsAllocation({ fund: 'lc75', age: Number.NaN })).toThrow('age')
  })
})
