import type { ExamplesOf } from '../calculator.ts'
import type { debtPayoffCalculator } from './debt-payoff.calculator.ts'

/** Worked examples, to which `conformance.test.ts` holds it. */
export const debtPayoffExamples: ExamplesOf<typeof debtPayoffCalculator> = [
  {
    given: {
      debts: [
        { balance: 1000, annualRatePercent: 20, minimum: 50 },
        { balance: 2000, annualRatePercent: 10, minimum: 60 },
      ],
      extra: 100,
    },
    expect: { months: 16, totalInterest: 246.01, paidOffMonths: [8, 16] },
    source: 'month by month in decimal arithmetic of 40 digits, in Python: 246.012568',
  },
  {
    given: {
      debts: [
        { balance: 80_000, annualRatePercent: 36, minimum: 4000 },
        { balance: 250_000, annualRatePercent: 14, minimum: 8500 },
        { balance: 40_000, annualRatePercent: 18, minimum: 2000 },
      ],
      extra: 5000,
      strategy: 'snowball',
    },
    expect: {
      months: 23,
      totalInterest: 67_969.45,
      paidOffMonths: [14, 23, 7],
      otherInterest: 63_145.47,
      minimumsInterest: [107_683.37],
      growing: 0,
    },
    precision: 0.01,
    source: 'month by month in decimal arithmetic of 40 digits, in Python: 67,969.451856 and 63,145.473863',
  },
  {
    given: {
      debts: [{ balance: 12_000, annualRatePercent: 0, minimum: 1000 }],
      extra: 0,
    },
    expect: { months: 12, totalInterest: 0, otherMonths: 12, interestSaved: 0, minimumsInterest: [0] },
    source: 'by hand: twelve times 1,000 without interest',
  },
  {
    // NPER(24.9 %/12, −150, 3000) = 26.09.
    given: { debts: [{ balance: 3000, annualRatePercent: 24.9, minimum: 50 }], extra: 100 },
    expect: { months: 27, growing: 1, minimumsInterest: [] },
    source: 'NPER(24.9 %/12, −150, 3000) = 26.09, rounded up; 50 is below the first interest of 62.25',
  },
]
