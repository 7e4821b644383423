import { isFound } from '../ledger/movement.ts'
import { SKEW_MS } from '../ledger/walk-back.ts'
import type { Valued } from '../movements/create-movement-valuer.ts'
import type { WalletView } from './wallet-view.ts'

/**
 * What moved between the first and the last point, as far as it can have a value. An asset whose price counts for one
 * of the wallets counts for all of them, so that a move between two of them is worth the same at both ends.
 */
export function listMoved(views: readonly WalletView[]): Valued[] {
  return views.flatMap(({ points, walk, facts }) => {
    const [first, last] = [points[0], points.at(-1)]
    if (first === undefined || last === undefined || first === last) return []
    // What lies close to a recording may belong to the other side of it.
    const [from, to] = [first.at - SKEW_MS, last.at + SKEW_MS]
    return [...walk.tracks.values()].flatMap(({ asset, changes }) =>
      facts(asset).decimals === null || !views.some(({ counts }) => counts(asset))
        ? []
        : changes.filter((change) => !isFound(change) && change.at >= from && change.at <= to),
    )
  })
}
