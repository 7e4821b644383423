import { HOUR_MS } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import type { WalletsRepository } from '../../../database/wallets.repository.ts'
import { atMost } from '../../../lib/at-most.ts'

/** What is noted is noted again after so long. */
const AGAIN_MS = 12 * HOUR_MS
/** So many wallets are remembered to be noted; of others the database is asked. */
const MOST_REMEMBERED = 100_000

/** Notes which wallets people look at, behind the answer and twice a day at most. */
export function createOpeningNotes({
  wallets,
  now,
  log,
}: {
  wallets: Pick<WalletsRepository, 'noteOpened'>
  now: () => number
  log: (message: string, error: unknown) => void
}): { note(userId: string, addresses: readonly string[]): void; settle(): Promise<void> } {
  const noted = new LRUCache<string, number>(atMost(MOST_REMEMBERED))
  const underWay = new Set<Promise<void>>()
  return {
    note(userId, addresses) {
      const at = now()
      const keyOf = (address: string) => `${userId} ${address.toLowerCase()}`
      const unnoted = addresses.filter((address) => (noted.get(keyOf(address)) ?? 0) <= at - AGAIN_MS)
      if (unnoted.length === 0) return
      for (const address of unnoted) noted.set(keyOf(address), at)
      const work = wallets
        .noteOpened(userId, unnoted, at - AGAIN_MS)
        .catch((error: unknown) => {
          for (const address of unnoted) noted.delete(keyOf(address))
          log('That a wallet was opened could not be noted', error)
        })
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    async settle() {
      await Promise.all(underWay)
    },
  }
}
