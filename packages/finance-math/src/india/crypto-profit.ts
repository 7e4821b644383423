import { atLeast, object, result } from '../primitives/check.ts'
import { type CryptoTaxInput, cryptoTaxIndia } from '../tax/crypto-tax-india.ts'
import { tds } from './tds.ts'

/** What `cryptoProfit` takes: rupees of one sale. */
export interface CryptoProfitInput extends Pick<CryptoTaxInput, 'financialYear' | 'surchargePercent'> {
  /** What was paid for what is sold. */
  cost: number
  sale: number
  /** Charges of the exchange and for gas; nothing of them reduces the tax. */
  expenses?: number
}

/** What a sale leaves when the tax is paid. */
export interface CryptoProfitResult {
  gain: number
  taxableGain: number
  tax: number
  /** Of it, what the exchange deducts from the sale; and the rest, negative where that was too much. */
  tds: number
  taxLeft: number
  netProfit: number
  /** Of the cost and expenses; null where nothing was paid. */
  netReturnPercent: number | null
}

/**
 * What a sale of crypto leaves in India after tax: 30 % of the gain with surcharge and cess, from which no expense is
 * deducted and against which no loss counts. The exchange deducts 1 % of the sale above 10,000 rupees a year,
 * which is a part of the tax and not another one.
 *
 * @formula N = S − C − T − E
 * @formula T = max(0, S − C) × 30 % × (1 + s) × (1 + c)
 * @where N what is left; S the sale; C the cost; T tax; E expenses; s surcharge; c cess
 * @param input financialYear such as `'2026-27'`; cost, sale and expenses (0) in rupees; surchargePercent (0)
 * @see `cryptoTaxIndia`, section 115BBH; `tdsTerms`, section 194S of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * cryptoProfit({ financialYear: '2026-27', cost: 100_000, sale: 150_000 }) //=> { gain: 50000, taxableGain: 50000, tax: 15600, tds: 1500, taxLeft: 14100, netProfit: 34400, netReturnPercent: 34.4 }
 */
export function cryptoProfit(input: CryptoProfitInput): CryptoProfitResult {
  const { financialYear, surchargePercent = 0, cost, sale, expenses = 0 } = object('input', input)
  atLeast('cost', cost, 0)
  atLeast('sale', sale, 0)
  atLeast('expenses', expenses, 0)
  const gain = sale - cost
  const { taxableGain, total } = cryptoTaxIndia({ gains: [gain], financialYear, surchargePercent })
  const { tds: deducted } = tds({ payment: 'crypto', amount: sale })
  const netProfit = result('expenses', expenses, gain - expenses - total)
  const paid = cost + expenses
  return {
    gain,
    taxableGain,
    tax: total,
    tds: deducted,
    taxLeft: total - deducted,
    netProfit,
    netReturnPercent: paid > 0 ? result('cost', cost, (netProfit / paid) * 100) : null,
  }
}
