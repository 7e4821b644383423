import type { AssetId } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { type LedgersRepository, toWalletId, type WalletKey } from '../../../database/ledgers.repository.ts'
import { findUnasked } from './find-unasked.ts'

const MOST_KEPT_WALLETS = 5_000

/**
 * Which tokens of a wallet only ever arrived unasked; looked for again when its movements have changed.
 * Null while its movements were never read.
 */
export type UnaskedFinder = (wallet: WalletKey) => Promise<ReadonlySet<AssetId> | null>

export function createUnaskedFinder(
  ledgers: Pick<LedgersRepository, 'getVersion' | 'listMovements'>,
): UnaskedFinder {
  const memory = new LRUCache<string, { version: string; found: ReadonlySet<AssetId> }>({
    max: MOST_KEPT_WALLETS,
  })
  return async (wallet) => {
    const key = toWalletId(wallet)
    const version = await ledgers.getVersion(wallet)
    if (version === null) return null
    const known = memory.get(key)
    if (known !== undefined && known.version === version) return known.found
    const found = findUnasked(await ledgers.listMovements(wallet))
    memory.set(key, { version, found })
    return found
  }
}
