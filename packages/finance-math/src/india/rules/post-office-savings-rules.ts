import { smallSavingsRule } from './small-savings-rule.ts'

/** Percent a year of the Post Office Savings Account, which other schemes pay for time that makes no whole year. */
export const postOfficeSavingsRatePercent = /* @__PURE__ */ smallSavingsRule(
  'the Post Office Savings Account',
  [
    ['1981-04-01', 5.5],
    ['1999-01-01', 4.5],
    ['2001-03-01', 3.5],
    ['2011-12-01', 4],
  ],
)
