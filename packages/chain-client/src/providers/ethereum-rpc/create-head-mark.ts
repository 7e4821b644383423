import { DAY_MS } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { ProviderError } from '../../provider-error.ts'

/** For how long what was read holds up a node that is behind it: a chain of a test may begin anew. */
const KEPT_MS = DAY_MS
/** How far nodes behind one host lag behind each other. */
const LAG_MS = 30_000
/** By then whoever lags has seen what was read. */
const PASSED_MS = 120_000

export interface HeadMark {
  /** @throws {ProviderError} where a node is further behind what was read than one that lags. */
  check(block: number): void
  /** What was read was of this block. */
  note(block: number): void
}

/**
 * Remembers how far a chain was read. A node that has stopped, or one of several that lags, answers every question with figures
 * of the past and no word of it; taken for the present they would take back what came since.
 */
export function createHeadMark({ blockMs }: Pick<Chain, 'blockMs'>, now: () => number): HeadMark {
  let highest = { block: 0, at: 0 }
  const isKept = () => now() - highest.at <= KEPT_MS
  return {
    check(block) {
      const lag = now() - highest.at < PASSED_MS ? Math.ceil(LAG_MS / blockMs) : 0
      if (!isKept() || block >= highest.block - lag) return
      throw new ProviderError('unsuitable', {
        ...{ provider: 'Ethereum node', operation: 'opening', clause: 'is behind' },
        details: `block ${block} is before ${highest.block}`,
      })
    },
    note(block) {
      if (!isKept() || block >= highest.block) highest = { block, at: now() }
    },
  }
}
