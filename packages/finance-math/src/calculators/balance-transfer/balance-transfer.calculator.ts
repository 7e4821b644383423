import { newest } from '../../india/dated-rule.ts'
import { lenderFeeGstValues } from '../../india/rules/lender-fee-gst-values.ts'
import { defineCalculator } from '../define-calculator.ts'
import { interestLimits, optionalAmountLimits } from '../input-limits.ts'
import { loanInputs } from '../loan-inputs.ts'
import { paymentViews } from '../payment-views.ts'
import { balanceTransferDetails } from './balance-transfer.details.ts'
import { movedLoan, transferRows } from './moved-loan.ts'

/** Whether moving a loan to a cheaper lender pays, and from when on. */
export const balanceTransferCalculator = defineCalculator({
  id: 'balance-transfer',
  name: 'Loan Balance Transfer Calculator',
  description: 'What moving a loan to a cheaper lender saves after all costs, and from which month on',
  icon: 'arrow-right-left',
  inputs: {
    outstanding: { ...loanInputs.principal, label: 'Still owed', default: 4_000_000 },
    annualRatePercent: { ...loanInputs.annualRatePercent, label: 'Rate you pay now', default: 9.2 },
    years: { ...loanInputs.years, label: 'Time that is left', default: 15 },
    newAnnualRatePercent: {
      kind: 'number',
      label: 'Rate of the new lender',
      unit: 'percent',
      min: 1,
      max: 20,
      limits: interestLimits,
      step: 0.1,
      default: 8.4,
    },
    processingFee: {
      kind: 'number',
      label: 'Fee of the new lender',
      help: 'Without the tax on it',
      unit: 'inr',
      min: 0,
      max: 100_000,
      limits: optionalAmountLimits,
      step: 500,
      default: 10_000,
    },
    otherCosts: {
      kind: 'number',
      label: 'Other costs',
      help: 'Stamp duty, papers, valuation; a charge for closing a fixed rate',
      unit: 'inr',
      min: 0,
      max: 200_000,
      limits: optionalAmountLimits,
      step: 500,
      default: 15_000,
    },
    gstPercent: {
      kind: 'number',
      label: 'GST on the fee',
      unit: 'percent',
      min: 0,
      max: 40,
      limits: { min: 0, max: 100 },
      step: 1,
      // The release has its type as the rate it was then.
      default: newest(lenderFeeGstValues) as 18,
      advanced: true,
    },
  },
  outputs: {
    saving: { label: 'Saved by moving', unit: 'inr', role: 'headline' },
    breakEvenMonths: {
      kind: 'list',
      label: 'Months to break even',
      item: 'Month',
      unit: 'number',
      role: 'part',
    },
    newInterest: { label: 'Interest with the new lender', unit: 'inr', role: 'part' },
    cost: { label: 'Cost of moving', unit: 'inr', role: 'part' },
    interestLeft: { label: 'Interest left without moving', unit: 'inr', role: 'detail' },
    emi: { label: 'Instalment now', unit: 'inr', role: 'detail' },
    newEmi: { label: 'New instalment', unit: 'inr', role: 'detail' },
    emiFall: {
      label: 'Less to pay each month',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['emi'], minus: ['newEmi'] },
    },
  },
  composition: { total: 'interestLeft', parts: ['newInterest', 'cost', 'saving'] },
  compute: (values) => {
    const { breakEvenMonth, ...moved } = movedLoan(values)
    return {
      ...moved,
      emiFall: moved.emi - moved.newEmi,
      breakEvenMonths: breakEvenMonth === null ? [] : [breakEvenMonth],
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      staying: { label: 'Cost if staying', unit: 'inr' },
      moving: { label: 'Cost if moving', unit: 'inr' },
    },
    points: (values) => {
      const { cost } = movedLoan(values)
      let staying = 0
      return [
        { x: 0, staying, moving: cost },
        ...transferRows(values).map(({ month, interest, saved }) => {
          staying += interest
          return { x: month / 12, staying, moving: staying - saved }
        }),
      ]
    },
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      interest: { label: 'Old interest', unit: 'inr' },
      newInterest: { label: 'New interest', unit: 'inr' },
      saved: { label: 'Saved so far', unit: 'inr' },
      balance: { label: 'Old balance', unit: 'inr' },
      newBalance: { label: 'New balance', unit: 'inr' },
    },
    views: paymentViews,
    rows: transferRows,
  },
  goals: [
    { question: 'At what new rate is so much saved?', input: 'newAnnualRatePercent', output: 'saving' },
    { question: 'With what other costs is so much saved?', input: 'otherCosts', output: 'saving' },
  ],
  ...balanceTransferDetails,
})
