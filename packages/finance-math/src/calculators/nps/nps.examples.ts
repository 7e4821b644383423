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
  {
    given: {
      ...{ monthlyContribution: 5000, annualReturnPercent: 10, age: 30, exitAge: 45, exitType: 'premature' },
      timing: 'end',
    },
    expect: { corpus: 2_072_351.73, annuityShare: 80, lumpSum: 414_470.35, monthlyPension: 8289.41 },
    source: 'in decimals: 5,000 × ((1 + 10 %/12)^180 − 1) ÷ (10 %/12); above 5 lakh 80 % buy an annuity',
  },
  {
    given: {
      ...{ monthlyContribution: 20_000, taxRegime: 'old', basicPlusDa: 1_000_000, employerPercent: 14 },
      ...{ other80C: 120_000, slabRatePercent: '30' },
    },
    expect: { employerDeduction: 100_000, ownDeduction: 80_000, taxSaved: 54_000 },
    source: 'by hand: 1,40,000 are the employer’s, of which 10 % count; 50,000 and 30,000 of one’s own; 30 %',
  },
]
