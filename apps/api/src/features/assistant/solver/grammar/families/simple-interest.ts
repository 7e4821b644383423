import type { Family } from '../family.ts'
import { notOrdinary, notYearly } from './common-cues.ts'
import { loanRate, principal, years } from './common-variables.ts'

/** Interest that earns none. */
export const simpleInterest: Family = {
  id: 'simple-interest',
  calculator: 'simple-interest',
  cues: {
    ...notOrdinary,
    simpleInterest: 8,
    interest: 2,
    loan: -1,
    emi: -6,
    sip: -6,
    compound: -6,
    ...notYearly,
    yearlyCompounding: -9,
    fd: 1,
  },
  monthlyMoney: -4,
  requires: ['simpleInterest'],
  variables: {
    principal: { ...principal, doubted: { beside: 'interestIs', below: Number.POSITIVE_INFINITY } },
    interest: {
      kind: 'money',
      name: 'interest',
      hints: ['interest', 'interestIs', 'simpleInterest', 'returns'],
      avoid: ['interestOn', 'target', 'grow'],
    },
    total: { kind: 'money', name: 'final amount', hints: ['target', 'grow', 'goal', 'totalPayment'] },
    annualRatePercent: {
      ...loanRate,
      byMonth: true,
      hints: ['rate', 'interest', 'yearly', 'simpleInterest'],
    },
    years,
  },
  kin: 'growth',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'interest',
      cues: ['totalInterest'],
      excludes: ['totalPayment', 'grow', 'finalAmount'],
      says: 'The simple interest on {principal} at {annualRatePercent} a year for {years} is **{interest}**. With the principal that is {total}.',
    },
    {
      find: 'total',
      requires: ['totalPayment', 'grow', 'finalAmount'],
      excludes: ['totalInterest'],
      says: '{principal} at {annualRatePercent} simple interest a year becomes **{total}** in {years}; {interest} of it is interest.',
    },
    {
      find: 'principal',
      given: 'interest',
      requires: ['askPrincipal', 'need'],
      says: 'A principal of **{principal}** earns {interest} of simple interest in {years} at {annualRatePercent} a year.',
    },
    {
      find: 'annualRatePercent',
      given: 'interest',
      requires: ['askRate', 'rate'],
      cues: ['askRate'],
      says: '{principal} earns {interest} of simple interest in {years} at **{annualRatePercent}** a year.',
    },
    {
      find: 'years',
      given: 'interest',
      requires: ['howLong'],
      says: '{principal} earns {interest} of simple interest at {annualRatePercent} a year in **{years}**.',
    },
    {
      find: 'annualRatePercent',
      given: 'total',
      requires: ['grow', 'finalAmount', 'totalPayment'],
      cues: ['askRate'],
      says: '{principal} becomes {total} in {years} at **{annualRatePercent}** simple interest a year.',
    },
    {
      find: 'years',
      given: 'total',
      requires: ['grow', 'target', 'finalAmount', 'totalPayment'],
      cues: ['howLong'],
      says: '{principal} at {annualRatePercent} simple interest a year becomes {total} in **{years}**.',
    },
  ],
  assumes: 'interest earns no interest',
}
