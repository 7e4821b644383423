import { NATIVE, toAssetId } from '@pkg/api-contract'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Balances } from '../ports/balances.ts'
import type { ListedToken } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'

/** How many of its tokens an index is judged by. */
const SAMPLE = 20
/** An index does not change its chain, but a setting that was wrong may be put right. */
const RIGHT_MS = 24 * 3_600_000
const WRONG_MS = 10 * 60_000
/** Nobody waits longer for a node. */
const CHECK_MS = 2_000

/**
 * Finds out whether an index tells of the chain that it was asked about: a setting, or the index itself, may have taken another one.
 * Of another chain most of the tokens that it lists are contracts of that chain, and no code stands at their addresses here. A node
 * is asked, once a day for each index that is right.
 */
export function createOriginCheck({
  node,
  now,
  log,
}: {
  node: Candidate<Balances> | undefined
  now: () => number
  log: ChainClientOptions['log']
}) {
  const judged = new Map<string, { isRight: boolean; at: number }>()
  const verdictOf = (source: string) => {
    const known = judged.get(source)
    if (known === undefined || now() - known.at >= (known.isRight ? RIGHT_MS : WRONG_MS)) return undefined
    return known.isRight
  }
  const hold = (source: string) => {
    if (verdictOf(source) !== false) return
    throw new ProviderError('unsuitable', {
      ...{ provider: source, operation: 'tokens', clause: 'tells of another chain' },
      details: 'most of its tokens do not stand here',
    })
  }

  return {
    /** @throws {ProviderError} where the source was lately found to tell of another chain */
    hold,
    /** @throws {ProviderError} where the source tells of another chain; where nobody knows, it passes */
    async check(source: string, tokens: readonly ListedToken[], signal: AbortSignal): Promise<void> {
      const sample = tokens.filter(({ address }) => address !== NATIVE).slice(0, SAMPLE)
      const isKnown = verdictOf(source) !== undefined
      if (isKnown || node === undefined || source === node.name || sample.length === 0) return
      const fail = () => new ProviderError('timeout', { provider: node.name, operation: 'code' })
      try {
        const missing = await withTimeout(
          (limit) => node.port.findMissing(sample.map(toAssetId), { signal: limit }),
          { ms: CHECK_MS, signal, fail },
        )
        judged.set(source, { isRight: missing.length * 2 <= sample.length, at: now() })
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ProviderError)) throw error
        log({ level: 'info', provider: source, message: `Its chain was not checked: ${error.details}` })
        return
      }
      hold(source)
    },
  }
}
