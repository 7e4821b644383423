import { type AssetId, DAY_MS, toAssetId } from '@pkg/api-contract'
import type { KeptText, TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import type { Sources } from '../open-providers.ts'
import { tryJson } from '../parsing/try-json.ts'
import type { ListedToken } from '../ports/wallet-data.ts'
import type { PriceOpinion } from './assess-price.ts'

/** What is older is forgotten. */
const KEPT_MS = DAY_MS

/** What the source of a wallet said of an asset's price when it listed the asset last. */
interface ListedPrice {
  opinion: PriceOpinion
  /** When that was, ISO 8601, and how long ago, in milliseconds. */
  at: string
  ageMs: number
}

/** What the sources of wallets said of assets lately. */
export interface ListedFacts {
  /** The youngest of the last day; undefined where no source told one. */
  priceOf(asset: AssetId): ListedPrice | undefined
  /** Whether a source answered for the contract within the last day, and none denied it since. */
  wasVerified(asset: AssetId): boolean
}

/** Remembers what the sources of wallets say of assets beside their balances. */
export interface ListedFactsKeeper {
  keep(tokens: readonly ListedToken[], source: string): Promise<void>
  recall(assets: readonly AssetId[]): Promise<ListedFacts>
}

const keptPrice = z.object({
  source: z.string(),
  usd: z.number(),
  percentChange24h: z.number().nullable(),
  market: z.object({ capUsd: z.number().nullable(), volume24hUsd: z.number().nullable() }).optional(),
  at: z.iso.datetime(),
})
const keptContract = z.object({ verified: z.boolean() })

/**
 * An indexer prices what it lists or tells which contracts it answers for; another tells one of the two, and a node
 * neither. While the indexer is away nothing of that becomes untrue, so that each is used for a day, as prices are.
 */
export function createListedFacts({
  sources,
  answers,
  now,
}: {
  /** The sources that list wallets. Their id is part of every key, so that other sources begin without facts. */
  sources: Pick<Sources, 'id'>
  answers: TextStore
  now: () => number
}): ListedFactsKeeper {
  const priceKey = (asset: AssetId) => `listed-price:1:${sources.id}:${asset}`
  const contractKey = (asset: AssetId) => `listed-contract:1:${sources.id}:${asset}`

  /** What a text tells, while it is not too old; an entry of another form is none. */
  function read<T>(
    entry: KeptText | undefined,
    schema: z.ZodType<T>,
  ): { fact: T; ageMs: number } | undefined {
    if (entry === undefined || now() - entry.storedAt > KEPT_MS) return undefined
    const { data } = schema.safeParse(tryJson(entry.value))
    return data === undefined ? undefined : { fact: data, ageMs: now() - entry.storedAt }
  }

  async function recall(assets: readonly AssetId[]): Promise<ListedFacts> {
    const entries = await answers.getAll(assets.flatMap((asset) => [priceKey(asset), contractKey(asset)]))
    return {
      priceOf(asset) {
        const recalled = read(entries.get(priceKey(asset)), keptPrice)
        if (recalled === undefined) return undefined
        const { at, ...opinion } = recalled.fact
        return { opinion, at, ageMs: recalled.ageMs }
      },
      wasVerified: (asset) => read(entries.get(contractKey(asset)), keptContract)?.fact.verified === true,
    }
  }

  return {
    recall,
    async keep(tokens, source) {
      const storedAt = now()
      const at = new Date(storedAt).toISOString()
      const entries = new Map<string, KeptText>()
      const denied = tokens.filter(({ verified }) => verified === false).map(toAssetId)
      const known = await recall(denied)
      for (const token of tokens) {
        const { usdPrice: usd, usdPrice24hPercentChange: percentChange24h, market, verified } = token
        const asset = toAssetId(token)
        const add = (key: string, fact: object) => entries.set(key, { value: JSON.stringify(fact), storedAt })
        if (usd !== null) add(priceKey(asset), { source, usd, percentChange24h, market, at })
        // That a contract is not verified is stored only where it takes back that it was.
        if (verified === true || (verified === false && known.wasVerified(asset))) {
          add(contractKey(asset), { verified })
        }
      }
      await answers.setAll(entries)
    },
  }
}
