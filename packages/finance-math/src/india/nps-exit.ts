import type { CalendarDate } from '../primitives/calendar-day.ts'
import { object } from '../primitives/check.ts'
import { newest, ruleFor } from './dated-rule.ts'
import { type NpsExitResult, type NpsLeaving, npsAnnuityPercentBy, npsExitBy } from './nps-exit-by.ts'
import { npsExitTerms } from './rules/nps-exit-terms.ts'
import type { NpsExitTerms } from './rules/nps-exit-values.ts'

/** What `npsExit` and `npsMinimumAnnuityPercent` take: rupees. */
export interface NpsExitInput extends NpsLeaving {
  /** The day of leaving; without it, the newest rules. */
  exitOn?: CalendarDate
}

/**
 * What a subscriber may take out of the National Pension System when leaving it. Since December 2025 everything
 * up to 8 lakh; 6 lakh of a corpus up to 12 lakh; of a larger one all but the annuity's part, which is 20 %, for
 * government 40 %. Who leaves early may take everything up to 5 lakh, else 20 %.
 *
 * Free of tax are 60 % of the corpus; what is taken beyond is taxed, since no amendment was seen (uncertain).
 *
 * @formula L = C × (1 − a)
 * @formula F = min(L, 60 % × C)
 * @where L the lump sum; C corpus; a the annuity's part; F what of it is free of tax
 * @param input corpus in rupees; sector `'other'` or `'government'`; exitType (`'normal'`) or `'premature'`;
 *   exitOn, without which the newest rules hold
 * @see `npsExitTerms`; section 10(12A) of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * npsExit({ corpus: 5_000_000, sector: 'other' }) //=> { lumpSumMax: 4000000, annuityMin: 1000000, taxFreeLumpSum: 3000000, taxableLumpSum: 1000000 }
 */
export function npsExit(input: NpsExitInput): NpsExitResult {
  const { percent, ...exit } = npsExitBy(termsOf(input), input)
  return exit
}

/**
 * The least part of a corpus that must buy an annuity, in percent of it. Between 8 and 12 lakh the rule is an
 * amount that may be taken, 6 lakh, and the percentage follows from it.
 *
 * @formula p = 100 − 600000 / C × 100 "between 8 and 12 lakh"
 * @where p percent of the corpus; C corpus; elsewhere the rule's own percentage
 * @param input as of `npsExit`
 * @see `npsExitTerms`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * npsMinimumAnnuityPercent({ corpus: 2_000_000, sector: 'government', exitType: 'normal' }).percent //=> 40
 */
export function npsMinimumAnnuityPercent(input: NpsExitInput): { percent: number } {
  return { percent: npsAnnuityPercentBy(termsOf(input), input) }
}

/** The terms of the day of leaving, or the newest. */
function termsOf(input: NpsExitInput): NpsExitTerms {
  const { exitOn } = object('input', input)
  return exitOn === undefined ? newest(npsExitTerms) : ruleFor('exitOn', npsExitTerms, exitOn).value
}
