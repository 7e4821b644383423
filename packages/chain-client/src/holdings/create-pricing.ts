import {
  type AssetId,
  DAY_MS,
  fromAssetId,
  HOUR_MS,
  type PriceDoubt,
  type Token,
  toAssetId,
} from '@pkg/api-contract'
import type { TextStore } from '@pkg/keep-fresh'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Sources } from '../open-providers.ts'
import { describeFailures } from '../policies/describe-failures.ts'
import { formatMoment } from '../policies/problem-sentences.ts'
import type { AllFailed } from '../policies/with-fallback.ts'
import type { PoolPart } from '../ports/pool-parts.ts'
import type { ListedToken } from '../ports/wallet-data.ts'
import { assessPrice, type PriceOpinion, wantsOpinion } from './assess-price.ts'
import { createListedFacts, type ListedFacts } from './create-listed-facts.ts'
import { createQuoteReader, type Quotes } from './create-quote-reader.ts'
import { findBait } from './find-bait.ts'
import { isCalledDebt } from './is-called-debt.ts'
import { isVouchedFor } from './judge-spam.ts'

interface Priced {
  tokens: Token[]
  /** Who priced what the wallet's own source left open; null when nobody was asked. */
  source: string | null
  problem: string | null
}

/** Puts prices to holdings, and tells how far each is believed. */
export type PriceTokens = (
  tokens: readonly ListedToken[],
  options: {
    /** Who listed the tokens, and told the prices that they carry. */
    listedBy: string
    parts: ReadonlyMap<AssetId, PoolPart | null>
    signal: AbortSignal
    refresh: boolean
  },
) => Promise<Priced>

/** How long a price of a wallet's own source is used beside, or instead of, those of others while another one lists. */
const LISTED_MS = HOUR_MS
/** The same while no price source answers. */
const KEPT_MS = DAY_MS

const POSSIBLE_DEBT: PriceDoubt = {
  id: 'possible-debt',
  message: 'It calls itself a debt, and no pool that is known says whose.',
}

/**
 * Prices by chain and contract. Every price is held against those of the other sources. When no price source answers, a
 * price of the last day is used and said to be so; an older one counts as unknown. So is what the wallet's own source told of
 * prices and contracts, while another one without such knowledge lists in its place. A token of a lending pool is worth
 * what the asset costs that it stands for, lent or owed, whatever a source says of the token; only where no source tells
 * that does one that stands for something lent have its own price.
 */
export function createPricing(given: {
  /** Opened together with those that list wallets, since what they told is kept under the same name. */
  sources: Sources<'prices'>
  answers: TextStore
  now: () => number
  log: ChainClientOptions['log']
}): PriceTokens {
  const quoteReader = createQuoteReader(given)
  const facts = createListedFacts(given)
  const { now } = given

  return async (tokens, { listedBy, parts, signal, refresh }) => {
    await facts.keep(tokens, listedBy)
    const underlying = [...parts.values()].flatMap((part) => part?.underlying ?? [])
    const before = await facts.recall([...new Set([...tokens.map(toAssetId), ...underlying])])
    signal.throwIfAborted()
    const rows = tokens.map((listed): Row => {
      const part = parts.get(toAssetId(listed)) ?? null
      if (part !== null) return { token: listed, part, listed: undefined }
      const token = {
        ...listed,
        verified: listed.verified ?? (before.wasVerified(toAssetId(listed)) || null),
      }
      return { token, part, listed: toListedOpinion(token, listedBy) }
    })
    const asked = rows.filter(isWorthAsking)
    const open = asked.filter(({ listed }) => listed === undefined).map(assetOf)
    const assets = [...new Set(asked.map(assetOf))]
    const { found, answered, failed } = await quoteReader.askFirst(assets, { signal, refresh })
    const unsure = asked.filter((row) => wantsOpinion(toJudged(row), opinionsOf(row, found)))
    // Not all may be asked about: the holdings whose claimed values are the largest come first.
    unsure.sort((a, b) => claimedValue(b, found) - claimedValue(a, found))
    const others =
      failed === null
        ? await quoteReader.askOthers(
            [...new Set(unsure.map(assetOf))],
            answered === null ? [] : [answered],
            {
              signal,
              refresh,
            },
          )
        : []
    const told = [...found, ...others]
    const listed = listedBefore(before, open, failed === null ? LISTED_MS : KEPT_MS)
    // What was said before comes first only where nobody says anything now.
    const all = failed === null ? [...told, ...listed] : [...listed, ...told]
    return {
      tokens: rows.map((row) => assess(row, opinionsOf(row, all), listedBy)),
      source: open.length > 0 ? answered : null,
      problem: failed === null ? describeOld(listed, told, now()) : describe(failed, all, open, now()),
    }
  }
}

/** What the wallets' own sources said lately of assets that the present one says nothing of. */
function listedBefore(before: ListedFacts, assets: readonly AssetId[], maxAgeMs: number): Quotes[] {
  return assets.flatMap((asset) => {
    const recalled = before.priceOf(asset)
    if (recalled === undefined || recalled.ageMs > maxAgeMs) return []
    const { source, ...quote } = recalled.opinion
    return [{ source, quotes: new Map([[asset, { ...quote, at: recalled.at }]]) }]
  })
}

interface Row {
  token: ListedToken
  part: PoolPart | null
  /** What the wallet's own source says of the price. */
  listed: PriceOpinion | undefined
}

function toListedOpinion(token: ListedToken, source: string): PriceOpinion | undefined {
  if (token.usdPrice === null) return undefined
  const { usdPrice: usd, usdPrice24hPercentChange: percentChange24h, market } = token
  return { source, usd, percentChange24h, market }
}

const assetOf = ({ token, part }: Row): AssetId => part?.underlying ?? toAssetId(token)

/** What is judged of a row: the asset that it stands for, for which the pool answers that lends it, else the token. */
function toJudged({ token, part }: Row): ListedToken {
  if (part === null) return token
  const { address } = fromAssetId(part.underlying)
  return { ...token, address, verified: true, market: undefined, totalSupply: undefined }
}

/** Whether a price is looked up: not for a token that is hidden as bait whatever it costs. */
function isWorthAsking({ token, part }: Row): boolean {
  if (part !== null) return true
  const { hasLink, asksToAct } = findBait(`${token.symbol ?? ''} ${token.name ?? ''}`)
  return token.spam !== 'yes' && (isVouchedFor(token) || !hasLink || !asksToAct)
}

/** One opinion per source, the wallet's own first. */
function opinionsOf(row: Row, found: readonly Quotes[]): PriceOpinion[] {
  const asset = assetOf(row)
  const opinions = row.listed === undefined ? [] : [row.listed]
  for (const { source, quotes } of found) {
    const quote = quotes.get(asset)
    if (quote !== undefined && !opinions.some((opinion) => opinion.source === source)) {
      opinions.push({ source, ...quote })
    }
  }
  return opinions
}

function claimedValue({ token, ...row }: Row, found: readonly Quotes[]): number {
  const usd = opinionsOf({ token, ...row }, found)[0]?.usd ?? 0
  return token.decimals === null ? 0 : (Number(token.balance) / 10 ** token.decimals) * usd
}

function assess({ token, part }: Row, opinions: readonly PriceOpinion[], listedBy: string): Token {
  if (part !== null) return assessPart(token, part, opinions, listedBy)
  const row: Token = { ...assessPrice(token, opinions), kind: 'asset' }
  const { usdPrice, claimedUsdPrice } = row
  if (!isCalledDebt(token.symbol) || (usdPrice ?? claimedUsdPrice ?? null) === null) return row
  return {
    ...row,
    ...{ usdPrice: null, usdValue: null, usdPrice24hPercentChange: null },
    ...{ priceTrust: 'untrusted', claimedUsdPrice: usdPrice ?? claimedUsdPrice ?? null },
    priceDoubt: POSSIBLE_DEBT,
  }
}

/** A token of a lending pool, priced as what it stands for. */
function assessPart(
  token: ListedToken,
  part: PoolPart,
  opinions: readonly PriceOpinion[],
  listedBy: string,
): Token {
  const own = part.kind === 'supply' ? (toListedOpinion(token, listedBy) ?? []) : []
  const told = opinions.length > 0 ? opinions : [own].flat()
  const { address, verified } = token
  const priced = assessPrice(toJudged({ token, part, listed: undefined }), told)
  const row: Token = {
    ...priced,
    ...{ address, verified },
    kind: part.kind === 'debt' ? 'debt' : 'asset',
    part: {
      ...{ kind: part.kind, protocol: part.pool },
      underlying: { ...fromAssetId(part.underlying), symbol: part.underlyingSymbol },
      usdPrice: priced.usdPrice,
    },
  }
  if (part.kind === 'supply') return row
  return {
    ...row,
    ...{ spam: 'no', usdPrice: null, usdValue: null, usdPrice24hPercentChange: null },
    ...{ debtUsd: row.usdValue, claimedUsdPrice: null, priceDoubt: null },
  }
}

/** The sentence for prices that were told earlier and stand in for those that no source tells now. */
function describeOld(listed: readonly Quotes[], told: readonly Quotes[], now: number): string | null {
  const isTold = (asset: AssetId) =>
    told.some(({ quotes }) => {
      const quote = quotes.get(asset)
      return quote !== undefined && !quote.isDoubted
    })
  const old = listed.flatMap(({ quotes }) => [...quotes].filter(([asset]) => !isTold(asset)))
  const [oldest] = old.map(([, { at }]) => at).sort()
  if (oldest === undefined) return null
  return `${old.length === 1 ? 'The price of one holding is' : `Prices of ${old.length} holdings are`} of ${formatMoment(oldest, now)}.`
}

function describe(
  error: AllFailed,
  found: readonly Quotes[],
  open: readonly AssetId[],
  now: number,
): string | null {
  if (open.length === 0) return null
  const failed = describeFailures(error.failures)
  const recalled = open.flatMap((asset) => {
    const at = found.flatMap(({ quotes }) => quotes.get(asset)?.at ?? [])[0]
    return at === undefined ? [] : [at]
  })
  const [oldest] = recalled.sort()
  if (oldest === undefined)
    return `${failed}; ${open.length === 1 ? 'one holding has' : `${open.length} holdings have`} no price.`
  const unknown = open.length - recalled.length
  const rest = unknown > 0 ? `, and ${unknown} more ${unknown === 1 ? 'is' : 'are'} unknown` : ''
  return `${failed}; prices of ${formatMoment(oldest, now)} are used${rest}.`
}
