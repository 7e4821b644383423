import type { AssetId, Sourced, Token } from '@pkg/api-contract'
import { LRUCache } from 'lru-cache'
import type { LedgerState, LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import type { Measures } from '../ledger/add-interest.ts'
import type { Slot, Step } from '../ledger/day.ts'
import type { KnownBalances } from '../ledger/movement.ts'
import { type Walk, walkBack } from '../ledger/walk-back.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import { findMovedByOthers } from './find-moved-by-others.ts'
import { toHeldBalances } from './to-held-balances.ts'
import { toWaypoint } from './to-snapshot-point.ts'

/** About a hundred megabytes of rows that need not be valued again. */
const MOST_KEPT_ROWS = 500_000

/** A wallet walked back, and the points of it that were valued already. */
interface StoredWalk {
  version: string
  walk: Walk
  measures: Measures
  points: Map<Slot, WalletPoint>
}

/** Walks of wallets, kept until a movement, the present or a record of theirs changes; their points beyond that. */
export interface Walks {
  /** Null where the present balances are not known. */
  read(
    wallet: WalletKey,
    step: Step,
    known: { state: LedgerState; tokens: Sourced<Token[]> | null; recorded: readonly Snapshot[] },
  ): Promise<StoredWalk | null>
  /** Keeps a walk for the next run. */
  keep(wallet: WalletKey, step: Step, stored: StoredWalk): void
}

export function createWalks(ledgers: Pick<LedgersRepository, 'listMovements'>): Walks {
  const memory = new LRUCache<string, StoredWalk>({
    maxSize: MOST_KEPT_ROWS,
    sizeCalculation: ({ points, walk }) =>
      1 +
      [...walk.tracks.values()].reduce((sum, { changes }) => sum + changes.length, 0) +
      [...points.values()].reduce((sum, { rows }) => sum + rows.length, 0),
  })
  const keyOf = (wallet: WalletKey, step: Step) => `${toWalletId(wallet)}:${step}`

  return {
    async read(wallet, step, { state, tokens, recorded }) {
      const present = toPresent(state, tokens)
      if (present === null) return null
      const version = [state.syncedAt, present.at, recorded.length, recorded.at(-1)?.at].join(':')
      const stored = memory.get(keyOf(wallet, step))
      if (stored?.version === version) return stored
      const movements = await ledgers.listMovements(wallet)
      const waypoints = [...recorded.map(toWaypoint), ...state.measured]
      const complete = state.cutShortAt === null
      const walk = walkBack({ present, movements, waypoints, complete })
      // A token that is missing may still be held: an indexer's list of holdings leaves out what it takes for spam, and a node
      // has no balance of a contract that does not answer. Nothing is known of it, so nothing contradicts its movements.
      // Nor does anything contradict what a contract only wrote about a wallet that has none of it.
      const movedByOthers = findMovedByOthers(movements)
      const isTold = (asset: AssetId) => {
        const balance = present.balances.get(asset)
        return balance !== undefined && !(balance === 0n && movedByOthers.has(asset))
      }
      walk.findings = walk.findings.filter(({ asset }) => isTold(asset))
      const measures = { measured: waypoints, present, complete }
      return { version, walk, measures, points: stored?.points ?? new Map() }
    },

    keep: (wallet, step, stored) => memory.set(keyOf(wallet, step), stored),
  }
}

function toPresent(state: LedgerState, tokens: Sourced<Token[]> | null): KnownBalances | null {
  if (state.balances !== null) return { at: state.at, block: state.block, balances: state.balances }
  if (tokens === null) return null
  return { at: Date.parse(tokens.updatedAt), block: null, balances: toHeldBalances(tokens) }
}
