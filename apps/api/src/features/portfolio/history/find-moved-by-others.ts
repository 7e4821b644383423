import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { listOwnTransactions, toTransaction } from './find-asked.ts'

/**
 * The tokens of which every movement stands in a transaction of somebody else. A contract may write such an event about
 * anybody, also that the wallet sent something: by addresses that look like another one and symbols of well-known tokens
 * people are led to pay the wrong one.
 */
export function findMovedByOthers(movements: readonly AssetMovement[]): Set<AssetId> {
  const own = listOwnTransactions(movements)
  const movedByOthers = new Set<AssetId>()
  const touched = new Set<AssetId>()
  for (const movement of movements) {
    if (movement.kind !== 'transfer') continue
    ;(own.has(toTransaction(movement)) ? touched : movedByOthers).add(movement.asset)
  }
  for (const asset of touched) movedByOthers.delete(asset)
  return movedByOthers
}
