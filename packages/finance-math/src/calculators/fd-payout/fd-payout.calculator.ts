import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, interestLimits } from '../input-limits.ts'
import { fdPayoutDetails } from './fd-payout.details.ts'
import { payingDeposit } from './paying-deposit.ts'

const only = (payout: string) => ({ input: 'payout', is: [payout] })

/** A bank's fixed deposit with all its terms: when interest is paid, days, senior citizens' rate, tax deducted. */
export const fdPayoutCalculator = defineCalculator({
  id: 'fd-payout',
  name: 'FD Payout Calculator',
  description:
    'What a fixed deposit pays every month, every quarter or at its end, to the day, for senior citizens too, and the tax deducted',
  icon: 'landmark',
  inputs: {
    payout: {
      kind: 'choice',
      label: 'Interest is paid',
      isMode: true,
      default: 'quarterly',
      options: { monthly: 'Every month', quarterly: 'Every quarter', maturity: 'At the end' },
    },
    principal: {
      kind: 'number',
      label: 'Deposit',
      unit: 'inr',
      min: 1000,
      max: 10_000_000,
      limits: amountLimits,
      step: 1000,
      default: 500_000,
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate a year',
      unit: 'percent',
      min: 1,
      max: 12,
      limits: interestLimits,
      step: 0.05,
      default: 7,
    },
    months: {
      kind: 'number',
      label: 'Time',
      unit: 'months',
      min: 0,
      max: 120,
      limits: { min: 0, max: 240 },
      step: 1,
      default: 36,
      granularity: 1,
    },
    days: {
      kind: 'number',
      label: 'And days',
      unit: 'number',
      min: 0,
      max: 91,
      step: 1,
      default: 0,
      granularity: 1,
      advanced: true,
    },
    senior: {
      kind: 'choice',
      label: 'Depositor is 60 or older',
      default: 'no',
      options: { no: 'No', yes: 'Yes' },
    },
    seniorExtraPercent: {
      kind: 'number',
      label: 'More for senior citizens',
      help: 'Most banks pay 0.5 % more',
      unit: 'percent',
      min: 0,
      max: 2,
      limits: { min: 0, max: 5 },
      step: 0.05,
      default: 0.5,
      when: { input: 'senior', is: ['yes'] },
    },
    pan: {
      kind: 'choice',
      label: 'The PAN is known',
      default: 'yes',
      options: { yes: 'Yes', no: 'No' },
      advanced: true,
    },
  },
  limits: ({ days, payout }) => {
    // What pays every quarter has one at least.
    if (payout === 'quarterly') return { months: { min: 3 } }
    return payout === 'monthly' || days === 0 ? { months: { min: 1 } } : {}
  },
  outputs: {
    monthly: { label: 'Interest every month', unit: 'inr', role: 'headline', when: only('monthly') },
    quarterly: { label: 'Interest every quarter', unit: 'inr', role: 'headline', when: only('quarterly') },
    maturity: { label: 'Paid at the end', unit: 'inr', role: 'headline', when: only('maturity') },
    deposit: { label: 'Deposit', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest in all', unit: 'inr', role: 'part' },
    total: { label: 'Deposit and interest', unit: 'inr', role: 'detail' },
    totalTds: { label: 'Tax deducted (TDS)', unit: 'inr', role: 'detail' },
    netInterest: {
      label: 'Interest after TDS',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['totalInterest'], minus: ['totalTds'] },
    },
    ratePercent: { label: 'Rate that is paid', unit: 'percent', role: 'detail' },
  },
  composition: { total: 'total', parts: ['deposit', 'totalInterest'] },
  compute: (values) => {
    const { totalInterest, totalTds, ratePercent, periodicInterest, maturity } = payingDeposit(values)
    const paid = periodicInterest ?? 0
    return {
      ...{ totalInterest, totalTds, ratePercent, monthly: paid, quarterly: paid, maturity },
      deposit: values.principal,
      total: values.principal + totalInterest,
      netInterest: totalInterest - totalTds,
    }
  },
  series: {
    shape: 'stacked',
    x: { label: 'Year', unit: 'years' },
    lines: {
      principal: { label: 'Deposit', unit: 'inr' },
      interest: { label: 'Interest so far', unit: 'inr' },
    },
    points: (values) => {
      const { principal } = values
      let interest = 0
      const later = payingDeposit(values).rows.map((row) => {
        interest += row.interest
        return { x: row.at, principal, interest }
      })
      return [{ x: 0, principal, interest: 0 }, ...later]
    },
  },
  schedule: {
    columns: {
      year: { label: 'Year', unit: 'years' },
      interest: { label: 'Interest', unit: 'inr' },
      tds: { label: 'Tax deducted', unit: 'inr' },
      net: { label: 'After TDS', unit: 'inr' },
    },
    rows: (values) =>
      payingDeposit(values).rows.map(({ year, interest, tds }) => ({
        ...{ year, interest, tds },
        net: interest - tds,
      })),
  },
  goals: [
    {
      question: 'What deposit pays this amount every month?',
      input: 'principal',
      output: 'monthly',
      when: only('monthly'),
    },
    {
      question: 'What deposit pays this amount every quarter?',
      input: 'principal',
      output: 'quarterly',
      when: only('quarterly'),
    },
    {
      question: 'What deposit pays this amount at its end?',
      input: 'principal',
      output: 'maturity',
      when: only('maturity'),
    },
  ],
  ...fdPayoutDetails,
})
