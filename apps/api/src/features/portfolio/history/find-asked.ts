import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'

/** The transactions that the wallet sent itself: it pays gas for them, which tells them apart. */
export function listOwnTransactions(movements: readonly AssetMovement[]): Set<string> {
  return new Set(movements.filter(({ kind }) => kind === 'gas').map(toTransaction))
}

export const toTransaction = ({ id }: Pick<AssetMovement, 'id'>) => id.slice(0, id.indexOf(':'))

/**
 * The tokens that the wallet moved in transactions of its own. That one left the wallet in a stranger's transaction says
 * nothing: a contract may write such an event about anybody.
 */
export function findAsked(movements: readonly AssetMovement[]): Set<AssetId> {
  const own = listOwnTransactions(movements)
  return new Set(
    movements
      .filter((movement) => movement.kind === 'transfer' && own.has(toTransaction(movement)))
      .map(({ asset }) => asset),
  )
}
