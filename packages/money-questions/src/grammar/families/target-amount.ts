import type { Family } from '../family.ts'
import { rate, years } from './common-variables.ts'

/** One investment today for a goal whose price rises. */
export const targetAmount: Family = {
  id: 'target-amount',
  calculator: 'target-amount',
  cues: {
    inflation: 3,
    goal: 3,
    target: 1,
    today: 1.5,
    returns: 2.5,
    inflatedTarget: 5,
    invest: 1,
    lumpSum: -2.9,
    sip: -4,
    loan: -6,
    retire: -5,
    tax: -6,
    realReturn: -6,
    nominal: -4,
    buyingPower: -1,
  },
  requires: ['inflation', 'inflatedTarget'],
  variables: {
    target: {
      kind: 'money',
      isOnce: true,
      hints: ['goal', 'target', 'need', 'today', 'buyingPower'],
    },
    inflationPercent: {
      kind: 'percent',
      hints: ['inflation'],
      avoid: ['returns', 'rate'],
    },
    returnPercent: { ...rate, hints: ['returns', 'rate', 'interest'] },
    years,
  },
  choices: { interestType: { by: { simpleInterest: 'simple' }, assume: 'compound' } },
  inputs: ['target', 'inflationPercent', 'returnPercent', 'years'],
  asks: [
    {
      find: 'presentInvestment',
      cues: ['today', 'need', 'invest'],
      requires: ['today', 'need', 'invest', 'target', 'goal', 'cost', 'presentValue', 'lumpSum', 'howMuch'],
      excludes: ['sip', 'askSip', 'finalAmount'],
      says: 'presentInvestment',
    },
    {
      find: 'inflatedTarget',
      requires: ['inflatedTarget'],
      says: 'inflatedTarget',
    },
  ],
}
