import type { CalendarDate } from '../primitives/calendar-day.ts'
import { above, atLeast, between, invalid, object, oneOf, result } from '../primitives/check.ts'
import { type DatedRule, newest, ruleFor } from './dated-rule.ts'
import { securitiesTransactionTax, type TradingSegment, tradingCharges } from './rules/trading-rules.ts'

/** What `brokerage` takes: rupees for each share or unit, and the broker's own terms. */
export interface BrokerageInput {
  segment: TradingSegment
  buyPrice: number
  sellPrice: number
  quantity: number
  exchange?: 'nse' | 'bse'
  /** The broker's, of each side's turnover, and the most of it for one side. */
  brokeragePercent?: number
  brokerageCap?: number
  /** For the transfer out of the depository, once for a sale of delivered shares. */
  dpCharge?: number
  /** The day of the trade; without it, the newest rates. */
  tradedOn?: CalendarDate
}

/** Every charge of a trade in rupees, what is left, and how far the price must move for nothing to be lost. */
export interface BrokerageResult {
  turnover: number
  brokerage: number
  stt: number
  exchangeCharges: number
  sebiCharges: number
  stampDuty: number
  gst: number
  dpCharge: number
  totalCharges: number
  netProfit: number
  breakEvenMove: number
}

/**
 * What buying and selling on an exchange costs: brokerage, securities transaction tax, the charges of exchange and
 * SEBI, stamp duty on the purchase, goods and services tax on what the broker and they take, and the depository's
 * charge; of options the prices are the premiums. Nothing is rounded, though contract notes round some of it.
 *
 * @formula C = b + s + x + e + d + g × (b + x + e) + p
 * @formula N = q × (S − P) − C
 * @where C all charges; b brokerage; s securities transaction tax; x and e charges of exchange and SEBI; d
 *   stamp duty; g the rate of goods and services tax; p the depository's charge; q quantity; S and P the prices
 *   of sale and purchase
 * @param input segment; buyPrice, sellPrice, quantity; exchange (`'nse'`; `'bse'` for shares, its other charges
 *   were not seen); brokeragePercent (0), 0 to 100; brokerageCap for a side (none); dpCharge (0), charged only
 *   for delivery; tradedOn, from 1 April 2026
 * @see `securitiesTransactionTax`, `tradingCharges` (probable: as one broker publishes them)
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const trade = { segment: 'delivery', buyPrice: 100, sellPrice: 110, quantity: 1000 }
 * roundTo(brokerage(trade).totalCharges, 2) //=> 232.86
 */
export function brokerage(input: BrokerageInput): BrokerageResult {
  const { segment, buyPrice, sellPrice, quantity, exchange = 'nse' } = object('input', input)
  const { brokeragePercent = 0, brokerageCap, dpCharge = 0, tradedOn } = input
  oneOf('segment', segment, ['delivery', 'intraday', 'futures', 'options'])
  above('buyPrice', buyPrice, 0)
  atLeast('sellPrice', sellPrice, 0)
  above('quantity', quantity, 0)
  oneOf('exchange', exchange, ['nse', 'bse'])
  between('brokeragePercent', brokeragePercent, 0, 100)
  if (brokerageCap !== undefined) atLeast('brokerageCap', brokerageCap, 0)
  atLeast('dpCharge', dpCharge, 0)
  const on = <Value>(rule: DatedRule<Value>): Value =>
    tradedOn === undefined ? newest(rule) : ruleFor('tradedOn', rule, tradedOn).value
  const tax = on(securitiesTransactionTax)[segment]
  const charges = on(tradingCharges)
  const exchangePercent = charges.exchange[exchange][segment]
  if (exchangePercent === null) {
    invalid(
      'exchange',
      exchange,
      `nse for ${segment}, since no other charge was seen (${tradingCharges.source})`,
    )
  }

  const side = (turnover: number): number =>
    Math.min((turnover / 100) * brokeragePercent, brokerageCap ?? Infinity)
  const bought = result('quantity', quantity, buyPrice * quantity)
  const chargesAt = (price: number) => {
    const sold = result('quantity', quantity, price * quantity)
    const turnover = result('quantity', quantity, bought + sold)
    const own = side(bought) + side(sold)
    const exchangeCharges = (turnover / 100) * exchangePercent
    const sebiCharges = (turnover / 100) * charges.sebi
    const parts = {
      brokerage: own,
      stt: (bought / 100) * tax.buy + (sold / 100) * tax.sell,
      exchangeCharges,
      sebiCharges,
      stampDuty: (bought / 100) * charges.stampBuy[segment],
      gst: ((own + exchangeCharges + sebiCharges) / 100) * charges.gst,
      dpCharge: segment === 'delivery' ? dpCharge : 0,
    }
    const all = Object.values(parts).reduce((sum, part) => sum + part, 0)
    return { turnover, ...parts, totalCharges: result('quantity', quantity, all) }
  }
  const found = chargesAt(sellPrice)
  // Charges rise by far less than the price, so that each round brings the balance closer.
  let balanced = buyPrice
  for (let round = 0; round < 200; round++) balanced = buyPrice + chargesAt(balanced).totalCharges / quantity
  return {
    ...found,
    netProfit: (sellPrice - buyPrice) * quantity - found.totalCharges,
    breakEvenMove: result('brokeragePercent', brokeragePercent, balanced - buyPrice),
  }
}
