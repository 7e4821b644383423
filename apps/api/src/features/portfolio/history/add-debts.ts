import type { AssetId } from '@pkg/api-contract'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import { balancesAt } from '../ledger/balances-at.ts'
import type { Walk } from '../ledger/walk-back.ts'
import type { AssetFacts } from '../ledger/wallet-point.ts'

/**
 * Adds to a record what was owed then, as the movements tell it: early records were written without debts. A debt that the
 * record names itself is left as it is.
 */
export function addDebts(
  record: Snapshot,
  walk: Walk | null,
  {
    isDebt,
    factsOf,
  }: {
    isDebt: (asset: AssetId) => boolean
    factsOf: (asset: AssetId) => Pick<AssetFacts, 'symbol' | 'name' | 'decimals'> | undefined
  },
): Snapshot {
  const named = new Set(record.rows.map(({ asset }) => asset))
  const missing = [...(walk?.tracks.values() ?? [])].flatMap((track) => {
    if (!isDebt(track.asset) || named.has(track.asset)) return []
    const [balance = 0n] = balancesAt(track, [record.at])
    return balance > 0n
      ? [
          {
            asset: track.asset,
            ...toNames(factsOf(track.asset)),
            balance: String(balance),
            usdPrice: null,
            spam: false,
          },
        ]
      : []
  })
  if (missing.length === 0) return record
  return { ...record, rows: [...record.rows, ...missing] }
}

const toNames = ({ symbol = null, name = null, decimals = null }: Partial<AssetFacts> = {}) => ({
  symbol,
  name,
  decimals,
})
