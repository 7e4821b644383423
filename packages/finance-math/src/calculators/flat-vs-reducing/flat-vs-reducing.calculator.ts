import { defineCalculator } from '../define-calculator.ts'
import { interestLimits } from '../input-limits.ts'
import { loanInputs } from '../loan-inputs.ts'
import { paymentViews } from '../payment-views.ts'
import { flatLoan, flatLoanRows } from './flat-loan.ts'
import { flatVsReducingDetails } from './flat-vs-reducing.details.ts'

/** What rate on a reducing balance a flat rate of interest really is. */
export const flatVsReducingCalculator = defineCalculator({
  id: 'flat-vs-reducing',
  name: 'Flat vs Reducing Rate Calculator',
  description:
    'What rate on a reducing balance a flat rate really is, beside a loan whose rate is on what is owed',
  icon: 'scale',
  inputs: {
    principal: { ...loanInputs.principal, min: 10_000, default: 500_000 },
    flatRatePercent: {
      kind: 'number',
      label: 'Flat rate a year',
      help: 'On the whole loan to its end, whatever has been paid back',
      unit: 'percent',
      min: 1,
      max: 30,
      limits: interestLimits,
      step: 0.1,
      default: 8,
    },
    years: { ...loanInputs.years, default: 3 },
    otherRatePercent: {
      kind: 'number',
      label: 'Reducing rate of another loan',
      help: 'To compare: a rate a year on what is still owed, as banks name it',
      unit: 'percent',
      min: 1,
      max: 40,
      limits: interestLimits,
      step: 0.1,
      default: 12,
    },
  },
  outputs: {
    reducingRatePercent: {
      label: 'Reducing rate that it amounts to',
      unit: 'percent',
      role: 'headline',
      decimals: 2,
    },
    emi: { label: 'Instalment a month', unit: 'inr', role: 'headline' },
    principalPaid: { label: 'Principal', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    totalPayment: { label: 'Paid in all', unit: 'inr', role: 'detail' },
    otherEmi: { label: 'Instalment of the other loan', unit: 'inr', role: 'detail' },
    otherInterest: { label: 'Interest of the other loan', unit: 'inr', role: 'detail' },
    extraInterest: {
      label: 'Extra cost of the flat rate',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['totalInterest'], minus: ['otherInterest'] },
    },
  },
  composition: { total: 'totalPayment', parts: ['principalPaid', 'totalInterest'] },
  compute: flatLoan,
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      flat: { label: 'Flat interest', unit: 'inr' },
      other: { label: 'Other interest', unit: 'inr' },
    },
    points: (values) => {
      const sofar = { flat: 0, other: 0 }
      return [
        { x: 0, ...sofar },
        ...flatLoanRows(values).map(({ month, interestPaid, otherInterest }) => {
          sofar.flat += interestPaid
          sofar.other += otherInterest
          return { x: month / 12, ...sofar }
        }),
      ]
    },
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      principalPaid: { label: 'Principal', unit: 'inr' },
      interestPaid: { label: 'Flat interest', unit: 'inr' },
      totalPayment: { label: 'Instalment', unit: 'inr' },
      balance: { label: 'Owed', unit: 'inr' },
      otherInterest: { label: 'Other loan’s interest', unit: 'inr' },
      otherBalance: { label: 'Owed on it', unit: 'inr' },
    },
    views: paymentViews,
    rows: flatLoanRows,
  },
  goals: [
    { question: 'At what flat rate is this the instalment?', input: 'flatRatePercent', output: 'emi' },
    {
      question: 'What flat rate amounts to this reducing rate?',
      input: 'flatRatePercent',
      output: 'reducingRatePercent',
    },
    { question: 'How much can be borrowed for this instalment?', input: 'principal', output: 'emi' },
  ],
  ...flatVsReducingDetails,
})
