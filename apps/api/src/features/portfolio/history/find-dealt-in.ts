import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { listOwnTransactions, toTransaction } from './find-asked.ts'

/**
 * The tokens that the wallet moved in transactions of its own, whichever way. Of one that is gone this is all that can be
 * known: it may have come from an exchange and gone back there.
 */
export function findDealtIn(movements: readonly AssetMovement[]): Set<AssetId> {
  const own = listOwnTransactions(movements)
  return new Set(
    movements
      .filter((movement) => movement.kind === 'transfer' && own.has(toTransaction(movement)))
      .map(({ asset }) => asset),
  )
}
