import { newest } from '../../india/dated-rule.ts'
import { depositTerms } from '../../india/rules/deposit-terms.ts'
import { postOfficeRdRatePercent, postOfficeRdTerms } from '../../india/rules/post-office-rd-rules.ts'
import { postOfficeSavingsRatePercent } from '../../india/rules/post-office-savings-rules.ts'
import { noPanPercent, tdsTerms } from '../../india/rules/tds-rules.ts'
import { accountRounding } from '../account-rounding.ts'
import type { Details } from '../calculator.ts'
import { inRupees, limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import { type RdValues, rdMonths, rdRows } from './rd-account.ts'

const ofBank = { input: 'mode', is: ['bank'] } as const
const { min, multiple } = newest(depositTerms).rd
const terms = newest(postOfficeRdTerms)
const [twelve, six] = terms.rebates
const ofPostOffice = { input: 'mode', is: ['post-office'] } as const

/** Says of the account itself what its terms are. */
const ofTerms = { ...postOfficeRdTerms, name: postOfficeRdRatePercent.name }

/** What people look for the rd calculator by, and what explains its answers. */
export const rdDetails: Details<RdValues> = {
  topic: 'deposits',
  keywords: [
    'rd',
    'recurring deposit',
    'bank rd',
    'post office rd',
    'monthly deposit',
    'national savings recurring deposit',
    'avarti jama',
    'आरडी',
    'आवर्ती जमा',
    'डाकघर आरडी',
  ],
  aliases: { d: 'monthlyDeposit', r: 'annualRatePercent', n: 'months' },
  formulas: [
    {
      symbols: 'Bₖ = Bₖ₋₁ + D + Iₖ',
      filled: '{firstBalance} = ₹0 + {monthlyDeposit} + {firstInterest}',
    },
    {
      symbols: 'M = P + I',
      filled: '{maturity} = {paidIn} + {totalInterest}',
      of: ['maturity', 'paidIn', 'totalInterest'],
      isAside: true,
    },
  ],
  legend: {
    Bₖ: { meaning: 'Balance at the end of month k; here of the first', figure: 'firstBalance' },
    D: { meaning: 'Deposit a month', figure: 'monthlyDeposit' },
    Iₖ: { meaning: 'Interest of month k', figure: 'firstInterest' },
    M: { meaning: 'Maturity value', figure: 'maturity' },
    P: { meaning: 'Paid in', figure: 'paidIn' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      month:
        'Each of {deposits} deposits earns from its own month. A month grows by {growth}: that part of the period in which interest is added.',
      postOffice: {
        text: 'The post office fixes the value of an account of ₹100 a month to the paisa; others are in proportion to it, and paid to the rupee.',
        when: ofPostOffice,
      },
      bank: { text: 'Nothing is rounded before the end; a bank pays whole rupees.', when: ofBank },
      closed: {
        text: 'Closed early after {closedAfter} it pays {closedEarly}: the deposits with the interest of the savings account.',
        when: ofPostOffice,
      },
      total: '{paidIn} becomes {maturity}, of which {totalInterest} is interest.',
    },
    figures: (values) => {
      const { mode, compounding, annualRatePercent } = values
      const perYear = mode === 'bank' ? Number(compounding) : 4
      const growth = Math.expm1((perYear / 12) * Math.log1p(annualRatePercent / (100 * perYear)))
      const first = rdRows(values)[0] as ReturnType<typeof rdRows>[number]
      return {
        growth: { value: 100 * growth, unit: 'percent' },
        deposits: { value: rdMonths(values), unit: 'number' },
        firstBalance: { value: first.balance, unit: 'inr' },
        firstInterest: { value: first.interest, unit: 'inr' },
      }
    },
  },
  conventions: {
    quarterly:
      'Interest is compounded every quarter, as banks in India and the post office do; a deposit inside a quarter grows by the third root of it a month.',
    term: 'The post office takes sixty deposits; what is kept after that grows by four quarters a year and is computed to the paisa. For five years at 7.2 % the gazette’s own table has a paisa less of ₹100 a month than that growth.',
    steps: `The post office takes multiples of ${inRupees(multiple)}; another amount is computed here as if it were taken.`,
    proportion:
      'From about 70,000 a month the post office’s own rounding differs by a rupee or more from rounding the formula once.',
    further: `After sixty months the account goes on for up to ${terms.furtherYears} years: with the same deposit, or without deposits.`,
    late: `A missed deposit costs ${terms.lateFeePer100} rupee per 100 and month. Of some missed in a row and paid together the first is the latest: four are late by ten months in all. With more than ${terms.mostMissed} the account is discontinued, and can be revived within two months.`,
    advance: `Paid in one month, every ${twelve?.deposits} deposits give a rebate of ${twelve?.per100} rupees per 100, ${six?.deposits} of the rest ${six?.per100}.`,
    closing: `From ${terms.closingFromMonths / 12} years on it may be closed early and pays the interest of the savings account, ${newest(postOfficeSavingsRatePercent)} %. The scheme names the rate and not the way: here each deposit earns from its own month, credited after every twelve months.`,
    tax: 'Banks deduct tax from a year’s interest above the threshold; without a day of opening the years here are those of the deposit. The deduction is not taken from what earns. Of the post office it is not computed.',
  },
  limitReasons: {
    missed: limitReason(ofTerms, `is discontinued with more than ${terms.mostMissed} missed deposits`),
    closedAfter: limitReason(ofTerms, `may be closed early from ${terms.closingFromMonths} months on`),
    monthlyDeposit: limitReason(
      { ...postOfficeRdRatePercent, source: depositTerms.source },
      `takes ${inRupees(min)} a month or more, in multiples of ${inRupees(multiple)}`,
    ),
  },
  rounding: { ...accountRounding, opening: () => ({ balance: 0 }) },
  rules: ({ mode, pan }) =>
    mode === 'post-office'
      ? [
          usedRule(postOfficeRdRatePercent),
          usedRule(postOfficeRdTerms),
          usedRule(postOfficeSavingsRatePercent),
        ]
      : [usedRule(tdsTerms), ...(pan === 'no' ? [usedRule(noPanPercent)] : [])],
  ownYears: ({ mode }) => (mode === 'post-office' ? [5] : []),
  sources: [
    { title: 'Formula of the recurring deposit, Indian Banks’ Association, as banks print it' },
    { title: 'Income-tax Act, section 194A' },
    {
      title:
        'National Savings Recurring Deposit Scheme, 2019: G.S.R. 918(E) of 12 December 2019, tables as amended by G.S.R. 285(E) of 5 May 2020',
    },
  ],
}
