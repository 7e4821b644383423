import type { ExamplesOf } from '../calculator.ts'
import type { retirementCalculator } from './retirement.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const retirementExamples: ExamplesOf<typeof retirementCalculator> = [
  {
    given: {},
    expect: {
      corpusNeeded: 77_148_478.32,
      requiredMonthlyInvestment: 21_855.63,
      monthlyExpensesThen: 287_174.56,
    },
    source: 'growing annuity-due and annuity-due, summed year by year in decimal arithmetic',
  },
  {
    given: { monthlyExpenses: 50_000, inflationPercent: 6, currentAge: 30, retirementAge: 60 },
    expect: { monthlyExpensesThen: 287_175 },
    precision: 1,
    source: 'loan.utilcube.com, retirement: monthly expense at retirement 2,87,175',
  },
]
