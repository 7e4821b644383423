import type { AssetId } from '@pkg/api-contract'
import * as z from 'zod'
import type { AnswerStore, ChainClientOptions } from '../chain-client-options.ts'
import type { Sources } from '../open-providers.ts'
import { tryJson } from '../parsing/try-json.ts'
import { AllFailed, type Candidate, withFallback } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Prices, Quote } from '../ports/prices.ts'
import { ProviderError } from '../provider-error.ts'

const FRESH_MS = 60_000
const KEPT_MS = 24 * 3_600_000
const ATTEMPT_MS = 4_000
const BUDGET_MS = 8_000

/** A second opinion confirms another price and is not shown: it may be older, and is waited for less. */
const SECOND = { freshMs: 600_000, keptMs: 3_600_000, attemptMs: 2_500, mostAssets: 90 }

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
export interface PriceDesk {
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
const kept = z
  .object({
    usd: z.number(),
    percentChange24h: z.number().nullable(),
    at: z.iso.datetime(),
    market: market.optional(),
    isDoubted: z.boolean().optional(),
  })
  .nullable()

export function createPriceDesk({
  sources,
  answers,
  now,
  log,
}: {
  sources: Sources<'prices'>
  answers: AnswerStore
  now: () => number
  log: ChainClientOptions['log']
}): PriceDesk {
  const candidates = sources.filling('prices')
  const keyOf = (source: string, asset: AssetId) => `price:3:${sources.id}:${source}:${asset}`

  /** Null when the source did not know the asset; undefined when it was not asked lately. */
  function recall(source: string, asset: AssetId, maxAgeMs: number): Quote | null | undefined {
    const entry = answers.get(keyOf(source, asset))
    if (entry === undefined || now() - entry.storedAt > maxAgeMs) return undefined
    const parsed = kept.safeParse(tryJson(entry.value))
    return parsed.success ? parsed.data : undefined
  }

  function recallAll(assets: readonly AssetId[], maxAgeMs: number): Quotes[] {
    return candidates.map(({ name }) => ({
      source: name,
      quotes: new Map(
        assets.flatMap((asset) => {
          const quote = recall(name, asset, maxAgeMs)
          return quote ? [[asset, quote] as const] : []
        }),
      ),
    }))
  }

  function keep(source: string, assets: readonly AssetId[], quotes: ReadonlyMap<AssetId, Quote>) {
    for (const asset of assets) {
      answers.set(keyOf(source, asset), { value: JSON.stringify(quotes.get(asset) ?? null), storedAt: now() })
    }
  }

  async function askOther(
    { name, port, breaker }: Candidate<Prices>,
    assets: readonly AssetId[],
    { signal, refresh }: Asking,
  ): Promise<Quotes> {
    const fresh = refresh ? FRESH_MS : SECOND.freshMs
    const missing = assets
      .filter((asset) => recall(name, asset, fresh) === undefined)
      .slice(0, SECOND.mostAssets)
    if (missing.length > 0) {
      try {
        const quotes = await breaker.run('prices', () =>
          withTimeout((limit) => port.getPrices(missing, { signal: limit }), {
            ms: SECOND.attemptMs,
            signal,
            fail: () => new ProviderError('timeout', { provider: name, operation: 'prices' }),
          }),
        )
        keep(name, missing, quotes)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ProviderError)) throw error
        log({ level: 'info', provider: name, message: `No second opinion on prices: ${error.details}` })
      }
    }
    const known = recallAll(assets, SECOND.keptMs).find(({ source }) => source === name)
    return { source: name, quotes: known?.quotes ?? new Map() }
  }

  return {
    async askFirst(assets, { signal, refresh }) {
      const recent = refresh ? [] : recallAll(assets, FRESH_MS)
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
        keep(source, missing, value)
        return { found: [...recent, { source, quotes: value }], answered: source, failed: null }
      } catch (error) {
        if (!(error instanceof AllFailed)) throw error
        return { found: recallAll(assets, KEPT_MS), answered: null, failed: error }
      }
    },

    async askOthers(assets, known, asking) {
      if (assets.length === 0) return []
      const others = candidates.filter(({ name }) => !known.includes(name))
      return await Promise.all(others.map((other) => askOther(other, assets, asking)))
    },
  }
}
