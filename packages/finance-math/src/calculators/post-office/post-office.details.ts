import { type DatedValues, newest, type RuleStep } from '../../india/dated-rule.ts'
import { kvpTerms } from '../../india/rules/certificate-rules.ts'
import { certificateClosingTerms, timeDepositClosingTerms } from '../../india/rules/closing-rules.ts'
import { depositTerms } from '../../india/rules/deposit-terms.ts'
import { monthlyIncomeLimits } from '../../india/rules/monthly-income-rules.ts'
import { postOfficeSavingsRatePercent } from '../../india/rules/post-office-savings-rules.ts'
import { scssLimits, scssRatePercent } from '../../india/rules/scss-rules.ts'
import type { Details, UsedRule } from '../calculator.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { monthOf } from '../month-of.ts'
import { usedRule } from '../used-rule.ts'
import { type PostOfficeValues, rateRule, scssMaturity } from './post-office-scheme.ts'

const only = (scheme: string) => ({ input: 'scheme', is: [scheme] })

const { scss, mis, td, nsc, kvp } = newest(depositTerms)
const terms = (least: number, multiple: number) =>
  `${inRupees(least)} or more in multiples of ${inRupees(multiple)}`
const takes = [
  `SCSS takes ${terms(newest(scssLimits).min, scss.multiple)}`,
  `the monthly income scheme ${terms(newest(monthlyIncomeLimits).min, mis.multiple)}`,
  `a time deposit ${terms(td.min, td.multiple)}`,
  `an NSC ${terms(nsc.min, nsc.multiple)}`,
  `a KVP ${terms(kvp.min, kvp.multiple)}`,
].join(', ')

/** The limit that holds, and the one before it. */
function takesAtMost<Limits>({ steps }: DatedValues<Limits>, told: (limits: Limits) => string): string {
  const [[, before], [from, now]] = steps.slice(-2) as [RuleStep<Limits>, RuleStep<Limits>]
  return `takes ${told(now)} at most, ${told(before)} before ${monthOf(from)}`
}

/** What each scheme pays when it is closed early, a sentence each. */
function closingConventions() {
  const { closingPercentFromYear1, closingPercentFromYear2 } = newest(scssLimits)
  const mis = newest(monthlyIncomeLimits)
  const td = newest(timeDepositClosingTerms)
  const { kvp, nsc } = newest(certificateClosingTerms)
  const savings = `${newest(postOfficeSavingsRatePercent)} % of the savings account`
  return {
    closingScss: `SCSS may be closed at any time: within the first year the interest that was paid is taken off, in the second ${closingPercentFromYear1} % of the deposit, later ${closingPercentFromYear2} %.`,
    extendedScss: `SCSS may be extended by three years, within a year of its maturity and since November 2023 again and again. It then pays the rate of the day of maturity, as far as that is known, else the newest one; closed within a year of an extension 1 % of the deposit is taken off, later nothing.`,
    closingMis: `Monthly income may be closed after a year: ${mis.closingPercentFromYear1} % of the deposit are taken off, after three years ${mis.closingPercentFromYear3} %.`,
    closingTd: `A time deposit may be closed after ${td.fromMonths} months. It pays the ${savings} for months below a year, after that ${td.pointsLess} points less than a deposit of as many whole years, and ${newest(postOfficeSavingsRatePercent)} % for the months beyond; what was paid before is taken off. Of five years, opened since 10 November 2023, it may be closed after ${td.fiveYearsFromMonths / 12} years and pays ${newest(postOfficeSavingsRatePercent)} % for all its months.`,
    closingNsc: `An NSC is closed early only on a holder’s death, on forfeiture by a pledgee or by order of a court: within a year it pays the deposit, up to ${nsc.valueFromMonths / 12} years the ${savings}, then ${nsc.pointsLess} point less than its rate.`,
    closingKvp: `A KVP may be closed by anyone from ${kvp.valueFromMonths / 12} years on, ${kvp.pointsLess} point below its rate; before that for the reasons of an NSC alone, with the ${savings}.`,
  }
}

/** The rules of an early closing, beside the limits of the scheme: those of the opening, and the savings account's newest rate. */
function closingRules({ scheme, openedOn }: PostOfficeValues): UsedRule[] {
  if (scheme === 'scss' || scheme === 'mis') return []
  const closing = scheme === 'td' ? timeDepositClosingTerms : certificateClosingTerms
  return [usedRule<unknown>(closing, openedOn), usedRule(postOfficeSavingsRatePercent)]
}

/** What people look for the post-office calculator by, and what explains its answers. */
export const postOfficeDetails: Details<PostOfficeValues> = {
  topic: 'deposits',
  keywords: [
    'post office',
    'scss',
    'senior citizen savings scheme',
    'pomis',
    'mis',
    'monthly income scheme',
    'nsc',
    'national savings certificate',
    'kvp',
    'kisan vikas patra',
    'time deposit',
    'post office fd',
    'dakghar',
    'डाकघर',
    'किसान विकास पत्र',
    'राष्ट्रीय बचत पत्र',
    'वरिष्ठ नागरिक बचत योजना',
  ],
  aliases: { s: 'scheme', p: 'principal' },
  formulas: [
    {
      symbols: 'Q ≈ P × R ÷ 4',
      filled: '{quarterly} ≈ {principal} × {annualRatePercent} ÷ 4',
      when: only('scss'),
    },
    {
      symbols: 'M ≈ P × R ÷ 12',
      filled: '{monthly} ≈ {principal} × {annualRatePercent} ÷ 12',
      when: only('mis'),
    },
    {
      symbols: 'Y ≈ P × ((1 + R ÷ 4)^4 − 1)',
      filled: '{yearly} ≈ {principal} × ((1 + {annualRatePercent} ÷ 4)^4 − 1)',
      when: only('td'),
    },
    {
      symbols: 'A ≈ P × (1 + R)^5',
      filled: '{maturity} ≈ {principal} × (1 + {annualRatePercent})^5',
      when: only('nsc'),
    },
    { symbols: 'A = P × 2', filled: '{maturity} = {principal} × 2', when: only('kvp') },
    {
      symbols: 'T = P + I',
      filled: '{total} = {principal} + {totalInterest}',
      of: ['total', 'totalInterest', 'deposit'],
      isAside: true,
    },
  ],
  legend: {
    Q: { meaning: 'Interest every quarter, in whole rupees', figure: 'quarterly' },
    M: { meaning: 'Interest every month, in whole rupees', figure: 'monthly' },
    Y: { meaning: 'Interest every year, in whole rupees', figure: 'yearly' },
    A: { meaning: 'Paid at the end, in whole rupees', figure: 'maturity' },
    P: { meaning: 'Deposit', figure: 'principal' },
    R: { meaning: 'Interest rate a year', figure: 'annualRatePercent' },
    T: { meaning: 'Deposit and interest', figure: 'total' },
    I: { meaning: 'Interest in all', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      rate: 'What is opened in that quarter has {annualRatePercent} for {months}.',
      scss: {
        text: 'A quarter of it on {principal} is {quarterly}, paid out in each of twenty quarters; the deposit comes back at the end.',
        when: only('scss'),
      },
      mis: {
        text: 'A twelfth of it on {principal} is {monthly}, paid out in each of sixty months; the deposit comes back at the end.',
        when: only('mis'),
      },
      td: {
        text: 'Compounded every quarter that is {yearly} a year, paid out every year; the deposit comes back at the end.',
        when: only('td'),
      },
      nsc: { text: 'Compounded every year {principal} becomes {maturity}.', when: only('nsc') },
      kvp: { text: 'After the notified {months} {principal} is paid twice: {maturity}.', when: only('kvp') },
      total: 'Interest in all: {totalInterest}.',
    },
  },
  conventions: {
    scss: 'SCSS pays simple interest, rounded to the rupee each quarter, and never compounds; it is opened on the first day of a quarter. At most 30 lakh, from the age of 60 (55 after retiring).',
    mis: 'Monthly income is rounded to the rupee each month; at most 9 lakh for one, 15 lakh for two or three. What is not fetched earns nothing.',
    td: 'A time deposit pays its interest out every year, rounded to the rupee. Pages that add it to a maturity value reinvest it, which the scheme does not do: the figure beside says what that would come to at the same rate.',
    nsc: 'An NSC’s value is fixed for ₹1,000 to the paisa, others in proportion and to the rupee. The interest of years 1 to 4 counts as reinvested (80C, old regime).',
    kvp: 'A KVP doubles in the notified months; no rounding of 12 ln 2 ÷ ln(1 + R) gives all of them.',
    ...closingConventions(),
    steps: `${takes}. Another amount is computed here as if it were taken.`,
    tax: 'Tax is not taken off.',
  },
  limitReasons: {
    principal: [
      `${takes} (${depositTerms.source}).`,
      limitReason(
        scssLimits,
        takesAtMost(scssLimits, ({ max }) => inRupees(max)),
      ),
      limitReason(
        monthlyIncomeLimits,
        takesAtMost(
          monthlyIncomeLimits,
          ({ single, joint }) => `${inRupees(single)} of one person and ${inRupees(joint)} of two or three`,
        ),
      ),
    ].join(' '),
    openedOn: `The quarters here are those since January 2020, of which the notifications tell every rate. ${limitReason(
      kvpTerms,
      'began on 23 September 2014, the last of these schemes',
    )}`,
  },
  rules: (values) => [
    values.scheme === 'kvp'
      ? usedRule(kvpTerms, values.openedOn)
      : usedRule(rateRule(values), values.openedOn),
    ...closingRules(values),
    ...(values.scheme === 'scss'
      ? [
          usedRule(
            { ...scssRatePercent, name: 'the rate of SCSS once extended' },
            scssMaturity(values.openedOn),
          ),
          usedRule({ ...scssLimits, name: 'the limit of SCSS' }, values.openedOn),
        ]
      : []),
    ...(values.scheme === 'mis'
      ? [
          usedRule(
            { ...monthlyIncomeLimits, name: 'the limit of the monthly income scheme' },
            values.openedOn,
          ),
        ]
      : []),
  ],
  sources: [
    {
      title:
        'G.S.R. 916(E), 917(E), 919(E), 920(E) and 922(E) of 12 December 2019, as amended, the last time by G.S.R. 829(E) and 830(E) of 7 November 2023',
    },
    {
      title: 'Interest rates of the quarters, National Savings Institute',
      url: 'https://www.nsiindia.gov.in/',
    },
  ],
}
