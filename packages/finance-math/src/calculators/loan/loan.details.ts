import type { Details, Formula } from '../calculator.ts'

const formulas: readonly Formula[] = [
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
]

const unrounded = 'none'

function exact(formula: Formula): Formula {
  return { ...formula, when: [formula.when ?? [], { input: 'emiRounding', is: [unrounded] }].flat() }
}

/** The last instalment is another than the rounded ones, so that each holds but nearly. */
function rounded(formula: Formula): Formula {
  return {
    ...formula,
    symbols: formula.symbols.replace('=', '≈'),
    filled: formula.filled.replace('=', '≈'),
    when: [formula.when ?? [], { input: 'emiRounding', isNot: [unrounded] }].flat(),
  }
}

/** What people look for the loan calculator by, and what explains its answers. */
export const loanDetails: Details<{ principal: number; annualRatePercent: number; years: number }> = {
  topic: 'loans',
  keywords: [
    'emi',
    'loan',
    'gold loan',
    'mortgage',
    'instalment',
    'installment',
    'amortization',
    'interest on loan',
    'karz',
    'karza',
    'rin',
    'kist',
    'ईएमआई',
    'लोन',
    'ऋण',
    'कर्ज',
    'किस्त',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', y: 'years' },
  formulas: formulas.flatMap((formula) => [exact(formula), rounded(formula)]),
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
        'Of the first one, {firstInterest} is interest; each month less is interest and more is principal.',
      total: 'In all {totalPayment} is paid, of which {totalInterest} is interest.',
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
  rounding: {
    flows: ['principalPaid', 'interestPaid', 'totalPayment'],
    totals: { totalPayment: 'totalPayment' },
    opening: ({ principal }) => ({ balance: principal }),
    rests: {
      principalPaid: { plusBefore: ['balance'], minus: ['balance'] },
      interestPaid: { plus: ['totalPayment'], minus: ['principalPaid'] },
    },
  },
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
}
