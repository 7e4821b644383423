import { atLeast, between, object, oneOf } from '../primitives/check.ts'
import type { TaxRegime } from '../tax/tax-types.ts'
import { newest } from './dated-rule.ts'
import type { NpsSector } from './nps-exit-by.ts'
import { npsDeductionValues } from './rules/nps-deduction-values.ts'

/** What `npsTaxSaving` takes: rupees of a year, percent. */
export interface NpsTaxSavingInput {
  regime: TaxRegime
  basicPlusDa: number
  /** What the employer pays, in percent of basic pay and dearness allowance. */
  employerPercent?: number
  ownContribution?: number
  /** What fills section 80C already: provident fund, insurance, … */
  other80C?: number
  slabRatePercent: number
  sector?: NpsSector
}

/** The deductions, and the tax that they save at the rate of the slab. */
export interface NpsTaxSavingResult {
  employerDeduction: number
  ownDeduction: number
  own80C: number
  own80CCD1B: number
  taxSaved: number
}

/**
 * The tax that a year's payments into the National Pension System save. The employer's count in both regimes
 * up to 14 % of salary, of private employers in the old regime up to 10 %. One's own count in the old regime
 * alone: 50,000 rupees under section 80CCD(1B), and what is left up to a tenth of salary within the 1,50,000 of
 * section 80C.
 *
 * @formula T = r × (E + O)
 * @where T the tax saved; r the rate of the slab; E what counts of the employer's payments; O what counts of
 *   one's own
 * @param input regime; basicPlusDa in rupees a year; employerPercent (0), 0 to 100; ownContribution (0); other80C
 *   (0); slabRatePercent, 0 to 100, without cess unless given with it (31.2 for 30 %); sector (`'other'`)
 * @see `npsDeductionTerms`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const year = { basicPlusDa: 1_000_000, employerPercent: 14, ownContribution: 100_000, other80C: 120_000 }
 * npsTaxSaving({ ...year, regime: 'old', slabRatePercent: 30 }) //=> { employerDeduction: 100000, ownDeduction: 80000, own80C: 30000, own80CCD1B: 50000, taxSaved: 54000 }
 */
export function npsTaxSaving(input: NpsTaxSavingInput): NpsTaxSavingResult {
  const { regime, basicPlusDa, employerPercent = 0, ownContribution = 0 } = object('input', input)
  const { other80C = 0, slabRatePercent, sector = 'other' } = input
  oneOf('regime', regime, ['new', 'old'])
  atLeast('basicPlusDa', basicPlusDa, 0)
  between('employerPercent', employerPercent, 0, 100)
  atLeast('ownContribution', ownContribution, 0)
  atLeast('other80C', other80C, 0)
  between('slabRatePercent', slabRatePercent, 0, 100)
  oneOf('sector', sector, ['government', 'other'])
  const terms = newest(npsDeductionValues)
  const employerDeduction =
    (basicPlusDa / 100) * Math.min(employerPercent, terms.employerPercent[regime][sector])
  const counted = regime === 'old' ? ownContribution : 0
  const own80CCD1B = Math.min(counted, terms.ownBeside)
  const room80C = Math.min((basicPlusDa / 100) * terms.ownPercent, Math.max(0, terms.sharedLimit - other80C))
  const own80C = Math.min(counted - own80CCD1B, room80C)
  const ownDeduction = own80C + own80CCD1B
  return {
    employerDeduction,
    ownDeduction,
    own80C,
    own80CCD1B,
    taxSaved: ((employerDeduction + ownDeduction) / 100) * slabRatePercent,
  }
}
