import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, interestLimits, optionalAmountLimits } from '../input-limits.ts'
import { noCostEmiDetails } from './no-cost-emi.details.ts'
import { noCostOffer } from './no-cost-offer.ts'

/** What instalments "at no cost" cost. */
export const noCostEmiCalculator = defineCalculator({
  id: 'no-cost-emi',
  name: 'No-Cost EMI Calculator',
  description:
    'What a no-cost EMI really costs: GST on its hidden interest, the fee, and the discount forgone',
  icon: 'shopping-bag',
  inputs: {
    price: {
      kind: 'number',
      label: 'Price',
      unit: 'inr',
      min: 1000,
      max: 500_000,
      limits: amountLimits,
      step: 500,
      default: 60_000,
    },
    months: {
      kind: 'number',
      label: 'Instalments',
      unit: 'months',
      min: 3,
      max: 24,
      limits: { min: 1, max: 120 },
      step: 3,
      default: 6,
      granularity: 1,
    },
    annualRatePercent: {
      kind: 'number',
      label: 'The bank’s interest rate a year',
      help: 'It stands in the terms of the offer; the seller gives the interest as a discount',
      unit: 'percent',
      min: 10,
      max: 36,
      limits: interestLimits,
      step: 0.25,
      default: 15,
    },
    processingFee: {
      kind: 'number',
      label: 'Processing fee',
      help: 'Without tax; 18 % of GST come on top',
      unit: 'inr',
      min: 0,
      max: 2000,
      limits: optionalAmountLimits,
      step: 50,
      default: 200,
    },
    cashDiscount: {
      kind: 'number',
      label: 'Discount for paying at once',
      help: 'Which those who pay in instalments do not get',
      unit: 'inr',
      min: 0,
      max: 50_000,
      limits: optionalAmountLimits,
      step: 100,
      default: 0,
    },
  },
  outputs: {
    extraCost: { label: 'Costs more than paying at once', unit: 'inr', role: 'headline' },
    aprPercent: { label: 'Annual percentage rate (APR)', unit: 'percent', role: 'headline', decimals: 2 },
    gstOnInterest: { label: 'GST on the interest', unit: 'inr', role: 'part' },
    feePaid: { label: 'Fee with GST', unit: 'inr', role: 'part' },
    discountForgone: { label: 'Discount forgone', unit: 'inr', role: 'part' },
    emi: { label: 'Instalment a month', unit: 'inr', role: 'detail' },
    interest: { label: 'Interest inside the instalments', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'extraCost', parts: ['gstOnInterest', 'feePaid', 'discountForgone'] },
  compute: noCostOffer,
  goals: [
    {
      question: 'From what discount for paying at once is this the APR?',
      input: 'cashDiscount',
      output: 'aprPercent',
    },
  ],
  ...noCostEmiDetails,
})
