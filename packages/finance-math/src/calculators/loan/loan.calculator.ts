import { amortizationSchedule } from '../../formulas/amortization-schedule.ts'
import { emi } from '../../formulas/emi.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { loanInputs } from '../loan-inputs.ts'

const inputs = {
  ...loanInputs,
  emiRounding: {
    kind: 'choice',
    label: 'Instalment rounded to',
    advanced: true,
    default: 'none',
    options: { none: 'Not rounded', rupee: 'The rupee', paisa: 'The paisa' },
  },
} as const

function toLoan({ years, ...loan }: Values<typeof inputs>) {
  return { ...loan, months: Math.round(12 * years) }
}

/** What a loan costs a month and in all. */
export const loanCalculator = defineCalculator({
  id: 'loan',
  name: 'Loan EMI Calculator',
  description: 'The monthly instalment of a loan, its interest and its amortization schedule',
  icon: 'landmark',
  keywords: [
    'emi',
    'loan',
    'home loan',
    'housing loan',
    'car loan',
    'vehicle loan',
    'bike loan',
    'personal loan',
    'education loan',
    'mortgage',
    'instalment',
    'installment',
    'amortization',
    'interest on loan',
    'karz',
    'karza',
    'rin',
    'ghar ka loan',
    'kist',
    'ईएमआई',
    'लोन',
    'ऋण',
    'कर्ज',
    'होम लोन',
    'गृह ऋण',
    'कार लोन',
    'किस्त',
  ],
  inputs,
  outputs: {
    emi: { label: 'Monthly instalment (EMI)', unit: 'inr', role: 'headline' },
    principalPaid: { label: 'Principal', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Total interest', unit: 'inr', role: 'part' },
    totalPayment: { label: 'Total payment', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'totalPayment', parts: ['principalPaid', 'totalInterest'] },
  compute: (values) => ({ ...emi(toLoan(values)), principalPaid: values.principal }),
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      principalPaid: { label: 'Principal paid', unit: 'inr' },
      interestPaid: { label: 'Interest paid', unit: 'inr' },
      balance: { label: 'Still owed', unit: 'inr' },
    },
    points: (values) => {
      const points = [{ x: 0, balance: values.principal, principalPaid: 0, interestPaid: 0 }]
      let interestPaid = 0
      const rows = amortizationSchedule(toLoan(values))
      for (const { month, balance, interestPaid: interest } of rows) {
        interestPaid += interest
        if (month % 12 === 0 || month === rows.length) {
          points.push({ x: month / 12, balance, principalPaid: values.principal - balance, interestPaid })
        }
      }
      return points
    },
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      principalPaid: { label: 'Principal paid', unit: 'inr' },
      interestPaid: { label: 'Interest paid', unit: 'inr' },
      totalPayment: { label: 'Total payment', unit: 'inr' },
      balance: { label: 'Balance', unit: 'inr' },
    },
    views: { monthly: { label: 'Monthly', every: 1 }, yearly: { label: 'Yearly', every: 12 } },
    rows: (values) => amortizationSchedule(toLoan(values)).map((row) => ({ ...row })),
  },
  formulas: [
    {
      when: { input: 'annualRatePercent', isNot: [0] },
      symbols: 'EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)',
      filled:
        '{emi} = {principal} × {monthlyRate} × (1 + {monthlyRate})^{months} ÷ ((1 + {monthlyRate})^{months} − 1)',
    },
    {
      when: { input: 'annualRatePercent', is: [0] },
      symbols: 'EMI = P ÷ n',
      filled: '{emi} = {principal} ÷ {months}',
    },
    {
      of: ['totalPayment'],
      isAside: true,
      symbols: 'T = n × EMI',
      filled: '{totalPayment} = {months} × {emi}',
    },
    {
      of: ['totalInterest'],
      isAside: true,
      symbols: 'I = n × EMI − P',
      filled: '{totalInterest} = {months} × {emi} − {principal}',
    },
  ],
  legend: {
    EMI: { meaning: 'Monthly instalment', figure: 'emi' },
    P: { meaning: 'Loan amount', figure: 'principal' },
    i: { meaning: 'Interest a month', figure: 'monthlyRate' },
    n: { meaning: 'Number of instalments', figure: 'months' },
    T: { meaning: 'Total payment', figure: 'totalPayment' },
    I: { meaning: 'Total interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      monthlyRate: 'An interest rate of {annualRatePercent} a year is {monthlyRate} a month.',
      instalment: 'A loan of {principal} is paid back over {months} in equal instalments of {emi}.',
      firstMonth:
        'Of the first one, {firstInterest} are interest; each month less is interest and more is principal.',
      total: 'In all {totalPayment} are paid, of which {totalInterest} are interest.',
    },
    figures: ({ principal, annualRatePercent, years }) => ({
      monthlyRate: { value: annualRatePercent / 12, unit: 'percent' },
      months: { value: Math.round(12 * years), unit: 'months' },
      firstInterest: { value: (principal * annualRatePercent) / 1200, unit: 'inr' },
    }),
  },
  conventions: {
    rate: 'The monthly rate is the yearly rate divided by 12 (reducing balance, monthly rests).',
    end: 'Instalments are paid at the end of each month.',
    rounding: 'Where the instalment is rounded, the last one takes the remainder.',
    tenure: 'The tenure counts in whole months.',
  },
  goals: [
    { question: 'How much can be borrowed for this instalment?', input: 'principal', output: 'emi' },
    { question: 'At what rate is this the instalment?', input: 'annualRatePercent', output: 'emi' },
    { question: 'With what tenure is the instalment no more than this?', input: 'years', output: 'emi' },
  ],
  examples: [
    {
      given: { principal: 1_000_000, annualRatePercent: 8, years: 10 },
      expect: { emi: 12_132.76, totalInterest: 455_931.13, totalPayment: 1_455_931.13 },
      source: 'toolfest.in, EMI for 10 lakh at 8.0 % for 10 years',
    },
    {
      given: { principal: 1_000_000, annualRatePercent: 8.5, years: 15 },
      expect: { emi: 9847.4, totalInterest: 772_531.2, totalPayment: 1_772_531.2 },
      source: 'toolfest.in, EMI for 10 lakh at 8.5 % for 15 years',
    },
    {
      given: { principal: 5_000_000, annualRatePercent: 8.5, years: 20 },
      expect: { emi: 43_391, totalInterest: 5_413_879, totalPayment: 10_413_879 },
      precision: 1,
      source: 'bulltimes.com, prepayment calculator: 50 lakh at 8.5 % for 20 years, 43,391 a month',
    },
  ],
  sources: [
    {
      title: 'EMI for 10 lakh at 8.0 %, toolfest',
      url: 'https://toolfest.in/finance-tools/emi-guides/emi-10-lakh-8-0-percent-10-years.html',
    },
    {
      title: 'Prepayment benefit calculator, Bulltimes',
      url: 'https://bulltimes.com/tools/prepayment-benefit-calculator',
    },
  ],
})
