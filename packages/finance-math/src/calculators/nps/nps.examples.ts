import type { ExamplesOf } from '../calculator.ts'
import type { npsCalculator } from './nps.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const npsExamples: ExamplesOf<typeof npsCalculator> = [
  {
    given: { monthlyContribution: 5000, annualReturnPercent: 10, age: 30, exitAge: 60 },
    expect: { corpus: 11_396_627, paidIn: 1_800_000 },
    precision: 1,
    source: 'NPS Trust’s calculator, as others print it: 5,000 a month for 30 years at 10 %',
  },
  {
    given: { monthlyContribution: 5000, annualReturnPercent: 10, age: 30, exitAge: 60, sector: 'government' },
    expect: { annuityShare: 40, monthlyPension: 22_793.25 },
    precision: 1,
    source: 'by hand: 40 % of 1,13,96,627 at 6 % a year',
  },
]
