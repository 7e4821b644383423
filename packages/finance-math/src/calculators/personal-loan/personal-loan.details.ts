import { newest } from '../../india/dated-rule.ts'
import { lenderFeeGstPercent } from '../../india/rules/lender-fee-gst.ts'
import type { Details } from '../calculator.ts'
import { repaidLoanRounding } from '../repaid-loan-rounding.ts'
import { usedRule } from '../used-rule.ts'
import { type PersonalLoanValues, personalLoan } from './personal-loan-cost.ts'

/** What people look for the personal-loan calculator by, and what explains its answers. */
export const personalLoanDetails: Details<PersonalLoanValues, { aprPercent: number }> = {
  topic: 'loans',
  keywords: [
    'personal loan',
    'personal loan emi',
    'instant loan',
    'wedding loan',
    'travel loan',
    'unsecured loan',
    'niji loan',
    'vyaktigat rin',
    'पर्सनल लोन',
    'व्यक्तिगत ऋण',
    'निजी लोन',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', y: 'years', f: 'feePercent' },
  formulas: [
    {
      symbols: 'EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)',
      filled:
        '{emi} = {principal} × {monthlyRate} × (1 + {monthlyRate})^{months} ÷ ((1 + {monthlyRate})^{months} − 1)',
      when: { input: 'annualRatePercent', isNot: [0] },
    },
    {
      symbols: 'F = P × f × (1 + g)',
      filled: '{feesPaid} = {principal} × {feePercent} × (1 + {gstPercent})',
      of: ['feesPaid'],
    },
    {
      symbols: 'P − F = Σ EMI ÷ (1 + a)^k',
      filled: '{received} = Σ {emi} ÷ (1 + {monthlyApr})^k',
      of: ['aprPercent'],
    },
  ],
  legend: {
    EMI: { meaning: 'Monthly instalment', figure: 'emi' },
    P: { meaning: 'Loan amount', figure: 'principal' },
    i: { meaning: 'Interest a month', figure: 'monthlyRate' },
    n: { meaning: 'Number of instalments', figure: 'months' },
    F: { meaning: 'Fee with GST', figure: 'feesPaid' },
    f: { meaning: 'Processing fee', figure: 'feePercent' },
    g: { meaning: 'GST on it', figure: 'gstPercent' },
    a: { meaning: 'Cost a month, of what is owed', figure: 'monthlyApr' },
    k: { meaning: 'Month, from 1 to the last' },
  },
  explanation: {
    steps: {
      instalment:
        '{principal} at {annualRatePercent} a year are paid back over {months} in instalments of {emi}.',
      fee: 'The fee of {feePercent} with {gstPercent} of GST is {feesPaid}: {received} is really received.',
      apr: 'That is paid back at {monthlyApr} a month, {aprPercent} a year. In all the loan costs {totalCost}.',
    },
    figures: (values, { aprPercent }) => ({
      months: { value: personalLoan(values).months, unit: 'months' },
      gstPercent: { value: newest(lenderFeeGstPercent), unit: 'percent' },
      monthlyRate: { value: values.annualRatePercent / 12, unit: 'percent' },
      monthlyApr: { value: aprPercent / 12, unit: 'percent' },
    }),
  },
  conventions: {
    fee: 'The fee is kept back from the loan on the first day, with GST on it.',
    apr: 'The annual percentage rate is twelve times that of a month, as the Reserve Bank has it.',
    flat: 'A rate called flat is another thing: 8 % flat over three years are nearly 15 % of what is owed.',
    rounding: 'The instalment is not rounded, and falls due at the end of each month.',
  },
  rounding: {
    ...repaidLoanRounding,
    totals: { interestPaid: 'totalInterest' },
    opening: ({ principal }) => ({ balance: principal }),
  },
  rules: () => [usedRule(lenderFeeGstPercent)],
  sources: [
    { title: 'Reserve Bank of India, Key Facts Statement for Loans & Advances (15 April 2024), annex B' },
    { title: 'OpenFormula 1.3, functions PMT and RATE' },
  ],
}
