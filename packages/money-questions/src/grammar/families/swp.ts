import type { Family } from '../family.ts'
import { principal, rate, years } from './common-variables.ts'

/** Monthly withdrawals from an investment. */
export const swp: Family = {
  id: 'swp',
  calculator: 'swp',
  cues: {
    swp: 8,
    withdraw: 6,
    maxWithdrawal: 6,
    lasts: 2,
    left: 1,
    withdrawnTotal: 3,
    corpus: 1,
    mutualFund: 0.1,
    invest: 0.1,
    sip: -5,
    loan: -6,
    emi: -6,
    inflation: -3,
    retire: -3,
    tax: -6,
    fire: -6,
    withdrawalRate: 0,
    atEnd: 0.1,
  },
  requires: ['swp', 'withdraw', 'maxWithdrawal', 'withdrawnTotal', 'lasts'],
  monthlyMoney: 1,
  variables: {
    principal: {
      ...principal,
      hints: ['corpus', 'from', 'invest', 'swp', 'principal'],
      rarelyBelow: 50_000,
    },
    monthlyWithdrawal: {
      kind: 'money-a-month',
      hints: ['withdraw', 'monthly', 'swp'],
    },
    annualRatePercent: rate,
    years,
  },
  choices: { rateConvention: { by: { effectiveConvention: 'effective' }, assume: 'nominal' } },
  inputs: ['principal', 'monthlyWithdrawal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'finalBalance',
      cues: ['left'],
      // "… 30000 a month after 5 years" may say when it begins.
      unclear: { unless: ['left', 'howMuch', 'finalAmount', 'grow'], where: ['after'] },
      says: 'finalBalance',
    },
    {
      find: 'totalWithdrawn',
      requires: ['withdrawnTotal'],
      says: 'totalWithdrawn',
    },
    {
      find: 'monthsPaid',
      needs: ['principal', 'monthlyWithdrawal', 'annualRatePercent'],
      fixed: { years: 100 },
      requires: ['howLong', 'lasts'],
      says: 'monthsPaid',
    },
    {
      find: 'monthlyWithdrawal',
      given: 'finalBalance',
      fixed: { finalBalance: 0 },
      needs: ['principal', 'annualRatePercent', 'years'],
      requires: ['maxWithdrawal', 'howMuch'],
      cues: ['maxWithdrawal'],
      excludes: ['left'],
      says: 'monthlyWithdrawal',
    },
    {
      find: 'principal',
      calculator: 'withdrawal-corpus',
      needs: ['monthlyWithdrawal', 'annualRatePercent', 'years'],
      requires: ['need', 'corpus', 'askPrincipal'],
      cues: ['need', 'askPrincipal', 'corpus'],
      excludes: ['left', 'maxWithdrawal', 'howLong', 'withdrawnTotal', 'inflation', 'effectiveConvention'],
      says: 'principal',
    },
  ],
}
