import { DAY_MS, MINUTE_MS, NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { ChainClientOptions } from '../chain-client-options.ts'
import { listKnownTokens } from '../data/list-known-tokens.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Balances } from '../ports/balances.ts'
import type { Address, ListedToken } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { isNativeFace } from './is-native-face.ts'

/** How many of its tokens an index is judged by. */
const SAMPLE = 20
/** An index does not change its chain, but a setting that was wrong may be put right. */
const RIGHT_MS = DAY_MS
const WRONG_MS = 10 * MINUTE_MS
/** Nobody waits longer for a node. */
const CHECK_MS = 2_000
/** Of contracts, and of wallets. */
const MOST_REMEMBERED = 10_000

/** What a token is judged by. */
type Listed = Pick<ListedToken, 'chainId' | 'address'>

export type OriginCheck = ReturnType<typeof createOriginCheck>

/**
 * Finds out whether an index, and the node that it is held against, tell of the chain that they were asked about: a setting, or they
 * themselves, may have taken another one. Of another chain most of the tokens that an index lists are contracts of that chain, and no code
 * stands at their addresses here; a node of another chain has no code where the dollars of this one stand. A node is asked, once a day
 * where both are right, and where an index lists contracts most of which were never seen on the chain.
 */
export function createOriginCheck({
  chain,
  node,
  now,
  log,
}: {
  chain: Chain
  node: (Pick<Candidate<Balances>, 'name'> & { port: Pick<Balances, 'findMissing'> }) | undefined
  now: () => number
  log: ChainClientOptions['log']
}) {
  const judged = new Map<string, { isRight: boolean; at: number }>()
  const judge = (whom: string, isRight: boolean) => judged.set(whom, { isRight, at: now() })
  const verdictOf = (source: string) => {
    const known = judged.get(source)
    if (known === undefined || now() - known.at >= (known.isRight ? RIGHT_MS : WRONG_MS)) return undefined
    return known.isRight
  }
  const hold = (source: string) => {
    if (verdictOf(source) !== false) return
    throw tellsOfAnother(
      source,
      source === node?.name ? 'no dollar of the chain stands there' : 'most of its tokens do not stand here',
    )
  }
  // What was found to stand here stands here: each contract is asked about once, and those that somebody answers for never.
  const standing = new Set<string>()
  const answeredFor = new Set<string>(listKnownTokens(chain))
  const isKnownHere = ({ address }: Listed) => answeredFor.has(address) || standing.has(address)
  // Of each wallet what was listed last.
  const lists = new Map<string, readonly string[]>()
  const dollars = chain.stablecoins.map(({ address }) => toAssetId({ chainId: chain.id, address }))

  return {
    /** @throws {ProviderError} where the source, or the node, was lately found to tell of another chain */
    hold(source: string): void {
      if (node !== undefined) hold(node.name)
      hold(source)
    },
    /**
     * @throws {ProviderError} where the source, or the node, tells of another chain. Where nobody knows, it passes, unless all
     * that it listed of the wallet before is gone, and what it lists now was never seen on the chain.
     */
    async check(
      source: string,
      { wallet, tokens, signal }: { wallet: Address; tokens: readonly Listed[]; signal: AbortSignal },
    ): Promise<void> {
      if (node === undefined) return
      // A face of the coin may be no contract at all.
      const listed =
        source === node.name
          ? []
          : tokens
              .filter(({ address }) => address !== NATIVE && !isNativeFace(chain, address))
              .slice(0, SAMPLE)
      const unseen = listed.filter((token) => !isKnownHere(token))
      // One that was right may have changed since: then it lists what was never seen here.
      const isSampled = verdictOf(source) === undefined || unseen.length * 2 > listed.length
      const sample = isSampled ? listed.map(toAssetId) : []
      const known = verdictOf(node.name) === undefined ? dollars : []
      const place = `${source} ${wallet}`
      const remember = () => {
        if (listed.length === 0) return
        if (lists.size >= MOST_REMEMBERED) lists.clear()
        lists.set(
          place,
          listed.map(({ address }) => address),
        )
      }
      if (sample.length + known.length === 0) return remember()
      const fail = () => new ProviderError('timeout', { provider: node.name, operation: 'code' })
      try {
        const asked = [...new Set([...sample, ...known])]
        const missing = new Set(
          await withTimeout((limit) => node.port.findMissing(asked, { signal: limit }), {
            ...{ ms: CHECK_MS, signal, fail },
          }),
        )
        if (known.length > 0)
          judge(
            node.name,
            known.some((dollar) => !missing.has(dollar)),
          )
        // One that is of another chain itself says nothing of others.
        if (sample.length > 0 && verdictOf(node.name) !== false) {
          judge(source, sample.filter((token) => missing.has(token)).length * 2 <= sample.length)
          if (standing.size >= MOST_REMEMBERED) standing.clear()
          for (const token of listed) if (!missing.has(toAssetId(token))) standing.add(token.address)
        }
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ProviderError)) throw error
        log({ level: 'info', provider: source, message: `Its chain was not checked: ${error.details}` })
        const before = lists.get(place) ?? []
        const isReplaced = before.length > 0 && listed.length > 0 && unseen.length === listed.length
        if (!isReplaced || listed.some(({ address }) => before.includes(address))) return remember()
        judge(source, false)
      }
      hold(node.name)
      hold(source)
      remember()
    },
  }
}

const tellsOfAnother = (provider: string, details: string) =>
  new ProviderError('unsuitable', {
    provider,
    operation: 'tokens',
    clause: 'tells of another chain',
    details,
  })
