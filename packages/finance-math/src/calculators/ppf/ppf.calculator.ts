import { newest } from '../../india/dated-rule.ts'
import { ppfRatePercent } from '../../india/rules/ppf-rules.ts'
import { accountColumns, accountLines, openingBalanceInput, toAccountPoints } from '../account-course.ts'
import { defineCalculator } from '../define-calculator.ts'
import {
  depositGoals,
  depositMode,
  depositTimingInputs,
  monthlyDepositInput,
  yearlyDepositInput,
} from '../deposit-timing-inputs.ts'
import { financialYearOptions } from '../financial-year-options.ts'
import { interestLimits } from '../input-limits.ts'
import { other80CInput, slabRates } from '../section-80c-inputs.ts'
import { ppfDetails } from './ppf.details.ts'
import { ppfAccount, ppfTaxSaved } from './ppf-account.ts'

/** What a Public Provident Fund account pays. */
export const ppfCalculator = defineCalculator({
  id: 'ppf',
  name: 'PPF Calculator',
  description: 'What a Public Provident Fund account pays, and what can be withdrawn or borrowed before',
  icon: 'landmark',
  inputs: {
    mode: depositMode,
    yearlyDeposit: { ...yearlyDepositInput, min: 500, step: 500 },
    monthlyDeposit: monthlyDepositInput,
    years: {
      kind: 'number',
      label: 'Financial years',
      help: 'The scheme lets sixteen take a deposit; most pages count fifteen',
      unit: 'years',
      min: 15,
      max: 50,
      limits: { min: 1, max: 60 },
      step: 1,
      default: 15,
      granularity: 1,
    },
    rates: {
      kind: 'choice',
      label: 'Interest rate',
      default: 'one',
      options: { one: 'The same in every year', notified: 'As notified since the opening' },
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate a year',
      unit: 'percent',
      min: 4,
      max: 12,
      limits: interestLimits,
      step: 0.1,
      default: newest(ppfRatePercent),
      when: { input: 'rates', is: ['one'] },
    },
    firstFinancialYear: {
      kind: 'choice',
      label: 'Opened in',
      isOpening: true,
      default: '2012-13',
      options: financialYearOptions(1990, ppfRatePercent.knownUntil),
      when: { input: 'rates', is: ['notified'] },
    },
    ...depositTimingInputs,
    annualStepUpPercent: {
      kind: 'number',
      label: 'Deposit grows a year by',
      help: 'As far as the 1,50,000 that a year allows',
      unit: 'percent',
      min: 0,
      max: 25,
      limits: { min: 0, max: 1000 },
      step: 1,
      default: 0,
      advanced: true,
    },
    openingBalance: openingBalanceInput,
    laterDeposits: {
      kind: 'choice',
      label: 'Deposits after the sixteenth year',
      default: 'yes',
      options: { yes: 'Go on', no: 'End' },
      advanced: true,
    },
    credited: {
      kind: 'choice',
      label: 'Interest is credited',
      default: 'none',
      options: { none: 'As computed', 'rupee-yearly': 'In whole rupees, as banks do' },
      advanced: true,
    },
    slabRatePercent: {
      kind: 'choice',
      label: 'Your slab rate',
      help: 'In the old regime, where deposits count under section 80C',
      default: '0',
      options: { '0': 'None', ...slabRates },
      advanced: true,
    },
    other80C: { ...other80CInput, when: { input: 'slabRatePercent', is: ['5', '20', '30'] } },
  },
  outputs: {
    maturity: { label: 'Balance at the end', unit: 'inr', role: 'headline' },
    paidIn: { label: 'Paid in', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    afterSixteen: {
      label: 'With the sixteenth deposit, a year later',
      unit: 'inr',
      role: 'detail',
      when: { input: 'years', is: [15] },
    },
    taxSaved: {
      label: 'Tax saved, without cess',
      unit: 'inr',
      role: 'detail',
      when: { input: 'slabRatePercent', is: ['5', '20', '30'] },
    },
  },
  composition: { total: 'maturity', parts: ['paidIn', 'totalInterest'] },
  compute: (values) => {
    const account = ppfAccount(values)
    const { maturity, rows, totalInterest } = account
    const afterSixteen = values.years === 15 ? ppfAccount({ ...values, years: 16 }).maturity : maturity
    // Added in the order of the table, which half a paisa beside a large balance hangs on.
    const paidIn = rows.reduce((sum, { deposit }) => sum + deposit, values.openingBalance)
    return { maturity, paidIn, totalInterest, afterSixteen, taxSaved: ppfTaxSaved(values, account) }
  },
  series: {
    shape: 'stacked',
    x: accountColumns.year,
    lines: accountLines,
    points: (values) => toAccountPoints(values.openingBalance, ppfAccount(values).rows),
  },
  schedule: {
    columns: {
      year: accountColumns.year,
      deposit: accountColumns.deposit,
      interest: accountColumns.interest,
      withdrawable: { label: 'Can be withdrawn', unit: 'inr' },
      loanable: { label: 'Can be borrowed', unit: 'inr' },
      closable: { label: 'Paid on early closing', unit: 'inr' },
      balance: accountColumns.balance,
    },
    rows: (values) => ppfAccount(values).rows.map((row) => ({ ...row })),
  },
  goals: depositGoals,
  ...ppfDetails,
})
