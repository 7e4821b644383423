import { breakEvenDeduction } from '../../tax/break-even-deduction.ts'
import { compareTaxRegimes } from '../../tax/compare-tax-regimes.ts'
import { cryptoTaxIndia } from '../../tax/crypto-tax-india.ts'
import type { IncomeTaxResult } from '../../tax/income-tax-india.ts'
import type { TaxDeductions } from '../../tax/tax-deductions.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { optionalAmountLimits } from '../input-limits.ts'

const claim = { kind: 'number', unit: 'inr', min: 0, step: 500, default: 0, advanced: true } as const
const yesNo = { kind: 'choice', options: { yes: 'Yes', no: 'No' } } as const

const inputs = {
  financialYear: {
    kind: 'choice',
    label: 'Financial year',
    default: '2026-27',
    options: { '2024-25': 'FY 2024-25', '2025-26': 'FY 2025-26', '2026-27': 'FY 2026-27' },
  },
  grossIncome: {
    kind: 'number',
    label: 'Income a year',
    unit: 'inr',
    min: 0,
    max: 1_000_000_000,
    limits: optionalAmountLimits,
    step: 10_000,
    default: 1_500_000,
  },
  salaried: {
    ...yesNo,
    label: 'Salary or pension',
    help: 'The standard deduction is for salaries and pensions',
    default: 'yes',
  },
  ageBand: {
    kind: 'choice',
    label: 'Age',
    default: 'below60',
    options: { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 and above' },
  },
  section80C: { ...claim, label: '80C: provident fund, insurance, tuition …', max: 150_000 },
  section80CCD1B: { ...claim, label: '80CCD(1B): own NPS payments', max: 50_000 },
  section80CCD2: {
    ...claim,
    label: '80CCD(2): employer’s NPS payments',
    max: 1e15,
  },
  section80DSelf: { ...claim, label: '80D: health insurance, own family', max: 50_000 },
  section80DParents: { ...claim, label: '80D: health insurance, parents', max: 50_000 },
  homeLoanInterest: { ...claim, label: '24(b): home loan interest', max: 200_000 },
  houseRentAllowance: { ...claim, label: 'HRA: exempt part', max: 1e15 },
  section80E: {
    ...claim,
    label: '80E: education loan interest',
    max: 1e15,
  },
  section80G: {
    ...claim,
    label: '80G: deductible donations',
    max: 1e15,
  },
  savingsInterest: { ...claim, label: '80TTA/80TTB: interest on savings', max: 50_000 },
  professionalTax: { ...claim, label: 'Professional tax', max: 2500 },
  other: {
    ...claim,
    label: 'Other deductions of the old regime',
    max: 1e15,
  },
  cryptoGain: {
    kind: 'number',
    label: 'Crypto gains',
    help: 'Gains of the year without losses, which may not be set off; taxed at 30 % whatever the regime',
    unit: 'inr',
    min: 0,
    max: 1_000_000_000,
    limits: optionalAmountLimits,
    step: 1000,
    default: 0,
    advanced: true,
  },
  cryptoSurcharge: {
    kind: 'choice',
    label: 'Surcharge on crypto tax',
    help: 'By total income with the gains: above 50 lakh 10 %, 1 crore 15 %, 2 crore 25 %, old regime above 5 crore 37 %',
    default: '0',
    advanced: true,
    options: { '0': 'None', '10': '10 %', '15': '15 %', '25': '25 %', '37': '37 %' },
  },
  resident: { ...yesNo, label: 'Resident in India', default: 'yes', advanced: true },
} as const

type TaxValues = Values<typeof inputs>

function toTaxpayer(values: TaxValues) {
  const { financialYear, grossIncome, ageBand, cryptoGain, cryptoSurcharge, salaried, resident, ...claims } =
    values
  const deductions: TaxDeductions = claims
  return {
    financialYear,
    grossIncome,
    ageBand,
    salaried: salaried === 'yes',
    resident: resident === 'yes',
    deductions,
  }
}

const surcharges = { '0': 0, '10': 10, '15': 15, '25': 25, '37': 37 } as const

function cryptoTax({ cryptoGain, financialYear, cryptoSurcharge }: TaxValues) {
  return cryptoTaxIndia({ gains: [cryptoGain], financialYear, surchargePercent: surcharges[cryptoSurcharge] })
}

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
  keywords: [
    'tax',
    'income tax',
    'salary',
    'salary tax',
    'itr',
    'old vs new regime',
    'tax regime',
    '80c',
    'hra',
    'crypto tax',
    'vda',
    'bitcoin tax',
    'cess',
    'surcharge',
    'deductions',
    'rebate',
    'aaykar',
    'ctc',
    'take home',
    'टैक्स',
    'आयकर',
    'वेतन',
    'सैलरी',
    'क्रिप्टो टैक्स',
    'कर',
  ],
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
  formulas: [
    {
      of: ['newTax', 'better', 'saving', 'newTotal'],
      symbols: 'T = (Σ slab × rate − rebate − relief + surcharge − relief) × (1 + c)',
      filled: '{newTax} = ({newSlabTax} − {newRebate} + {newSurcharge}) × (1 + {cessPercent})',
    },
    {
      of: ['oldTax', 'better', 'saving', 'oldTotal'],
      isAside: true,
      symbols: 'T′ = (Σ slab × rate − rebate + surcharge − relief) × (1 + c)',
      filled: '{oldTax} = ({oldSlabTax} − {oldRebate} + {oldSurcharge}) × (1 + {cessPercent})',
    },
    {
      of: ['better', 'saving'],
      isAside: true,
      symbols: 'S = max(T, T′) − min(T, T′)',
      filled: '{saving} = {higherTax} − {lowerTax}',
    },
    {
      of: ['cryptoTax', 'newTotal', 'oldTotal'],
      when: { input: 'cryptoGain', isNot: [0] },
      symbols: 'C = G × 30 % × (1 + s) × (1 + c)',
      filled:
        '{cryptoTax} = {cryptoGain} × {cryptoRate} × (1 + {cryptoSurchargePercent}) × (1 + {cessPercent})',
    },
  ],
  legend: {
    T: { meaning: 'Tax, new regime', figure: 'newTax' },
    'T′': { meaning: 'Tax, old regime', figure: 'oldTax' },
    S: { meaning: 'Saved by the lower one', figure: 'saving' },
    C: { meaning: 'Tax on crypto gains', figure: 'cryptoTax' },
    G: { meaning: 'Crypto gains', figure: 'cryptoGain' },
    s: { meaning: 'Surcharge on crypto tax', figure: 'cryptoSurchargePercent' },
    slab: { meaning: 'Income in a slab, taxed at the slab’s rate' },
    rebate: { meaning: 'Rebate under section 87A, with its marginal relief', figure: 'newRebate' },
    surcharge: { meaning: 'Surcharge on high incomes, less its marginal relief', figure: 'newSurcharge' },
    c: { meaning: 'Health and education cess', figure: 'cessPercent' },
  },
  explanation: {
    steps: {
      income:
        'Of {grossIncome}, {newTaxableIncome} are taxable in the new regime and {oldTaxableIncome} in the old one, after deductions.',
      newRegime:
        'In the new regime of {financialYear} the slabs give {newSlabTax}; rebate and relief take off {newRebate}, surcharge adds {newSurcharge}, and with {cessPercent} of cess {newTax} are due.',
      oldRegime:
        'In the old regime the slabs give {oldSlabTax}; rebate takes off {oldRebate}, surcharge adds {oldSurcharge}, and with cess {oldTax} are due.',
      crypto:
        'Crypto gains of {cryptoGain} are taxed at {cryptoRate} with cess in either regime: {cryptoTax}.',
    },
    figures: (values) => {
      const { new: newTax, old } = compareTaxRegimes(toTaxpayer(values))
      const inr = (value: number) => ({ value, unit: 'inr' as const })
      return {
        newSlabTax: inr(newTax.slabTax),
        newRebate: inr(newTax.rebate87A + newTax.marginalRelief87A),
        newSurcharge: inr(newTax.surcharge - newTax.marginalReliefSurcharge),
        oldSlabTax: inr(old.slabTax),
        oldRebate: inr(old.rebate87A),
        oldSurcharge: inr(old.surcharge - old.marginalReliefSurcharge),
        cessPercent: { value: 4, unit: 'percent' },
        cryptoRate: { value: 30, unit: 'percent' },
        cryptoSurchargePercent: { value: Number(values.cryptoSurcharge), unit: 'percent' },
        higherTax: inr(Math.max(newTax.totalRounded10, old.totalRounded10)),
        lowerTax: inr(Math.min(newTax.totalRounded10, old.totalRounded10)),
      }
    },
  },
  conventions: {
    slabIncome:
      'Income at slab rates only: no capital gains, lotteries or other special rates, except crypto.',
    crypto:
      'Crypto gains are computed apart: 30 %, no deduction but the cost, no loss set off, no rebate; they do not move the other income’s slabs, rebate or surcharge.',
    rounding: 'Only the final tax is rounded, to the nearest ten rupees.',
    relief: 'Marginal relief is applied to the rebate of the new regime and to the surcharge of both.',
    limits:
      'Deductions count up to the limits of their sections; in the new regime only the standard deduction and the employer’s NPS payments count.',
    year2026:
      'The figures for FY 2026-27 are those reported after the Budget of 1 February 2026; the text of the Finance Act was not read.',
  },
  goals: [],
  examples: [
    {
      given: { financialYear: '2025-26', grossIncome: 1_275_000 },
      expect: { newTax: 0 },
      source: 'Budget 2025: no tax on salaries up to 12.75 lakh in the new regime',
    },
    {
      given: { financialYear: '2025-26', grossIncome: 5_100_000, salaried: 'no' },
      expect: { oldTax: 1_469_000 },
      source: 'gstguntur.com, marginal relief at 51 lakh: 13,12,500 + 1,00,000, and cess of 4 %',
    },
    {
      given: { financialYear: '2025-26', cryptoGain: 500_000 },
      expect: { cryptoTax: 156_000 },
      source: 'knowledgehubforall.com, section 115BBH: 5,00,000 of gains cost 1,56,000',
    },
  ],
  // Some pages show the pack; each of its figures names its own page.
  sources: [{ title: 'The rules of the year, each figure with the page that it was checked against' }],
})
