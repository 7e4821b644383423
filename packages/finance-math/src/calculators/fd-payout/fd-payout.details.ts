import { noPanPercent, tdsTerms } from '../../india/rules/tds-rules.ts'
import type { Details } from '../calculator.ts'
import { usedRule } from '../used-rule.ts'
import { type PayingDepositValues, payingDeposit, periodsOf } from './paying-deposit.ts'

const only = (payout: string) => ({ input: 'payout', is: [payout] })

/** What people look for the fd-payout calculator by, and what explains its answers. */
export const fdPayoutDetails: Details<PayingDepositValues> = {
  topic: 'deposits',
  keywords: [
    'fd payout',
    'fd with monthly payout',
    'fd with quarterly payout',
    'fd monthly interest',
    'fd quarterly interest',
    'fd monthly income',
    'non cumulative fd',
    'non-cumulative deposit',
    'senior citizen fd',
    'fd tds',
    'tds on fd',
    'fd days',
    'एफडी मासिक ब्याज',
    'एफडी टीडीएस',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', n: 'months', d: 'days' },
  formulas: [
    {
      symbols: 'M = P × ((1 + R ÷ 4)^(1 ÷ 3) − 1)',
      filled: '{monthly} = {principal} × ((1 + {ratePercent} ÷ 4)^(1 ÷ 3) − 1)',
      when: only('monthly'),
    },
    {
      symbols: 'Q = P × R ÷ 4',
      filled: '{quarterly} = {principal} × {ratePercent} ÷ 4',
      when: only('quarterly'),
    },
    {
      symbols: 'A = P × (1 + R ÷ 4)^n × (1 + R × t)',
      filled: '{maturity} = {principal} × (1 + {ratePercent} ÷ 4)^{periods} × (1 + {ratePercent} × {rest})',
      when: only('maturity'),
    },
    {
      symbols: 'T = P + I',
      filled: '{total} = {principal} + {totalInterest}',
      of: ['total', 'totalInterest', 'deposit'],
      isAside: true,
    },
    {
      symbols: 'N = I − D',
      filled: '{netInterest} = {totalInterest} − {totalTds}',
      of: ['netInterest', 'totalTds'],
      isAside: true,
    },
    {
      symbols: 'R = r + s',
      filled: '{ratePercent} = {annualRatePercent} + {extra}',
      of: ['ratePercent'],
      isAside: true,
    },
  ],
  legend: {
    M: { meaning: 'Interest every month', figure: 'monthly' },
    Q: { meaning: 'Interest every quarter', figure: 'quarterly' },
    A: { meaning: 'Paid at the end', figure: 'maturity' },
    P: { meaning: 'Deposit', figure: 'principal' },
    R: { meaning: 'Rate that is paid', figure: 'ratePercent' },
    n: { meaning: 'Whole quarters', figure: 'periods' },
    t: { meaning: 'Years beyond whole quarters', figure: 'rest' },
    T: { meaning: 'Deposit and interest', figure: 'total' },
    I: { meaning: 'Interest in all', figure: 'totalInterest' },
    N: { meaning: 'Interest after TDS', figure: 'netInterest' },
    D: { meaning: 'Tax deducted', figure: 'totalTds' },
    r: { meaning: 'Interest rate a year', figure: 'annualRatePercent' },
    s: { meaning: 'More for senior citizens', figure: 'extra' },
  },
  explanation: {
    steps: {
      monthly: {
        text: 'Each of {periods} months pays {monthly}, the deposit comes back at the end.',
        when: only('monthly'),
      },
      quarterly: {
        text: 'Each of {periods} quarters pays {quarterly}, the deposit comes back at the end.',
        when: only('quarterly'),
      },
      maturity: {
        text: 'Each of {periods} quarters adds a fourth of {ratePercent} to the deposit.',
        when: only('maturity'),
      },
      rest: 'What lies beyond whole periods, {rest}, earns simple interest. Interest in all: {totalInterest}.',
      tds: 'Tax deducted, year by year: {totalTds} in all.',
    },
    figures: (values) => {
      const { whole, rest } = periodsOf(values)
      const { ratePercent } = payingDeposit(values)
      return {
        periods: { value: whole, unit: 'number' },
        rest: { value: rest, unit: 'years' },
        extra: { value: ratePercent - values.annualRatePercent, unit: 'percent' },
      }
    },
  },
  conventions: {
    monthly:
      'Interest that is paid every month is less than a third of a quarter’s: banks discount it, since it leaves before the quarter ends.',
    days: 'For months and days that make no whole quarter banks pay simple interest. Pages that take a part of a power come to a little less. Some banks pay simple interest alone on deposits shorter than six months, a little less, too.',
    tds: 'Banks deduct tax by financial years; without a day of opening the years here are those of the deposit. The deduction is not taken from what earns.',
  },
  rounding: {
    flows: ['interest', 'tds'],
    totals: { interest: 'totalInterest', tds: 'totalTds' },
    rests: { net: { plus: ['interest'], minus: ['tds'] } },
  },
  rules: ({ pan }) => [usedRule(tdsTerms), ...(pan === 'no' ? [usedRule(noPanPercent)] : [])],
  sources: [
    {
      title:
        'Indian Banks’ Association, interest of part quarters and discounted monthly payouts, as banks print them',
    },
    { title: 'Income-tax Act, section 194A' },
  ],
}
