import { section80CCD1BLimit, section80CLimit } from '../../tax/section-80c-limits.ts'
import type { Values } from '../input.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { taxYearOptions } from '../tax-year-options.ts'

const claim = { kind: 'number', unit: 'inr', min: 0, step: 500, default: 0, advanced: true } as const
const hasGains = { input: 'cryptoGain', isNot: [0] } as const
const yesNo = { kind: 'choice', options: { yes: 'Yes', no: 'No' } } as const

/** What the tax calculator asks. */
export const inputs = {
  financialYear: {
    kind: 'choice',
    label: 'Financial year',
    default: '2026-27',
    options: taxYearOptions,
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
  section80C: { ...claim, label: '80C: provident fund, insurance, tuition …', max: section80CLimit },
  section80CCD1B: { ...claim, label: '80CCD(1B): own NPS payments', max: section80CCD1BLimit },
  section80CCD2: {
    ...claim,
    label: '80CCD(2): employer’s NPS payments',
    max: 1e15,
  },
  section80DSelf: { ...claim, label: '80D: health insurance, own family', max: 50_000 },
  seniorSpouse: {
    ...yesNo,
    label: 'Your spouse is 60 or older',
    default: 'no',
    advanced: true,
    when: { input: 'section80DSelf', isNot: [0] },
  },
  section80DParents: { ...claim, label: '80D: health insurance, parents', max: 50_000 },
  seniorParent: {
    ...yesNo,
    label: 'A parent is 60 or older',
    default: 'yes',
    advanced: true,
    when: { input: 'section80DParents', isNot: [0] },
  },
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
    help: 'By income and gains together: above 50 lakh 10 %, 1 crore 15 %, 2 crore 25 %, old regime above 5 crore 37 %. Choose a rate where there is income that is not typed here, such as capital gains',
    default: '0',
    advanced: true,
    options: {
      '0': 'By total income',
      '10': '10 %',
      '15': '15 %',
      '25': '25 %',
      '37': '37 %',
    },
    when: hasGains,
  },
  cryptoInRebate: {
    kind: 'choice',
    label: 'Crypto gains and the limit of the rebate (87A)',
    help: 'Not settled: section 87A speaks of total income, of which the gains are part; section 115BBH(1)(b) can be read so that the other income is taxed as if there were none',
    default: 'counts',
    advanced: true,
    options: { counts: 'They count for it', apart: 'They do not' },
    when: hasGains,
  },
  resident: { ...yesNo, label: 'Resident in India', default: 'yes', advanced: true },
} as const

export type TaxValues = Values<typeof inputs>
