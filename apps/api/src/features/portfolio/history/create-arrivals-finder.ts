import type { AssetId } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import { type LedgersRepository, toWalletId, type WalletKey } from '../../../database/ledgers.repository.ts'
import { findAsked } from './find-asked.ts'
import { findDealtIn } from './find-dealt-in.ts'
import { findPaid } from './find-paid.ts'
import { findUnasked } from './find-unasked.ts'

const MOST_KEPT_WALLETS = 5_000

/** How the tokens of a wallet came, as far as its movements were read. */
interface Arrivals {
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

export function createArrivalsFinder(
  ledgers: Pick<LedgersRepository, 'getVersion' | 'listMovements'>,
): ArrivalsFinder {
  const memory = new LRUCache<string, { version: string | null; found: Arrivals }>({
    max: MOST_KEPT_WALLETS,
  })
  return async (wallet) => {
    const key = toWalletId(wallet)
    const version = await ledgers.getVersion(wallet)
    const known = memory.get(key)
    if (known !== undefined && known.version === version) return known.found
    const movements = version === null ? [] : await ledgers.listMovements(wallet)
    const found = {
      unasked: findUnasked(movements),
      asked: findAsked(movements),
      dealtIn: findDealtIn(movements),
      moved: new Set(movements.map(({ asset }) => asset)),
      paid: findPaid(movements),
    }
    memory.set(key, { version, found })
    return found
  }
}
