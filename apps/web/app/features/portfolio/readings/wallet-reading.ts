import {
  type ChainReading,
  type FreshnessState,
  type NetWorth,
  type Sourced,
  sumHoldings,
  type Token,
  toFreshnessState,
} from '@pkg/api-contract'
import { toErrorMessage } from '#app/lib/to-error-message.ts'

/** What is known of one wallet now. */
export type WalletReading =
  | { state: 'loading'; address: string }
  | { state: 'failed'; address: string; problem: string }
  /** `stale`: a newer reading was tried and failed; these are the last good figures. */
  | {
      state: 'read' | 'stale'
      address: string
      tokens: readonly Token[]
      worth: NetWorth
      source: string
      updatedAt: string
      problem: string | null
      /** How each of its chains was read. */
      chains: readonly ChainReading[]
    }

/** A reading that has figures, fresh or not. */
export type KnownReading = Extract<WalletReading, { tokens: unknown }>

/** The part of a query result that tells how a reading went. */
interface TokensResult {
  data: (Sourced<Token[]> & { chains: readonly ChainReading[] }) | undefined
  error: unknown
}

/** Turns the answer about one wallet into its state; a failure keeps the figures of the last good answer. */
export function toWalletReading(address: string, { data, error }: TokensResult): WalletReading {
  const failure = error ? toErrorMessage(error, { fallback: 'This wallet could not be read.' }) : null
  if (!data) {
    return failure ? { state: 'failed', address, problem: failure } : { state: 'loading', address }
  }
  return {
    state: failure || data.stale ? 'stale' : 'read',
    address,
    tokens: data.data,
    worth: sumHoldings(data.data),
    source: data.source,
    updatedAt: data.updatedAt,
    problem: failure ?? data.problem,
    chains: data.chains,
  }
}

/** Whether a reading has figures to show. */
export function isKnown(reading: WalletReading): reading is KnownReading {
  return 'tokens' in reading
}

/** The state of a reading's figures at a moment (ms since 1970). */
export function readingFreshness(reading: KnownReading, now: number): FreshnessState {
  return toFreshnessState({ ...reading, stale: reading.state === 'stale' }, now)
}
