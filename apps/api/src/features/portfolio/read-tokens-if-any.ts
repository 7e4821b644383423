import type { Sourced, Token } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type { WalletKey } from '../../database/ledgers.repository.ts'
import { toAccount } from '../../lib/to-account.ts'

/** What a wallet holds, for what can be told without it too: null where no source tells. Throws where the signal does. */
export async function readTokensIfAny(
  chain: Pick<ChainClient, 'listTokens'>,
  wallet: WalletKey,
  options: { refresh: boolean; signal?: AbortSignal },
): Promise<Sourced<Token[]> | null> {
  try {
    return await chain.listTokens(toAccount(wallet), options)
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof Error) return null
    throw error
  }
}
