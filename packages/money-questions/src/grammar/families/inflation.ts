import type { Family } from '../family.ts'
import { years } from './common-variables.ts'

/** What a price becomes, or what an amount will buy. */
export const inflation: Family = {
  id: 'inflation',
  calculator: 'inflation',
  cues: {
    inflation: 7,
    rising: 5,
    cost: 2,
    buyingPower: 3,
    expenses: 1,
    monthly: 0.1,
    sip: -5,
    loan: -6,
    emi: -6,
    retire: -5,
    target: -0.5,
    goal: -2,
    returns: -2,
    realReturn: -6,
    nominal: -4,
    fd: -3,
    tax: -6,
    inflatedTarget: -2,
  },
  requires: ['inflation', 'buyingPower', 'rising'],
  variables: {
    amount: {
      kind: 'money',
      hints: ['cost', 'buyingPower', 'today', 'expenses'],
      isSmall: true,
      mayBeYearly: true,
    },
    annualRatePercent: { kind: 'percent', hints: ['inflation', 'rising', 'rate'] },
    years: { ...years, hints: ['tenure', 'after'] },
  },
  inputs: ['amount', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'futureCost',
      cues: ['cost', 'howMuch', 'expenses'],
      says: 'futureCost',
    },
    {
      find: 'worth',
      requires: ['buyingPower', 'worthThen', 'grow'],
      says: 'worth',
    },
    {
      find: 'worth',
      requires: ['atStart'],
      says: 'pastCost',
    },
    {
      find: 'increase',
      requires: ['profit'],
      says: 'increase',
    },
  ],
}
