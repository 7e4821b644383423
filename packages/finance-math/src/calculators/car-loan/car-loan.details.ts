import type { Details } from '../calculator.ts'
import { repaidLoanRounding } from '../repaid-loan-rounding.ts'
import { type CarPurchaseValues, carLoan } from './car-purchase.ts'

/** What people look for the car-loan calculator by, and what explains its answers. */
export const carLoanDetails: Details<CarPurchaseValues> = {
  topic: 'loans',
  keywords: [
    'car loan',
    'car loan emi',
    'auto loan',
    'vehicle loan',
    'bike loan',
    'two wheeler loan',
    'on road price',
    'gaadi ka loan',
    'gadi loan',
    'कार लोन',
    'गाड़ी का लोन',
    'वाहन ऋण',
  ],
  aliases: {
    p: 'exShowroom',
    o: 'onRoadPercent',
    d: 'downPaymentPercent',
    r: 'annualRatePercent',
    y: 'years',
  },
  formulas: [
    {
      symbols: 'L = P × (1 + o) × (1 − d)',
      filled: '{loanAmount} = {exShowroom} × (1 + {onRoadPercent}) × (1 − {downPaymentPercent})',
    },
    {
      symbols: 'EMI = L × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)',
      filled:
        '{emi} = {loanAmount} × {monthlyRate} × (1 + {monthlyRate})^{months} ÷ ((1 + {monthlyRate})^{months} − 1)',
      when: { input: 'annualRatePercent', isNot: [0] },
    },
  ],
  legend: {
    L: { meaning: 'Loan', figure: 'loanAmount' },
    P: { meaning: 'Ex-showroom price', figure: 'exShowroom' },
    o: { meaning: 'Road tax, registration and insurance', figure: 'onRoadPercent' },
    d: { meaning: 'Down payment', figure: 'downPaymentPercent' },
    EMI: { meaning: 'Monthly instalment', figure: 'emi' },
    i: { meaning: 'Interest a month', figure: 'monthlyRate' },
    n: { meaning: 'Number of instalments', figure: 'months' },
  },
  explanation: {
    steps: {
      road: 'On the road the car costs {onRoad}, of which {downPayment} is paid down and {loanAmount} borrowed.',
      instalment: 'At {monthlyRate} a month it is paid back over {months} in instalments of {emi}.',
      all: 'With {totalInterest} of interest the car costs {paidInAll} in all.',
    },
    figures: (values) => ({
      months: { value: carLoan(values).months, unit: 'months' },
      monthlyRate: { value: values.annualRatePercent / 12, unit: 'percent' },
    }),
  },
  conventions: {
    road: 'Some banks lend on the ex-showroom price only: enter 0 for the road then, and pay the rest yourself.',
    worth: 'A car loses worth faster than the loan is paid back; what it fetches later is not counted.',
    rounding: 'The instalment is not rounded, and falls due at the end of each month.',
  },
  rounding: {
    ...repaidLoanRounding,
    totals: { interestPaid: 'totalInterest' },
    opening: (values) => ({ balance: carLoan(values).principal }),
  },
  sources: [{ title: 'OpenFormula 1.3, function PMT' }],
}
