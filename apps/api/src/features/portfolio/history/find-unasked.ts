import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'

/**
 * The tokens that only ever arrived, in transactions that the wallet did not send itself: an airdrop, or bait.
 * A wallet pays gas for what it sends, which tells its transactions apart.
 */
export function findUnasked(movements: readonly AssetMovement[]): Set<AssetId> {
  const ownTransactions = new Set(
    movements.filter(({ kind }) => kind === 'gas').map(({ id }) => id.slice(0, id.indexOf(':'))),
  )
  const unasked = new Set<AssetId>()
  const asked = new Set<AssetId>()
  for (const { id, asset, kind, amount } of movements) {
    if (kind !== 'transfer') continue
    const isOwn = amount < 0n || ownTransactions.has(id.slice(0, id.indexOf(':')))
    ;(isOwn ? asked : unasked).add(asset)
  }
  for (const asset of asked) unasked.delete(asset)
  return unasked
}
