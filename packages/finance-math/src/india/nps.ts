import { annuity } from '../formulas/annuity.ts'
import { monthlyRate } from '../formulas/monthly-rate.ts'
import { atLeast, between, object, oneOf, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'

/** What `nps` takes: rupees a month, percent a year. */
export interface NpsInput {
  monthlyContribution: number
  annualReturnPercent: number
  years: number
  /** Whether a contribution is paid at the beginning of its month, as the Trust's calculator has it, or at its end. */
  timing?: 'begin' | 'end'
  /** The part of the corpus that buys an annuity, and what the annuity pays a year; a pension needs both. */
  annuityPercent?: number
  annuityRatePercent?: number
  openingBalance?: number
}

/**
 * What has come together; and of it, where annuityPercent was given, what is paid at once and as a pension. The opening
 * balance belongs to the corpus alone: it is neither invested nor gained.
 */
export interface NpsResult {
  corpus: number
  totalInvested: number
  totalGain: number
  lumpSum: number | null
  annuityCorpus: number | null
  /** Null as long as it is not known what the annuity pays. */
  monthlyPension: number | null
}

/**
 * What contributions to the National Pension System come to at an assumed return, growing by a twelfth of the
 * year's return each month, and the pension that a part of it buys. How much must buy an annuity is what
 * `npsExit` tells.
 *
 * @formula C = P × ((1 + i)^n − 1) / i × (1 + i)
 * @formula M = a × C × r / 12
 * @where C the corpus; P the monthly contribution where it stays the same; i a month's return; n months; a the
 *   share that buys an annuity; r its rate; M the pension of a month
 * @param input monthlyContribution in rupees; annualReturnPercent, 0 to 1,000; years, up to 100, whole months are
 *   not asked for; timing (`'begin'`) or `'end'`; annuityPercent, 0 to 100; annuityRatePercent, 0 to 100;
 *   openingBalance (0), which is in the corpus, and neither in totalInvested nor in totalGain
 * @see the pension calculator of the NPS Trust, as others print its figures
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * Math.round(nps({ monthlyContribution: 5000, annualReturnPercent: 10, years: 30 }).corpus) //=> 11396627
 */
export function nps(input: NpsInput): NpsResult {
  const { monthlyContribution, annualReturnPercent, years, timing = 'begin' } = object('input', input)
  const { annuityPercent, annuityRatePercent, openingBalance = 0 } = input
  atLeast('monthlyContribution', monthlyContribution, 0)
  between('annualReturnPercent', annualReturnPercent, 0, 1000)
  between('years', years, 1 / 12, 100)
  oneOf('timing', timing, ['begin', 'end'])
  if (annuityPercent !== undefined) between('annuityPercent', annuityPercent, 0, 100)
  if (annuityRatePercent !== undefined) between('annuityRatePercent', annuityRatePercent, 0, 100)
  atLeast('openingBalance', openingBalance, 0)
  const rate = monthlyRate(annualReturnPercent)
  const months = 12 * years
  const paid = monthlyContribution * annuity(rate, months) * (timing === 'begin' ? 1 + rate : 1)
  const kept = openingBalance * (1 + growth(rate, months))
  const corpus = result('annualReturnPercent', annualReturnPercent, paid + kept)
  const totalInvested = monthlyContribution * months
  const annuityCorpus = annuityPercent === undefined ? null : (corpus / 100) * annuityPercent
  const pays = annuityCorpus !== null && annuityRatePercent !== undefined
  return {
    corpus,
    totalInvested,
    totalGain: corpus - totalInvested - openingBalance,
    lumpSum: annuityPercent === undefined ? null : (corpus / 100) * (100 - annuityPercent),
    annuityCorpus,
    monthlyPension: pays ? (annuityCorpus / 1200) * annuityRatePercent : null,
  }
}
