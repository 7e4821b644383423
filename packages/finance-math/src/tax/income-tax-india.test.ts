import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { incomeTaxIndia } from './income-tax-india.ts'
import type { FinancialYear } from './tax-rules.ts'
import type { AgeBand } from './tax-types.ts'

const person = { financialYear: '2025-26', ageBand: 'below60' } as const
const newTax = (taxableIncome: number, financialYear: FinancialYear = '2025-26') =>
  incomeTaxIndia({ ...person, financialYear, regime: 'new', taxableIncome })
const oldTax = (taxableIncome: number, ageBand: AgeBand = 'below60') =>
  incomeTaxIndia({ ...person, ageBand, regime: 'old', taxableIncome })

describe('the new regime', () => {
  it.each([
    [1_200_000, 80_000],
    [1_800_000, 70_000],
    [2_500_000, 110_000],
  ])(
    'takes of %i a year in FY 2025-26 less than in FY 2024-25 by %i before cess (Budget 2025)',
    (income, less) => {
      const { slabTax, rebate87A } = newTax(income)
      expect(newTax(income, '2024-25').slabTax - (slabTax - rebate87A)).toBe(less)
    },
  )

  it.each([
    [400_000, 0],
    [800_000, 20_000],
    [1_200_000, 60_000],
    [1_600_000, 120_000],
    [2_000_000, 200_000],
    [2_400_000, 300_000],
    [2_500_000, 330_000],
  ])('has by slabs on %i in FY 2025-26 a tax of %i', (income, tax) => {
    expect(newTax(income).slabTax).toBe(tax)
    expect(newTax(income, '2026-27').slabTax).toBe(tax)
  })

  it.each([
    [300_000, 0],
    [700_000, 20_000],
    [1_000_000, 50_000],
    [1_200_000, 80_000],
    [1_500_000, 140_000],
    [1_600_000, 170_000],
  ])('has by slabs on %i in FY 2024-25 a tax of %i', (income, tax) => {
    expect(newTax(income, '2024-25').slabTax).toBe(tax)
  })

  it('shows each slab with its share of the income', () => {
    expect(newTax(900_000).slabs.slice(0, 4)).toEqual([
      { from: 0, upTo: 400_000, ratePercent: 0, income: 400_000, tax: 0 },
      { from: 400_000, upTo: 800_000, ratePercent: 5, income: 400_000, tax: 20_000 },
      { from: 800_000, upTo: 1_200_000, ratePercent: 10, income: 100_000, tax: 10_000 },
      { from: 1_200_000, upTo: 1_600_000, ratePercent: 15, income: 0, tax: 0 },
    ])
  })

  // The Income Tax Department's questions and answers on the Budget of 2025: taxes without and with the relief.
  it.each([
    [1_210_000, 61_500, 10_000],
    [1_250_000, 67_500, 50_000],
    [1_270_000, 70_500, 70_000],
    [1_275_000, 71_250, 71_250],
  ])('takes of %i by slabs %i, and by marginal relief %i before cess', (income, bySlabs, payable) => {
    const { slabTax, marginalRelief87A } = newTax(income)
    expect(slabTax).toBe(bySlabs)
    expect(slabTax - marginalRelief87A).toBe(payable)
  })

  it('rebates all tax up to the limit of section 87A, and not a rupee above it', () => {
    expect(newTax(1_200_000)).toMatchObject({ rebate87A: 60_000, marginalRelief87A: 0, total: 0 })
    expect(newTax(1_200_001)).toMatchObject({ rebate87A: 0, total: expect.closeTo(1.04, 9) })
    expect(newTax(700_000, '2024-25')).toMatchObject({ rebate87A: 20_000, total: 0 })
    expect(newTax(700_010, '2024-25').total).toBeCloseTo(10.4, 9)
  })

  it.each([
    [1_210_000, 10_000],
    [1_250_000, 50_000],
    [1_270_000, 70_000],
  ])('takes of %i no more than what exceeds 12 lakh: %i', (income, excess) => {
    const { slabTax, marginalRelief87A, cess } = newTax(income)
    expect(slabTax - marginalRelief87A).toBe(excess)
    expect(cess).toBeCloseTo(excess * 0.04, 9)
  })

  it('relieves 12,70,588 for the last time: from 12,70,589 on the slabs cost less than the excess', () => {
    expect(newTax(1_270_588).marginalRelief87A).toBeCloseTo(0.2, 6)
    expect(newTax(1_270_589).marginalRelief87A).toBe(0)
    expect(newTax(1_275_000)).toMatchObject({ marginalRelief87A: 0, slabTax: 71_250 })
    expect(newTax(722_222, '2024-25').marginalRelief87A).toBeGreaterThan(0)
    expect(newTax(722_223, '2024-25').marginalRelief87A).toBe(0)
  })

  it('never adds a surcharge of more than 25 %', () => {
    const { slabTax, surcharge } = newTax(100_000_000)
    expect(surcharge).toBe(slabTax * 0.25)
  })
})

describe('the old regime', () => {
  it.each([
    ['below60', 250_000, 0],
    ['below60', 500_000, 12_500],
    ['below60', 1_000_000, 112_500],
    ['below60', 1_500_000, 262_500],
    ['60to79', 300_000, 0],
    ['60to79', 500_000, 10_000],
    ['60to79', 1_000_000, 110_000],
    ['80plus', 500_000, 0],
    ['80plus', 1_000_000, 100_000],
    ['80plus', 1_500_000, 250_000],
  ] as const)('has by slabs for %s on %i a tax of %i', (ageBand, income, tax) => {
    expect(oldTax(income, ageBand).slabTax).toBe(tax)
  })

  it('rebates up to 5 lakh without marginal relief above', () => {
    expect(oldTax(500_000)).toMatchObject({ rebate87A: 12_500, total: 0 })
    expect(oldTax(500_010)).toMatchObject({
      rebate87A: 0,
      marginalRelief87A: 0,
      slabTax: 12_502,
      totalRounded10: 13_000,
    })
  })

  it('relieves 64,250 of the surcharge at 51 lakh and 75,125 at 1.01 crore (gstguntur.com)', () => {
    expect(oldTax(5_100_000)).toMatchObject({ surcharge: 134_250, marginalReliefSurcharge: 64_250 })
    expect(oldTax(10_100_000)).toMatchObject({ surcharge: 426_375, marginalReliefSurcharge: 75_125 })
    // Support pages of KDK Software: 58,12,500 and 8,71,875 at 2 crore, and the 2,61,550 above it.
    const { total, cess } = oldTax(20_261_550)
    expect(total - cess).toBeCloseTo(5_812_500 + 871_875 + 261_550, 6)
  })

  it('adds 37 % above 5 crore', () => {
    const { slabTax, surcharge, marginalReliefSurcharge } = oldTax(60_000_000)
    expect(surcharge).toBeCloseTo(slabTax * 0.37, 6)
    expect(marginalReliefSurcharge).toBe(0)
  })
})

describe.each(['new', 'old'] as const)('the surcharge of the %s regime', (regime) => {
  const tax = (taxableIncome: number) => incomeTaxIndia({ ...person, regime, taxableIncome })
  const steps: [number, number, number][] = [
    [5_000_000, 0, 10],
    [10_000_000, 10, 15],
    [20_000_000, 15, 25],
  ]
  if (regime === 'old') steps.push([50_000_000, 25, 37])

  it.each(steps)(
    'changes just above %i from %i to %i %, and a rupee more costs a rupee and cess',
    (at, below, above) => {
      const there = tax(at)
      const next = tax(at + 1)
      expect(there.surcharge).toBeCloseTo((there.slabTax * below) / 100, 6)
      expect(there.marginalReliefSurcharge).toBe(0)
      expect(next.surcharge).toBeCloseTo((next.slabTax * above) / 100, 6)
      expect(next.total - there.total).toBeCloseTo(1.04, 5)
    },
  )
})

describe('residence', () => {
  const abroad = { ...person, resident: false } as const

  it('is needed for the rebate and its relief', () => {
    expect(incomeTaxIndia({ ...abroad, regime: 'new', taxableIncome: 1_200_000 })).toMatchObject({
      rebate87A: 0,
      total: 62_400,
    })
    expect(incomeTaxIndia({ ...abroad, regime: 'new', taxableIncome: 1_210_000 }).marginalRelief87A).toBe(0)
    expect(incomeTaxIndia({ ...abroad, regime: 'old', taxableIncome: 500_000 }).rebate87A).toBe(0)
  })

  it('is needed for the higher exempt amounts of the old', () => {
    const senior = { ...abroad, regime: 'old', ageBand: '80plus', taxableIncome: 500_000 } as const
    expect(incomeTaxIndia(senior).slabTax).toBe(12_500)
    expect(incomeTaxIndia({ ...senior, resident: true }).slabTax).toBe(0)
  })
})

describe('gross income', () => {
  it('of 12.75 lakh is free of tax in the new regime: the standard deduction is taken', () => {
    const salary = incomeTaxIndia({ ...person, regime: 'new', grossIncome: 1_275_000 })
    expect(salary).toMatchObject({ taxableIncome: 1_200_000, total: 0 })
  })

  it('keeps the standard deduction from those without a salary', () => {
    const business = { ...person, regime: 'new', grossIncome: 1_275_000, salaried: false } as const
    expect(incomeTaxIndia(business).taxableIncome).toBe(1_275_000)
  })

  it('takes off a number as it is, without adding the standard deduction', () => {
    const given = { ...person, regime: 'old', grossIncome: 1_500_000, deductions: 200_000 } as const
    expect(incomeTaxIndia(given).taxableIncome).toBe(1_300_000)
  })

  it('counts named deductions up to their limits, and only where the regime allows them', () => {
    const deductions = {
      section80C: 200_000,
      section80CCD1B: 50_000,
      section80CCD2: 60_000,
      savingsInterest: 40_000,
    }
    const gross = { ...person, grossIncome: 1_500_000, deductions }
    expect(incomeTaxIndia({ ...gross, regime: 'old' }).taxableIncome).toBe(
      1_500_000 - 50_000 - 150_000 - 50_000 - 60_000 - 10_000,
    )
    expect(incomeTaxIndia({ ...gross, regime: 'new' }).taxableIncome).toBe(1_500_000 - 75_000 - 60_000)
    expect(incomeTaxIndia({ ...gross, regime: 'old', ageBand: '60to79' }).taxableIncome).toBe(
      1_500_000 - 350_000,
    )
  })

  it('is never taxed below nothing', () => {
    expect(incomeTaxIndia({ ...person, regime: 'old', grossIncome: 10_000 })).toMatchObject({
      taxableIncome: 0,
      total: 0,
    })
  })

  it('may not be given beside taxable income', () => {
    const both = { ...person, regime: 'old', grossIncome: 1, taxableIncome: 1 } as never
    expect(() => incomeTaxIndia(both)).toThrow(expect.objectContaining({ argument: 'taxableIncome' }))
  })

  it('refuses a negative claim by its name', () => {
    const claim = { ...person, regime: 'old', grossIncome: 1, deductions: { section80C: -1 } } as const
    expect(() => incomeTaxIndia(claim)).toThrow(
      expect.objectContaining({ argument: 'deductions.section80C' }),
    )
  })
})

it('rounds the final tax to ten rupees, five going up', () => {
  // 4,00,000 + x at 5 % with cess is 0.052 x without a rebate.
  const abroad = (taxableIncome: number) =>
    incomeTaxIndia({ ...person, regime: 'new', taxableIncome, resident: false }).totalRounded10
  expect(abroad(400_000 + 2_500 / 0.052 / 10 + 96.1)).toBe(10 * Math.round((2500 / 10 + 0.052 * 96.1) / 10))
  expect(abroad(406_250)).toBe(330)
})

it('takes income as it is given: four rupees above the old regime’s limit have no rebate until they are rounded', () => {
  // 12,500 + 20 % of 4, with cess; section 288A of the Income-tax Act, 1961, makes 5,00,000 of it first.
  const old = (taxableIncome: number) => incomeTaxIndia({ ...person, regime: 'old', taxableIncome }).total
  expect(old(500_004)).toBeCloseTo(13_000.832, 6)
  expect(old(Math.round(500_004 / 10) * 10)).toBe(0)
})

it('refuses a year whose rules are not known, and never assumes one', () => {
  for (const financialYear of ['2019-20', '2025', undefined, 'constructor']) {
    const unknown = { ...person, financialYear, regime: 'new', taxableIncome: 1 } as never
    expect(() => incomeTaxIndia(unknown)).toThrow(expect.objectContaining({ argument: 'financialYear' }))
  }
})

const years = fc.constantFrom<FinancialYear>('2024-25', '2025-26', '2026-27')
const ages = fc.constantFrom<AgeBand>('below60', '60to79', '80plus')
const incomes = fc.oneof(fc.integer({ min: 0, max: 3e6 }), fc.integer({ min: 0, max: 2e8 }))
const rises = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1e7 }))

it('never falls as income rises, in either regime', () => {
  const regimes = fc.constantFrom('new' as const, 'old' as const)
  fc.assert(
    fc.property(
      incomes,
      rises,
      years,
      ages,
      regimes,
      fc.boolean(),
      (income, rise, year, ageBand, regime, resident) => {
        const tax = (taxableIncome: number) =>
          incomeTaxIndia({ financialYear: year, ageBand, regime, resident, taxableIncome }).total
        return tax(income + rise) >= tax(income) - 1e-6
      },
    ),
    { numRuns: 5000 },
  )
})

it('rises no faster than income in the new regime, before cess', () => {
  fc.assert(
    fc.property(incomes, rises, years, ages, (income, rise, financialYear, ageBand) => {
      const tax = (taxableIncome: number) => {
        const { total, cess } = incomeTaxIndia({ financialYear, ageBand, regime: 'new', taxableIncome })
        return total - cess
      }
      return tax(income + rise) - tax(income) <= rise + 1e-6
    }),
    { numRuns: 5000 },
  )
})

it('adds up: slabs to the slab tax, and all steps to the total', () => {
  fc.assert(
    fc.property(
      incomes,
      years,
      ages,
      fc.constantFrom('new' as const, 'old' as const),
      (taxableIncome, year, ageBand, regime) => {
        const tax = incomeTaxIndia({ financialYear: year, ageBand, regime, taxableIncome })
        const bySlabs = tax.slabs.reduce((sum, slab) => sum + slab.tax, 0)
        const shares = tax.slabs.reduce((sum, slab) => sum + slab.income, 0)
        const steps =
          tax.slabTax -
          tax.rebate87A -
          tax.marginalRelief87A +
          tax.surcharge -
          tax.marginalReliefSurcharge +
          tax.cess
        return (
          Math.abs(bySlabs - tax.slabTax) < 1e-6 &&
          shares === taxableIncome &&
          Math.abs(steps - tax.total) < 1e-6
        )
      },
    ),
  )
})

describe('crypto gains beside other income', () => {
  const both = (regime: 'new' | 'old', taxableIncome: number, vdaGains: number, more = {}) =>
    incomeTaxIndia({ ...person, regime, taxableIncome, vdaGains, ...more })
  const inAll = ({ total, vda }: ReturnType<typeof both>) => total + (vda?.total ?? 0)

  it('put salary and gains together above fifty lakh, and both bear the surcharge', () => {
    // (10,50,000 by slabs + 6,00,000) × 1.10 × 1.04
    const tax = both('new', 4_900_000, 2_000_000)
    expect(tax).toMatchObject({ slabTax: 1_050_000, surcharge: 105_000, marginalReliefSurcharge: 0 })
    expect(tax.vda).toMatchObject({ tax: 600_000, surcharge: 60_000, total: 686_400 })
    expect(inAll(tax)).toBeCloseTo(1_887_600, 6)
  })

  it('just above fifty lakh take no more than what lies above it', () => {
    // At fifty lakh 7,77,000 + 3,03,000 = 10,80,000; with the 10,000 above it 10,90,000, and cess.
    const tax = both('new', 4_000_000, 1_010_000)
    expect(inAll(tax)).toBeCloseTo(1_133_600, 6)
    const relief = tax.marginalReliefSurcharge + (tax.vda?.marginalReliefSurcharge ?? 0)
    expect(relief).toBeCloseTo(780_000 + 303_000 + 108_300 - 1_090_000, 6)
    expect(tax.marginalReliefSurcharge / relief).toBeCloseTo(780 / 1083, 9)
  })

  it.each([
    // Thirteen lakh in all: no rebate. 60,000 and 30,000, and cess.
    ['new', 1_200_000, 100_000, 62_400, 31_200],
    // Ten thousand above the limit: the slabs take no more than that.
    ['new', 1_200_000, 10_000, 10_400, 3_120],
    ['old', 500_000, 1, 13_000, 0.312],
    // What is left of the limit frees no gain.
    ['new', 0, 1_100_000, 0, 343_200],
  ] as const)('count for the limit of the rebate: %s, %i and %i', (regime, income, gains, total, ofGains) => {
    const tax = both(regime, income, gains)
    expect(tax.total).toBeCloseTo(total, 6)
    expect(tax.vda?.total).toBeCloseTo(ofGains, 6)
  })

  it('do not count for it where section 115BBH(1)(b) is read so', () => {
    expect(both('new', 1_200_000, 100_000, { vdaGainsInRebate: false }).total).toBe(0)
    expect(both('old', 500_000, 1, { vdaGainsInRebate: false }).total).toBe(0)
  })

  it('reach the 37 % of the old regime', () => {
    expect(both('old', 0, 60_000_000).vda).toMatchObject({ tax: 18_000_000, surcharge: 6_660_000 })
    expect(both('new', 0, 60_000_000).vda).toMatchObject({ tax: 18_000_000, surcharge: 4_500_000 })
  })

  it('are told apart only where they are given', () => {
    expect(newTax(4_900_000).vda).toBeUndefined()
    expect(both('new', 4_900_000, 0)).toMatchObject(newTax(4_900_000))
    expect(() => both('new', 1, -1)).toThrow('vdaGains')
  })

  it('never let a rupee more of either take more than a rupee, and the cess on it, at the limits of the surcharge', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('new' as const, 'old' as const),
        fc.constantFrom(5_000_000, 10_000_000, 20_000_000),
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        (regime, limit, gains, above) => {
          const more =
            inAll(both(regime, limit - gains + above, gains)) - inAll(both(regime, limit - gains, gains))
          expect(more).toBeLessThanOrEqual(above * 1.04 + 1e-6)
          expect(more).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
