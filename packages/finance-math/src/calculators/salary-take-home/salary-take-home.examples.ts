import type { ExamplesOf } from '../calculator.ts'
import type { salaryTakeHomeCalculator } from './salary-take-home.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const salaryTakeHomeExamples: ExamplesOf<typeof salaryTakeHomeCalculator> = [
  {
    given: { ctc: 1_200_000, providentFund: 'none', gratuity: 'no' },
    expect: { monthlyInHand: 100_000, tax: 0, gross: 1_200_000 },
    source: 'Budget 2025: no tax on salaries up to 12.75 lakh in the new regime',
  },
]
