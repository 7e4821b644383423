import { type AssetId, DAY_MS, NATIVE } from '@pkg/api-contract'
import type { KeptText, TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Sources } from '../open-providers.ts'
import { tryJson } from '../parsing/try-json.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { PoolPart } from '../ports/pool-parts.ts'
import type { ReadOptions } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'

/** A pool may begin to lend something new, but what is a token of it stays one, and is never asked about again. */
const NONE_KEPT_MS = DAY_MS
const ATTEMPT_MS = 4_000

const storedPart = z.object({
  part: z.nullable(
    z.object({
      kind: z.enum(['supply', 'debt']),
      underlying: z.templateLiteral([z.number(), ':', z.string()]),
      underlyingSymbol: z.nullable(z.string()),
      pool: z.string(),
    }),
  ),
})

/** The tokens of lending pools among some assets; an asset that nobody could be asked about is not in the answer. */
export type PoolPartFinder = (
  assets: readonly AssetId[],
  options?: ReadOptions,
) => Promise<Map<AssetId, PoolPart | null>>

/** Asks a node which assets are tokens of lending pools, once per asset and day. A node that fails leaves them open. */
export function createPoolPartFinder({
  sources,
  answers,
  now,
  log,
}: {
  sources: Sources<'poolParts'>
  answers: TextStore
  now: () => number
  log: ChainClientOptions['log']
}): PoolPartFinder {
  const [candidate] = sources.filling('poolParts')
  const keyOf = (asset: AssetId) => `part:1:${sources.id}:${asset}`

  function readKept(entry: KeptText): PoolPart | null | undefined {
    const parsed = storedPart.safeParse(tryJson(entry.value))
    if (!parsed.success) return undefined
    const { part } = parsed.data
    return part !== null || now() - entry.storedAt < NONE_KEPT_MS ? part : undefined
  }

  return async (assets, { signal } = {}) => {
    const found = new Map<AssetId, PoolPart | null>()
    const recalled = await answers.getAll(assets.map(keyOf))
    signal?.throwIfAborted()
    for (const asset of assets) {
      const entry = recalled.get(keyOf(asset))
      const part = asset.endsWith(`:${NATIVE}`) ? null : entry && readKept(entry)
      if (part !== undefined) found.set(asset, part)
    }
    const open = assets.filter((asset) => !found.has(asset))
    if (open.length === 0 || candidate === undefined) return found
    const { name, port, breaker } = candidate
    try {
      const read = await breaker.run('pool tokens', () =>
        withTimeout((limit) => port.findPoolParts(open, { signal: limit }), {
          ms: ATTEMPT_MS,
          signal,
          fail: () => new ProviderError('timeout', { provider: name, operation: 'pool tokens' }),
        }),
      )
      for (const [asset, part] of read) found.set(asset, part)
      const storedAt = now()
      await answers.setAll(
        new Map(
          [...read].map(([asset, part]) => [keyOf(asset), { value: JSON.stringify({ part }), storedAt }]),
        ),
      )
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      log({
        level: 'info',
        provider: name,
        message: `Tokens of lending pools not told apart: ${error.details}`,
      })
    }
    return found
  }
}
