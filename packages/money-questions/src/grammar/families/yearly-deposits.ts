import type { Family } from '../family.ts'
import { futureValue, gainOrInterest, totalInvested } from './common-asks.ts'
import { notOrdinary, notYearly } from './common-cues.ts'
import { rate, years } from './common-variables.ts'

/** Equal investments once a year, as into a Public Provident Fund. */
export const yearlyDeposits: Family = {
  id: 'yearly-deposits',
  calculator: 'yearly-deposits',
  cues: {
    ...notOrdinary,
    ...notYearly,
    yearlyCompounding: 0.1,
    ppf: 6,
    invest: 2,
    mutualFund: 1,
    grow: 1,
    compound: 0.5,
    interest: 0.5,
    atStart: 0.1,
    atEnd: -9,
    sip: -6,
    stepUp: -9,
    lumpSum: -6,
    loan: -6,
    emi: -6,
    fd: -9,
    simpleInterest: -9,
    prepay: -9,
  },
  monthlyMoney: -9,
  requires: ['invest', 'ppf'],
  variables: {
    yearlyInvestment: { kind: 'money-a-year', hints: ['invest', 'ppf', 'yearly'] },
    annualRatePercent: rate,
    years,
  },
  inputs: ['yearlyInvestment', 'annualRatePercent', 'years'],
  asks: [futureValue(), gainOrInterest(), totalInvested()],
}
