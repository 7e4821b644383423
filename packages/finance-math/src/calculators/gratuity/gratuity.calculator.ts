import { defineCalculator } from '../define-calculator.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { dayInput } from '../parse-date.ts'
import { gratuityDetails } from './gratuity.details.ts'
import { gratuityFormula, gratuityOf } from './gratuity-of.ts'

const byLength = { input: 'by', is: ['length'] } as const
const byDays = { input: 'by', is: ['days'] } as const

/** What gratuity is due when leaving, and what of it is taxed. */
export const gratuityCalculator = defineCalculator({
  id: 'gratuity',
  name: 'Gratuity Calculator',
  description:
    'What gratuity is due for a time of service, whether it is due at all, and what of it is taxed',
  icon: 'hand-coins',
  inputs: {
    monthlyWages: {
      kind: 'number',
      label: 'Last basic pay and DA a month',
      help: 'At least half of the whole pay, by the Codes in force since 21 November 2025',
      unit: 'inr',
      min: 5000,
      max: 500_000,
      limits: optionalAmountLimits,
      step: 500,
      default: 60_000,
    },
    by: {
      kind: 'choice',
      label: 'Service is told by',
      isMode: true,
      default: 'length',
      options: { length: 'Years and months', days: 'First and last day' },
    },
    joinDate: { ...dayInput, label: 'Joined on', min: '1950-01-01', default: '2016-07-01', when: byDays },
    lastWorkingDate: {
      ...dayInput,
      label: 'Last day served',
      min: '1997-09-24',
      default: '2026-06-30',
      when: byDays,
    },
    years: {
      kind: 'number',
      label: 'Completed years of service',
      unit: 'years',
      min: 0,
      max: 40,
      limits: { min: 0, max: 80 },
      step: 1,
      default: 10,
      granularity: 1,
      when: byLength,
    },
    months: {
      kind: 'number',
      label: 'And months beyond them',
      unit: 'months',
      min: 0,
      max: 11,
      step: 1,
      default: 7,
      granularity: 1,
      when: byLength,
    },
    covered: {
      kind: 'choice',
      label: 'Employer has ten people or more',
      help: 'Then the Act covers it, and goes on doing so with fewer',
      default: 'yes',
      options: { yes: 'Yes', no: 'No' },
    },
    term: {
      kind: 'choice',
      label: 'Contract',
      default: 'open',
      options: { open: 'Open-ended', fixed: 'Fixed term' },
      advanced: true,
    },
    end: {
      kind: 'choice',
      label: 'Service ends by',
      default: 'usual',
      options: { usual: 'Leaving or retiring', death: 'Death or disablement' },
      advanced: true,
    },
    fifthYear: {
      kind: 'number',
      label: 'Days worked in the fifth year',
      help: 'Asked where four years are complete',
      unit: 'number',
      min: 0,
      max: 366,
      step: 1,
      default: 0,
      granularity: 1,
      advanced: true,
      when: { input: 'years', is: [4] },
    },
    week: {
      kind: 'choice',
      label: 'Days of work a week',
      default: 'six',
      options: { six: 'Six', five: 'Five' },
      advanced: true,
      when: { input: 'years', is: [4] },
    },
    employer: {
      kind: 'choice',
      label: 'Employer is',
      default: 'other',
      options: { other: 'A company', government: 'A government' },
      advanced: true,
    },
    exemptEarlier: {
      kind: 'number',
      label: 'Gratuity free of tax before',
      help: 'From earlier employers: the limit is one for a lifetime',
      unit: 'inr',
      min: 0,
      max: 2_000_000,
      limits: optionalAmountLimits,
      step: 10_000,
      default: 0,
      advanced: true,
    },
  },
  outputs: {
    amount: { label: 'Gratuity', unit: 'inr', role: 'headline' },
    exemptAmount: { label: 'Free of tax', unit: 'inr', role: 'part' },
    taxableAmount: { label: 'Taxed', unit: 'inr', role: 'part' },
    eligible: {
      kind: 'choice',
      label: 'Is it due?',
      options: { yes: 'Yes', no: 'No, the service is too short' },
      role: 'detail',
    },
    countedYears: { label: 'Years that are paid for', unit: 'years', role: 'detail' },
    formula: { label: 'By the formula, before limits', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'amount', parts: ['exemptAmount', 'taxableAmount'] },
  compute: (values) => {
    const { eligible, ...rest } = gratuityOf(values)
    const formula = gratuityFormula(values, rest.countedYears)
    return { ...rest, formula, eligible: eligible ? 'yes' : 'no' }
  },
  goals: [],
  ...gratuityDetails,
})
