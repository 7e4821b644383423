import { type BrokerageInput, brokerage } from '../../india/brokerage.ts'

/** What the brokerage calculator asks: rupees a share or unit, and the broker's terms. */
export interface TradeValues {
  segment: BrokerageInput['segment']
  buyPrice: number
  sellPrice: number
  quantity: number
  exchange: 'nse' | 'bse'
  brokeragePercent: number
  brokerageCap: number
  dpCharge: number
}

/** Every charge of the trade. Futures and options are asked for no exchange: one alone has charges that are known. */
export function trade({ exchange, ...values }: TradeValues) {
  const isOfShares = values.segment === 'delivery' || values.segment === 'intraday'
  return brokerage({ ...values, exchange: isOfShares ? exchange : 'nse' })
}
