import type { Family } from '../family.ts'

/** How much makes financially independent. */
export const fire: Family = {
  id: 'fire',
  calculator: 'fire-number',
  cues: { fire: 9, safeWithdrawal: 6, withdrawalRate: 1, expenses: 1, corpus: 0.1 },
  requires: ['fire', 'safeWithdrawal'],
  variables: {
    monthlyExpenses: {
      kind: 'money-a-month',
      hints: ['expenses', 'monthly', 'fire'],
      ofYearToo: true,
    },
    withdrawalRatePercent: { kind: 'percent', hints: ['withdrawalRate', 'rate'], isSigned: true },
  },
  inputs: ['monthlyExpenses', 'withdrawalRatePercent'],
  asks: [
    {
      find: 'corpus',
      says: 'corpus',
    },
  ],
}
