import { advanceTaxTerms } from '../../india/rules/advance-tax-rules.ts'
import type { FinancialYear } from '../../tax/tax-rules.ts'
import { defineCalculator } from '../define-calculator.ts'
import { financialYearOptions } from '../financial-year-options.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { advancePayments } from './advance-payments.ts'
import { advanceTaxDetails } from './advance-tax.details.ts'

/** At least the years whose tax is known. */
type TaxYears = Readonly<Record<FinancialYear, string>>

const amount = {
  kind: 'number',
  unit: 'inr',
  min: 0,
  max: 5_000_000,
  limits: optionalAmountLimits,
  step: 1000,
  default: 0,
} as const

/** When which part of a year's tax is due in advance, and what it costs to pay it late. */
export const advanceTaxCalculator = defineCalculator({
  id: 'advance-tax',
  name: 'Advance Tax Calculator',
  description: 'The four instalments of advance tax, and the interest under 234B and 234C for paying late',
  icon: 'calendar-clock',
  inputs: {
    taxLiability: {
      ...amount,
      label: 'Tax of the whole year',
      help: 'With surcharge and cess',
      default: 200_000,
    },
    tdsCredit: {
      ...amount,
      label: 'Tax deducted at source (TDS)',
      help: 'And collected: TCS',
      default: 50_000,
    },
    june: { ...amount, label: 'Paid by 15 June' },
    september: { ...amount, label: 'Paid from then to 15 September' },
    december: { ...amount, label: 'Paid from then to 15 December' },
    march: { ...amount, label: 'Paid from then to 15 March' },
    late: { ...amount, label: 'Paid from 16 to 31 March', advanced: true },
    settledMonths: {
      kind: 'number',
      label: 'The rest is paid in month, from April',
      help: 'April is 1, July, when returns are due, is 4',
      unit: 'number',
      min: 1,
      max: 24,
      limits: { min: 1, max: 240 },
      step: 1,
      default: 4,
      granularity: 1,
      advanced: true,
    },
    senior: {
      kind: 'choice',
      label: 'From 60 on, without a business',
      help: 'Then nothing is due in advance',
      default: 'no',
      options: { yes: 'Yes', no: 'No' },
      advanced: true,
    },
    financialYear: {
      kind: 'choice',
      label: 'Financial year',
      default: '2026-27',
      options: financialYearOptions(2024, advanceTaxTerms.knownUntil) as TaxYears,
      advanced: true,
    },
  },
  outputs: {
    advanceTax: { label: 'Advance tax of the year', unit: 'inr', role: 'headline' },
    totalInterest: { label: 'Interest for paying late', unit: 'inr', role: 'headline' },
    interest234C: { label: 'For late instalments (234C)', unit: 'inr', role: 'part' },
    interest234B: { label: 'For tax after the year (234B)', unit: 'inr', role: 'part' },
    due: {
      kind: 'choice',
      label: 'Advance tax is due',
      role: 'detail',
      options: { yes: 'Yes, in four instalments', no: 'No' },
    },
    assessedTax: { label: 'Tax after TDS', unit: 'inr', role: 'detail' },
    paid: { label: 'Paid in advance', unit: 'inr', role: 'detail' },
    left: {
      label: 'Left to pay, before interest',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['assessedTax'], minus: ['paid'] },
    },
  },
  composition: { total: 'totalInterest', parts: ['interest234C', 'interest234B'] },
  compute: (values) => {
    const { due, interest234C, interest234B, assessedTax, paid } = advancePayments(values)
    return {
      advanceTax: due ? assessedTax : 0,
      due: due ? 'yes' : 'no',
      totalInterest: interest234C + interest234B,
      interest234C,
      interest234B,
      assessedTax,
      paid,
      left: assessedTax - paid,
    }
  },
  schedule: {
    columns: {
      by: { label: 'By', unit: 'date' },
      cumulativePercent: { label: 'Share', unit: 'percent' },
      cumulativeDue: { label: 'Due by then', unit: 'inr' },
      paid: { label: 'Paid by then', unit: 'inr' },
      shortfall: { label: 'Missing', unit: 'inr' },
      interest: { label: 'Interest (234C)', unit: 'inr' },
    },
    rows: (values) => advancePayments(values).instalments.map((row) => ({ ...row })),
  },
  goals: [],
  ...advanceTaxDetails,
})
