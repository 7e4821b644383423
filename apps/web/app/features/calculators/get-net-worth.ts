import { portfolio, users } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'
import { getExchangeRates } from './exchange-rates.ts'

interface NetWorthInRupees {
  usd: number
  inr: number
  /** Of the wallet that was read longest ago, and all the sources that answered. */
  readAt: string
  readFrom: string
  /** Rupees for a dollar. */
  rate: number
  source: string
  updatedAt: string
  /** What the total lacks, as a sentence. */
  leavesOut: string
}

/**
 * The total of the dashboard, in rupees at the day's rate.
 * @throws RangeError with a sentence where there is nothing to sum; ApiError where it cannot be read
 */
export async function getNetWorthInRupees(): Promise<NetWorthInRupees> {
  const { addresses } = await api(users.fetchAddresses, {})
  if (addresses.length === 0) throw new RangeError('You track no wallet yet.')
  const [readings, exchange] = await Promise.all([
    Promise.all(addresses.map((address) => api(portfolio.getNetWorth, { params: { address } }))),
    getExchangeRates('USD'),
  ])
  const rate = exchange.rates.INR
  if (rate === undefined) throw new RangeError('There is no rate of the rupee today.')
  const usd = readings.reduce((sum, { data }) => sum + data.usd, 0)
  const unpriced = readings.reduce((sum, { data }) => sum + data.unpricedHoldings, 0)
  const unknownDebts = readings.reduce((sum, { data }) => sum + (data.unknownDebts ?? 0), 0)
  const isOld = readings.some(({ stale }) => stale)
  return {
    usd,
    inr: usd * rate,
    rate,
    readAt: readings.map((reading) => reading.updatedAt).sort()[0] ?? exchange.updatedAt,
    readFrom: [...new Set(readings.map((reading) => reading.source))].join(', '),
    source: exchange.source,
    updatedAt: exchange.updatedAt,
    leavesOut: [
      unpriced > 0 ? `${unpriced} holdings without a price are not in it.` : '',
      unknownDebts > 0 ? `${unknownDebts} debts of unknown size are not taken off.` : '',
      ...new Set(readings.map(({ problem }) => problem ?? '')),
      isOld ? 'Some wallets could not be read anew; their last figures are used.' : '',
      exchange.stale ? 'The rate is the last one known.' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  }
}
