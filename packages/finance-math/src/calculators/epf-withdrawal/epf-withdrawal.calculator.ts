import { defineCalculator } from '../define-calculator.ts'
import { amountLimits } from '../input-limits.ts'
import { epfWithdrawalDetails } from './epf-withdrawal.details.ts'
import { fundWithdrawal } from './fund-withdrawal.ts'

const count = { kind: 'number', step: 1, granularity: 1 } as const

/** What can be taken out of a provident fund, and the tax that is kept back of it. */
export const epfWithdrawalCalculator = defineCalculator({
  id: 'epf-withdrawal',
  name: 'EPF Withdrawal Calculator',
  description:
    'What can be taken out of a provident fund, what has to stay in it, and the tax deducted (TDS)',
  icon: 'piggy-bank',
  inputs: {
    balance: {
      kind: 'number',
      label: 'Provident fund balance',
      help: 'Your share and the employer’s, without the pension’s',
      unit: 'inr',
      min: 1000,
      max: 5_000_000,
      limits: amountLimits,
      step: 1000,
      default: 400_000,
    },
    purpose: {
      kind: 'choice',
      label: 'Withdrawn for',
      default: 'unemployed',
      options: {
        unemployed: 'Being out of work',
        retirement: 'Retirement',
        illness: 'Illness',
        education: 'Education',
        marriage: 'Marriage',
        housing: 'A home',
        special: 'Another reason',
      },
    },
    monthsUnemployed: {
      ...count,
      label: 'Months without work',
      unit: 'months',
      min: 0,
      max: 24,
      limits: { min: 0, max: 600 },
      default: 2,
      when: { input: 'purpose', is: ['unemployed'] },
    },
    membershipMonths: {
      ...count,
      label: 'Months as a member',
      unit: 'months',
      min: 0,
      max: 120,
      limits: { min: 0, max: 720 },
      default: 36,
      when: { input: 'purpose', isNot: ['unemployed', 'retirement'] },
    },
    serviceYears: {
      kind: 'number',
      label: 'Years of service without a break',
      help: 'With earlier employers too, where the balance was moved along',
      unit: 'years',
      min: 0,
      max: 40,
      limits: { min: 0, max: 60 },
      step: 1,
      default: 3,
      granularity: 12,
    },
    age: {
      ...count,
      label: 'Age',
      unit: 'age',
      min: 18,
      max: 60,
      limits: { min: 15, max: 120 },
      default: 30,
    },
    pan: {
      kind: 'choice',
      label: 'PAN linked to the account',
      default: 'yes',
      options: { yes: 'Yes', no: 'No' },
    },
  },
  outputs: {
    amount: { label: 'Can be withdrawn', unit: 'inr', role: 'headline' },
    paidOut: { label: 'Paid out', unit: 'inr', role: 'part' },
    tds: { label: 'Tax deducted (TDS)', unit: 'inr', role: 'part' },
    remains: {
      label: 'Stays in the fund',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['balance'], minus: ['amount'] },
    },
    eligible: {
      kind: 'choice',
      label: 'May be withdrawn',
      options: { yes: 'Yes', no: 'Not yet' },
      role: 'detail',
    },
  },
  composition: { total: 'amount', parts: ['paidOut', 'tds'] },
  compute: (values) => {
    const { amount, paidOut, tds, remains, eligible } = fundWithdrawal(values)
    return { amount, paidOut, tds, remains, eligible: eligible ? 'yes' : 'no' }
  },
  goals: [],
  ...epfWithdrawalDetails,
})
