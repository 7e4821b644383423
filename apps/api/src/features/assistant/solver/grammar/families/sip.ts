import type { Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { monthlyTarget, rate, years } from './common-variables.ts'

/** Equal monthly investments. */
export const sip: Family = {
  id: 'sip',
  calculator: 'sip',
  fixed: { mode: 'sip' },
  cues: {
    ...notOrdinary,
    dailyCompounding: -9,
    half: -9,
    quarterly: -9,
    monthlyCompounding: 0.1,
    sip: 6,
    askSip: 5,
    invest: 1.5,
    mutualFund: 1,
    loan: -5,
    emi: -5,
    stepUp: -3,
    lumpSum: -3,
    fd: -4,
    simpleInterest: -5,
    grow: 0.5,
    atStart: 0.1,
  },
  monthlyMoney: 3.5,
  requires: ['sip', 'askSip', 'invest', 'mutualFund', 'grow', 'target', 'returns', 'monthly'],
  variables: {
    monthlyInvestment: {
      kind: 'money-a-month',
      name: 'monthly amount',
      hints: ['sip', 'invest', 'monthly'],
      rarelyAbove: 400_000,
    },
    futureValue: monthlyTarget,
    annualRatePercent: rate,
    years,
  },
  choices: {
    rateConvention: { by: { effectiveConvention: 'effective', effective: 'effective' }, assume: 'nominal' },
  },
  kin: 'growth',
  inputs: ['monthlyInvestment', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'futureValue',
      cues: ['grow', 'howMuch'],
      says: 'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year grows to **{futureValue}**. You pay in {totalInvested}; {gain} of it is returns.',
    },
    {
      find: 'gain',
      requires: ['profit'],
      says: 'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year earns **{gain}** of returns. It grows to {futureValue}, of which you pay in {totalInvested}.',
    },
    {
      find: 'totalInvested',
      requires: ['investedTotal'],
      says: 'You pay in **{totalInvested}** in all: {monthlyInvestment} a month for {years}. At {annualRatePercent} a year it grows to {futureValue}.',
    },
    {
      find: 'totalInvested',
      needs: ['monthlyInvestment', 'years'],
      calculator: 'paid-in',
      requires: ['investedTotal'],
      says: 'You pay in **{totalInvested}** in all: {monthlyInvestment} a month for {years}.',
    },
    {
      find: 'monthlyInvestment',
      given: 'futureValue',
      cues: ['askSip', 'need', 'target'],
      says: 'To reach {futureValue} in {years} at {annualRatePercent} a year you need a SIP of **{monthlyInvestment}** a month. You pay in {totalInvested}; {gain} of it is returns.',
    },
    {
      find: 'years',
      given: 'futureValue',
      requires: ['howLong'],
      says: 'A SIP of {monthlyInvestment} a month at {annualRatePercent} a year reaches {futureValue} in **{years}**.',
    },
    {
      find: 'annualRatePercent',
      given: 'futureValue',
      requires: ['askRate', 'rate'],
      cues: ['askRate'],
      says: 'For a SIP of {monthlyInvestment} a month to reach {futureValue} in {years}, it has to return **{annualRatePercent}** a year.',
    },
  ],
  assumes: 'paid at the start of each month, compounded monthly, the same return every year',
}
