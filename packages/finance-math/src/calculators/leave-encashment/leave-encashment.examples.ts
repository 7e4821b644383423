import type { ExamplesOf } from '../calculator.ts'
import type { leaveEncashmentCalculator } from './leave-encashment.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const leaveEncashmentExamples: ExamplesOf<typeof leaveEncashmentCalculator> = [
  {
    given: {
      received: 100_000,
      averageMonthlySalary: 37_000,
      years: 1,
      leavePerYear: 30,
      leaveTaken: 5,
      leftSince: '2002-04-01',
    },
    expect: { exempt: 30_833, tenMonths: 370_000, limitLeft: 300_000, leaveDays: 25, bound: 'leaveDue' },
    precision: 1,
    source: 'gunnalag.com, leave encashment: 25 days at 37,000 under the limit of 3 lakh',
  },
  {
    given: { occasion: 'service', received: 100_000 },
    expect: { exempt: 0, taxable: 100_000 },
    source: 'catargettestprep.com, leave salary: in service all of it is taxed',
  },
]
