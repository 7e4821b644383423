import type { Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { loanRate, principal, years } from './common-variables.ts'

/** A fixed deposit, compounded quarterly. */
export const fd: Family = {
  id: 'fd',
  calculator: 'fd',
  cues: {
    ...notOrdinary,
    monthlyCompounding: -9,
    dailyCompounding: -9,
    half: -9,
    yearlyCompounding: -9,
    quarterly: 0.1,
    simpleInterest: -12,
    fd: 8,
    interest: 0.5,
    grow: 0.5,
    compound: 0.5,
    loan: -6,
    emi: -6,
    sip: -6,
    stepUp: -4,
  },
  monthlyMoney: -6,
  requires: ['fd'],
  variables: {
    principal,
    maturity: { kind: 'money', name: 'maturity amount', hints: ['target', 'grow', 'goal', 'need'] },
    annualRatePercent: loanRate,
    years,
  },
  kin: 'growth',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'maturity',
      cues: ['grow', 'howMuch'],
      says: 'A fixed deposit of {principal} at {annualRatePercent} for {years} matures at **{maturity}**. {interest} of it is interest.',
    },
    {
      find: 'interest',
      requires: ['totalInterest', 'profit', 'looseInterest'],
      says: 'A fixed deposit of {principal} at {annualRatePercent} for {years} earns **{interest}** of interest and matures at {maturity}.',
    },
    {
      find: 'principal',
      given: 'maturity',
      requires: ['need', 'target', 'presentValue'],
      says: 'To get {maturity} after {years} at {annualRatePercent}, put **{principal}** into a fixed deposit.',
    },
    {
      find: 'annualRatePercent',
      given: 'maturity',
      requires: ['askRate', 'rate'],
      cues: ['askRate'],
      says: 'A fixed deposit of {principal} becomes {maturity} in {years} at **{annualRatePercent}** a year.',
    },
    {
      find: 'years',
      given: 'maturity',
      requires: ['howLong'],
      says: 'A fixed deposit of {principal} at {annualRatePercent} becomes {maturity} in **{years}**.',
    },
  ],
  assumes: 'compounded quarterly and paid at maturity, before tax',
}
