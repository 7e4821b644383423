import { fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { ChainClientOptions } from '../chain-client-options.ts'
import { listKnownTokens, listNamedTokens } from '../data/list-known-tokens.ts'
import { describeFailures } from '../policies/describe-failures.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Balances, BalancesOfBlock } from '../ports/balances.ts'
import type { Address, ListedToken } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { holdingValue } from './holding-value.ts'

/** A node that takes longer is not waited for: the indexer's figures are at hand. */
const CONFIRM_MS = 2_500
/** Nor for what strangers may have sent: anybody can send thousands of tokens, each of which burns what a call may use. */
const STRANGERS_MS = 2_000
/** So many tokens that nobody answers for are asked for together with the others. */
const FEW = 100

/**
 * Replaces an indexer's balances by the chain's own, since indexers have been seen to lag and to drift. The node's word counts where it
 * is on the same chain and has reached the block that the indexer had seen. Nodes are often a block or two behind an indexer: one that
 * is behind by no more than may still be replaced confirms balances that are the same there. Where the node fails, is slow or is
 * further behind, the indexer's figures stay, and `problem` says that nobody confirmed them; where no node is set up none would, and
 * there is nothing to say. A holding that the node cannot read keeps the indexer's figure, one that is gone on the chain is dropped. The
 * coin, and the tokens that the chain's entry names, are asked for whether they are listed or not: indexers leave holdings out. Where a
 * wallet has many tokens that nobody answers for, they are asked for apart, and keep the indexer's figure where that fails.
 */
export async function confirmBalances(
  listed: ListedToken[],
  {
    chain,
    address,
    source,
    indexedBlock,
    candidate,
    log,
    signal,
  }: {
    chain: Chain
    address: Address
    /** Who listed the tokens. */
    source: string
    /** The last block that it had seen of the wallet; null where it does not tell. */
    indexedBlock: number | null
    candidate: Candidate<Balances> | undefined
    log: ChainClientOptions['log']
    signal?: AbortSignal | undefined
  },
): Promise<{ tokens: ListedToken[]; problem: string | null }> {
  if (candidate === undefined) return { tokens: listed, problem: null }
  const unlisted = listUnlisted(chain, listed)
  const tokens = [...unlisted, ...listed]
  const { name, port, breaker } = candidate
  const seen = indexedBlock ?? 0
  const answeredFor = new Set<string>([NATIVE, ...listKnownTokens(chain)])
  const strange = tokens.filter((token) => !answeredFor.has(token.address))
  const apart = strange.length > FEW ? strange : []
  const together = apart.length > 0 ? tokens.filter((token) => answeredFor.has(token.address)) : tokens
  const ask = (some: readonly ListedToken[], notBefore: number, limit: AbortSignal) =>
    port.getBalances(address, some.map(toAssetId), { signal: limit, notBefore })
  const fail = () => new ProviderError('timeout', { provider: name, operation: 'balances' })

  async function readApart(limit: AbortSignal): Promise<BalancesOfBlock['balances']> {
    if (apart.length === 0) return new Map()
    try {
      const within = { ms: STRANGERS_MS, signal: limit, fail }
      return (await withTimeout((own) => ask(apart, seen, own), within)).balances
    } catch (error) {
      limit.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      log({
        level: 'info',
        provider: name,
        message: `${apart.length} balances not confirmed: ${error.details}`,
      })
      return new Map()
    }
  }

  const readTogether = async (limit: AbortSignal) => {
    const early = await ask(together, Math.max(0, seen - chain.reorgDepth), limit)
    return early.block >= seen || tellsSame(early, together) ? early : await ask(together, seen, limit)
  }

  const read = async (limit: AbortSignal) => {
    const [told, others] = await Promise.all([readTogether(limit), readApart(limit)])
    const balances = new Map([...told.balances, ...others])
    const left = unlisted.map(toAssetId).filter((asset) => (balances.get(asset) ?? 0n) > 0n)
    const named = left.filter((asset) => fromAssetId(asset).address !== NATIVE)
    if (left.length > 0) {
      log({ level: 'warn', provider: source, message: `Leaves out ${left.join(', ')}; the chain has it` })
    }
    const described = named.length === 0 ? [] : await port.describe(named, { signal: limit })
    return { balances, descriptions: new Map(described.map((one) => [one.asset, one])) }
  }
  try {
    const { balances, descriptions } = await breaker.run('balances', () =>
      withTimeout(read, { ms: CONFIRM_MS, signal, fail }),
    )
    const confirmed = tokens.flatMap((token) => {
      const asset = toAssetId(token)
      const { symbol, name, decimals } = descriptions.get(asset) ?? token
      const balance = balances.get(asset) ?? BigInt(token.balance)
      return balance === 0n ? [] : [withBalance({ ...token, symbol, name, decimals }, balance)]
    })
    return { tokens: confirmed, problem: null }
  } catch (error) {
    signal?.throwIfAborted()
    // Where nodes disagree, the index would only take a side.
    if (!(error instanceof ProviderError) || error.kind === 'disagreement') throw error
    log({ level: 'info', provider: name, message: `Balances not confirmed: ${error.details}` })
    // One that was set up anew tells the same of every wallet: what was read before is worth more.
    if (listed.every(({ balance }) => balance === '0')) {
      throw new ProviderError('unsuitable', {
        ...{ provider: source, operation: 'balances', clause: 'tells nothing of the wallet' },
        details: 'nothing is listed, and no node confirms it',
      })
    }
    const problem = `${describeFailures([error])}; no node has confirmed the balances that ${source} tells.`
    return { tokens: listed, problem }
  }
}

const tellsSame = ({ balances }: BalancesOfBlock, tokens: readonly ListedToken[]) =>
  tokens.every((token) => (balances.get(toAssetId(token))?.toString() ?? token.balance) === token.balance)

/** The coin, and the tokens of the chain's entry, that are not in a list. */
function listUnlisted(chain: Chain, listed: readonly ListedToken[]): ListedToken[] {
  const known = new Set(listed.map(({ address }) => address))
  const { symbol, name, decimals } = chain.native
  const nameless = { symbol: null, name: null, decimals: null }
  return [NATIVE, ...listNamedTokens(chain)]
    .filter((address) => !known.has(address))
    .map((address) => ({
      ...{ chainId: chain.id, address, balance: '0', usdPrice: null, usdValue: null },
      ...(address === NATIVE ? { symbol, name, decimals } : nameless),
      ...{ usdPrice24hPercentChange: null, logo: null, thumbnail: null, spam: 'no', verified: null },
    }))
}

function withBalance(token: ListedToken, balance: bigint): ListedToken {
  const text = balance.toString()
  return { ...token, balance: text, usdValue: holdingValue(text, token.decimals, token.usdPrice) }
}
