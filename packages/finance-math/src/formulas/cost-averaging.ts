import { xirr } from '../core/xirr.ts'
import { attempt } from '../primitives/attempt.ts'
import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { above, invalid, list, object, result } from '../primitives/check.ts'

/** One purchase of a plan: on which day, at which price, for how much money. */
export interface DatedPurchase {
  date: CalendarDate
  price: number
  amount: number
}

/** What `costAveraging` takes: purchases, and a day with the price that all is valued at. */
export interface CostAveragingInput {
  purchases: readonly DatedPurchase[]
  valueDate: CalendarDate
  valuePrice: number
}

/** What was bought, what it cost each on average, and what became of it. */
export interface CostAveragingResult {
  units: number
  invested: number
  averageCost: number
  value: number
  gain: number
  /** Gain in percent of what was invested. */
  absolutePercent: number
  /** The yearly rate of return by the days of the purchases; null where no rate fits. */
  xirrPercent: number | null
  /** The deepest fall of the price from an earlier high, of the days given, in percent; 0 or below. */
  maxDrawdownPercent: number
}

/**
 * What buying for some money again and again (cost averaging) came to: units are bought at each day's price, so
 * more of them when they are cheap.
 *
 * @formula p = Σ A_k / Σ (A_k / p_k)
 * @where p the average cost; A_k the amount of purchase k; p_k its price
 * @param input purchases in any order, each with a date (an ISO day or a date) and a price and an amount above 0;
 *   valueDate, not before any of them, with valuePrice above 0
 * @see the weighted harmonic mean; Excel `XIRR`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const purchases = [
 *   { date: '2024-01-01', price: 100, amount: 1000 },
 *   { date: '2024-02-01', price: 50, amount: 1000 },
 * ]
 * roundTo(costAveraging({ purchases, valueDate: '2024-03-01', valuePrice: 80 }).averageCost, 6) //=> 66.666667
 */
export function costAveraging(input: CostAveragingInput): CostAveragingResult {
  const { purchases, valueDate, valuePrice } = object('input', input)
  const lastDay = calendarDay(valueDate)
  const bought = list('purchases', purchases, 1).map((purchase) => {
    const { date, price, amount } = object('purchases', purchase)
    const day = calendarDay(date)
    if (Number.isNaN(day)) invalid('purchases', purchases, 'purchases on days such as 2025-01-31')
    above('purchases', price, 0)
    return { day, date, price, amount: above('purchases', amount, 0) }
  })
  bought.sort((a, b) => a.day - b.day)
  if (!(lastDay >= Math.max(...bought.map(({ day }) => day)))) {
    invalid('valueDate', valueDate, 'a day not before the last purchase, as 2025-01-31')
  }
  above('valuePrice', valuePrice, 0)
  let units = 0
  let invested = 0
  let high = 0
  let fall = 0
  for (const { price, amount } of [...bought, { price: valuePrice, amount: 0 }]) {
    units += amount / price
    invested += amount
    high = Math.max(high, price)
    fall = Math.min(fall, price / high - 1)
  }
  const value = result('valuePrice', valuePrice, units * valuePrice)
  result('purchases', purchases, invested)
  const flows = bought.map(({ date, amount }) => ({ date, amount: -amount }))
  const rate = attempt(() => xirr([...flows, { date: valueDate, amount: value }]))
  const gain = value - invested
  return {
    units,
    invested,
    averageCost: result('purchases', purchases, invested / units),
    value,
    gain,
    absolutePercent: result('purchases', purchases, 100 * (gain / invested)),
    xirrPercent: rate.ok && Number.isFinite(100 * rate.value) ? 100 * rate.value : null,
    maxDrawdownPercent: 100 * fall,
  }
}
