import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@pkg/api-contract'
import { hourlySince } from './hourly-since.ts'
import type { WalletKey } from './ledgers.repository.ts'
import type { Database } from './open-database.ts'

const LOCK = 'growth'
/** A process that died in the middle is waited for no longer than this. */
const LOCK_MS = 120_000
/** So many wallets are looked at between two looks at the lock. */
const BATCH = 100
/** What nobody tracks is kept for so long, so that whoever adds a wallet again does not wait for it. */
const KEPT_UNTRACKED = 31 * DAY_MS

type Grown = Pick<Database, 'ledgers' | 'locks' | 'snapshots' | 'walletChains' | 'wallets'>

/** How much went: records of hours, and wallets whose movements were forgotten. */
export interface Bounded {
  hours: number
  wallets: number
}

/**
 * Once a day, over all processes: of each day that is over a month ago keeps the last record of each wallet, and forgets what can be
 * read anew of wallets that nobody tracks any more. The last record of a day is never removed, whoever tracks the wallet. One wallet
 * at a time, so that nobody waits long for the database; a run that ends in the middle is taken up by the next. Null where another
 * process is at it, or was today.
 */
export async function boundGrowth(
  database: Grown,
  { now, signal }: { now: () => number; signal?: AbortSignal },
): Promise<Bounded | null> {
  const { ledgers, locks, snapshots, walletChains, wallets } = database
  const holder = randomUUID()
  const hold = (until: number) => locks.take(LOCK, holder, { now: now(), until })
  if (!(await hold(now() + LOCK_MS))) return null
  const begun = now()
  const bounded: Bounded = { hours: 0, wallets: 0 }

  /** Goes on while there is more, the lock is held and the process stays; false where it ended before that. */
  async function walk<Place>(
    list: (after: Place | null, most: number) => Promise<Place[]>,
    work: (places: Place[]) => Promise<void>,
  ): Promise<boolean> {
    for (let after: Place | null = null; ; ) {
      const places: Place[] = await list(after, BATCH)
      await work(places)
      after = places.at(-1) ?? null
      if (places.length < BATCH) return true
      if (signal?.aborted || !(await hold(now() + LOCK_MS))) return false
    }
  }

  async function thin(places: WalletKey[]) {
    for (const wallet of places) bounded.hours += await snapshots.thin(wallet, hourlySince(begun))
  }

  const before = begun - KEPT_UNTRACKED
  async function forgetLedgers(places: WalletKey[]) {
    const tracked = await wallets.filterTracked(places.map(({ address }) => address))
    for (const wallet of places) {
      if (!tracked.has(wallet.address) && (await ledgers.forget(wallet, before))) bounded.wallets += 1
    }
  }
  async function forgetLooks(addresses: string[]) {
    const tracked = await wallets.filterTracked(addresses)
    for (const address of addresses) if (!tracked.has(address)) await walletChains.forget(address, before)
  }

  try {
    const isWhole =
      (await walk<WalletKey>((after, most) => snapshots.listWallets(after, most), thin)) &&
      (await walk<WalletKey>((after, most) => ledgers.listReadBefore(before, after, most), forgetLedgers)) &&
      (await walk<string>((after, most) => walletChains.listLookedBefore(before, after, most), forgetLooks))
    // Kept to the end of the day: what was done today no other process needs to do.
    if (isWhole) await hold((Math.floor(begun / DAY_MS) + 1) * DAY_MS)
    else await locks.release(LOCK, holder)
    return bounded
  } catch (error) {
    await locks.release(LOCK, holder)
    throw error
  }
}
