import type { MovementScope } from '../../../database/movements.repository.ts'
import type { WalletScope } from './create-scope-reader.ts'

/** The wallets to search, each without what the person is not shown. */
export function toMovementScopes(scopes: readonly WalletScope[], showHidden: boolean): MovementScope[] {
  return scopes.map(({ wallet, hidden }) => ({ ...wallet, leftOut: showHidden ? [] : [...hidden] }))
}
