import { realRate } from '../../formulas/real-rate.ts'
import type { Details } from '../calculator.ts'

interface RetirementAges {
  currentAge: number
  retirementAge: number
  lifeExpectancy: number
}

interface RetirementReturns {
  postRetirementReturnPercent: number
  inflationPercent: number
}

/** What people look for the retirement calculator by, and what explains its answers. */
export const retirementDetails: Details<
  RetirementAges & RetirementReturns & { currentSavings: number },
  { shortfall: number; requiredMonthlyInvestment: number }
> = {
  topic: 'freedom',
  keywords: [
    'retirement',
    'pension',
    'corpus',
    'old age',
    'budhapa',
    'sevanivritti',
    'रिटायरमेंट',
    'सेवानिवृत्ति',
    'पेंशन',
  ],
  aliases: {
    a: 'currentAge',
    r: 'retirementAge',
    l: 'lifeExpectancy',
    e: 'monthlyExpenses',
    i: 'inflationPercent',
    s: 'currentSavings',
  },
  formulas: [
    {
      symbols: 'E′ = E × (1 + f)ⁿ',
      filled: '{monthlyExpensesThen} = {monthlyExpenses} × (1 + {inflationPercent})^{yearsToRetirement}',
    },
    {
      symbols: 'C = 12 × E′ × Σ ((1 + f) ÷ (1 + q))ᵏ, k = 0 … m − 1',
      filled:
        '{corpusNeeded} = 12 × {monthlyExpensesThen} × Σ ((1 + {inflationPercent}) ÷ (1 + {postRetirementReturnPercent}))ᵏ, k = 0 … {yearsInRetirement} − 1',
    },
    {
      when: { input: 'preRetirementReturnPercent', isNot: [0] },
      symbols: 'M = (C − S × (1 + p)ⁿ) ÷ (((1 + p/12)^(12 n) − 1) ÷ (p/12) × (1 + p/12))',
      filled: '{requiredMonthlyInvestment} = ({corpusNeeded} − {savingsThen}) ÷ {perMonthlyRupee}',
    },
    {
      when: { input: 'preRetirementReturnPercent', is: [0] },
      symbols: 'M = (C − S) ÷ (12 × n)',
      filled: '{requiredMonthlyInvestment} = ({corpusNeeded} − {savingsThen}) ÷ (12 × {yearsToRetirement})',
    },
  ],
  legend: {
    M: { meaning: 'Monthly investment', figure: 'requiredMonthlyInvestment' },
    C: { meaning: 'Corpus needed at retirement', figure: 'corpusNeeded' },
    E: { meaning: 'Monthly expenses today', figure: 'monthlyExpenses' },
    'E′': { meaning: 'Monthly expenses at retirement', figure: 'monthlyExpensesThen' },
    S: { meaning: 'Savings today', figure: 'currentSavings' },
    f: { meaning: 'Inflation a year', figure: 'inflationPercent' },
    p: { meaning: 'Return a year before retirement', figure: 'preRetirementReturnPercent' },
    q: { meaning: 'Return a year in retirement', figure: 'postRetirementReturnPercent' },
    n: { meaning: 'Years until retirement', figure: 'yearsToRetirement' },
    m: { meaning: 'Years in retirement', figure: 'yearsInRetirement' },
  },
  explanation: {
    steps: {
      expenses:
        'In {yearsToRetirement}, with {inflationPercent} of inflation a year, {monthlyExpenses} a month become {monthlyExpensesThen}.',
      corpus:
        'For {yearsInRetirement} of retirement, with money that earns {postRetirementReturnPercent} ({realReturn} after inflation), that takes {corpusNeeded}.',
      savings:
        'Today’s savings of {currentSavings} will be {savingsThen} by then, so {shortfall} is missing.',
      monthly:
        'Investing {requiredMonthlyInvestment} at the start of every month at {preRetirementReturnPercent} a year closes the gap.',
    },
    figures: (values, { shortfall, requiredMonthlyInvestment }) => ({
      yearsToRetirement: { value: values.retirementAge - values.currentAge, unit: 'years' },
      yearsInRetirement: { value: values.lifeExpectancy - values.retirementAge, unit: 'years' },
      realReturn: {
        value: realRate({
          nominalPercent: values.postRetirementReturnPercent,
          inflationPercent: values.inflationPercent,
        }),
        unit: 'percent',
      },
      perMonthlyRupee: {
        value: requiredMonthlyInvestment === 0 ? 0 : shortfall / requiredMonthlyInvestment,
        unit: 'number',
      },
    }),
  },
  conventions: {
    start: 'In retirement, a year’s expenses are taken out at its start and rise with inflation every year.',
    savings:
      'Today’s savings are compounded yearly, the monthly investment monthly at the yearly rate divided by 12.',
    nothingLeft: 'At the end of the plan nothing is left.',
    tax: 'Taxes and pensions are not counted.',
  },
  rounding: {
    flows: ['invested', 'growth', 'withdrawn'],
    opening: ({ currentSavings }) => ({ balance: currentSavings }),
    rests: {
      growth: { plus: ['balance', 'withdrawn'], minus: ['invested'], minusBefore: ['balance'] },
    },
  },
  sources: [
    {
      title: 'Retirement corpus planner, MP Money Planning Calculators',
      url: 'https://financial-calculators.quantiqhq.com/calculators/retirement-corpus-planner',
    },
    {
      title: 'Retirement planning calculator, UtilCube',
      url: 'https://loan.utilcube.com/calculators/retirement',
    },
  ],
}
