import { newest } from '../../india/dated-rule.ts'
import { depositTerms } from '../../india/rules/deposit-terms.ts'
import { ppfLimits, ppfRatePercent } from '../../india/rules/ppf-rules.ts'
import { accountRounding } from '../account-rounding.ts'
import type { Details } from '../calculator.ts'
import { firstYearFigures } from '../first-year-figures.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { usedRates, usedRule } from '../used-rule.ts'
import { type PpfValues, ppfAccount } from './ppf-account.ts'

const { minYear, maxYear, loanRatePercent, lateLoanRatePercent, loanMonths, closingPointsLess } =
  newest(ppfLimits)
const { multiple } = newest(depositTerms).ppf
const yearLimit = limitReason(
  ppfLimits,
  `takes from ${inRupees(minYear)} to ${inRupees(maxYear)} in a financial year, in multiples of ${inRupees(multiple)}`,
)

/** The rates of an account: the newest, which one rate begins with, or those of its own years. */
function ratesOf({ rates, firstFinancialYear, years }: PpfValues) {
  if (rates === 'one') return [usedRule(ppfRatePercent)]
  const first = Number(firstFinancialYear.slice(0, 4))
  return usedRates(ppfRatePercent, `${first}-04-01`, `${first + years}-03-31`)
}

/** What people look for the ppf calculator by, and what explains its answers. */
export const ppfDetails: Details<PpfValues> = {
  topic: 'deposits',
  keywords: [
    'ppf',
    'public provident fund',
    'ppf interest',
    'ppf maturity',
    'ppf withdrawal',
    'ppf loan',
    'tax free savings',
    'lok bhavishya nidhi',
    'पीपीएफ',
    'लोक भविष्य निधि',
    'सार्वजनिक भविष्य निधि',
  ],
  aliases: { d: 'yearlyDeposit', m: 'monthlyDeposit', r: 'annualRatePercent', y: 'years' },
  formulas: [
    {
      symbols: 'Bₖ = Bₖ₋₁ + Dₖ + Iₖ',
      filled: '{firstBalance} = {openingBalance} + {firstDeposit} + {firstInterest}',
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
    Iₖ: { meaning: 'Interest of year k', figure: 'firstInterest' },
    B: { meaning: 'Balance at the end', figure: 'maturity' },
    P: { meaning: 'Paid in', figure: 'paidIn' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      month:
        'Each month earns a twelfth of the year’s rate on the lowest balance between the close of the 5th and its end; the sum is credited on 31 March.',
      year: 'In the first year {firstDeposit} is paid in and earns {firstInterest}.',
      total: 'After {years} the account holds {maturity}: {paidIn} paid in and {totalInterest} of interest.',
    },
    figures: (values) => firstYearFigures(ppfAccount(values).rows),
  },
  conventions: {
    steps: `The scheme takes multiples of ${inRupees(multiple)}; another amount is computed here as if it were taken.`,
    term: 'The term is fifteen years from the end of the financial year of opening: sixteen financial years may take a deposit. Most pages show fifteen.',
    blocks: 'After that the account goes on in blocks of five years, with deposits or without.',
    rates:
      'The rate floats: every month has that of its own day. A month that is yet to come has the newest one.',
    withdrawal:
      'From the seventh year half of the lower of two balances can be withdrawn, of the end of the fourth year before and of the year before; in a later block no more than three fifths of its opening balance.',
    loan: `From the third to the sixth year a quarter of the balance two years before can be borrowed. It costs ${loanRatePercent} % a year when repaid within ${loanMonths} months, ${lateLoanRatePercent} % later; until then there is no other.`,
    closing: `For a serious illness, higher education or a change of residency it may be closed early from the seventh year on. The interest of all its years is then ${closingPointsLess} point less, in a later block that of the block; the column has it for the last day of each year, and from the maturity on the balance.`,
    rounding:
      'Interest is not rounded, as the scheme does not say so; banks credit whole rupees, which can be chosen.',
    tax: 'In the old regime deposits count under section 80C, up to 1,50,000 together with other payments. The tax saved is at the rate of the slab, the same in every year, without cess; interest and maturity are free of tax.',
    opening: 'What is in the account already counts as paid in.',
  },
  rounding: {
    ...accountRounding,
    opening: ({ openingBalance }) => ({ balance: openingBalance, deposit: openingBalance }),
  },
  limitReasons: {
    yearlyDeposit: yearLimit,
    monthlyDeposit: yearLimit,
  },
  rules: (values) => [...ratesOf(values), usedRule(ppfLimits)],
  sources: [
    { title: 'Public Provident Fund Scheme, 2019: G.S.R. 915(E) of 12 December 2019' },
    { title: 'Interest rates since 1968, National Savings Institute', url: 'https://www.nsiindia.gov.in/' },
  ],
}
