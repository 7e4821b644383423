import { type AssetId, ETHEREUM, type Token, toAssetId } from '@pkg/api-contract'
import * as z from 'zod'
import type { AnswerStore, ChainClientOptions } from '../chain-client.ts'
import type { Sources } from '../open-providers.ts'
import { tryJson } from '../parsing/try-json.ts'
import { describeFailures, formatMoment } from '../policies/problem-sentences.ts'
import { AllFailed, withFallback } from '../policies/with-fallback.ts'
import type { Quote } from '../ports/prices.ts'
import { holdingValue } from './holding-value.ts'

const FRESH_MS = 60_000
const KEPT_MS = 24 * 3_600_000
const ATTEMPT_MS = 4_000
const BUDGET_MS = 8_000

interface Priced {
  tokens: Token[]
  /** Who priced what the wallet's own source left open; null when nobody was asked. */
  source: string | null
  problem: string | null
}

/** Puts prices to holdings that have none. */
export type PriceTokens = (
  tokens: readonly Token[],
  options: { signal: AbortSignal; refresh: boolean },
) => Promise<Priced>

const kept = z.object({ usd: z.number(), percentChange24h: z.number().nullable(), at: z.iso.datetime() })

/**
 * Prices by chain and contract. A source's own price is kept; the rest is asked for. When no price source
 * answers, a price of the last day is used and said to be so; an older one counts as unknown.
 */
export function createPricing({
  sources,
  answers,
  now,
  log,
}: {
  sources: Sources<'prices'>
  answers: AnswerStore
  now: () => number
  log: ChainClientOptions['log']
}): PriceTokens {
  const candidates = sources.filling('prices')
  const keyOf = (asset: AssetId) => `price:2:${sources.id}:${asset}`

  function recall(asset: AssetId, maxAgeMs: number): Quote | undefined {
    const entry = answers.get(keyOf(asset))
    if (entry === undefined || now() - entry.storedAt > maxAgeMs) return undefined
    const parsed = kept.safeParse(tryJson(entry.value))
    return parsed.success ? parsed.data : undefined
  }

  return async (tokens, { signal, refresh }) => {
    const open = tokens
      .filter((token) => token.usdPrice === null && token.chainId === ETHEREUM && token.spam !== 'yes')
      .map((token) => toAssetId(token))
    const quotes = new Map<AssetId, Quote>()
    for (const asset of refresh ? [] : open) {
      const quote = recall(asset, FRESH_MS)
      if (quote !== undefined) quotes.set(asset, quote)
    }
    const missing = open.filter((asset) => !quotes.has(asset))
    if (missing.length === 0 || candidates.length === 0) {
      return { tokens: tokens.map((token) => applyQuote(token, quotes)), source: null, problem: null }
    }
    try {
      const { value, source } = await withFallback(
        candidates,
        (port, limit) => port.getPrices(missing, { signal: limit }),
        {
          operation: 'prices',
          attemptMs: ATTEMPT_MS,
          budgetMs: BUDGET_MS,
          now,
          signal,
          onPassedOver: (error) =>
            log({ level: 'warn', provider: error.provider, message: error.details ?? error.message }),
        },
      )
      for (const [asset, quote] of value) {
        quotes.set(asset, quote)
        answers.set(keyOf(asset), { value: JSON.stringify(quote), storedAt: now() })
      }
      return { tokens: tokens.map((token) => applyQuote(token, quotes)), source, problem: null }
    } catch (error) {
      if (!(error instanceof AllFailed)) throw error
      const recalled = missing.flatMap((asset) => {
        const quote = recall(asset, KEPT_MS)
        return quote === undefined ? [] : [[asset, quote] as const]
      })
      for (const [asset, quote] of recalled) quotes.set(asset, quote)
      return {
        tokens: tokens.map((token) => applyQuote(token, quotes)),
        source: null,
        problem: describe(error, recalled, missing.length, now()),
      }
    }
  }
}

function applyQuote(token: Token, quotes: ReadonlyMap<AssetId, Quote>): Token {
  const quote = token.usdPrice === null ? quotes.get(toAssetId(token)) : undefined
  if (quote === undefined) return token
  return {
    ...token,
    usdPrice: quote.usd,
    usdValue: holdingValue(token.balance, token.decimals, quote.usd),
    usdPrice24hPercentChange: quote.percentChange24h,
  }
}

function describe(
  error: AllFailed,
  recalled: readonly (readonly [AssetId, Quote])[],
  missing: number,
  now: number,
): string {
  const failed = describeFailures(error.failures)
  const oldest = recalled.map(([, { at }]) => at).sort()[0]
  if (oldest === undefined)
    return `${failed}; ${missing === 1 ? 'one holding has' : `${missing} holdings have`} no price.`
  const open = missing - recalled.length
  const rest = open > 0 ? `, and ${open} more ${open === 1 ? 'is' : 'are'} unknown` : ''
  return `${failed}; prices of ${formatMoment(oldest, now)} are used${rest}.`
}
