import { listTaxYears } from '@pkg/api-contract'
import { runCalculator } from '@pkg/finance-math/calculators'
import { taxCalculator } from '@pkg/finance-math/calculators/tax'
import { expect, it } from 'vitest'
import { toTaxCalculator } from './tax-calculator-link.ts'

const india = {
  ...{ taxableIncome: '215800.50', taxableRange: { low: '0.00', high: null }, lossesIgnored: '0.00' },
  ...{ scheduleIncome: '215801.00', regime: 'new' as const, otherRegime: null },
  totalRange: { low: '0.00', high: null },
  ...{ tax: '64740.15', surcharge: '6474.02', cess: '2848.57', total: '74062.74', beforeSurcharge: false },
  ...{ act: 'Income-tax Act, 1961', sections: { rate: '', deductedAtSource: '', definition: '' } },
}

const open = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'https://example.org')
  expect(pathname).toBe(taxCalculator.path)
  return runCalculator(taxCalculator, Object.fromEntries(searchParams))
}

it('is for exactly the years that the calculator knows, and opens it with the figures of the year', () => {
  for (const financialYear of listTaxYears('in', Date.UTC(2026, 10, 23))) {
    const link = toTaxCalculator({ financialYear, india }, '6000000')
    const isKnown = Object.hasOwn(taxCalculator.inputs.financialYear.options, financialYear)
    expect(link !== null, financialYear).toBe(isKnown)
    if (link === null) continue
    expect(open(link)).toMatchObject({
      ok: true,
      values: { financialYear, cryptoGain: 215_800.5, cryptoSurcharge: '10', grossIncome: 6_000_000 },
      // 215,800.50 × 30 % × 1.1 × 1.04 is 74,062.73, due in tens of rupees.
      outputs: { cryptoTax: 74_060 },
    })
  }
})

it('carries no other income where none was given, so that all tax there is that of the year', () => {
  const own = { ...india, surcharge: null, cess: '2589.61', total: '67329.76', beforeSurcharge: true }
  const link = toTaxCalculator({ financialYear: '2025-26', india: own }, undefined)
  expect(link).toBe('/calculator/tax-calculator?financialYear=2025-26&cryptoGain=215800.50&grossIncome=0')
  expect(open(link ?? '')).toMatchObject({
    ok: true,
    outputs: { cryptoTax: 67_330, newTotal: 67_330, oldTotal: 67_330 },
  })
})
