import type { Movement, TrackedWallet } from '@pkg/api-contract'
import { createLookAlikeFinder, listImitable } from '../spam/look-alikes.ts'
import type { ScopedMovement } from './create-row-valuer.ts'
import type { WalletScope } from './create-scope-reader.ts'
import { toMovement } from './to-movement.ts'

/** Movements as the person reads them whose wallets are tracked. */
export function toMovements(
  movements: readonly ScopedMovement[],
  scopes: readonly WalletScope[],
  tracked: readonly TrackedWallet[],
): Movement[] {
  const labels = new Map(
    tracked.map(({ address, label, ensName }) => [address.toLowerCase(), label ?? ensName]),
  )
  const addresses = new Map(tracked.map(({ address }) => [address.toLowerCase(), address]))
  const own = [...labels.keys()]
  const imitations = new Map(
    scopes.map((scope) => [scope, createLookAlikeFinder(listImitable(own, scope.paid))]),
  )
  return movements.map(({ row, scope, value }) =>
    toMovement(row, {
      ...{ scope, value, labels, wallet: addresses.get(row.address) ?? row.address },
      imitates: imitations.get(scope) ?? (() => false),
    }),
  )
}
