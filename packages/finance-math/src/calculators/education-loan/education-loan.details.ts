import type { Details } from '../calculator.ts'
import { repaidLoanRounding } from '../repaid-loan-rounding.ts'
import { moratoriumMonths, repaidStudyLoan, type StudyLoanValues } from './study-loan.ts'

const simple = { input: 'moratoriumInterest', is: ['simple'] } as const
const compounded = { input: 'moratoriumInterest', is: ['compounded'] } as const

/** What people look for the education-loan calculator by, and what explains its answers. */
export const educationLoanDetails: Details<StudyLoanValues> = {
  topic: 'loans',
  keywords: [
    'education loan',
    'education loan emi',
    'student loan',
    'study loan',
    'study abroad loan',
    'padhai ka loan',
    'shiksha rin',
    'एजुकेशन लोन',
    'शिक्षा ऋण',
    'पढ़ाई का लोन',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', s: 'studyYears', m: 'graceMonths', y: 'years' },
  formulas: [
    {
      symbols: 'B = P × (1 + i × m)',
      filled: '{owedThen} = {principal} × (1 + {monthlyRate} × {waiting})',
      when: simple,
    },
    {
      symbols: 'B = P × (1 + i)^m',
      filled: '{owedThen} = {principal} × (1 + {monthlyRate})^{waiting}',
      when: compounded,
    },
    {
      symbols: 'EMI = B × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)',
      filled:
        '{emi} = {owedThen} × {monthlyRate} × (1 + {monthlyRate})^{months} ÷ ((1 + {monthlyRate})^{months} − 1)',
      when: { input: 'annualRatePercent', isNot: [0] },
    },
  ],
  legend: {
    B: { meaning: 'Owed when instalments begin', figure: 'owedThen' },
    P: { meaning: 'Loan amount', figure: 'principal' },
    i: { meaning: 'Interest a month', figure: 'monthlyRate' },
    m: { meaning: 'Months before the first instalment', figure: 'waiting' },
    EMI: { meaning: 'Monthly instalment', figure: 'emi' },
    n: { meaning: 'Number of instalments', figure: 'months' },
  },
  explanation: {
    steps: {
      waiting:
        'For {waiting} nothing is paid, and {studyInterest} of interest comes to {principal}: {owedThen} is owed.',
      instalment:
        'That is paid back over {months} in instalments of {emi}, with {laterInterest} of interest.',
    },
    figures: (values) => ({
      months: { value: repaidStudyLoan(values).months, unit: 'months' },
      waiting: { value: moratoriumMonths(values), unit: 'months' },
      monthlyRate: { value: values.annualRatePercent / 12, unit: 'percent' },
    }),
  },
  conventions: {
    once: 'The whole loan is taken to be paid out on the first day; paid out by the term, less interest comes together.',
    simple:
      'Until the first instalment most banks charge simple interest, by the model scheme of the Indian Banks’ Association.',
    tax: 'The interest is deducted in the old regime for eight years (80E), and not counted here.',
    rounding: 'The instalment is not rounded, and falls due at the end of each month.',
  },
  rounding: {
    ...repaidLoanRounding,
    totals: { interestPaid: 'laterInterest' },
    opening: (values) => ({ balance: repaidStudyLoan(values).principal }),
  },
  sources: [
    { title: 'Indian Banks’ Association, Model Educational Loan Scheme' },
    { title: 'OpenFormula 1.3, function PMT' },
  ],
}
