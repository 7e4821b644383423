import type { Family } from '../family.ts'

/** A return after inflation. */
export const realRate: Family = {
  id: 'real-rate',
  calculator: 'real-rate',
  cues: { realReturn: 9, nominal: 3, inflation: 1 },
  requires: ['realReturn'],
  variables: {
    nominalPercent: {
      kind: 'percent',
      hints: ['nominal', 'returns', 'rate', 'interest', 'fd'],
      avoid: ['inflation'],
    },
    inflationPercent: { kind: 'percent', hints: ['inflation'] },
  },
  inputs: ['nominalPercent', 'inflationPercent'],
  asks: [
    {
      find: 'realPercent',
      says: 'realPercent',
    },
  ],
}
