import { oneOf } from '../primitives/check.ts'
import { type TaxDeduction, taxDeductions } from './tax-deductions.ts'
import { cryptoRatePercent, type FinancialYear, financialYears, taxRules } from './tax-rules.ts'
import { type TaxSource, taxSources } from './tax-sources.ts'
import type { RegimeRules, TaxRegime } from './tax-types.ts'

/** How sure a figure is: several independent pages agree, or the law's own text was not found. */
export type TaxConfidence = 'high' | 'medium'

/** One figure of a year's rules: what it is, its value as data, and where and when it was checked. */
export interface TaxFigure {
  figure: string
  regime: TaxRegime | 'both'
  value: unknown
  source: TaxSource
  checkedOn: string
  confidence: TaxConfidence
}

/** The rules of one financial year, each figure with its source. */
export interface TaxRulePack {
  financialYear: FinancialYear
  act: string
  confidence: TaxConfidence
  figures: readonly TaxFigure[]
}

const checkedOn = '2026-11-21'
const slabSources = {
  '2024-25': taxSources.slabs2024,
  '2025-26': taxSources.slabs2025,
  '2026-27': taxSources.slabs2026,
}

/**
 * The rules of a financial year as a page prints them: every figure with its source, the day it was checked
 * and how sure it is.
 *
 * @param financialYear such as `'2025-26'`
 * @formula none: it looks the year up
 * @see `taxSources` for the pages
 * @throws FinanceMathError INVALID_ARGUMENT for a year whose rules are not known
 * @example
 * taxRulePack('2025-26').confidence //=> 'high'
 */
export function taxRulePack(financialYear: FinancialYear): TaxRulePack {
  oneOf('financialYear', financialYear, financialYears)
  // The Finance Act for 2026-27 was reported to change nothing; its own text has not been read.
  const confidence: TaxConfidence = financialYear === '2026-27' ? 'medium' : 'high'
  const toFigure = (
    regime: TaxRegime | 'both',
    figure: string,
    value: unknown,
    source: TaxSource,
  ): TaxFigure => ({ figure, regime, value, source, checkedOn, confidence })
  const ofRegime = (regime: TaxRegime, rules: RegimeRules, slabSource: TaxSource) => [
    toFigure(regime, 'slabs', rules.slabs, slabSource),
    toFigure(regime, 'rebate87A', rules.rebate87A, taxSources.rebate),
    toFigure(regime, 'standardDeduction', rules.standardDeduction, slabSource),
    toFigure(regime, 'surcharge', rules.surcharge, taxSources.surchargeRates),
    toFigure(regime, 'surchargeMarginalRelief', true, taxSources.surcharge),
    toFigure(regime, 'cessPercent', rules.cessPercent, slabSource),
  ]
  const rules = taxRules[financialYear]
  const deductions = Object.entries<TaxDeduction>(taxDeductions).map(([name, { bothRegimes, ...limits }]) =>
    toFigure(
      bothRegimes ? 'both' : 'old',
      `deductions.${name}`,
      limits,
      name === 'homeLoanInterest' ? taxSources.homeLoan : taxSources.deductions,
    ),
  )
  return {
    financialYear,
    act: financialYear >= '2026-27' ? 'Income-tax Act, 2025' : 'Income-tax Act, 1961',
    confidence,
    figures: [
      ...ofRegime('new', rules.new, slabSources[financialYear]),
      ...ofRegime('old', rules.old, taxSources.oldRegime),
      ...deductions,
      toFigure('both', 'cryptoRatePercent', cryptoRatePercent, taxSources.crypto),
      toFigure('both', 'roundingRupees', 10, taxSources.rounding),
    ],
  }
}
