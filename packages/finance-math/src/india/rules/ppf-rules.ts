import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { smallSavingsRule } from './small-savings-rule.ts'

/** Percent a year of the Public Provident Fund. The rate floats: every month has its own. */
export const ppfRatePercent = /* @__PURE__ */ smallSavingsRule('the Public Provident Fund', [
  ['1968-04-01', 4.8],
  ['1970-04-01', 5],
  ['1973-04-01', 5.3],
  ['1974-04-01', 5.8],
  ['1974-08-01', 7],
  ['1977-04-01', 7.5],
  ['1980-04-01', 8],
  ['1981-04-01', 8.5],
  ['1983-04-01', 9],
  ['1984-04-01', 9.5],
  ['1985-04-01', 10],
  ['1986-04-01', 12],
  ['2000-01-15', 11],
  ['2001-03-01', 9.5],
  ['2002-03-01', 9],
  ['2003-03-01', 8],
  ['2011-12-01', 8.6],
  ['2012-04-01', 8.8],
  ['2013-04-01', 8.7],
  ['2016-04-01', 8.1],
  ['2016-10-01', 8],
  ['2017-04-01', 7.9],
  ['2017-07-01', 7.8],
  ['2018-01-01', 7.6],
  ['2018-10-01', 8],
  ['2019-07-01', 7.9],
  ['2020-04-01', 7.1],
])

/** What the scheme of the Public Provident Fund allows: rupees a financial year, percent of balances, months. */
export interface PpfLimits {
  minYear: number
  maxYear: number
  withdrawalPercent: number
  blockWithdrawalPercent: number
  loanPercent: number
  /** What a loan costs a year: repaid within so many months, and later. */
  loanRatePercent: number
  lateLoanRatePercent: number
  loanMonths: number
  /** An account that is closed early has so much less than the rate, from its opening or its current block on. */
  closingPointsLess: number
}

/** The limits of the Public Provident Fund, by date. */
export const ppfLimits: DatedRule<PpfLimits> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the Public Provident Fund Scheme, 2019,',
  steps: [
    [
      '2019-12-12',
      {
        minYear: 500,
        maxYear: 150_000,
        withdrawalPercent: 50,
        blockWithdrawalPercent: 60,
        loanPercent: 25,
        ...{ loanRatePercent: 1, lateLoanRatePercent: 6, loanMonths: 36, closingPointsLess: 1 },
      },
    ],
  ],
  knownUntil: '2026-12-31',
  source: 'G.S.R. 915(E) of 12 December 2019, paragraphs 4, 8 to 10, 12 and 13',
  checkedOn: '2026-11-30',
  certainty: 'certain',
})
