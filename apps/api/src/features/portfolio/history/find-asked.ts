import { type AssetId, fromAssetId } from '@pkg/api-contract'
import { type AssetMovement, isWellKnown } from '@pkg/chain-client'

/** The transactions that the wallet sent itself: it pays gas for them, which tells them apart. */
export function listOwnTransactions(movements: readonly AssetMovement[]): Set<string> {
  return new Set(movements.filter(({ kind }) => kind === 'gas').map(toTransaction))
}

export const toTransaction = ({ id }: Pick<AssetMovement, 'id'>) => id.slice(0, id.indexOf(':'))

/**
 * The tokens that the wallet acquired, or sold for something well known, in a transaction of its own: of those it knows
 * that they trade. That one left the wallet in a stranger's transaction says nothing, for a contract may write such an
 * event about anybody; nor does it that the wallet sent some away, which is what people do with bait.
 */
export function findAsked(movements: readonly AssetMovement[]): Set<AssetId> {
  const own = listOwnTransactions(movements)
  const moved = movements.filter((movement) => MOVES.has(movement.kind) && own.has(toTransaction(movement)))
  const asked = new Set<AssetId>()
  for (const together of Map.groupBy(moved, toTransaction).values()) {
    const net = new Map<AssetId, bigint>()
    for (const { asset, amount } of together) net.set(asset, (net.get(asset) ?? 0n) + amount)
    const wasPaid = [...net].some(([asset, amount]) => amount > 0n && isWellKnown(fromAssetId(asset)))
    for (const [asset, amount] of net) {
      if (amount > 0n || (amount < 0n && wasPaid)) asked.add(asset)
    }
  }
  return asked
}

/** Everything but gas, which is paid whatever happens, and pieces of collections. */
const MOVES: ReadonlySet<AssetMovement['kind']> = new Set(['transfer', 'native', 'internal'])
