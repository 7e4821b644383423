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
    currentAge: { kind: 'age', hints: ['ageNow'], avoid: ['retireAt', 'untilAge'] },
    retirementAge: {
      kind: 'age',
      hints: ['retireAt', 'retire'],
      avoid: ['ageNow', 'untilAge'],
    },
    lifeExpectancy: {
      kind: 'age',
      hints: ['untilAge'],
      avoid: ['retireAt', 'ageNow'],
      assume: 85,
    },
    monthlyExpenses: { kind: 'money-a-month', hints: ['expenses', 'monthly'] },
    inflationPercent: {
      kind: 'percent',
      hints: ['inflation'],
      avoid: ['returns'],
    },
    preRetirementReturnPercent: {
      kind: 'percent',
      hints: ['beforeRetirement', 'returns'],
      avoid: ['inflation', 'afterRetirement'],
    },
    postRetirementReturnPercent: {
      kind: 'percent',
      hints: ['afterRetirement'],
      avoid: ['inflation', 'beforeRetirement'],
    },
    currentSavings: { kind: 'money', hints: ['currentSavings'], assume: 0 },
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
      says: 'corpusNeeded',
    },
    {
      find: 'requiredMonthlyInvestment',
      requires: ['askSip', 'invest', 'sip'],
      says: 'requiredMonthlyInvestment',
    },
  ],
}
