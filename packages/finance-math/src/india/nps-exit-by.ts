import { atLeast, object, oneOf } from '../primitives/check.ts'
import type { NpsExitTerms } from './rules/nps-exit-values.ts'

/** Whose subscriber one is: government and its bodies, or anybody else. */
export type NpsSector = 'government' | 'other'

/** Who leaves with which corpus in rupees, and how. */
export interface NpsLeaving {
  corpus: number
  sector: NpsSector
  /** Normal is from 60, or outside government after fifteen years; premature is before. */
  exitType?: 'normal' | 'premature'
}

/** The most that may be taken at once, the least that must buy an annuity, and the tax on the former. */
export interface NpsExitResult {
  lumpSumMax: number
  annuityMin: number
  taxFreeLumpSum: number
  taxableLumpSum: number
}

/** What may be taken at once by the terms of a day, how it is taxed, and what buys an annuity, also in percent of the corpus. */
export function npsExitBy(terms: NpsExitTerms, leaving: NpsLeaving): NpsExitResult & { percent: number } {
  const percent = npsAnnuityPercentBy(terms, leaving)
  const { corpus } = leaving
  const annuityMin = (corpus / 100) * percent
  const lumpSumMax = corpus - annuityMin
  const taxFreeLumpSum = Math.min(lumpSumMax, (corpus / 100) * terms.taxFreePercent)
  return { percent, lumpSumMax, annuityMin, taxFreeLumpSum, taxableLumpSum: lumpSumMax - taxFreeLumpSum }
}

/** The least part of the corpus that buys an annuity by the terms of a day, in percent. */
export function npsAnnuityPercentBy(terms: NpsExitTerms, leaving: NpsLeaving): number {
  const { corpus, sector, exitType = 'normal' } = object('input', leaving)
  atLeast('corpus', corpus, 0)
  oneOf('sector', sector, ['government', 'other'])
  oneOf('exitType', exitType, ['normal', 'premature'])
  const premature = exitType === 'premature'
  if (corpus <= (premature ? terms.prematureWholeUpTo : terms.wholeUpTo)) return 0
  if (premature) return terms.prematureAnnuityPercent
  const byAmount = terms.amountUpTo !== null && corpus <= terms.amountUpTo
  return byAmount ? 100 - (terms.amount / corpus) * 100 : terms.annuityPercent[sector]
}
