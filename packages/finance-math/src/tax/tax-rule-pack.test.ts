import { describe, expect, it } from 'vitest'
import { taxDeductions } from './tax-deductions.ts'
import { taxRulePack } from './tax-rule-pack.ts'
import { type FinancialYear, taxRules } from './tax-rules.ts'
import { type TaxSource, taxSources } from './tax-sources.ts'
import type { RegimeRules } from './tax-types.ts'

const years = Object.keys(taxRules) as FinancialYear[]

describe.each(years)('the rules of FY %s', (financialYear) => {
  const { new: newRules, old } = taxRules[financialYear]

  it('give every figure with its source, the day it was checked and how sure it is', () => {
    const { figures, ...pack } = taxRulePack(financialYear)
    const named = figures.map(({ figure, regime }) => `${regime} ${figure}`)
    expect(new Set(named).size).toBe(named.length)
    for (const regime of ['new', 'old'] as const) {
      for (const field of Object.keys(taxRules[financialYear][regime]))
        expect(named).toContain(`${regime} ${field}`)
    }
    for (const name of Object.keys(taxDeductions)) expect(named.join()).toContain(`deductions.${name}`)
    for (const { source, checkedOn, confidence } of figures) {
      expect(source.title).toMatch(/\S/)
      expect(source.url).toMatch(/^https:\/\//)
      expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(confidence).toBe(pack.confidence)
    }
  })

  it('have slabs, bands and rates that rise, and end without end', () => {
    const check = ({ slabs, surcharge }: RegimeRules) => {
      for (const list of Object.values(slabs)) {
        expect(list.at(-1)?.upTo).toBeNull()
        const limits = list.slice(0, -1).map(({ upTo }) => Number(upTo))
        expect(limits).toEqual(limits.toSorted((one, other) => one - other))
        const rates = list.map(({ ratePercent }) => ratePercent)
        expect(rates).toEqual(rates.toSorted((one, other) => one - other))
      }
      const rates = surcharge.map(({ ratePercent }) => ratePercent)
      expect(rates).toEqual(rates.toSorted((one, other) => one - other))
    }
    check(newRules)
    check(old)
  })
})

describe('the rule pack', () => {
  const slabPages = {
    '2024-25': taxSources.slabs2024,
    '2025-26': taxSources.slabs2025,
    '2026-27': taxSources.slabs2026,
  }
  it.each(years)(
    'of FY %s has the figures that are computed with, each beside the page it was read on',
    (year) => {
      const { new: newRules, old } = taxRules[year]
      const ofRegime = (regime: string, rules: RegimeRules, slabs: TaxSource) => [
        [regime, 'slabs', rules.slabs, slabs],
        [regime, 'rebate87A', rules.rebate87A, taxSources.rebate],
        [regime, 'standardDeduction', rules.standardDeduction, slabs],
        [regime, 'surcharge', rules.surcharge, taxSources.surchargeRates],
        [regime, 'surchargeMarginalRelief', true, taxSources.surcharge],
        [regime, 'cessPercent', 4, slabs],
      ]
      const { figures } = taxRulePack(year)
      expect(figures.map(({ regime, figure, value, source }) => [regime, figure, value, source])).toEqual([
        ...ofRegime('new', newRules, slabPages[year]),
        ...ofRegime('old', old, taxSources.oldRegime),
        ['old', 'deductions.section80C', { limit: 150_000 }, taxSources.deductions],
        ['old', 'deductions.section80CCD1B', { limit: 50_000 }, taxSources.deductions],
        ['both', 'deductions.section80CCD2', {}, taxSources.deductions],
        ['old', 'deductions.section80DSelf', { limit: 25_000, seniorLimit: 50_000 }, taxSources.deductions],
        [
          'old',
          'deductions.section80DParents',
          { limit: 50_000, youngParentLimit: 25_000 },
          taxSources.deductions,
        ],
        ['old', 'deductions.section80E', {}, taxSources.deductions],
        ['old', 'deductions.section80G', {}, taxSources.deductions],
        ['old', 'deductions.savingsInterest', { limit: 10_000, seniorLimit: 50_000 }, taxSources.deductions],
        ['old', 'deductions.homeLoanInterest', { limit: 200_000 }, taxSources.homeLoan],
        ['old', 'deductions.houseRentAllowance', {}, taxSources.deductions],
        ['old', 'deductions.professionalTax', { limit: 2500 }, taxSources.deductions],
        ['old', 'deductions.other', {}, taxSources.deductions],
        ['both', 'cryptoRatePercent', 30, taxSources.crypto],
        ['both', 'roundingRupees', 10, taxSources.rounding],
      ])
    },
  )
})

it('is less sure of FY 2026-27, to which the Act of 2025 applies', () => {
  expect(taxRulePack('2025-26')).toMatchObject({ confidence: 'high', act: 'Income-tax Act, 1961' })
  expect(taxRulePack('2026-27')).toMatchObject({ confidence: 'medium', act: 'Income-tax Act, 2025' })
})

it('refuses a year whose rules are not known', () => {
  expect(() => taxRulePack('2023-24' as never)).toThrow(
    expect.objectContaining({ argument: 'financialYear' }),
  )
})
