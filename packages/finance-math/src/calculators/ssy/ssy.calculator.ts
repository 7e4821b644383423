import { newest } from '../../india/dated-rule.ts'
import { ssyRatePercent } from '../../india/rules/ssy-rules.ts'
import { accountColumns, accountLines, toAccountPoints } from '../account-course.ts'
import { defineCalculator } from '../define-calculator.ts'
import {
  depositMode,
  depositTimingInputs,
  monthlyDepositInput,
  yearlyDepositInput,
} from '../deposit-timing-inputs.ts'
import { interestLimits } from '../input-limits.ts'
import { dayInput } from '../parse-date.ts'
import { ssyDetails } from './ssy.details.ts'
import { ssyAccount } from './ssy-account.ts'

/** What a Sukanya Samriddhi Account pays. */
export const ssyCalculator = defineCalculator({
  id: 'ssy',
  name: 'Sukanya Samriddhi Calculator',
  description: 'What a Sukanya Samriddhi Account pays for a girl, and what she may take from 18 on',
  icon: 'flower',
  inputs: {
    mode: depositMode,
    yearlyDeposit: { ...yearlyDepositInput, min: 250, step: 250 },
    monthlyDeposit: monthlyDepositInput,
    girlAge: {
      kind: 'number',
      label: 'Her age at the opening',
      help: 'An account can be opened before she is ten',
      unit: 'age',
      min: 0,
      max: 9,
      step: 1,
      default: 3,
      granularity: 1,
    },
    opening: {
      kind: 'choice',
      label: 'Opened',
      default: 'april',
      options: {
        april: 'On 1 April',
        day: 'On another day',
        notified: 'On a day, at the notified rates',
      },
    },
    openedOn: {
      ...dayInput,
      label: 'Day of opening',
      isOpening: true,
      min: '2014-12-03',
      default: '2018-07-15',
      when: { input: 'opening', is: ['day', 'notified'] },
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate a year',
      unit: 'percent',
      min: 4,
      max: 12,
      limits: interestLimits,
      step: 0.1,
      default: newest(ssyRatePercent),
      when: { input: 'opening', isNot: ['notified'] },
    },
    ...depositTimingInputs,
  },
  outputs: {
    maturity: { label: 'Balance after 21 years', unit: 'inr', role: 'headline' },
    paidIn: { label: 'Paid in', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    balanceAfterDeposits: { label: 'Balance after 15 years of deposits', unit: 'inr', role: 'detail' },
    ageAtMaturity: { label: 'Her age at the end', unit: 'age', role: 'detail' },
    halfAt18: { label: 'Half, available at 18', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'maturity', parts: ['paidIn', 'totalInterest'] },
  compute: (values) => {
    const { maturity, totalInvested, totalInterest, balanceAfterDeposits, rows } = ssyAccount(values)
    // Who is below ten at the opening is 18 before it matures.
    const { withdrawable } = rows.find((row) => row.withdrawable > 0) as (typeof rows)[number]
    return {
      ...{ maturity, paidIn: totalInvested, totalInterest, balanceAfterDeposits },
      ...{ ageAtMaturity: values.girlAge + 21, halfAt18: withdrawable },
    }
  },
  series: {
    shape: 'stacked',
    x: accountColumns.year,
    lines: accountLines,
    points: (values) => toAccountPoints(0, ssyAccount(values).rows),
  },
  schedule: {
    columns: {
      year: accountColumns.year,
      deposit: accountColumns.deposit,
      interest: accountColumns.interest,
      withdrawable: { label: 'Can be withdrawn', unit: 'inr' },
      balance: accountColumns.balance,
    },
    rows: (values) => ssyAccount(values).rows.map((row) => ({ ...row })),
  },
  goals: [],
  ...ssyDetails,
})
