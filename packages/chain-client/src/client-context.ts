import type { Flights } from '@pkg/keep-fresh'
import type { ChainClientOptions } from './chain-client-options.ts'
import type { ChainProviders } from './open-providers.ts'
import type { Candidate, FallbackAnswer, SourceCall } from './policies/with-fallback.ts'

/** How long one source may take, and all of them together; `operation` names it in messages. */
export interface AskTimes {
  operation: string
  attemptMs: number
  budgetMs: number
  /** How long it may wait in lines of ours beside that. */
  lineMs?: number
}

/** What every part of the client is built on. */
export interface ClientContext {
  /** The sources of Ethereum, and of what is of no chain. */
  select: ChainProviders['select']
  store: ChainClientOptions['answers']
  flights: Flights
  now: () => number
  log: ChainClientOptions['log']
  /** Told of every answer that came from the cache, by the name of its source. */
  onCacheHit: (source: string) => void
  /** Asks candidates in order, with every failure that is passed over in the log. */
  ask<P, T>(
    candidates: readonly Candidate<P>[],
    times: AskTimes,
    signal: AbortSignal | undefined,
    call: SourceCall<P, T>,
  ): Promise<FallbackAnswer<T>>
}
