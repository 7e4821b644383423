import type { CalendarDate } from '../primitives/calendar-day.ts'
import { atLeast, object, oneOf } from '../primitives/check.ts'
import { newest, ruleFor } from './dated-rule.ts'
import { type NpsExitTerms, npsExitTerms } from './rules/nps-rules.ts'

/** Whose subscriber one is: government and its bodies, or anybody else. */
export type NpsSector = 'government' | 'other'

/** What `npsExit` and `npsMinimumAnnuityPercent` take: rupees. */
export interface NpsExitInput {
  corpus: number
  sector: NpsSector
  /** Normal is from 60, or outside government after fifteen years; premature is before. */
  exitType?: 'normal' | 'premature'
  /** The day of leaving; without it, the newest rules. */
  exitOn?: CalendarDate
}

/** The most that may be taken at once, the least that must buy an annuity, and the tax on the former. */
export interface NpsExitResult {
  lumpSumMax: number
  annuityMin: number
  taxFreeLumpSum: number
  taxableLumpSum: number
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
  const { corpus, percent, terms } = annuityOf(input)
  const annuityMin = (corpus / 100) * percent
  const lumpSumMax = corpus - annuityMin
  const taxFreeLumpSum = Math.min(lumpSumMax, (corpus / 100) * terms.taxFreePercent)
  return { lumpSumMax, annuityMin, taxFreeLumpSum, taxableLumpSum: lumpSumMax - taxFreeLumpSum }
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
  return { percent: annuityOf(input).percent }
}

/** The checked corpus and the least part of it that buys an annuity, in percent. */
function annuityOf(input: NpsExitInput): { corpus: number; percent: number; terms: NpsExitTerms } {
  const { corpus, sector, exitType = 'normal', exitOn } = object('input', input)
  atLeast('corpus', corpus, 0)
  oneOf('sector', sector, ['government', 'other'])
  oneOf('exitType', exitType, ['normal', 'premature'])
  const terms = exitOn === undefined ? newest(npsExitTerms) : ruleFor('exitOn', npsExitTerms, exitOn).value
  const premature = exitType === 'premature'
  if (corpus <= (premature ? terms.prematureWholeUpTo : terms.wholeUpTo)) return { corpus, percent: 0, terms }
  if (premature) return { corpus, percent: terms.prematureAnnuityPercent, terms }
  const byAmount = terms.amountUpTo !== null && corpus <= terms.amountUpTo
  const percent = byAmount ? 100 - (terms.amount / corpus) * 100 : terms.annuityPercent[sector]
  return { corpus, percent, terms }
}
