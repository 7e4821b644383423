import { type AssetId, type Spam, shownHoldings, type Token, toAssetId } from '@pkg/api-contract'

/** One asset as held over any number of wallets. */
export interface Holding {
  id: AssetId
  chainId: number
  /** `native` or the contract in lower case. */
  address: string
  symbol: string | null
  name: string | null
  /** In base units. */
  balance: bigint
  decimals: number | null
  /** Null when no price is known. */
  usdValue: number | null
  /** Percent over 24 hours; null where the price source sends none. */
  change24h: number | null
  picture: string | null
  spam: Spam
}

/**
 * Adds up the same asset over wallets, most valuable first, unpriced last. The same asset is the same contract on the
 * same chain: two tokens that share a symbol stay two.
 */
export function groupHoldings(tokens: readonly Token[]): Holding[] {
  const holdings = new Map<AssetId, Holding>()
  for (const token of shownHoldings(tokens)) {
    const id = toAssetId(token)
    const known = holdings.get(id)
    holdings.set(id, known ? add(known, token) : toHolding(id, token))
  }
  return [...holdings.values()].sort(byValue)
}

function toHolding(id: AssetId, token: Token): Holding {
  return {
    id,
    chainId: token.chainId,
    address: token.address,
    symbol: token.symbol,
    name: token.name,
    balance: BigInt(token.balance),
    decimals: token.decimals,
    usdValue: token.usdValue,
    change24h: token.usdPrice24hPercentChange,
    picture: token.thumbnail ?? token.logo,
    spam: token.spam,
  }
}

function add(holding: Holding, token: Token): Holding {
  return {
    ...holding,
    symbol: holding.symbol ?? token.symbol,
    name: holding.name ?? token.name,
    decimals: holding.decimals ?? token.decimals,
    balance: holding.balance + BigInt(token.balance),
    usdValue: token.usdValue === null ? holding.usdValue : (holding.usdValue ?? 0) + token.usdValue,
    change24h: holding.change24h ?? token.usdPrice24hPercentChange,
    picture: holding.picture ?? token.thumbnail ?? token.logo,
  }
}

function byValue(a: Holding, b: Holding): number {
  return (b.usdValue ?? Number.NEGATIVE_INFINITY) - (a.usdValue ?? Number.NEGATIVE_INFINITY) || 0
}
