import { breakEvenDeduction } from '../../tax/break-even-deduction.ts'
import { compareTaxRegimes } from '../../tax/compare-tax-regimes.ts'
import type { IncomeTaxResult } from '../../tax/income-tax-india.ts'
import { defineCalculator } from '../define-calculator.ts'
import { cryptoTax } from './crypto-tax.ts'
import { taxDetails } from './tax.details.ts'
import { inputs } from './tax-inputs.ts'
import { toTaxpayer } from './to-taxpayer.ts'

/** What a step of the computation is, from both regimes' results. */
const stepFigures = {
  taxableIncome: (tax: IncomeTaxResult) => tax.taxableIncome,
  slab5: slabTaxAt(5),
  slab10: slabTaxAt(10),
  slab15: slabTaxAt(15),
  slab20: slabTaxAt(20),
  slab25: slabTaxAt(25),
  slab30: slabTaxAt(30),
  slabTax: (tax: IncomeTaxResult) => tax.slabTax,
  rebate87A: (tax: IncomeTaxResult) => -tax.rebate87A,
  marginalRelief87A: (tax: IncomeTaxResult) => -tax.marginalRelief87A,
  surcharge: (tax: IncomeTaxResult) => tax.surcharge,
  marginalReliefSurcharge: (tax: IncomeTaxResult) => -tax.marginalReliefSurcharge,
  cess: (tax: IncomeTaxResult) => tax.cess,
  total: (tax: IncomeTaxResult) => tax.total,
  totalRounded10: (tax: IncomeTaxResult) => tax.totalRounded10,
}

function slabTaxAt(ratePercent: number) {
  return ({ slabs }: IncomeTaxResult) => slabs.find((slab) => slab.ratePercent === ratePercent)?.tax ?? 0
}

/** Indian income tax under both regimes. */
export const taxCalculator = defineCalculator({
  id: 'tax',
  name: 'Income Tax Calculator',
  description: 'Indian income tax under the old and the new regime, side by side, with crypto gains',
  icon: 'receipt-indian-rupee',
  inputs,
  outputs: {
    better: {
      kind: 'choice',
      label: 'Lower tax',
      role: 'headline',
      when: { input: 'grossIncome', isNot: [0] },
      options: { new: 'New regime', old: 'Old regime', same: 'The same in both' },
    },
    cryptoTax: {
      label: 'Tax on crypto gains, in both regimes',
      unit: 'inr',
      role: 'headline',
      when: { input: 'cryptoGain', isNot: [0] },
    },
    newTax: { label: 'Tax, new regime', unit: 'inr', role: 'headline' },
    oldTax: { label: 'Tax, old regime', unit: 'inr', role: 'headline' },
    saving: { label: 'Saved by the lower one', unit: 'inr', role: 'detail' },
    breakEvenDeduction: {
      label: 'Deductions needed for the old regime to be as cheap',
      unit: 'inr',
      role: 'detail',
    },
    newTaxableIncome: { label: 'Taxable income, new regime', unit: 'inr', role: 'detail' },
    oldTaxableIncome: { label: 'Taxable income, old regime', unit: 'inr', role: 'detail' },
    newTotal: { label: 'All tax, new regime', unit: 'inr', role: 'detail' },
    oldTotal: { label: 'All tax, old regime', unit: 'inr', role: 'detail' },
  },
  compute: (values) => {
    const taxpayer = toTaxpayer(values)
    const { new: newTax, old } = compareTaxRegimes(taxpayer)
    const crypto = cryptoTax(values)
    // Of the taxes as they are due, so that what is shown adds up.
    const saving = old.totalRounded10 - newTax.totalRounded10
    return {
      better: saving === 0 ? 'same' : saving > 0 ? 'new' : 'old',
      newTax: newTax.totalRounded10,
      oldTax: old.totalRounded10,
      saving: Math.abs(saving),
      newTaxableIncome: newTax.taxableIncome,
      oldTaxableIncome: old.taxableIncome,
      breakEvenDeduction: breakEvenDeduction(taxpayer),
      cryptoTax: crypto.totalRounded10,
      newTotal: newTax.totalRounded10 + crypto.totalRounded10,
      oldTotal: old.totalRounded10 + crypto.totalRounded10,
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Income a year', unit: 'inr' },
    lines: {
      newTax: { label: 'Tax, new regime', unit: 'inr' },
      oldTax: { label: 'Tax, old regime', unit: 'inr' },
    },
    points: (values) => {
      const most = Math.max(2_000_000, 2 * values.grossIncome)
      return Array.from({ length: 101 }, (_, index) => {
        const grossIncome = (most * index) / 100
        const { new: newTax, old } = compareTaxRegimes({ ...toTaxpayer(values), grossIncome })
        return { x: grossIncome, newTax: newTax.total, oldTax: old.total }
      })
    },
  },
  schedule: {
    columns: {
      step: {
        label: 'Step',
        unit: 'text',
        options: {
          taxableIncome: 'Taxable income',
          slab5: 'Slab at 5 %',
          slab10: 'Slab at 10 %',
          slab15: 'Slab at 15 %',
          slab20: 'Slab at 20 %',
          slab25: 'Slab at 25 %',
          slab30: 'Slab at 30 %',
          slabTax: 'Tax by slabs',
          rebate87A: 'Rebate, section 87A',
          marginalRelief87A: 'Marginal relief, section 87A',
          surcharge: 'Surcharge',
          marginalReliefSurcharge: 'Marginal relief, surcharge',
          cess: 'Health and education cess',
          total: 'Tax',
          totalRounded10: 'Tax to the nearest ten rupees',
        },
      },
      newRegime: { label: 'New regime', unit: 'inr' },
      oldRegime: { label: 'Old regime', unit: 'inr' },
    },
    rows: (values) => {
      const { new: newTax, old } = compareTaxRegimes(toTaxpayer(values))
      return Object.entries(stepFigures).map(([step, figure]) => ({
        step,
        newRegime: figure(newTax) + 0,
        oldRegime: figure(old) + 0,
      }))
    },
  },
  goals: [],
  ...taxDetails,
})
