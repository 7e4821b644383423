import { randomUUID } from 'node:crypto'
import { DAY_MS, toAssetId } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import PQueue from 'p-queue'
import type { LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import type { LocksRepository } from '../../../database/locks.repository.ts'
import type { SnapshotsRepository } from '../../../database/snapshots.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { toAccount } from '../../../lib/to-account.ts'
import type { OpenedWallet } from '../chains/create-wallet-chains.ts'
import { judgeToken } from '../spam/judge-token.ts'
import { findAsked } from './find-asked.ts'
import { findUnasked } from './find-unasked.ts'
import { isDue } from './is-due.ts'
import { trustAskedPrices } from './trust-asked-prices.ts'

const LOCK = 'snapshots'
/** A process that died in the middle is waited for no longer than this. */
const LOCK_MS = 120_000
/** Where a wallet has no record within this, it does not matter when the last one was. */
const LOOKED_BACK_MS = 2 * DAY_MS
/** Sources limit how fast they are asked, and people come first. */
const AT_ONCE = 2

export interface SnapshotJob {
  database: { ledgers: LedgersRepository; locks: LocksRepository; snapshots: SnapshotsRepository }
  chain: Pick<ChainClient, 'listTokens' | 'listPositions'>
  /** Every account that anybody tracks, and when anybody opened it last. */
  listWallets: (signal?: AbortSignal) => Promise<readonly OpenedWallet[]>
  now: () => number
  log: (message: string, error: unknown) => void
  signal?: AbortSignal
}

/**
 * Records what every tracked wallet holds on each of its chains, over all processes once per hour where somebody looks at it, else once
 * per day. Each record is one write, so
 * that a process that dies loses none and doubles none; the next run takes up where it stopped. What is stale or
 * lacks something is not recorded. Answers how many records it made; null when another process is at it.
 */
export async function takeSnapshots({
  database,
  chain,
  listWallets,
  now,
  log,
  signal,
}: SnapshotJob): Promise<number | null> {
  const { locks, snapshots, ledgers } = database
  const holder = randomUUID()
  const hold = () => locks.take(LOCK, holder, { now: now(), until: now() + LOCK_MS })
  if (!(await hold())) return null
  let taken = 0

  async function record(wallet: WalletKey) {
    const { data, problem, source, stale, updatedAt } = await chain.listTokens(
      toAccount(wallet),
      signal && { signal },
    )
    if (stale || problem !== null) return
    // Of the same reading: where no node told them, the record does not say that there is nothing.
    const positions = await chain.listPositions(toAccount(wallet), signal && { signal }).then(
      () => true,
      () => false,
    )
    signal?.throwIfAborted()
    // The sources may have taken so long that the lock ran out: then another process records this wallet.
    if (!(await hold())) return
    const movements = await ledgers.listMovements(wallet)
    const unasked = findUnasked(movements)
    const rows = trustAskedPrices(data, findAsked(movements)).map((token) => ({
      asset: toAssetId(token),
      symbol: token.symbol,
      name: token.name,
      balance: token.balance,
      decimals: token.decimals,
      // Whether an unproven price counts is decided when the record is read, by what is known then. What is owed has the
      // price of its asset.
      usdPrice:
        token.usdPrice ??
        token.part?.usdPrice ??
        (token.priceDoubt?.id === 'unproven' ? token.claimedUsdPrice : null) ??
        null,
      spam: judgeToken(token, unasked.has(toAssetId(token))).hidden,
      ...(token.inside !== undefined && { contracts: token.inside.contracts }),
    }))
    if (await snapshots.add(wallet, { at: Date.parse(updatedAt), source, rows, positions })) taken += 1
  }

  try {
    const queue = new PQueue({ concurrency: AT_ONCE })
    const tracked = await listWallets(signal)
    const last = await snapshots.listLast(tracked, now() - LOOKED_BACK_MS)
    const due = tracked.filter((wallet) => isDue(wallet, last.get(toWalletId(wallet)), now()))
    await queue.addAll(
      due.map((wallet) => async () => {
        if (signal?.aborted) return
        await record(wallet).catch((error: unknown) => log('A wallet could not be recorded', error))
      }),
    )
    return taken
  } finally {
    await locks.release(LOCK, holder)
  }
}
