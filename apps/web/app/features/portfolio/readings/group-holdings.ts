import {
  type AssetId,
  addUpCents,
  type InsidePart,
  listDebts,
  type Micros,
  microsToUsd,
  type PoolPart,
  type PriceTrust,
  type Spam,
  shownHoldings,
  sumHoldings,
  type Token,
  toAssetId,
  toMicros,
  usdToMicros,
} from '@pkg/api-contract'

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
  /** What of the balance has no known worth, in base units, where the rest has one; 0 where all of it has, or none. */
  unvalued: bigint
  /** In whole cents, which add up to the rounded sum of all, below zero for what is owed; null when no price is known. */
  usdValue: number | null
  /** Percent over 24 hours; null where the price source sends none. */
  change24h: number | null
  picture: string | null
  /** What it stands for, where a lending pool that is known says that it is its own; else null. */
  part: PoolPart | null
  /** Where it lies, if no token stands for it; null for what lies in the wallet. */
  inside: InsidePart | null
  spam: Spam
  /** The least sure of the wallets' readings; null where no source has a price. */
  priceTrust: PriceTrust | null
  priceSources: readonly string[]
  /** What the holding would be worth at a price that is claimed and not trusted. */
  claimedUsd: number | null
  /** Why the price is not trusted, as a sentence. */
  priceDoubt: string | null
  /** Whether so little of it is traded that it may not be sold at its price. */
  littleTraded: boolean
}

/**
 * Adds up the same asset over wallets, most valuable first, unpriced last. The same asset is the same contract on the
 * same chain: two tokens that share a symbol stay two.
 */
export function groupHoldings(tokens: readonly Token[]): Holding[] {
  const { usd, assetsUsd = usd } = sumHoldings(tokens)
  return group(shownHoldings(tokens), assetsUsd)
}

/** The same of what is owed, each worth less than nothing; together with the holdings they add up to the net worth. */
export function groupDebts(tokens: readonly Token[]): Holding[] {
  const owed = listDebts(tokens).map(({ debtUsd = null, ...token }) => ({
    ...token,
    usdValue: debtUsd === null ? null : -debtUsd,
  }))
  return group(owed, -(sumHoldings(tokens).debtUsd ?? 0))
}

/** Rows of assets, in cents that add up to a sum. */
function group(tokens: readonly Token[], totalUsd: number): Holding[] {
  const holdings = new Map<AssetId, Grouped>()
  for (const token of tokens) {
    const id = toAssetId(token)
    const known = holdings.get(id)
    holdings.set(id, known ? add(known, token) : toHolding(id, token))
  }
  const sorted = [...holdings.values()].sort(byValue)
  const cents = addUpCents(
    sorted.map(({ micros }) => micros ?? 0n),
    0n,
    Math.round(totalUsd * 100),
  )
  return sorted.map(({ micros, ...holding }, index) => ({
    ...holding,
    unvalued: micros === null ? 0n : holding.unvalued,
    usdValue: micros === null ? null : (cents[index] ?? 0) / 100,
  }))
}

interface Grouped extends Omit<Holding, 'usdValue'> {
  micros: Micros | null
}

function toHolding(id: AssetId, token: Token): Grouped {
  return {
    id,
    chainId: token.chainId,
    address: token.address,
    symbol: token.symbol,
    name: token.name,
    balance: BigInt(token.balance),
    decimals: token.decimals,
    unvalued: token.usdValue === null ? BigInt(token.balance) : 0n,
    micros: token.usdValue === null ? null : usdToMicros(token.usdValue),
    change24h: token.usdPrice24hPercentChange,
    picture: token.thumbnail ?? token.logo,
    part: token.part ?? null,
    inside: token.inside ?? null,
    spam: token.spam,
    priceTrust: token.priceTrust ?? null,
    priceSources: token.priceSources ?? [],
    claimedUsd: toClaimed(token),
    priceDoubt: token.priceDoubt?.message ?? null,
    littleTraded: token.littleTraded ?? false,
  }
}

function toClaimed({ claimedUsdPrice = null, balance, decimals }: Token): number | null {
  return claimedUsdPrice === null || decimals === null
    ? null
    : microsToUsd(toMicros(BigInt(balance), decimals, claimedUsdPrice))
}

const surety: readonly (PriceTrust | null)[] = ['agreed', 'single', null, 'untrusted']

function addTrust(holding: Grouped, token: Token) {
  const claimed = toClaimed(token)
  const trust = token.priceTrust ?? null
  const isLessSure = surety.indexOf(trust) > surety.indexOf(holding.priceTrust)
  return {
    priceTrust: isLessSure ? trust : holding.priceTrust,
    priceSources: isLessSure ? (token.priceSources ?? []) : holding.priceSources,
    claimedUsd: claimed === null ? holding.claimedUsd : (holding.claimedUsd ?? 0) + claimed,
    priceDoubt: holding.priceDoubt ?? token.priceDoubt?.message ?? null,
    littleTraded: holding.littleTraded || (token.littleTraded ?? false),
  }
}

function add(holding: Grouped, token: Token): Grouped {
  return {
    ...holding,
    symbol: holding.symbol ?? token.symbol,
    name: holding.name ?? token.name,
    decimals: holding.decimals ?? token.decimals,
    balance: holding.balance + BigInt(token.balance),
    unvalued: holding.unvalued + (token.usdValue === null ? BigInt(token.balance) : 0n),
    micros: token.usdValue === null ? holding.micros : (holding.micros ?? 0n) + usdToMicros(token.usdValue),
    change24h: holding.change24h ?? token.usdPrice24hPercentChange,
    picture: holding.picture ?? token.thumbnail ?? token.logo,
    part: holding.part ?? token.part ?? null,
    ...addTrust(holding, token),
  }
}

function byValue({ micros: a }: Grouped, { micros: b }: Grouped): number {
  const [first, second] = [a ?? -1n, b ?? -1n]
  return first === second ? 0 : second > first ? 1 : -1
}
