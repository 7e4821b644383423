import { type AssetId, NATIVE } from '@pkg/api-contract'
import type { KeptText, TextStore } from '@pkg/keep-fresh'
import * as z from 'zod'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Sources } from '../open-providers.ts'
import { tryJson } from '../parsing/try-json.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Debt } from '../ports/debts.ts'
import type { ReadOptions } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'

/** A pool may begin to lend something new, but what is a debt stays one. */
const KEPT_MS = { debt: 365 * 86_400_000, none: 86_400_000 }
const ATTEMPT_MS = 4_000

const storedDebt = z.object({
  debt: z.nullable(
    z.object({ underlying: z.templateLiteral([z.number(), ':', z.string()]), pool: z.string() }),
  ),
})

/** The debts among some assets; an asset that nobody could be asked about is not in the answer. */
export type DebtFinder = (
  assets: readonly AssetId[],
  options?: ReadOptions,
) => Promise<Map<AssetId, Debt | null>>

/** Asks a node which assets are debts, once per asset and day. A node that fails leaves them open. */
export function createDebtFinder({
  sources,
  answers,
  now,
  log,
}: {
  sources: Sources<'debts'>
  answers: TextStore
  now: () => number
  log: ChainClientOptions['log']
}): DebtFinder {
  const [candidate] = sources.filling('debts')
  const keyOf = (asset: AssetId) => `debt:1:${sources.id}:${asset}`

  function readKept(entry: KeptText): Debt | null | undefined {
    const parsed = storedDebt.safeParse(tryJson(entry.value))
    if (!parsed.success) return undefined
    const { debt } = parsed.data
    return now() - entry.storedAt < KEPT_MS[debt === null ? 'none' : 'debt'] ? debt : undefined
  }

  return async (assets, { signal } = {}) => {
    const found = new Map<AssetId, Debt | null>()
    const recalled = await answers.getAll(assets.map(keyOf))
    signal?.throwIfAborted()
    for (const asset of assets) {
      const entry = recalled.get(keyOf(asset))
      const debt = asset.endsWith(`:${NATIVE}`) ? null : entry && readKept(entry)
      if (debt !== undefined) found.set(asset, debt)
    }
    const open = assets.filter((asset) => !found.has(asset))
    if (open.length === 0 || candidate === undefined) return found
    const { name, port, breaker } = candidate
    try {
      const read = await breaker.run('debts', () =>
        withTimeout((limit) => port.findDebts(open, { signal: limit }), {
          ms: ATTEMPT_MS,
          signal,
          fail: () => new ProviderError('timeout', { provider: name, operation: 'debts' }),
        }),
      )
      for (const [asset, debt] of read) found.set(asset, debt)
      const storedAt = now()
      await answers.setAll(
        new Map(
          [...read].map(([asset, debt]) => [keyOf(asset), { value: JSON.stringify({ debt }), storedAt }]),
        ),
      )
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      log({ level: 'info', provider: name, message: `Debts not told apart: ${error.details}` })
    }
    return found
  }
}
