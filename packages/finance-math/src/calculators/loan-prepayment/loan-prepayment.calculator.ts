import { type AmortizationRow, amortizationSchedule } from '../../formulas/amortization-schedule.ts'
import { emi } from '../../formulas/emi.ts'
import { outstandingBalance } from '../../formulas/outstanding-balance.ts'
import { prepayment } from '../../formulas/prepayment.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { loanInputs } from '../loan-inputs.ts'

const inputs = {
  ...loanInputs,
  afterMonth: {
    kind: 'number',
    label: 'Prepaid after instalment',
    unit: 'months',
    min: 1,
    max: 359,
    limits: { min: 0, max: 2399 },
    step: 1,
    default: 12,
    granularity: 1,
  },
  lumpSum: {
    kind: 'number',
    label: 'Prepayment',
    unit: 'inr',
    min: 0,
    max: 10_000_000,
    limits: optionalAmountLimits,
    step: 1000,
    default: 100_000,
  },
} as const

const withInterest = { input: 'annualRatePercent', isNot: [0] }
const withoutInterest = { input: 'annualRatePercent', is: [0] }

type LoanValues = Values<typeof inputs>

function toLoan({ principal, annualRatePercent, years }: LoanValues) {
  return { principal, annualRatePercent, months: Math.round(12 * years) }
}

/** The month-by-month balance without the prepayment and in both ways with it. */
function balances(values: LoanValues) {
  const loan = toLoan(values)
  const { afterMonth, lumpSum } = values
  const left = outstandingBalance({ ...loan, afterMonths: afterMonth }) - lumpSum
  const shorter = prepayment({ ...loan, afterMonth, lumpSum, mode: 'reduceTenure' })
  const rest = { principal: Math.max(0, left), annualRatePercent: loan.annualRatePercent }
  const lower = amortizationSchedule({ ...rest, months: loan.months - afterMonth })
  // Both schedules end in the same month.
  const lowerBalance = (month: number) => (lower[month - 1] as AmortizationRow).balance
  const rate = loan.annualRatePercent / 1200
  let balance = rest.principal
  return amortizationSchedule(loan).map((row) => {
    if (row.month > afterMonth) balance = row.month >= shorter.months ? 0 : balance * (1 + rate) - shorter.emi
    const before = row.month === afterMonth ? rest.principal : row.balance
    return {
      month: row.month,
      withoutPrepayment: row.balance,
      reduceTenure: row.month > afterMonth ? balance : before,
      reduceEmi: row.month > afterMonth ? lowerBalance(row.month - afterMonth) : before,
    }
  })
}

/** What an extra payment into a loan saves, when it shortens the loan and when it lowers the instalment. */
export const loanPrepaymentCalculator = defineCalculator({
  id: 'loan-prepayment',
  name: 'Loan Prepayment Calculator',
  description: 'What an extra payment into a loan saves: a shorter loan or a lower instalment, side by side',
  icon: 'scissors',
  keywords: [
    'prepayment',
    'part payment',
    'prepay',
    'foreclosure',
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
  inputs,
  limits: (values) => {
    const loan = toLoan(values)
    const afterMonth = Math.min(values.afterMonth, loan.months - 1)
    return {
      afterMonth: { max: loan.months - 1 },
      // Down to the whole rupee, so that what a person reads and types again is still allowed.
      lumpSum: { max: Math.floor(outstandingBalance({ ...loan, afterMonths: afterMonth })) },
    }
  },
  outputs: {
    interestSavedByTenure: { label: 'Interest saved by a shorter loan', unit: 'inr', role: 'headline' },
    interestSavedByEmi: { label: 'Interest saved by a lower instalment', unit: 'inr', role: 'headline' },
    monthsSaved: { label: 'Months saved', unit: 'months', role: 'part' },
    newMonths: { label: 'Months of the shorter loan', unit: 'months', role: 'detail' },
    newEmi: { label: 'Lower instalment', unit: 'inr', role: 'part' },
    emi: { label: 'Instalment until then', unit: 'inr', role: 'detail' },
    totalInterest: { label: 'Interest without prepayment', unit: 'inr', role: 'detail' },
    outstanding: { label: 'Owed before the prepayment', unit: 'inr', role: 'detail' },
  },
  compute: (values) => {
    const { lumpSum, afterMonth } = values
    const loan = toLoan(values)
    const shorter = prepayment({ ...loan, lumpSum, afterMonth, mode: 'reduceTenure' })
    const lower = prepayment({ ...loan, lumpSum, afterMonth, mode: 'reduceEmi' })
    const { emi: instalment, totalInterest } = emi(loan)
    return {
      interestSavedByTenure: shorter.interestSaved,
      interestSavedByEmi: lower.interestSaved,
      monthsSaved: loan.months - shorter.months,
      newMonths: shorter.months,
      newEmi: lower.emi,
      emi: instalment,
      totalInterest,
      outstanding: outstandingBalance({ ...loan, afterMonths: afterMonth }),
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Month', unit: 'months' },
    lines: {
      withoutPrepayment: { label: 'No prepayment', unit: 'inr' },
      reduceTenure: { label: 'Shorter loan', unit: 'inr' },
      reduceEmi: { label: 'Lower EMI', unit: 'inr' },
    },
    // All three end at nothing owed; they differ in when, and in what that has cost.
    ends: (values) => {
      const { months, ...loan } = toLoan(values)
      const paidOff = (mode: 'reduceTenure' | 'reduceEmi') =>
        prepayment({ ...loan, months, lumpSum: values.lumpSum, afterMonth: values.afterMonth, mode })
      const shorter = paidOff('reduceTenure')
      return {
        withoutPrepayment: { month: months, interest: emi({ ...loan, months }).totalInterest },
        reduceTenure: { month: shorter.months, interest: shorter.totalInterest },
        reduceEmi: { month: months, interest: paidOff('reduceEmi').totalInterest },
      }
    },
    points: (values) => {
      const { principal } = values
      const start = { x: 0, withoutPrepayment: principal, reduceTenure: principal, reduceEmi: principal }
      return [start, ...balances(values).map(({ month, ...lines }) => ({ x: month, ...lines }))]
    },
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      withoutPrepayment: { label: 'Balance without prepayment', unit: 'inr' },
      reduceTenure: { label: 'Balance, shorter loan', unit: 'inr' },
      reduceEmi: { label: 'Balance, lower instalment', unit: 'inr' },
    },
    views: { monthly: { label: 'Monthly', every: 1 }, yearly: { label: 'Yearly', every: 12 } },
    rows: balances,
  },
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
      owed: 'After {afterMonth} instalments of {emi}, {outstanding} are still owed; the prepayment of {lumpSum} comes off that.',
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
  goals: [
    {
      question: 'What prepayment saves this much interest by a shorter loan?',
      input: 'lumpSum',
      output: 'interestSavedByTenure',
    },
    { question: 'What prepayment lowers the instalment to this?', input: 'lumpSum', output: 'newEmi' },
  ],
  examples: [
    {
      given: { principal: 5_000_000, annualRatePercent: 8, years: 20, afterMonth: 60, lumpSum: 600_000 },
      expect: { emi: 41_822, newEmi: 36_088, monthsSaved: 41 },
      precision: 1,
      source: 'livemint.com, 14 September 2021: 6 lakh prepaid after five years of 50 lakh at 8 %',
    },
    {
      given: { principal: 5_000_000, annualRatePercent: 8, years: 20, afterMonth: 60, lumpSum: 600_000 },
      expect: { interestSavedByTenure: 1_130_000, interestSavedByEmi: 432_000, outstanding: 4_376_000 },
      precision: 1000,
      source: 'the same: 11.30 lakh and 4.32 lakh saved, 43.76 lakh owed',
    },
  ],
  sources: [
    {
      title: 'What to consider before a home loan prepayment, Mint',
      url: 'https://www.livemint.com/money/personal-finance/consider-these-factors-before-opting-for-home-loan-prepayment/amp-11631592244435.html',
    },
  ],
})
