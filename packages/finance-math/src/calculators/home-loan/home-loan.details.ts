import { homeLoanShares } from '../../india/rules/home-loan-rules.ts'
import type { Details } from '../calculator.ts'
import { repaidLoanRounding } from '../repaid-loan-rounding.ts'
import { usedRule } from '../used-rule.ts'
import { type HomePurchaseValues, homeLoan } from './home-purchase.ts'

/** What people look for the home-loan calculator by, and what explains its answers. */
export const homeLoanDetails: Details<HomePurchaseValues> = {
  topic: 'loans',
  keywords: [
    'home loan',
    'home loan emi',
    'housing loan',
    'house loan',
    'ltv',
    'flat loan',
    'ghar ka loan',
    'makan loan',
    'होम लोन',
    'गृह ऋण',
    'घर का लोन',
  ],
  aliases: { p: 'price', d: 'downPaymentPercent', r: 'annualRatePercent', y: 'years' },
  formulas: [
    { symbols: 'L = P × (1 − d)', filled: '{loanAmount} = {price} × (1 − {downPaymentPercent})' },
    {
      symbols: 'EMI = L × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)',
      filled:
        '{emi} = {loanAmount} × {monthlyRate} × (1 + {monthlyRate})^{months} ÷ ((1 + {monthlyRate})^{months} − 1)',
      when: { input: 'annualRatePercent', isNot: [0] },
    },
  ],
  legend: {
    L: { meaning: 'Loan', figure: 'loanAmount' },
    P: { meaning: 'Price of the home', figure: 'price' },
    d: { meaning: 'Down payment', figure: 'downPaymentPercent' },
    EMI: { meaning: 'Monthly instalment', figure: 'emi' },
    i: { meaning: 'Interest a month', figure: 'monthlyRate' },
    n: { meaning: 'Number of instalments', figure: 'months' },
  },
  explanation: {
    steps: {
      loan: 'Of {price}, {downPayment} is paid down and {loanAmount} borrowed.',
      instalment: 'At {monthlyRate} a month it is paid back over {months} in instalments of {emi}.',
      all: 'With {totalInterest} of interest the home costs {paidInAll} in all.',
      limit: 'On this price a bank may lend {mostLent}.',
    },
    figures: (values) => ({
      months: { value: homeLoan(values).months, unit: 'months' },
      monthlyRate: { value: values.annualRatePercent / 12, unit: 'percent' },
    }),
  },
  conventions: {
    share:
      'Banks lend up to 90 % of the price for loans to 30 lakh, 80 % to 75 lakh and 75 % beyond. These shares are probable: they were not checked against the text of the Reserve Bank’s circular, and your bank may lend less.',
    costs:
      'Stamp duty, registration and fees come on top; banks do not count them into the price, but for cheap homes.',
    rate: 'Home loans float with the repo rate: the instalment stays until the bank changes it.',
    rounding: 'The instalment is not rounded.',
  },
  rounding: {
    ...repaidLoanRounding,
    totals: { interestPaid: 'totalInterest' },
    opening: (values) => ({ balance: homeLoan(values).principal }),
  },
  rules: () => [usedRule(homeLoanShares)],
  sources: [{ title: 'OpenFormula 1.3, function PMT' }],
}
