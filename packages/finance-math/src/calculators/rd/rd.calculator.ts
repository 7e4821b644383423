import { newest } from '../../india/dated-rule.ts'
import {
  recurringDepositClosing,
  recurringDepositLateFee,
  recurringDepositRebate,
} from '../../india/recurring-deposit-terms.ts'
import { postOfficeRdRatePercent, postOfficeRdTerms } from '../../india/rules/post-office-rd-rules.ts'
import { postOfficeSavingsRatePercent } from '../../india/rules/post-office-savings-rules.ts'
import { accountColumns, accountLines, toAccountPoints } from '../account-course.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, interestLimits } from '../input-limits.ts'
import { growthViews } from '../investment-growth.ts'
import { rdDetails } from './rd.details.ts'
import { rdMaturity, rdMonths, rdRows, rdTds } from './rd-account.ts'

/** Of the post office, as `depositTerms` has it; the rule with its source is loaded only to be read. */
const leastDeposit = 100
const ofBank = { input: 'mode', is: ['bank'] } as const
const ofPostOffice = { input: 'mode', is: ['post-office'] } as const

/** What a recurring deposit of a bank or of the post office pays. */
export const rdCalculator = defineCalculator({
  id: 'rd',
  name: 'RD Calculator',
  description: 'What a recurring deposit pays, of a bank or of the post office to the rupee',
  icon: 'calendar-plus',
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Kept with',
      isMode: true,
      default: 'bank',
      options: { bank: 'Bank', 'post-office': 'Post office' },
    },
    monthlyDeposit: {
      kind: 'number',
      label: 'Deposit a month',
      unit: 'inr',
      min: leastDeposit,
      max: 100_000,
      limits: amountLimits,
      step: 100,
      default: 5000,
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate a year',
      help: 'Of the day of opening; it stays for the whole term',
      unit: 'percent',
      min: 3,
      max: 12,
      limits: interestLimits,
      step: 0.1,
      default: newest(postOfficeRdRatePercent),
    },
    months: {
      kind: 'number',
      label: 'Time',
      unit: 'months',
      min: 6,
      max: 120,
      limits: { min: 1, max: 240 },
      step: 1,
      default: 60,
      granularity: 1,
      when: ofBank,
    },
    continuedYears: {
      kind: 'number',
      label: 'Goes on with deposits for',
      help: 'Up to five years after the sixty months, by the same deposit',
      unit: 'years',
      min: 0,
      max: 5,
      step: 1,
      default: 0,
      granularity: 1,
      advanced: true,
      when: ofPostOffice,
    },
    retainedYears: {
      kind: 'number',
      label: 'Kept after its end',
      help: 'Without further deposits, up to five years after the sixty months',
      unit: 'years',
      min: 0,
      max: 5,
      step: 1,
      default: 0,
      granularity: 1,
      when: ofPostOffice,
    },
    compounding: {
      kind: 'choice',
      label: 'Interest is added',
      default: '4',
      options: { '4': 'Every quarter', '12': 'Every month', '2': 'Every half-year', '1': 'Every year' },
      advanced: true,
      when: ofBank,
    },
    missed: {
      kind: 'number',
      label: 'Missed deposits, paid together later',
      help: 'In a row, and all paid in the month after',
      unit: 'number',
      min: 0,
      max: 4,
      step: 1,
      default: 0,
      granularity: 1,
      advanced: true,
      when: ofPostOffice,
    },
    inAdvance: {
      kind: 'number',
      label: 'Deposits paid in advance in one month',
      help: 'With that of the month itself; a rebate begins at six',
      unit: 'number',
      min: 0,
      max: 60,
      step: 1,
      default: 0,
      granularity: 1,
      advanced: true,
      when: ofPostOffice,
    },
    closedAfter: {
      kind: 'number',
      label: 'If closed early, after',
      unit: 'months',
      min: 36,
      max: 59,
      step: 1,
      default: 36,
      granularity: 1,
      advanced: true,
      when: ofPostOffice,
    },
    senior: {
      kind: 'choice',
      label: 'Depositor is 60 or older',
      default: 'no',
      options: { no: 'No', yes: 'Yes' },
      advanced: true,
      when: ofBank,
    },
    pan: {
      kind: 'choice',
      label: 'The PAN is known',
      default: 'yes',
      options: { yes: 'Yes', no: 'No' },
      advanced: true,
      when: ofBank,
    },
  },
  limits: ({ mode, continuedYears }) => ({
    ...(mode === 'post-office' && { monthlyDeposit: { min: leastDeposit } }),
    // What goes on with deposits is not kept without them.
    ...(continuedYears > 0 && { retainedYears: { max: 0 } }),
  }),
  outputs: {
    maturity: { label: 'Maturity value', unit: 'inr', role: 'headline' },
    paidIn: { label: 'Paid in', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    totalTds: { label: 'Tax deducted (TDS)', unit: 'inr', role: 'detail', when: ofBank },
    netInterest: {
      label: 'Interest after TDS',
      unit: 'inr',
      role: 'detail',
      when: ofBank,
      rest: { plus: ['totalInterest'], minus: ['totalTds'] },
    },
    closedEarly: { label: 'Paid if closed early', unit: 'inr', role: 'detail', when: ofPostOffice },
    lateFee: { label: 'Late fee', unit: 'inr', role: 'detail', when: ofPostOffice },
    rebate: { label: 'Rebate for paying in advance', unit: 'inr', role: 'detail', when: ofPostOffice },
  },
  composition: { total: 'maturity', parts: ['paidIn', 'totalInterest'] },
  compute: (values) => {
    const maturity = rdMaturity(values)
    const { mode, monthlyDeposit, missed, inAdvance, closedAfter } = values
    const paidIn = monthlyDeposit * rdMonths(values)
    const totalInterest = maturity - paidIn
    const totalTds = mode === 'bank' ? rdTds(values) : 0
    return {
      ...{ maturity, paidIn, totalInterest, totalTds, netInterest: totalInterest - totalTds },
      closedEarly: recurringDepositClosing(monthlyDeposit, closedAfter, newest(postOfficeSavingsRatePercent)),
      lateFee: recurringDepositLateFee(monthlyDeposit, missed, postOfficeRdTerms),
      rebate: recurringDepositRebate(monthlyDeposit, inAdvance, postOfficeRdTerms),
    }
  },
  series: {
    shape: 'stacked',
    x: accountColumns.year,
    lines: accountLines,
    points: (values) =>
      toAccountPoints(
        0,
        rdRows(values).map((row) => ({ ...row, year: row.month / 12 })),
      ),
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      deposit: accountColumns.deposit,
      interest: accountColumns.interest,
      balance: accountColumns.balance,
    },
    views: growthViews,
    rows: rdRows,
  },
  goals: [
    {
      question: 'What deposit a month pays this amount?',
      input: 'monthlyDeposit',
      output: 'maturity',
      when: ofBank,
    },
    { question: 'What rate pays this amount?', input: 'annualRatePercent', output: 'maturity', when: ofBank },
  ],
  ...rdDetails,
})
