import type { AssetId } from '@pkg/api-contract'
import type { KeptMovement } from '../../../database/movements.repository.ts'
import type { AssetFacts } from '../ledger/wallet-point.ts'
import type { WalletScope } from './create-scope-reader.ts'
import { isValued } from './to-movement.ts'

/** What all movements of an asset in a wallet have in common. */
export interface RowStanding {
  facts: AssetFacts
  /** Whether they can have a value. */
  valued: boolean
  hidden: boolean
  debt: boolean
}

/** Looks it up once for each asset: there are few, and many movements of each. */
export function createRowStanding(
  scope: WalletScope,
): (row: Pick<KeptMovement, 'kind' | 'asset'>) => RowStanding {
  const known = new Map<AssetId, RowStanding>()
  const pieces = new Map<AssetId, RowStanding>()
  return (row) => {
    const { asset } = row
    const own = row.kind === 'nft' ? pieces : known
    let standing = own.get(asset)
    if (standing === undefined) {
      standing = {
        facts: scope.facts(asset),
        valued: isValued(row, scope),
        hidden: scope.hidden.has(asset),
        debt: scope.isDebt(asset),
      }
      own.set(asset, standing)
    }
    return standing
  }
}
