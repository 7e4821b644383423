import type { Details } from '../calculator.ts'
import { instalmentsOf, type LoanWithFeesValues } from './loan-with-fees.ts'

/** What people look for the loan-apr calculator by, and what explains its answers. */
export const loanAprDetails: Details<LoanWithFeesValues, { aprPercent: number }> = {
  topic: 'loans',
  keywords: [
    'apr',
    'annual percentage rate',
    'loan with fees',
    'processing fee',
    'true cost of a loan',
    'key facts statement',
    'kfs',
    'effective interest rate',
    'effective rate of loan',
    'sahi byaj dar',
    'एपीआर',
    'वार्षिक प्रतिशत दर',
    'प्रोसेसिंग फीस',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', y: 'years', f: 'fees' },
  formulas: [
    {
      symbols: 'P − F = E × (1 − (1 + i)^(−n)) ÷ i',
      filled: '{received} = {emi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
      when: { input: 'annualRatePercent', isNot: [0] },
    },
    {
      symbols: 'P − F = Σ E ÷ (1 + i)^k',
      filled: '{received} = Σ {emi} ÷ (1 + {monthlyRate})^k',
      when: { input: 'annualRatePercent', is: [0] },
    },
    { symbols: 'A = 12 × i', filled: '{aprPercent} = 12 × {monthlyRate}', of: ['aprPercent'] },
    {
      symbols: 'a = (1 + i)^12 − 1',
      filled: '{effectiveAnnualPercent} = (1 + {monthlyRate})^12 − 1',
      of: ['effectiveAnnualPercent'],
    },
    {
      symbols: 'C = I + F',
      filled: '{totalCost} = {totalInterest} + {fees}',
      of: ['totalCost', 'totalInterest', 'feesPaid'],
      isAside: true,
    },
  ],
  legend: {
    P: { meaning: 'Loan amount', figure: 'principal' },
    F: { meaning: 'Fees', figure: 'fees' },
    E: { meaning: 'Instalment a month', figure: 'emi' },
    n: { meaning: 'Number of instalments', figure: 'months' },
    i: { meaning: 'Cost a month, of what is owed', figure: 'monthlyRate' },
    k: { meaning: 'Month, from 1 to the last' },
    A: { meaning: 'Annual percentage rate', figure: 'aprPercent' },
    a: { meaning: 'Effective rate a year', figure: 'effectiveAnnualPercent' },
    C: { meaning: 'Cost of the loan', figure: 'totalCost' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      instalment:
        '{principal} at {annualRatePercent} a year are paid back over {months} in instalments of {emi}.',
      received: 'Once {fees} of fees is paid, {received} has really been received.',
      apr: 'The instalments pay that back at {monthlyRate} a month: twelve times as much, {aprPercent}, is the annual percentage rate.',
      effective:
        'With the interest of each month on that of those before, it comes to {effectiveAnnualPercent} a year.',
      cost: 'In all the loan costs {totalCost}: {totalInterest} of interest and {fees} of fees.',
    },
    figures: (values, { aprPercent }) => ({
      months: { value: instalmentsOf(values), unit: 'months' },
      monthlyRate: { value: aprPercent / 12, unit: 'percent' },
    }),
  },
  conventions: {
    nominal:
      'The Reserve Bank’s annual percentage rate is twelve times the rate of a month. The effective rate, with interest on interest, is higher; in the European Union that is the one called APR.',
    fees: 'Fees are paid when the loan is, whether they are kept back from it or paid beside it. What falls due only if something goes wrong, as for a late instalment, is no part of it.',
    early:
      'Whoever closes the loan early has paid the fees for a shorter time, and by that a higher rate than this.',
    exact: 'The instalment is not rounded, and falls due at the end of each month.',
  },
  rounding: {
    flows: ['principalPaid', 'costPaid', 'totalPayment'],
    totals: { totalPayment: 'totalPayment' },
    opening: ({ principal, fees }) => ({ balance: principal - fees }),
    rests: {
      principalPaid: { plusBefore: ['balance'], minus: ['balance'] },
      costPaid: { plus: ['totalPayment'], minus: ['principalPaid'] },
    },
  },
  sources: [
    {
      title: 'Reserve Bank of India, Key Facts Statement for Loans & Advances (15 April 2024), annex B',
    },
    { title: 'OpenFormula 1.3, functions RATE, PMT and EFFECT' },
  ],
}
