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
      name: 'return before inflation',
      hints: ['nominal', 'returns', 'rate', 'interest', 'fd'],
      avoid: ['inflation'],
    },
    inflationPercent: { kind: 'percent', name: 'inflation', hints: ['inflation'] },
  },
  inputs: ['nominalPercent', 'inflationPercent'],
  asks: [
    {
      find: 'realPercent',
      says: 'A return of {nominalPercent} with {inflationPercent} of inflation is a real return of **{realPercent}** a year.',
    },
  ],
  assumes: 'Fisher’s equation: (1 + return) ÷ (1 + inflation) − 1',
}
