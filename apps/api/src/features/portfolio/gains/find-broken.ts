import { type AssetId, type LotSeal, toExplorerLink } from '@pkg/api-contract'
import type { KnownBalances, Movement } from '../ledger/movement.ts'
import { walkBack } from '../ledger/walk-back.ts'
import { type PackedMovements, textAt } from './pack-movements.ts'
import { toLocalDay } from './tax-year.ts'

/** A movement of one asset or piece in one wallet, with its transaction; empty where it has none. */
export type HashedMovement = Movement & { hash: string }

/** The movement at a place, as one of whatever is walked back. */
export const toHashedMovement = (packed: PackedMovements, place: number, asset: AssetId): HashedMovement => ({
  ...{ id: `${packed.block[place]}:${place}`, asset, kind: 'transfer', counterparty: null },
  hash: textAt(packed, 'hash', place),
  block: packed.block[place] ?? 0,
  at: packed.at[place] ?? 0,
  amount: packed.amount[place] ?? 0n,
})

/**
 * The first day on which the movements do not explain what a node says is held, and the transaction of then; both null where none is
 * found.
 */
export function findBroken(
  movements: readonly HashedMovement[],
  {
    present,
    waypoints = [],
    complete,
    chainId,
    timeZone,
  }: {
    present: KnownBalances
    waypoints?: readonly KnownBalances[]
    complete: boolean
    chainId: number
    timeZone: string
  },
): Pick<LotSeal, 'brokenSince' | 'brokenBy'> {
  const inOrder = movements.toSorted((a, b) => a.at - b.at)
  const { findings } = walkBack({ present, movements: inOrder, waypoints, complete })
  if (findings.length === 0) return unbroken
  const first = Math.min(...findings.map((finding) => finding.at))
  // What is held without ever having moved has none.
  const hash = inOrder.find((movement) => movement.at === first)?.hash
  return {
    brokenSince: toLocalDay(first, timeZone),
    brokenBy: hash
      ? { transactionHash: hash, explorerUrl: toExplorerLink(chainId, { transaction: hash }) }
      : null,
  }
}

/** Of what holds, or was not told. */
export const unbroken: Pick<LotSeal, 'brokenSince' | 'brokenBy'> = { brokenSince: null, brokenBy: null }
