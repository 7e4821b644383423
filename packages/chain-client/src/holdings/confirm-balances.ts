import { toAssetId } from '@pkg/api-contract'
import type { ChainClientOptions } from '../chain-client-options.ts'
import type { Candidate } from '../policies/with-fallback.ts'
import { withTimeout } from '../policies/with-timeout.ts'
import type { Balances } from '../ports/balances.ts'
import type { Address, ListedToken } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { holdingValue } from './holding-value.ts'

/** A node that takes longer is not waited for: the indexer's figures are at hand. */
const CONFIRM_MS = 2_500

/**
 * Replaces an indexer's balances by the chain's own, since indexers have been seen to lag and to drift. The
 * node's word counts only if it is on the same chain and has reached the block that the indexer had seen;
 * where that block is unknown, or the node fails, is slow or is behind, the indexer's figures stay. A holding that the
 * node cannot read keeps the indexer's figure, one that is gone on the chain is dropped.
 */
export async function confirmBalances(
  tokens: ListedToken[],
  {
    address,
    indexedBlock,
    candidate,
    log,
    signal,
  }: {
    address: Address
    indexedBlock: number | null
    candidate: Candidate<Balances> | undefined
    log: ChainClientOptions['log']
    signal?: AbortSignal | undefined
  },
): Promise<{ tokens: ListedToken[]; confirmedBy: string | null }> {
  if (candidate === undefined || indexedBlock === null) return { tokens, confirmedBy: null }
  const { name, port, breaker } = candidate
  try {
    const balances = await breaker.run('balances', () =>
      withTimeout(
        (limit) =>
          port.getBalances(address, tokens.map(toAssetId), { signal: limit, notBefore: indexedBlock }),
        {
          ms: CONFIRM_MS,
          signal,
          fail: () => new ProviderError('timeout', { provider: name, operation: 'balances' }),
        },
      ),
    )
    const confirmed = tokens.flatMap((token) => {
      const balance = balances.get(toAssetId(token))
      if (balance === undefined) return [token]
      return balance === 0n ? [] : [withBalance(token, balance)]
    })
    return { tokens: confirmed, confirmedBy: name }
  } catch (error) {
    signal?.throwIfAborted()
    // Where nodes disagree, the index would only take a side.
    if (!(error instanceof ProviderError) || error.kind === 'disagreement') throw error
    log({ level: 'info', provider: name, message: `Balances not confirmed: ${error.details}` })
    return { tokens, confirmedBy: null }
  }
}

function withBalance(token: ListedToken, balance: bigint): ListedToken {
  const text = balance.toString()
  return { ...token, balance: text, usdValue: holdingValue(text, token.decimals, token.usdPrice) }
}
