import { atLeast, between, object, oneOf, trueOrFalse } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { epfWithdrawalTerms } from './rules/epf-withdrawal-terms.ts'

/** For what money is taken out of the fund. */
export type EpfWithdrawalPurpose =
  | 'unemployed'
  | 'retirement'
  | 'partial'
  | 'illness'
  | 'education'
  | 'marriage'
  | 'housing'
  | 'special'

/** What `epfWithdrawal` takes: rupees, months, years. */
export interface EpfWithdrawalInput {
  balance: number
  membershipMonths: number
  continuousServiceYears: number
  age: number
  panLinked?: boolean
  purpose: EpfWithdrawalPurpose
  monthsUnemployed?: number
}

/** What can be taken out, what stays, and the tax deducted from it. */
export interface EpfWithdrawalResult {
  eligible: boolean
  amount: number
  remains: number
  tds: number
}

/**
 * How much of a provident fund may be taken out: three quarters after twelve months' membership or on losing
 * work, everything after twelve months without work or from 55. Tax is deducted where service was shorter than
 * five years and 50,000 rupees or more are taken, whatever the purpose, as that reading has it; section 192A
 * itself speaks of the balance that is due on leaving, and the fund has deducted nothing from advances. Uncertain
 * throughout: as one public project describes the Scheme of 2026, not checked against its text.
 *
 * @formula A = 75 % × B "or all of it"
 * @where A what may be taken out; B the balance
 * @param input balance in rupees; membershipMonths; continuousServiceYears; age, 15 to 120; panLinked (true);
 *   purpose; monthsUnemployed (0)
 * @see `epfWithdrawalTerms`; section 192A of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const member = { balance: 400_000, membershipMonths: 36, continuousServiceYears: 3, age: 30 }
 * epfWithdrawal({ ...member, purpose: 'unemployed', monthsUnemployed: 12 }) //=> { eligible: true, amount: 400000, remains: 0, tds: 40000 }
 */
export function epfWithdrawal(input: EpfWithdrawalInput): EpfWithdrawalResult {
  const { balance, membershipMonths, continuousServiceYears, age, purpose } = object('input', input)
  const { panLinked = true, monthsUnemployed = 0 } = input
  atLeast('balance', balance, 0)
  atLeast('membershipMonths', membershipMonths, 0)
  atLeast('continuousServiceYears', continuousServiceYears, 0)
  between('age', age, 15, 120)
  atLeast('monthsUnemployed', monthsUnemployed, 0)
  trueOrFalse('panLinked', panLinked)
  oneOf('purpose', purpose, [
    ...(['unemployed', 'retirement', 'partial', 'illness', 'education'] as const),
    ...(['marriage', 'housing', 'special'] as const),
  ])
  const terms = newest(epfWithdrawalTerms)
  const jobless = purpose === 'unemployed'
  const whole = age >= terms.wholeFromAge || (jobless && monthsUnemployed >= terms.wholeAfterMonthsUnemployed)
  const part = jobless || (purpose !== 'retirement' && membershipMonths >= terms.minMembershipMonths)
  const amount = whole ? balance : part ? (balance / 100) * terms.partPercent : 0
  const isTaxed = continuousServiceYears < terms.tdsUnderYears && amount >= terms.tdsAbove
  const percent = panLinked ? terms.tdsPercent : terms.tdsWithoutPanPercent
  return {
    eligible: whole || part,
    amount,
    remains: balance - amount,
    tds: isTaxed ? (amount / 100) * percent : 0,
  }
}
