import type { AssetMovement } from '@pkg/chain-client'
import { listOwnTransactions, toTransaction } from './find-asked.ts'

/**
 * The addresses (lower case) that the wallet sent something to in transactions of its own, the first paid first. Whom a
 * stranger's transaction names as paid is no acquaintance: a contract may write such an event about anybody.
 */
export function findPaid(movements: readonly AssetMovement[]): string[] {
  const own = listOwnTransactions(movements)
  const paid = movements
    .filter((movement) => movement.amount < 0n && own.has(toTransaction(movement)))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ counterparty }) => counterparty?.toLowerCase() ?? [])
  return [...new Set(paid)]
}
