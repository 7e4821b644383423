import type { Details } from '../calculator.ts'
import { toLoan } from './to-loan.ts'

const withInterest = { input: 'annualRatePercent', isNot: [0] }
const withoutInterest = { input: 'annualRatePercent', is: [0] }

interface Given {
  principal: number
  annualRatePercent: number
  years: number
  afterMonth: number
  lumpSum: number
}

interface Computed {
  emi: number
  outstanding: number
  newMonths: number
  totalInterest: number
  interestSavedByTenure: number
}

/** What people look for the loan-prepayment calculator by, and what explains its answers. */
export const loanPrepaymentDetails: Details<Given, Computed> = {
  topic: 'loans',
  keywords: [
    'prepayment',
    'part payment',
    'prepay',
    'foreclosure',
    'preclosure',
    'preclose loan',
    'close loan early',
    'extra payment',
    'loan payoff',
    'home loan prepayment',
    'reduce tenure',
    'reduce emi',
    'प्रीपेमेंट',
    'समय से पहले भुगतान',
    'लोन जल्दी चुकाना',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', y: 'years', l: 'lumpSum', a: 'afterMonth' },
  formulas: [
    {
      when: withInterest,
      of: ['monthsSaved', 'interestSavedByTenure', 'newMonths'],
      symbols: 'n′ = −ln(1 − (B − L) × i ÷ EMI) ÷ ln(1 + i)',
      filled:
        '{exactMonthsLeft} = −ln(1 − ({outstanding} − {lumpSum}) × {monthlyRate} ÷ {emi}) ÷ ln(1 + {monthlyRate})',
    },
    {
      when: withInterest,
      of: ['newEmi', 'interestSavedByEmi'],
      symbols: 'EMI′ = (B − L) × i ÷ (1 − (1 + i)^−(n − k))',
      filled:
        '{newEmi} = ({outstanding} − {lumpSum}) × {monthlyRate} ÷ (1 − (1 + {monthlyRate})^−{monthsLeft})',
    },
    {
      when: withoutInterest,
      of: ['monthsSaved', 'interestSavedByTenure', 'newMonths'],
      symbols: 'n′ = (B − L) ÷ EMI',
      filled: '{exactMonthsLeft} = ({outstanding} − {lumpSum}) ÷ {emi}',
    },
    {
      when: withoutInterest,
      of: ['newEmi', 'interestSavedByEmi'],
      symbols: 'EMI′ = (B − L) ÷ (n − k)',
      filled: '{newEmi} = ({outstanding} − {lumpSum}) ÷ {monthsLeft}',
    },
    {
      of: ['monthsSaved'],
      isAside: true,
      symbols: 'm = n − k − ⌈n′⌉',
      filled: '{monthsSaved} = {months} − {afterMonth} − {newMonthsLeft}',
    },
    {
      of: ['interestSavedByTenure'],
      isAside: true,
      symbols: 'S = I − I′',
      filled: '{interestSavedByTenure} = {totalInterest} − {newInterest}',
    },
    {
      when: withInterest,
      of: ['outstanding'],
      isAside: true,
      symbols: 'B = P × (1 + i)ᵏ − EMI × ((1 + i)ᵏ − 1) ÷ i',
      filled:
        '{outstanding} = {principal} × (1 + {monthlyRate})^{afterMonth} − {emi} × ((1 + {monthlyRate})^{afterMonth} − 1) ÷ {monthlyRate}',
    },
    {
      when: withoutInterest,
      of: ['outstanding'],
      isAside: true,
      symbols: 'B = P − k × EMI',
      filled: '{outstanding} = {principal} − {afterMonth} × {emi}',
    },
  ],
  legend: {
    B: { meaning: 'Owed before the prepayment', figure: 'outstanding' },
    L: { meaning: 'Prepayment', figure: 'lumpSum' },
    P: { meaning: 'Loan amount', figure: 'principal' },
    k: { meaning: 'Instalments already paid', figure: 'afterMonth' },
    m: { meaning: 'Months saved', figure: 'monthsSaved' },
    S: { meaning: 'Interest saved by a shorter loan', figure: 'interestSavedByTenure' },
    I: { meaning: 'Interest without prepayment', figure: 'totalInterest' },
    'I′': { meaning: 'Interest of the shorter loan', figure: 'newInterest' },
    i: { meaning: 'Interest a month', figure: 'monthlyRate' },
    EMI: { meaning: 'Instalment', figure: 'emi' },
    'EMI′': { meaning: 'Lower instalment', figure: 'newEmi' },
    'n′': { meaning: 'Instalments still to pay, rounded up', figure: 'exactMonthsLeft' },
    'n − k': { meaning: 'Instalments left without prepayment', figure: 'monthsLeft' },
  },
  explanation: {
    steps: {
      owed: 'After {afterMonth} instalments of {emi}, {outstanding} is still owed; the prepayment of {lumpSum} comes off that.',
      tenure:
        'Keeping the instalment, the loan ends after {newMonths} instead of {months} and saves {interestSavedByTenure} of interest.',
      emi: 'Keeping the tenure, the instalment falls to {newEmi} and saves {interestSavedByEmi} of interest.',
    },
    figures: (values, { emi: instalment, outstanding, ...after }) => {
      const { months, annualRatePercent } = toLoan(values)
      const rate = annualRatePercent / 1200
      const monthsLeft = months - values.afterMonth
      const instalments = (outstanding - values.lumpSum) / instalment
      // At rates at which an instalment is interest to the last digit of a double, nothing is known but the end.
      const interestShare = Math.min(1, instalments * rate)
      const exact = rate === 0 ? instalments : -Math.log1p(-interestShare) / Math.log1p(rate)
      return {
        monthlyRate: { value: rate * 100, unit: 'percent' },
        months: { value: months, unit: 'months' },
        monthsLeft: { value: monthsLeft, unit: 'months' },
        exactMonthsLeft: { value: Math.min(exact, monthsLeft), unit: 'months' },
        newMonthsLeft: { value: after.newMonths - values.afterMonth, unit: 'months' },
        newInterest: { value: after.totalInterest - after.interestSavedByTenure, unit: 'inr' },
      }
    },
  },
  conventions: {
    rate: 'The monthly rate is the yearly rate divided by 12 (reducing balance, monthly rests).',
    when: 'The prepayment is made right after an instalment, without a charge for it.',
    last: 'The last instalment of the shorter loan is only what is left.',
    total: 'Interest saved counts the whole loan from its first month.',
  },
  sources: [
    {
      title: 'What to consider before a home loan prepayment, Mint',
      url: 'https://www.livemint.com/money/personal-finance/consider-these-factors-before-opting-for-home-loan-prepayment/amp-11631592244435.html',
    },
  ],
}
