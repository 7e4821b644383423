import { type AssetId, toAssetId } from '@pkg/api-contract'
import * as z from 'zod'
import type { AnswerStore } from '../chain-client-options.ts'
import type { Sources } from '../open-providers.ts'
import { tryJson } from '../parsing/try-json.ts'
import type { ListedToken } from '../ports/wallet-data.ts'
import type { PriceOpinion } from './assess-price.ts'

/** What is older is forgotten. */
const KEPT_MS = 24 * 3_600_000

/** What the source of a wallet said of an asset when it listed it last. */
interface ListedFacts {
  /** Its price; undefined where it had none. */
  opinion: PriceOpinion | undefined
  /** When that was, ISO 8601, and how long ago, in milliseconds. */
  at: string
  ageMs: number
  /** Whether it answers for the contract. */
  verified: boolean | null
}

/** Remembers what the sources of wallets say of assets beside their balances. */
export interface ListedFactsKeeper {
  keep(tokens: readonly ListedToken[], source: string): void
  /** The youngest of the last day; undefined where no source listed the asset. */
  recall(asset: AssetId): ListedFacts | undefined
}

const kept = z.object({
  source: z.string(),
  usd: z.number().nullable(),
  percentChange24h: z.number().nullable(),
  market: z.object({ capUsd: z.number().nullable(), volume24hUsd: z.number().nullable() }).optional(),
  verified: z.boolean().nullable(),
  at: z.iso.datetime(),
})

/**
 * An indexer prices what it lists and tells which contracts it answers for; a node tells neither. While the indexer is away
 * nothing of that becomes untrue, so that it is used for a day, as prices are.
 */
export function createListedFacts({
  sources,
  answers,
  now,
}: {
  /** Those that list wallets: their facts are not those of others. */
  sources: Pick<Sources, 'id'>
  answers: AnswerStore
  now: () => number
}): ListedFactsKeeper {
  const keyOf = (asset: AssetId) => `listed:1:${sources.id}:${asset}`

  return {
    keep(tokens, source) {
      const at = new Date(now()).toISOString()
      for (const token of tokens) {
        const { usdPrice: usd, usdPrice24hPercentChange: percentChange24h, market, verified = null } = token
        if (usd === null && verified !== true) continue
        const value = JSON.stringify({ source, usd, percentChange24h, market, verified, at })
        answers.set(keyOf(toAssetId(token)), { value, storedAt: now() })
      }
    },
    recall(asset) {
      const entry = answers.get(keyOf(asset))
      const ageMs = now() - (entry?.storedAt ?? Number.NEGATIVE_INFINITY)
      if (entry === undefined || ageMs > KEPT_MS) return undefined
      const parsed = kept.safeParse(tryJson(entry.value))
      if (!parsed.success) return undefined
      const { source, usd, percentChange24h, market, verified, at } = parsed.data
      const opinion = usd === null ? undefined : { source, usd, percentChange24h, market }
      return { opinion, at, ageMs, verified }
    },
  }
}
