import { expect, it } from 'vitest'
import { cryptoTaxIndia } from './crypto-tax-india.ts'

const financialYear = '2025-26'

it('takes 1,56,000 of a gain of 5 lakh (knowledgehubforall.com, section 115BBH)', () => {
  expect(cryptoTaxIndia({ gains: [500_000], financialYear })).toMatchObject({
    tax: 150_000,
    cess: 6000,
    total: 156_000,
  })
})

it('sets no loss off, as the section says, and tells how much it ignored', () => {
  expect(cryptoTaxIndia({ gains: [500_000, -200_000], financialYear })).toMatchObject({
    taxableGain: 500_000,
    ignoredLosses: 200_000,
    total: 156_000,
  })
})

it('shows what setting off would give, where that is assumed', () => {
  const netted = cryptoTaxIndia({ gains: [500_000, -200_000], financialYear, setOffLosses: true })
  expect(netted).toMatchObject({ taxableGain: 300_000, ignoredLosses: 0, total: 93_600 })
  expect(cryptoTaxIndia({ gains: [-1], financialYear, setOffLosses: true }).total).toBe(0)
})

it('adds the surcharge of the person’s band before cess', () => {
  const rich = cryptoTaxIndia({ gains: [1_000_000], financialYear, surchargePercent: 15 })
  expect(rich).toMatchObject({
    tax: 300_000,
    surcharge: 45_000,
    cess: 13_800,
    total: 358_800,
    totalRounded10: 358_800,
  })
})

it('takes nothing of a year without transfers', () => {
  expect(cryptoTaxIndia({ gains: [], financialYear }).total).toBe(0)
})

it('refuses a surcharge that no band has', () => {
  expect(() => cryptoTaxIndia({ gains: [1], financialYear, surchargePercent: 12 as never })).toThrow(
    'surchargePercent',
  )
})
