import { roundAmount } from '../formulas/round-amount.ts'
import { invalid, list, number, object, oneOf, result, trueOrFalse } from '../primitives/check.ts'
import { cryptoRatePercent, type FinancialYear, financialYears, taxRules } from './tax-rules.ts'

/**
 * What `cryptoTaxIndia` takes: the gain (or, negative, loss) of each transfer in rupees, sale price less cost
 * of acquisition; and the assumptions made.
 */
export interface CryptoTaxInput {
  gains: readonly number[]
  financialYear: FinancialYear
  /** The surcharge band of the person's total income: 0 (up to 50 lakh), 10, 15, 25, or 37 (old regime). */
  surchargePercent?: 0 | 10 | 15 | 25 | 37
  /** False, as the law says: a loss reduces no other gain. True shows what netting would give. */
  setOffLosses?: boolean
}

/** Each step of the tax on crypto gains, in rupees. */
export interface CryptoTaxResult {
  taxableGain: number
  ignoredLosses: number
  tax: number
  surcharge: number
  cess: number
  total: number
  totalRounded10: number
}

/**
 * The tax on gains from crypto (virtual digital assets) in India: 30 % of every gain, with no exempt
 * amount, no rebate, no expense but the cost, and no loss set off; then surcharge and cess.
 *
 * @formula T = Σ max(0, G_k) × 30 % × (1 + s) × (1 + c)
 * @where G_k the gain of sale k; s the surcharge; c the cess
 * @param input gains in rupees, financialYear, surchargePercent (0), setOffLosses (false)
 * @see sections 115BBH and 2(47A) of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * cryptoTaxIndia({ gains: [500_000, -200_000], financialYear: '2025-26' }).total //=> 156000
 */
export function cryptoTaxIndia(input: CryptoTaxInput): CryptoTaxResult {
  const { gains, financialYear, surchargePercent = 0, setOffLosses = false } = object('input', input)
  oneOf('financialYear', financialYear, financialYears)
  if (![0, 10, 15, 25, 37].includes(surchargePercent)) {
    invalid('surchargePercent', surchargePercent, 'one of 0, 10, 15, 25, 37')
  }
  trueOrFalse('setOffLosses', setOffLosses)
  let won = 0
  let lost = 0
  for (const gain of list('gains', gains, 0)) {
    if (number('gains', gain) > 0) won += gain
    else lost -= gain
  }
  const taxableGain = setOffLosses ? Math.max(0, won - lost) : won
  const tax = (taxableGain * cryptoRatePercent) / 100
  const surcharge = (tax * surchargePercent) / 100
  const cess = ((tax + surcharge) * taxRules[financialYear].new.cessPercent) / 100
  const total = result('gains', gains, tax + surcharge + cess)
  const ignoredLosses = result('gains', gains, setOffLosses ? 0 : lost)
  return {
    taxableGain,
    ignoredLosses,
    tax,
    surcharge,
    cess,
    total,
    totalRounded10: roundAmount(total / 10, 1) * 10,
  }
}
