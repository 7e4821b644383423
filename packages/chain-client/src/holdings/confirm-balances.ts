import { NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { ChainClientOptions } from '../chain-client-options.ts'
import { describeFailures } from '../policies/describe-failures.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Balances, BalancesOfBlock } from '../ports/balances.ts'
import type { Address, ListedToken } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { holdingValue } from './holding-value.ts'

/** A node that takes longer is not waited for: the indexer's figures are at hand. */
const CONFIRM_MS = 2_500

/**
 * Replaces an indexer's balances by the chain's own, since indexers have been seen to lag and to drift. The node's word counts where it
 * is on the same chain and has reached the block that the indexer had seen. Nodes are often a block or two behind an indexer: one that
 * is behind by no more than may still be replaced confirms balances that are the same there. Where the node fails, is slow or is
 * further behind, the indexer's figures stay, and `problem` says that nobody confirmed them; where no node is set up none would, and
 * there is nothing to say. A holding that the node cannot read keeps the indexer's figure, one that is gone on the chain is dropped; the
 * coin is asked for whether it is listed or not.
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
    chain: Pick<Chain, 'id' | 'native' | 'reorgDepth'>
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
  const hasCoin = listed.some(({ address }) => address === NATIVE)
  const tokens = hasCoin ? listed : [unlistedCoin(chain), ...listed]
  const { name, port, breaker } = candidate
  const seen = indexedBlock ?? 0
  const read = async (limit: AbortSignal) => {
    const ask = (notBefore: number) =>
      port.getBalances(address, tokens.map(toAssetId), { signal: limit, notBefore })
    const told = await ask(Math.max(0, seen - chain.reorgDepth))
    return told.block >= seen || tellsSame(told, tokens) ? told : await ask(seen)
  }
  try {
    const { balances } = await breaker.run('balances', () =>
      withTimeout(read, {
        ms: CONFIRM_MS,
        signal,
        fail: () => new ProviderError('timeout', { provider: name, operation: 'balances' }),
      }),
    )
    const confirmed = tokens.flatMap((token) => {
      const balance = balances.get(toAssetId(token))
      if (balance === undefined) return [token]
      return balance === 0n ? [] : [withBalance(token, balance)]
    })
    return { tokens: confirmed, problem: null }
  } catch (error) {
    signal?.throwIfAborted()
    // Where nodes disagree, the index would only take a side.
    if (!(error instanceof ProviderError) || error.kind === 'disagreement') throw error
    log({ level: 'info', provider: name, message: `Balances not confirmed: ${error.details}` })
    const problem = `${describeFailures([error])}; no node has confirmed the balances that ${source} tells.`
    return { tokens: listed, problem }
  }
}

const tellsSame = ({ balances }: BalancesOfBlock, tokens: readonly ListedToken[]) =>
  tokens.every((token) => (balances.get(toAssetId(token))?.toString() ?? token.balance) === token.balance)

function unlistedCoin({ id, native: { symbol, name, decimals } }: Pick<Chain, 'id' | 'native'>): ListedToken {
  return {
    ...{ chainId: id, address: NATIVE, symbol, name, decimals, balance: '0', usdPrice: null, usdValue: null },
    ...{ usdPrice24hPercentChange: null, logo: null, thumbnail: null, spam: 'no', verified: null },
  }
}

function withBalance(token: ListedToken, balance: bigint): ListedToken {
  const text = balance.toString()
  return { ...token, balance: text, usdValue: holdingValue(text, token.decimals, token.usdPrice) }
}
