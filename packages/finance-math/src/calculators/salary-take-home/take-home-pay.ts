import { salaryTakeHome } from '../../india/salary-take-home.ts'
import { between } from '../../primitives/check.ts'
import { section80CLimit } from '../../tax/section-80c-limits.ts'
import type { Values } from '../input.ts'
import { amountLimits, optionalAmountLimits } from '../input-limits.ts'
import { taxYearOptions } from '../tax-year-options.ts'
import { takeHomeStates } from './take-home-states.ts'

const yesNo = { kind: 'choice', default: 'yes', options: { yes: 'Yes', no: 'No' } } as const
const amount = { kind: 'number', unit: 'inr', min: 0, limits: optionalAmountLimits, default: 0 } as const
const withRent = { input: 'rentPaid', isNot: [0] } as const
const oldRegime = 'Counts in the old regime'

/** What the take-home calculator asks: rupees of a year, and shares of pay. */
export const takeHomeInputs = {
  ctc: {
    kind: 'number',
    label: 'Cost to company (CTC)',
    help: 'Of a year',
    unit: 'inr',
    min: 200_000,
    max: 10_000_000,
    limits: amountLimits,
    step: 50_000,
    default: 1_200_000,
  },
  regime: {
    kind: 'choice',
    label: 'Tax regime',
    default: 'new',
    options: { new: 'New regime', old: 'Old regime' },
  },
  basicPercent: {
    kind: 'number',
    label: 'Basic pay and DA, of the CTC',
    unit: 'percent',
    min: 20,
    max: 70,
    limits: { min: 0, max: 100 },
    step: 1,
    default: 50,
  },
  providentFund: {
    kind: 'choice',
    label: 'Provident fund on',
    default: 'full-wage',
    options: { 'full-wage': 'The whole wage', ceiling: 'The wage up to the ceiling', none: 'No fund' },
  },
  state: { kind: 'choice', label: 'Works in', default: 'none', options: takeHomeStates },
  variablePay: {
    ...amount,
    label: 'Variable pay a year, paid apart',
    max: 5_000_000,
    step: 10_000,
  },
  financialYear: {
    kind: 'choice',
    label: 'Financial year',
    default: '2026-27',
    options: taxYearOptions,
    advanced: true,
  },
  employerPf: { ...yesNo, label: 'Employer’s provident fund is a part of it', advanced: true },
  gratuity: { ...yesNo, label: 'Gratuity is a part of it', advanced: true },
  insurance: {
    ...amount,
    label: 'Insurance a year, paid by the employer',
    max: 200_000,
    step: 1000,
    advanced: true,
  },
  codes: {
    ...yesNo,
    label: 'Wages at least half of the pay (labour Codes)',
    when: { input: 'financialYear', is: ['2026-27'] },
    advanced: true,
  },
  rentPaid: {
    ...amount,
    label: 'Rent paid a year',
    help: oldRegime,
    max: 2_400_000,
    step: 6000,
    advanced: true,
  },
  hraPercent: {
    kind: 'number',
    label: 'HRA, of basic pay',
    unit: 'percent',
    min: 0,
    max: 50,
    limits: { min: 0, max: 100 },
    step: 1,
    default: 40,
    when: withRent,
    advanced: true,
  },
  metro: {
    ...yesNo,
    label: 'Home in a metro',
    default: 'no',
    when: withRent,
    advanced: true,
  },
  section80C: {
    ...amount,
    label: '80C beside the provident fund',
    help: oldRegime,
    max: section80CLimit,
    step: 5000,
    advanced: true,
  },
  section80D: {
    ...amount,
    label: '80D: health insurance, own family',
    help: oldRegime,
    max: 50_000,
    step: 1000,
    advanced: true,
  },
  gender: {
    kind: 'choice',
    label: 'Professional tax as',
    default: 'male',
    options: { male: 'A man', female: 'A woman', other: 'Another gender' },
    advanced: true,
  },
  ageBand: {
    kind: 'choice',
    label: 'Age',
    default: 'below60',
    options: { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 and above' },
    advanced: true,
  },
} as const

export type TakeHomeValues = Values<typeof takeHomeInputs>

/** Whether wages are at least half of the pay: in years that began under the labour Codes. */
export function wagesByCodes({ codes, financialYear }: TakeHomeValues): boolean {
  return codes === 'yes' && financialYear >= '2026-27'
}

/** From the cost to what arrives, in rupees of a year: what the cost holds, and what goes off the pay. */
export function takeHomePay(values: TakeHomeValues, regime: 'new' | 'old' = values.regime) {
  const { ctc, basicPercent, variablePay, hraPercent, insurance, state } = values
  const basic = (ctc / 100) * basicPercent
  // Variable pay comes apart: what is left of the cost is what comes every month.
  const found = salaryTakeHome({
    ...{ financialYear: values.financialYear, regime, ageBand: values.ageBand, gender: values.gender },
    ...{ ctc: ctc - between('variablePay', variablePay, 0, ctc), basic },
    // Without rent no allowance for it is free of tax.
    ...{ rentPaid: values.rentPaid, hra: values.rentPaid > 0 ? (basic / 100) * hraPercent : 0 },
    ...{ section80C: values.section80C, section80D: values.section80D },
    ...(state !== 'none' && { state }),
    employerInsurance: insurance,
    metro: values.metro === 'yes',
    providentFund: values.providentFund,
    employerPfInCtc: values.employerPf === 'yes',
    gratuityInCtc: values.gratuity === 'yes',
    wagesByCodes: wagesByCodes(values),
  })
  return {
    ...found,
    variablePay,
    employerPf: values.employerPf === 'yes' ? found.employerPf : 0,
    gratuityProvision: values.gratuity === 'yes' ? found.gratuityProvision : 0,
  }
}
