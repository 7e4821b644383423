import type { Family } from '../family.ts'

/** A stated rate as one that is compounded yearly. */
export const effectiveRate: Family = {
  id: 'effective-rate',
  calculator: 'effective-rate',
  cues: { effective: 9, compound: 1, monthly: 0.5, loan: 0.1 },
  requires: ['effective'],
  variables: {
    nominalPercent: {
      kind: 'percent',
      hints: ['rate', 'effective', 'compound', 'nominal'],
      byMonth: true,
    },
  },
  choices: {
    periodsPerYear: {
      by: {
        half: '2',
        quarterly: '4',
        daily: '365',
        monthlyCompounding: '12',
        dailyCompounding: '365',
        monthly: '12',
        yearly: '1',
      },
    },
  },
  inputs: ['nominalPercent'],
  asks: [
    {
      find: 'effectivePercent',
      says: 'effectivePercent',
    },
  ],
}
