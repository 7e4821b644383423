import type { ExamplesOf } from '../calculator.ts'
import type { epfWithdrawalCalculator } from './epf-withdrawal.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const epfWithdrawalExamples: ExamplesOf<typeof epfWithdrawalCalculator> = [
  {
    given: { balance: 400_000, membershipMonths: 36, serviceYears: 3, age: 30, monthsUnemployed: 12 },
    expect: { amount: 400_000, tds: 40_000, paidOut: 360_000, remains: 0 },
    source: 'by hand: all of it after twelve months without work, 10 % of it as service was below five years',
  },
  {
    given: { balance: 640_000, membershipMonths: 90, serviceYears: 7.5, age: 34, purpose: 'housing' },
    expect: { amount: 480_000, tds: 0, paidOut: 480_000, remains: 160_000 },
    source: 'by hand: three quarters of 6,40,000, no tax after five years',
  },
]
