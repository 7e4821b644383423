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
      name: 'invested amount',
      hints: ['corpus', 'from', 'invest', 'swp', 'principal'],
      rarelyBelow: 50_000,
    },
    monthlyWithdrawal: {
      kind: 'money-a-month',
      name: 'monthly withdrawal',
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
      says: 'After {years} of withdrawing {monthlyWithdrawal} a month from {principal} at {annualRatePercent} a year, **{finalBalance}** is left. {totalWithdrawn} was withdrawn.',
    },
    {
      find: 'totalWithdrawn',
      requires: ['withdrawnTotal'],
      says: '**{totalWithdrawn}** is withdrawn in {years} from {principal} at {annualRatePercent} a year; {finalBalance} is left.',
    },
    {
      find: 'monthsPaid',
      needs: ['principal', 'monthlyWithdrawal', 'annualRatePercent'],
      fixed: { years: 100 },
      requires: ['howLong', 'lasts'],
      says: '{principal} at {annualRatePercent} a year pays {monthlyWithdrawal} a month for **{monthsPaid}** (the last withdrawal is what is left).',
      also: 'endless',
    },
    {
      find: 'monthlyWithdrawal',
      given: 'finalBalance',
      fixed: { finalBalance: 0 },
      needs: ['principal', 'annualRatePercent', 'years'],
      requires: ['maxWithdrawal', 'howMuch'],
      cues: ['maxWithdrawal'],
      excludes: ['left'],
      says: 'From {principal} at {annualRatePercent} a year you can withdraw **{monthlyWithdrawal}** a month for {years}; then nothing is left.',
    },
  ],
  assumes: 'every month the balance first earns its return, then the withdrawal leaves it',
}
