import { newest } from '../../india/dated-rule.ts'
import { depositTerms } from '../../india/rules/deposit-terms.ts'
import { ssyLimits, ssyRatePercent } from '../../india/rules/ssy-rules.ts'
import { accountRounding } from '../account-rounding.ts'
import type { Details } from '../calculator.ts'
import { firstYearFigures } from '../first-year-figures.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { usedRates, usedRule } from '../used-rule.ts'
import { type SsyValues, ssyAccount } from './ssy-account.ts'

const { minYear, maxYear } = newest(ssyLimits)
const { multiple } = newest(depositTerms).ssy
const yearLimit = limitReason(
  ssyLimits,
  `takes from ${inRupees(minYear)} to ${inRupees(maxYear)} in a financial year, in multiples of ${inRupees(multiple)}`,
)

/** The year's end in which an account of that day matures: no rate that is known lies after it. */
const end = (openedOn: string) => `${Number(openedOn.slice(0, 4)) + newest(ssyLimits).maturityYears}-12-31`

/** What people look for the ssy calculator by, and what explains its answers. */
export const ssyDetails: Details<SsyValues> = {
  topic: 'deposits',
  keywords: [
    'ssy',
    'sukanya samriddhi',
    'sukanya samriddhi yojana',
    'sukanya',
    'girl child scheme',
    'daughter savings',
    'beti',
    'सुकन्या',
    'सुकन्या समृद्धि योजना',
    'बेटी',
  ],
  aliases: { d: 'yearlyDeposit', m: 'monthlyDeposit', r: 'annualRatePercent', a: 'girlAge' },
  formulas: [
    {
      symbols: 'Bₖ = Bₖ₋₁ + Dₖ + Iₖ',
      filled: '{firstBalance} = ₹0 + {firstDeposit} + {firstInterest}',
    },
    {
      symbols: 'B = P + I',
      filled: '{maturity} = {paidIn} + {totalInterest}',
      of: ['maturity', 'paidIn', 'totalInterest'],
      isAside: true,
    },
  ],
  legend: {
    Bₖ: { meaning: 'Balance at the end of year k; here of the first', figure: 'firstBalance' },
    Dₖ: { meaning: 'Deposits of year k', figure: 'firstDeposit' },
    Iₖ: { meaning: 'Interest of year k, in whole rupees', figure: 'firstInterest' },
    B: { meaning: 'Balance after 21 years', figure: 'maturity' },
    P: { meaning: 'Paid in', figure: 'paidIn' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      month: {
        text: 'Each month earns a twelfth of {annualRatePercent} on the lowest balance between the close of the 5th and its end; the year’s sum is credited on 31 March, to the nearest rupee.',
        when: { input: 'opening', isNot: ['notified'] },
      },
      monthNotified: {
        text: 'Each month earns a twelfth of its own notified rate on the lowest balance between the close of the 5th and its end; the year’s sum is credited on 31 March, to the nearest rupee.',
        when: { input: 'opening', is: ['notified'] },
      },
      day: {
        text: 'Opened on {openedOn}, it matures on {maturesOn}.',
        when: { input: 'opening', isNot: ['april'] },
      },
      deposits:
        'Deposits are made in 15 years, from the opening on; by then the account holds {balanceAfterDeposits}.',
      total:
        'It goes on earning until 21 years after the opening, when she is {ageAtMaturity}: {maturity}, of which {totalInterest} is interest.',
    },
    figures: (values) => {
      const { rows, maturesOn } = ssyAccount(values)
      return {
        ...firstYearFigures(rows),
        ...(maturesOn && { maturesOn: { value: maturesOn, unit: 'date' } }),
      }
    },
  },
  conventions: {
    steps: `The scheme takes multiples of ${inRupees(multiple)}; another amount is computed here as if it were taken.`,
    term: 'It matures 21 years after the opening, not on her 21st birthday, and takes deposits for 15 years. Pages that count 14 years of deposits show the rule before December 2019.',
    opening:
      'Unless another day is given it is opened on 1 April. An account opened inside a year can take deposits in sixteen financial years, the first on that day, the last before its fifteenth anniversary, and ends inside one.',
    withdrawal:
      'From the year in which she is 18, half of the balance of the year before can be withdrawn for her education, at once or in as many as five yearly parts; once she has passed the tenth class, already before.',
    rates:
      'The rate floats with the quarter: one rate counts for every year, the notified ones for each month its own, and the newest for what is yet to come.',
    marriage:
      'It can be closed at her marriage from 18 on, from a month before to three months after the day, and pays its balance with the interest up to the month before: no less than without a marriage.',
    closing:
      'After five years a post office or bank may close it out of compassion, as for a grave illness or a guardian’s death; it pays its balance with the scheme’s interest.',
  },
  rounding: { ...accountRounding, opening: () => ({ balance: 0 }) },
  limitReasons: {
    yearlyDeposit: yearLimit,
    monthlyDeposit: yearLimit,
    openedOn: limitReason(ssyRatePercent, 'began on 3 December 2014'),
    girlAge: limitReason(ssyLimits, `is for girls below ${newest(ssyLimits).ageBelow} on the day of opening`),
  },
  rules: ({ opening, openedOn }) => [
    ...(opening === 'notified'
      ? usedRates(ssyRatePercent, openedOn, end(openedOn))
      : [usedRule(ssyRatePercent)]),
    usedRule(ssyLimits),
  ],
  ownYears: () => [15, 21],
  sources: [
    { title: 'Sukanya Samriddhi Account Scheme, 2019: G.S.R. 914(E) of 12 December 2019' },
    { title: 'Interest rates since 2014, National Savings Institute', url: 'https://www.nsiindia.gov.in/' },
  ],
}
