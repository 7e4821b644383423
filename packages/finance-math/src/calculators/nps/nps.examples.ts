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
  {
    given: { monthlyContribution: 5000, age: 30, exitAge: 60, assetChoice: 'lc75' },
    expect: { corpus: 8_271_671.6, evenedReturn: 8.48, lastShareE: 15 },
    source:
      'in decimals, month by month, by the table of LC75: 75 % in equity to 35, 35 % at 45, 15 % from 55 on',
  },
  {
    given: {
      ...{
        monthlyContribution: 12_500,
        age: 41,
        exitAge: 58,
        exitType: 'premature',
        assetChoice: 'aggressive',
      },
      ...{ openingBalance: 250_000, returnE: 12.5, returnC: 7.75, returnG: 6.5 },
    },
    expect: { corpus: 7_327_650.49, evenedReturn: 9.18, lastShareE: 35 },
    source:
      'in decimals, month by month, by the table of the balanced fund of 2024: 50 % in equity to 45, 35 % from 55 on',
  },
  {
    given: {
      ...{ monthlyContribution: 8000, age: 52, exitAge: 60, assetChoice: 'lc25', timing: 'end' },
      ...{ returnE: 10, returnC: 8, returnG: 7 },
    },
    expect: { corpus: 1_035_003.62, evenedReturn: 7.21, lastShareE: 5 },
    source: 'in decimals, month by month, by the table of LC25: 8 % in equity at 52, 5 % from 55 on',
  },
  {
    given: {
      ...{ monthlyContribution: 7000, age: 33, exitAge: 60, assetChoice: 'own', openingBalance: 100_000 },
      ...{ shareE: 65, shareC: 20, returnE: 12 },
    },
    expect: { corpus: 14_307_142.25, evenedReturn: 10.45, lastShareE: 65 },
    source: 'in decimals: 65 % at 12, 20 % at 8 and 15 % at 7 % are 10.45 % in every year',
  },
]
