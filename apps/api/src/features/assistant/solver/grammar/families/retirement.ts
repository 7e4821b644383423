import type { Family } from '../family.ts'

/** What it takes to retire. */
export const retirement: Family = {
  id: 'retirement',
  calculator: 'retirement',
  cues: {
    retire: 8,
    retireAt: 8,
    untilAge: 2,
    expenses: 1,
    inflation: 0.5,
    beforeRetirement: 1,
    afterRetirement: 1,
    sip: -1,
    loan: -6,
    tax: -6,
    fire: -6,
  },
  requires: ['retire', 'retireAt'],
  variables: {
    currentAge: { kind: 'age', name: 'age today', hints: ['ageNow'], avoid: ['retireAt', 'untilAge'] },
    retirementAge: {
      kind: 'age',
      name: 'age at retirement',
      hints: ['retireAt', 'retire'],
      avoid: ['ageNow', 'untilAge'],
    },
    lifeExpectancy: {
      kind: 'age',
      name: 'age until which to plan',
      hints: ['untilAge'],
      avoid: ['retireAt', 'ageNow'],
      assume: 85,
    },
    monthlyExpenses: { kind: 'money-a-month', name: 'monthly expenses', hints: ['expenses', 'monthly'] },
    inflationPercent: {
      kind: 'percent',
      name: 'inflation a year',
      hints: ['inflation'],
      avoid: ['returns'],
    },
    preRetirementReturnPercent: {
      kind: 'percent',
      name: 'return before retirement',
      hints: ['beforeRetirement', 'returns'],
      avoid: ['inflation', 'afterRetirement'],
    },
    postRetirementReturnPercent: {
      kind: 'percent',
      name: 'return in retirement',
      hints: ['afterRetirement'],
      avoid: ['inflation', 'beforeRetirement'],
    },
    currentSavings: { kind: 'money', name: 'savings today', hints: ['currentSavings'], assume: 0 },
  },
  inputs: [
    'currentAge',
    'retirementAge',
    'lifeExpectancy',
    'monthlyExpenses',
    'inflationPercent',
    'preRetirementReturnPercent',
    'postRetirementReturnPercent',
    'currentSavings',
  ],
  asks: [
    {
      find: 'corpusNeeded',
      requires: ['corpus', 'need', 'retire', 'retireAt'],
      cues: ['corpus'],
      excludes: ['askSip'],
      says: 'You need **{corpusNeeded}** at {retirementAge}: {monthlyExpenses} a month become {monthlyExpensesThen} by then, and have to last until {lifeExpectancy}. Investing {requiredMonthlyInvestment} a month from now gets you there.',
    },
    {
      find: 'requiredMonthlyInvestment',
      requires: ['askSip', 'invest', 'sip'],
      says: 'Invest **{requiredMonthlyInvestment}** a month. At {retirementAge} you need {corpusNeeded}, because {monthlyExpenses} a month become {monthlyExpensesThen} by then and have to last until {lifeExpectancy}.',
    },
  ],
  assumes:
    'expenses taken out at the start of each year and rising with inflation, monthly investments compounded monthly, taxes and pensions not counted',
}
