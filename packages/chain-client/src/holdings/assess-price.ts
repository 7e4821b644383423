import { MOST_WORTH_USD, type PriceDoubt, type Token } from '@pkg/api-contract'
import type { Quote } from '../ports/prices.ts'
import type { TokenMarket } from '../ports/token-market.ts'
import type { ListedToken } from '../ports/wallet-data.ts'
import { holdingValue } from './holding-value.ts'
import { isVouchedFor } from './judge-spam.ts'

/** What one source says that a token costs. */
export interface PriceOpinion extends Pick<Quote, 'usd' | 'percentChange24h' | 'isDoubted'> {
  source: string
  market?: TokenMarket | undefined
}

/** How far two prices of one token may lie apart: sources look at other markets, some minutes apart. */
const AGREEING_RATIO = 1.25
/** What has to be traded in a day for a market to be one, and for a holding to be worth what its price makes of it. */
const MIN_VOLUME_USD = 50_000
const MIN_VOLUME_SHARE = 0.1

/**
 * What a holding is worth by what sources say of its price. A price counts when two sources agree or only one tells
 * it, when the holding is worth no more than the whole market, and when somebody answers for the contract or a
 * source tells of a market that carries the holding. Any other price is shown as claimed, and makes no value. One of
 * which its source is not sure neither confirms nor contradicts another; alone it is claimed.
 * @param told in the order of their rank: of those that agree, the first one's price is taken.
 */
export function assessPrice(token: ListedToken, told: readonly PriceOpinion[]): Token {
  const { market: _, totalSupply, ...row } = token
  const sure = told.filter(({ isDoubted }) => !isDoubted)
  const opinions = sure.length > 0 ? sure : told
  const [first] = opinions
  if (first === undefined) {
    return { ...row, ...noPrice, priceTrust: null, priceSources: [], claimedUsdPrice: null, priceDoubt: null }
  }
  const { chosen, agreeing } = agree(opinions) ?? { chosen: first, agreeing: opinions }
  const usdValue = holdingValue(row.balance, row.decimals, chosen.usd)
  const priceDoubt = findDoubt({ token, opinions, agreeing, chosen })
  const priceSources = agreeing.map(({ source }) => source)
  if (priceDoubt !== null) {
    return {
      ...row,
      ...noPrice,
      ...{ priceTrust: 'untrusted', priceSources, claimedUsdPrice: chosen.usd, priceDoubt },
    }
  }
  return {
    ...row,
    usdPrice: chosen.usd,
    usdValue,
    usdPrice24hPercentChange:
      chosen.percentChange24h ??
      agreeing.find(({ percentChange24h }) => percentChange24h !== null)?.percentChange24h ??
      null,
    ...{ priceTrust: agreeing.length > 1 ? 'agreed' : 'single', priceSources, claimedUsdPrice: null },
    priceDoubt: null,
    ...(isLittleTraded(listMarkets(token, agreeing), usdValue) && { littleTraded: true }),
  }
}

/** What sources tell of the trade of a token, the list that it is in among them. */
const listMarkets = (token: ListedToken, opinions: readonly PriceOpinion[]): TokenMarket[] =>
  [token.market, ...opinions.map(({ market }) => market)].flatMap((market) => market ?? [])

const noPrice = { usdPrice: null, usdValue: null, usdPrice24hPercentChange: null }

/** Doubts that another source can settle. */
const OPEN_DOUBTS: readonly PriceDoubt['id'][] = ['unproven', 'disagreeing', 'doubted']

/** Whether another opinion could still change what is made of the price. */
export function wantsOpinion(token: ListedToken, opinions: readonly PriceOpinion[]): boolean {
  if (opinions.length === 0) return false
  const { priceTrust, priceDoubt } = assessPrice(token, opinions)
  return priceTrust === 'single' || OPEN_DOUBTS.some((id) => id === priceDoubt?.id)
}

/** The first opinion that another one confirms, with all that do; undefined when none does. */
function agree(opinions: readonly PriceOpinion[]) {
  return opinions
    .map((chosen) => ({ chosen, agreeing: opinions.filter(({ usd }) => isClose(usd, chosen.usd)) }))
    .find(({ agreeing }) => agreeing.length > 1)
}

const isClose = (a: number, b: number) => Math.max(a, b) <= Math.min(a, b) * AGREEING_RATIO

function findDoubt({
  token,
  opinions,
  agreeing,
  chosen,
}: {
  token: ListedToken
  opinions: readonly PriceOpinion[]
  agreeing: readonly PriceOpinion[]
  chosen: PriceOpinion
}): PriceDoubt | null {
  if (chosen.isDoubted) {
    return { id: 'doubted', message: `${chosen.source} tells a price that cannot be relied on.` }
  }
  const isVouched = isVouchedFor(token)
  const markets = listMarkets(token, agreeing)
  const value = holdingValue(token.balance, token.decimals, chosen.usd)
  if (opinions.length > 1 && agreeing.length === opinions.length && agree(opinions) === undefined) {
    const names = opinions.map(({ source }) => source).join(' and ')
    return { id: 'disagreeing', message: `${names} tell different prices.` }
  }
  const caps = markets.flatMap(({ capUsd }) => capUsd ?? [])
  const isBeyondMarket = value !== null && caps.length > 0 && value > Math.max(...caps)
  if (isBeyondMarket || (!isVouched && isBeyondSupply(token, chosen.usd))) {
    return { id: 'implausible', message: 'At this price it would be worth more than all of the token.' }
  }
  if (isVouched || (agreeing.length > 1 && markets.some((market) => carries(market, value)))) return null
  const tell = agreeing.length === 1 ? `Only ${chosen.source} tells` : 'Sources tell'
  return { id: 'unproven', message: `${tell} a price, and none of a market behind it.` }
}

/** Whether a market is real, and so large that a holding could be sold there. */
function carries({ capUsd, volume24hUsd }: TokenMarket, value: number | null): boolean {
  return capUsd !== null && volume24hUsd !== null && isEnough(volume24hUsd, value)
}

/** Whether so much is traded in a day that a holding could be sold there. */
const isEnough = (volume24hUsd: number, value: number | null) =>
  volume24hUsd >= MIN_VOLUME_USD && (value ?? 0) * MIN_VOLUME_SHARE <= volume24hUsd

/** Whether trade is told of, and no source tells of enough. */
function isLittleTraded(markets: readonly TokenMarket[], value: number | null): boolean {
  const volumes = markets.flatMap(({ volume24hUsd }) => volume24hUsd ?? [])
  return volumes.length > 0 && !volumes.some((volume) => isEnough(volume, value))
}

/** More than there is of it, or a price at which all of it would be worth more than everything that is traded. */
function isBeyondSupply({ balance, decimals, totalSupply }: ListedToken, usd: number): boolean {
  if (totalSupply === undefined || totalSupply === '0') return false
  if (BigInt(balance) > BigInt(totalSupply)) return true
  return decimals !== null && (Number(totalSupply) / 10 ** decimals) * usd > MOST_WORTH_USD
}
