import type { AssetId } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import type { Recent } from '../../../database/keep-recent.ts'
import type { LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { atMost } from '../../../lib/at-most.ts'
import { findAsked } from './find-asked.ts'
import { findDealtIn } from './find-dealt-in.ts'
import { findPaid } from './find-paid.ts'
import { findUnasked } from './find-unasked.ts'

const MOST_KEPT_WALLETS = 5_000

/** How the tokens of a wallet came, as far as its movements were read. */
export interface Arrivals {
  /** Of the movements that it was found in; null without any. */
  version: string | null
  /** Tokens that only ever arrived, in transactions of others. */
  unasked: ReadonlySet<AssetId>
  /** Tokens that the wallet acquired or sold in transactions of its own. */
  asked: ReadonlySet<AssetId>
  /** Tokens that the wallet moved in transactions of its own. */
  dealtIn: ReadonlySet<AssetId>
  /** Tokens of which a movement is known. */
  moved: ReadonlySet<AssetId>
  /** Addresses that the wallet paid in transactions of its own, the first paid first. */
  paid: readonly string[]
}

/** Looks for them again when the movements of the wallet have changed. */
export type ArrivalsFinder = (wallet: WalletKey) => Promise<Arrivals>

export function createArrivalsFinder({
  ledgers,
  recent,
}: {
  ledgers: Pick<LedgersRepository, 'listMovements'>
  recent: Pick<Recent, 'ledgerVersion'>
}): ArrivalsFinder {
  const memory = new LRUCache<string, Arrivals>(atMost(MOST_KEPT_WALLETS))
  return async (wallet) => {
    const key = toWalletId(wallet)
    const version = await recent.ledgerVersion(wallet)
    const known = memory.get(key)
    if (known !== undefined && known.version === version) return known
    const movements = version === null ? [] : await ledgers.listMovements(wallet)
    const found = {
      version,
      unasked: findUnasked(movements),
      asked: findAsked(movements),
      dealtIn: findDealtIn(movements),
      moved: new Set(movements.map(({ asset }) => asset)),
      paid: findPaid(movements),
    }
    memory.set(key, found)
    return found
  }
}
