import { above, list, object, result } from '../primitives/check.ts'

/** One purchase: how much, at which price each. */
export interface Purchase {
  quantity: number
  price: number
}

/** What all was bought for on average, how much it is, and what it cost. */
export interface StockAverageResult {
  averagePrice: number
  totalQuantity: number
  totalCost: number
}

/**
 * The average price of a holding that was bought in parts, each weighted by its quantity.
 *
 * @formula p = (Σ q_k × p_k) / (Σ q_k)
 * @where q_k the quantity of purchase k; p_k its price
 * @param input purchases, each with a quantity above 0 and a price above 0
 * @see the weighted arithmetic mean
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const purchases = [{ quantity: 100, price: 250 }, { quantity: 50, price: 190 }]
 * stockAverage({ purchases }).averagePrice //=> 230
 */
export function stockAverage(input: { purchases: readonly Purchase[] }): StockAverageResult {
  const { purchases } = object('input', input)
  let totalQuantity = 0
  let totalCost = 0
  for (const purchase of list('purchases', purchases, 1)) {
    const { quantity, price } = object('purchases', purchase)
    totalQuantity += above('purchases', quantity, 0)
    totalCost += quantity * above('purchases', price, 0)
  }
  result('purchases', purchases, totalQuantity)
  result('purchases', purchases, totalCost)
  return { averagePrice: result('purchases', purchases, totalCost / totalQuantity), totalQuantity, totalCost }
}
