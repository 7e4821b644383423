import { type NetWorth, portfolio, users } from '@pkg/api-contract'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { api } from '#app/lib/api.ts'
import { formatFigure } from '#app/lib/format-figure.ts'
import { isSignedOut } from '#app/lib/is-signed-out.ts'
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
  const [answers, exchange] = await Promise.all([
    Promise.allSettled(addresses.map((address) => api(portfolio.getNetWorth, { params: { address } }))),
    getExchangeRates('USD'),
  ])
  const readings = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const signedOut = reasons.find(isSignedOut)
  if (readings.length === 0 || signedOut) throw signedOut ?? reasons[0]
  const unread = addresses.filter((_, place) => answers[place]?.status === 'rejected')
  const rate = exchange.rates.INR
  if (rate === undefined) throw new RangeError('There is no rate of the rupee today.')
  const sum = (of: (data: NetWorth) => number) => readings.reduce((total, { data }) => total + of(data), 0)
  // To the cent, as it is told: the rupees are what is told times the rate.
  const usd = Number(sum((data) => data.usd).toFixed(2))
  const unpriced = sum((data) => data.unpricedHoldings)
  const hidden = sum((data) => data.hiddenSpam)
  const owed = sum((data) => data.debtUsd ?? 0)
  const unknownDebts = sum((data) => data.unknownDebts ?? 0)
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
      unread.length > 0
        ? `${unread.map(shortenAddress).join(', ')} could not be read and ${are(unread.length)} not in it.`
        : '',
      owed > 0 ? `${formatFigure(owed, 'usd')} of debt is taken off.` : '',
      unpriced > 0 ? `${count(unpriced, 'holding')} without a price ${are(unpriced)} not in it.` : '',
      hidden > 0 ? `${count(hidden, 'hidden token')} ${are(hidden)} not in it.` : '',
      unknownDebts > 0
        ? `${count(unknownDebts, 'debt')} of unknown size ${are(unknownDebts)} not taken off.`
        : '',
      ...new Set(readings.map(({ problem }) => problem ?? '')),
      isOld ? 'Some wallets could not be read anew; their last figures are used.' : '',
      exchange.stale ? 'The rate is the last one known.' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  }
}

const count = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`
const are = (many: number) => (many === 1 ? 'is' : 'are')
