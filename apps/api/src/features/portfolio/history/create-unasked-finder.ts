import type { AssetId } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { type LedgersRepository, toWalletId, type WalletKey } from '../../../database/ledgers.repository.ts'
import { findUnasked } from './find-unasked.ts'

const MOST_KEPT_WALLETS = 5_000

/** Which tokens of a wallet only ever arrived unasked; looked for again when its movements have changed. */
export type UnaskedFinder = (wallet: WalletKey) => Promise<ReadonlySet<AssetId>>

export function createUnaskedFinder(
  ledgers: Pick<LedgersRepository, 'getVersion' | 'listMovements'>,
): UnaskedFinder {
  const memory = new LRUCache<string, { version: string | null; found: ReadonlySet<AssetId> }>({
    max: MOST_KEPT_WALLETS,
  })
  return async (wallet) => {
    const key = toWalletId(wallet)
    const version = await ledgers.getVersion(wallet)
    const known = memory.get(key)
    if (known !== undefined && known.version === version) return known.found
    const found = findUnasked(version === null ? [] : await ledgers.listMovements(wallet))
    memory.set(key, { version, found })
    return found
  }
}
