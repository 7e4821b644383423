import { describe, expect, it } from 'vitest'
import { taxDeductions } from './tax-deductions.ts'
import { taxRulePack } from './tax-rule-pack.ts'
import { taxRules } from './tax-rules.ts'
import type { FinancialYear, RegimeRules } from './tax-types.ts'

const years = Object.keys(taxRules) as FinancialYear[]

describe.each(years)('the rules of FY %s', (financialYear) => {
  const { new: newRules, old } = taxRules[financialYear]
  const { figures, ...pack } = taxRulePack(financialYear)

  it('give every figure with its source, the day it was checked and how sure it is', () => {
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

it('is less sure of FY 2026-27, to which the Act of 2025 applies', () => {
  expect(taxRulePack('2025-26')).toMatchObject({ confidence: 'high', act: 'Income-tax Act, 1961' })
  expect(taxRulePack('2026-27')).toMatchObject({ confidence: 'medium', act: 'Income-tax Act, 2025' })
})

it('refuses a year whose rules are not known', () => {
  expect(() => taxRulePack('2023-24' as never)).toThrow(
    expect.objectContaining({ argument: 'financialYear' }),
  )
})
