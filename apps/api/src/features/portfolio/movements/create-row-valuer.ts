import type { KeptMovement } from '../../../database/movements.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { type MovementValue, valueMovement } from '../ledger/value-movement.ts'
import type { MovementValuer } from './create-movement-valuer.ts'
import { createRowStanding, type RowStanding } from './create-row-standing.ts'
import type { WalletScope } from './create-scope-reader.ts'

/** A movement as it is kept, with what is known of its asset in its wallet, and what it was worth; null where that is not known. */
export interface ValuedMovement {
  row: KeptMovement
  standing: RowStanding
  value: MovementValue | null
}

/** The same, with all that is known of its wallet. */
export interface ScopedMovement extends ValuedMovement {
  scope: WalletScope
}

/** Whoever asks for many waits for the missing prices of so many parts; the others are asked for behind the answer. */
const PARTS_WAITED_FOR = 3

/**
 * Values the movements of some wallets, part by part. `pending` says whether prices of a part are still being asked for: from
 * then on no other part is waited for.
 */
export function createRowValuer(scopes: readonly WalletScope[], valuer: MovementValuer) {
  const byWallet = new Map(
    scopes.map((scope) => [toWalletId(scope.wallet), { scope, standingOf: createRowStanding(scope) }]),
  )
  let partsLeft = PARTS_WAITED_FOR

  return async (
    rows: readonly KeptMovement[],
  ): Promise<{ movements: ScopedMovement[]; pending: boolean }> => {
    const owned = rows.flatMap((row) => {
      const own = byWallet.get(toWalletId(row))
      return own === undefined ? [] : [{ row, scope: own.scope, standing: own.standingOf(row) }]
    })
    const priced = owned.filter(({ standing }) => standing.valued).map(({ row }) => row)
    const { prices, pending } = await valuer.read(priced, scopes, { patient: partsLeft > 0 })
    partsLeft = pending ? 0 : partsLeft - 1
    const movements = owned.map(({ row, scope, standing }) => ({
      ...{ row, scope, standing },
      value: standing.valued ? valueMovement(row, standing.facts.decimals, prices) : null,
    }))
    return { movements, pending }
  }
}
