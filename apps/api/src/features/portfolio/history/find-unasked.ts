import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { listOwnTransactions, toTransaction } from './find-asked.ts'

/**
 * The tokens that only ever arrived, in transactions that the wallet did not send itself: an airdrop, or bait.
 */
export function findUnasked(movements: readonly AssetMovement[]): Set<AssetId> {
  const ownTransactions = listOwnTransactions(movements)
  const unasked = new Set<AssetId>()
  const asked = new Set<AssetId>()
  for (const { id, asset, kind, amount } of movements) {
    if (kind !== 'transfer') continue
    const isOwn = amount < 0n || ownTransactions.has(toTransaction({ id }))
    ;(isOwn ? asked : unasked).add(asset)
  }
  for (const asset of asked) unasked.delete(asset)
  return unasked
}
