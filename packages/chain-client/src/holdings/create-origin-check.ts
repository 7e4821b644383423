import { DAY_MS, MINUTE_MS, NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Balances } from '../ports/balances.ts'
import type { ListedToken } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { isNativeFace } from './is-native-face.ts'

/** How many of its tokens an index is judged by. */
const SAMPLE = 20
/** An index does not change its chain, but a setting that was wrong may be put right. */
const RIGHT_MS = DAY_MS
const WRONG_MS = 10 * MINUTE_MS
/** Nobody waits longer for a node. */
const CHECK_MS = 2_000

export type OriginCheck = ReturnType<typeof createOriginCheck>

/**
 * Finds out whether an index, and the node that it is held against, tell of the chain that they were asked about: a setting, or they
 * themselves, may have taken another one. Of another chain most of the tokens that an index lists are contracts of that chain, and no code
 * stands at their addresses here; a node of another chain has no code where the dollars of this one stand. A node is asked, once a day
 * where both are right.
 */
export function createOriginCheck({
  chain,
  node,
  now,
  log,
}: {
  chain: Pick<Chain, 'id' | 'stablecoins' | 'nativeFaces'>
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
      details:
        source === node?.name
          ? 'no dollar of the chain stands there'
          : 'most of its tokens do not stand here',
    })
  }
  const dollars = chain.stablecoins.map(({ address }) => toAssetId({ chainId: chain.id, address }))

  return {
    /** @throws {ProviderError} where the source, or the node, was lately found to tell of another chain */
    hold(source: string): void {
      if (node !== undefined) hold(node.name)
      hold(source)
    },
    /** @throws {ProviderError} where the source, or the node, tells of another chain; where nobody knows, it passes */
    async check(source: string, tokens: readonly ListedToken[], signal: AbortSignal): Promise<void> {
      if (node === undefined) return
      const isKnown = verdictOf(source) !== undefined || source === node.name
      // A face of the coin may be no contract at all.
      const listed = tokens
        .filter(({ address }) => address !== NATIVE && !isNativeFace(chain, address))
        .slice(0, SAMPLE)
      const sample = isKnown ? [] : listed.map(toAssetId)
      const known = verdictOf(node.name) === undefined ? dollars : []
      if (sample.length + known.length === 0) return
      const fail = () => new ProviderError('timeout', { provider: node.name, operation: 'code' })
      try {
        const asked = [...new Set([...sample, ...known])]
        const missing = new Set(
          await withTimeout((limit) => node.port.findMissing(asked, { signal: limit }), {
            ...{ ms: CHECK_MS, signal, fail },
          }),
        )
        const judge = (whom: string, isRight: boolean) => judged.set(whom, { isRight, at: now() })
        if (known.length > 0)
          judge(
            node.name,
            known.some((dollar) => !missing.has(dollar)),
          )
        // One that is of another chain itself says nothing of others.
        if (sample.length > 0 && verdictOf(node.name) !== false) {
          judge(source, sample.filter((token) => missing.has(token)).length * 2 <= sample.length)
        }
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ProviderError)) throw error
        log({ level: 'info', provider: source, message: `Its chain was not checked: ${error.details}` })
        return
      }
      hold(node.name)
      hold(source)
    },
  }
}
