import { type AssetId, DAY_MS, HOUR_MS } from '@pkg/api-contract'
import type { KeptText, TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Sources } from '../open-providers.ts'
import { tryJson } from '../parsing/try-json.ts'
import { AllFailed, type Candidate, withFallback } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Prices, Quote } from '../ports/prices.ts'
import { ProviderError } from '../provider-error.ts'

const FRESH_MS = 60_000
const KEPT_MS = DAY_MS
const ATTEMPT_MS = 4_000
const BUDGET_MS = 8_000

/** A second opinion confirms another price and is not shown: it may be older, and is waited for less. */
const SECOND = { freshMs: 600_000, keptMs: HOUR_MS, attemptMs: 2_500, mostAssets: 90 }

/** The quotes of one source. */
export interface Quotes {
  source: string
  quotes: ReadonlyMap<AssetId, Quote>
}

interface Asking {
  signal: AbortSignal
  refresh: boolean
}

/** Asks the price sources, and remembers by source and asset what they said. */
export interface QuoteReader {
  /**
   * The quotes of the first source that answers, with whatever is remembered of others where it does not know an asset.
   * `failed` is set when none answered; quotes of the last day stand in then.
   */
  askFirst(
    assets: readonly AssetId[],
    asking: Asking,
  ): Promise<{ found: Quotes[]; answered: string | null; failed: AllFailed | null }>
  /** What the sources say that were not asked yet. One that fails is left out. */
  askOthers(assets: readonly AssetId[], known: readonly string[], asking: Asking): Promise<Quotes[]>
}

const market = z.object({ capUsd: z.number().nullable(), volume24hUsd: z.number().nullable() })
const storedQuote = z
  .object({
    usd: z.number(),
    percentChange24h: z.number().nullable(),
    at: z.iso.datetime(),
    market: market.optional(),
    isDoubted: z.boolean().optional(),
  })
  .nullable()

export function createQuoteReader({
  sources,
  answers,
  now,
  log,
}: {
  sources: Sources<'prices'>
  answers: TextStore
  now: () => number
  log: ChainClientOptions['log']
}): QuoteReader {
  const candidates = sources.filling('prices')
  const keyOf = (source: string, asset: AssetId) => `price:3:${sources.id}:${source}:${asset}`

  /** Null for an asset that the source did not know; nothing of one that it was not asked about lately. */
  async function recall(
    source: string,
    assets: readonly AssetId[],
    maxAgeMs: number,
  ): Promise<Map<AssetId, Quote | null>> {
    const entries = await answers.getAll(assets.map((asset) => keyOf(source, asset)))
    return new Map(
      assets.flatMap((asset) => {
        const quote = readKept(entries.get(keyOf(source, asset)), maxAgeMs)
        return quote === undefined ? [] : [[asset, quote] as const]
      }),
    )
  }

  function readKept(entry: KeptText | undefined, maxAgeMs: number): Quote | null | undefined {
    if (entry === undefined || now() - entry.storedAt > maxAgeMs) return undefined
    const parsed = storedQuote.safeParse(tryJson(entry.value))
    return parsed.success ? parsed.data : undefined
  }

  async function recallQuotes(source: string, assets: readonly AssetId[], maxAgeMs: number): Promise<Quotes> {
    const known = await recall(source, assets, maxAgeMs)
    return { source, quotes: new Map([...known].filter((one): one is [AssetId, Quote] => one[1] !== null)) }
  }

  const recallAll = (assets: readonly AssetId[], maxAgeMs: number): Promise<Quotes[]> =>
    Promise.all(candidates.map(({ name }) => recallQuotes(name, assets, maxAgeMs)))

  async function keep(source: string, assets: readonly AssetId[], quotes: ReadonlyMap<AssetId, Quote>) {
    const storedAt = now()
    const toText = (asset: AssetId) => ({ value: JSON.stringify(quotes.get(asset) ?? null), storedAt })
    await answers.setAll(new Map(assets.map((asset) => [keyOf(source, asset), toText(asset)])))
  }

  async function askOther(
    { name, port, breaker }: Candidate<Prices>,
    assets: readonly AssetId[],
    { signal, refresh }: Asking,
  ): Promise<Quotes> {
    const fresh = refresh ? FRESH_MS : SECOND.freshMs
    const recent = await recall(name, assets, fresh)
    signal.throwIfAborted()
    const missing = assets.filter((asset) => !recent.has(asset)).slice(0, SECOND.mostAssets)
    if (missing.length > 0) {
      try {
        const quotes = await breaker.run('prices', () =>
          withTimeout((limit) => port.getPrices(missing, { signal: limit }), {
            ms: SECOND.attemptMs,
            signal,
            fail: () => new ProviderError('timeout', { provider: name, operation: 'prices' }),
          }),
        )
        await keep(name, missing, quotes)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ProviderError)) throw error
        log({ level: 'info', provider: name, message: `No second opinion on prices: ${error.details}` })
      }
    }
    return recallQuotes(name, assets, SECOND.keptMs)
  }

  return {
    async askFirst(assets, { signal, refresh }) {
      const recent = refresh ? [] : await recallAll(assets, FRESH_MS)
      signal.throwIfAborted()
      const missing = assets.filter((asset) => !recent.some(({ quotes }) => quotes.has(asset)))
      if (missing.length === 0 || candidates.length === 0)
        return { found: recent, answered: null, failed: null }
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
        await keep(source, missing, value)
        return { found: [...recent, { source, quotes: value }], answered: source, failed: null }
      } catch (error) {
        if (!(error instanceof AllFailed)) throw error
        return { found: await recallAll(assets, KEPT_MS), answered: null, failed: error }
      }
    },

    async askOthers(assets, known, asking) {
      if (assets.length === 0) return []
      const others = candidates.filter(({ name }) => !known.includes(name))
      return await Promise.all(others.map((other) => askOther(other, assets, asking)))
    },
  }
}
