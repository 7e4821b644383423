import { DAY_MS, MINUTE_MS, marketCoin } from '@pkg/api-contract'
import * as z from 'zod'
import type { ChainClient } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import { createSourcedReader } from '../policies/create-sourced-reader.ts'

const TIMES = { operation: 'market', attemptMs: 5_000, budgetMs: 8_000 }
const FRESH_MS = 5 * MINUTE_MS
const KEPT_MS = DAY_MS

/** Reads the market list. */
export function createMarketReader(context: ClientContext): ChainClient['listTopCoins'] {
  const { select, ask, now } = context
  const sources = select('market')
  const read = createSourcedReader({
    ...context,
    name: 'market:2',
    sources,
    schema: z.array(marketCoin),
    freshMs: FRESH_MS,
    keptMs: KEPT_MS,
  })
  return (options) =>
    read(
      `${options.limit}`,
      async (signal) => {
        const { value, source } = await ask(sources.filling('market'), TIMES, signal, (port, limit) =>
          port.listTopCoins({ limit: options.limit, signal: limit }),
        )
        return { data: value, source, updatedAt: new Date(now()).toISOString(), problem: null }
      },
      options,
    )
}
