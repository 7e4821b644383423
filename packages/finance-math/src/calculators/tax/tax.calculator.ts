import { breakEvenDeduction } from '../../tax/break-even-deduction.ts'
import { compareTaxRegimes } from '../../tax/compare-tax-regimes.ts'
import { defineCalculator } from '../define-calculator.ts'
import { type TaxOfRegime, taxOfRegimes } from './crypto-tax.ts'
import { taxDetails } from './tax.details.ts'
import { inputs } from './tax-inputs.ts'
import { toTaxpayer } from './to-taxpayer.ts'

/** What a step of the computation is, from the tax of a regime. */
const stepFigures = {
  taxableIncome: ({ slabs }: TaxOfRegime) => slabs.taxableIncome,
  slab5: slabTaxAt(5),
  slab10: slabTaxAt(10),
  slab15: slabTaxAt(15),
  slab20: slabTaxAt(20),
  slab25: slabTaxAt(25),
  slab30: slabTaxAt(30),
  slabTax: ({ slabs }: TaxOfRegime) => slabs.slabTax,
  rebate87A: ({ slabs }: TaxOfRegime) => -slabs.rebate87A,
  marginalRelief87A: ({ slabs }: TaxOfRegime) => -slabs.marginalRelief87A,
  surcharge: ({ slabs }: TaxOfRegime) => slabs.surcharge,
  marginalReliefSurcharge: ({ slabs }: TaxOfRegime) => -slabs.marginalReliefSurcharge,
  cess: ({ slabs }: TaxOfRegime) => slabs.cess,
  total: ({ slabs }: TaxOfRegime) => slabs.total,
  totalRounded10: ({ slabs }: TaxOfRegime) => slabs.totalRounded10,
}

/** The steps that follow where there are crypto gains. */
const cryptoStepFigures = {
  cryptoFlat: ({ crypto }: TaxOfRegime) => crypto.tax,
  cryptoSurcharge: ({ crypto }: TaxOfRegime) => crypto.surcharge,
  cryptoRelief: ({ crypto }: TaxOfRegime) => -crypto.marginalReliefSurcharge,
  cryptoCess: ({ crypto }: TaxOfRegime) => crypto.cess,
  cryptoTotal: ({ crypto }: TaxOfRegime) => crypto.total,
  cryptoRounded10: ({ crypto }: TaxOfRegime) => crypto.totalRounded10,
  inAll: ({ due }: TaxOfRegime) => due,
}

function slabTaxAt(ratePercent: number) {
  return ({ slabs: { slabs } }: TaxOfRegime) =>
    slabs.find((slab) => slab.ratePercent === ratePercent)?.tax ?? 0
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
      label: 'Tax on crypto gains, new regime',
      unit: 'inr',
      role: 'headline',
      when: { input: 'cryptoGain', isNot: [0] },
    },
    oldCryptoTax: {
      label: 'Tax on crypto gains, old regime',
      unit: 'inr',
      role: 'detail',
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
    const { new: inNew, old: inOld } = taxOfRegimes(values)
    const saving = inOld.due - inNew.due
    return {
      better: saving === 0 ? 'same' : saving > 0 ? 'new' : 'old',
      newTax: inNew.slabs.totalRounded10,
      oldTax: inOld.slabs.totalRounded10,
      saving: Math.abs(saving),
      newTaxableIncome: inNew.slabs.taxableIncome,
      oldTaxableIncome: inOld.slabs.taxableIncome,
      breakEvenDeduction: breakEvenDeduction(toTaxpayer(values)),
      cryptoTax: inNew.crypto.totalRounded10,
      oldCryptoTax: inOld.crypto.totalRounded10,
      newTotal: inNew.due,
      oldTotal: inOld.due,
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
          cryptoFlat: 'Crypto gains at 30 %',
          cryptoSurcharge: 'Surcharge on that',
          cryptoRelief: 'Its share of the marginal relief',
          cryptoCess: 'Cess on that',
          cryptoTotal: 'Tax on crypto gains',
          cryptoRounded10: 'Tax on crypto gains to the nearest ten rupees',
          inAll: 'All tax',
        },
      },
      newRegime: { label: 'New regime', unit: 'inr' },
      oldRegime: { label: 'Old regime', unit: 'inr' },
    },
    rows: (values) => {
      const { new: inNew, old: inOld } = taxOfRegimes(values)
      const steps = values.cryptoGain > 0 ? { ...stepFigures, ...cryptoStepFigures } : stepFigures
      return Object.entries(steps).map(([step, figure]) => ({
        step,
        newRegime: figure(inNew) + 0,
        oldRegime: figure(inOld) + 0,
      }))
    },
  },
  goals: [],
  ...taxDetails,
})
