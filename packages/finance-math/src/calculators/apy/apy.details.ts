import { newest } from '../../india/dated-rule.ts'
import { apyContributions } from '../../india/rules/apy-rules.ts'
import type { Details } from '../calculator.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import type { ApyValues } from './apy-plan.ts'

const { monthly, pensions } = newest(apyContributions)
const ages = Object.keys(monthly)

/** What people look for the apy calculator by, and what explains its answers. */
export const apyDetails: Details<ApyValues> = {
  topic: 'freedom',
  keywords: [
    'apy',
    'atal pension yojana',
    'atal pension',
    'guaranteed pension',
    'pension scheme',
    'pfrda',
    'अटल पेंशन योजना',
    'अटल पेंशन',
  ],
  aliases: { a: 'joiningAge', p: 'monthlyPension' },
  formulas: [{ symbols: 'T = 12 × M × N', filled: '{totalPaid} = 12 × {monthlyContribution} × {years}' }],
  legend: {
    T: { meaning: 'Paid in until 60', figure: 'totalPaid' },
    M: { meaning: 'Contribution a month, of the chart', figure: 'monthlyContribution' },
    N: { meaning: 'Contributions last', figure: 'years' },
  },
  explanation: {
    steps: {
      chart:
        'The chart of the PFRDA has {monthlyContribution} a month for who joins at {joiningAge}; paid for {years}, that is {totalPaid}.',
      pension:
        'From 60 on {yearlyPension} comes in a year as long as either spouse lives, then {nomineeCorpus} goes to the nominee.',
    },
  },
  conventions: {
    chart: 'The contribution is looked up: no formula gives all 115 figures of the chart.',
    guarantee:
      'The pension is a guaranteed minimum in rupees of that day, which inflation lessens; where the scheme earns more, it pays more.',
    ages: 'Who is from 18 to 40 may join, with a savings account and without having paid income tax (since October 2022).',
    instalments:
      'Paid each quarter or half-year the contribution is a little less than three or six of these.',
  },
  limitReasons: {
    joiningAge: limitReason(apyContributions, `is joined from ${ages[0]} to ${ages.at(-1)}`),
    monthlyPension: limitReason(apyContributions, `pays ${pensions.map(inRupees).join(', ')} a month`),
  },
  rules: () => [usedRule(apyContributions)],
  sources: [{ title: 'PFRDA, Atal Pension Yojana, chart of contributions by age at joining' }],
}
