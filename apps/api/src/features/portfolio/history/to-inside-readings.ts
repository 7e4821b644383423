import { type AssetId, readPlace, type Sourced, type Token, toAssetId } from '@pkg/api-contract'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import type { InsideReading } from '../ledger/add-inside.ts'

/** What was inside contracts, as far as records and the present tell it, oldest first. */
export function toInsideReadings(
  records: readonly Snapshot[],
  listed: Sourced<Token[]> | null,
): InsideReading[] {
  const recorded = records
    .filter(({ positions }) => positions)
    .map(({ at, rows }) => ({
      at,
      parts: new Map(
        rows
          .filter(({ asset }) => readPlace(asset) !== null)
          .map(({ asset, balance, contracts = [] }) => [
            asset as AssetId,
            { balance: BigInt(balance), contracts },
          ]),
      ),
    }))
  const knows = listed?.data.some(({ inside }) => inside !== undefined)
  // Where something is missing, that nothing is told does not say that nothing is there.
  if (listed === null || (!knows && listed.problem !== null)) return recorded
  const present = {
    at: Date.parse(listed.updatedAt),
    parts: new Map(
      listed.data.flatMap((row) =>
        row.inside === undefined
          ? []
          : [[toAssetId(row), { balance: BigInt(row.balance), contracts: row.inside.contracts }] as const],
      ),
    ),
  }
  return [...recorded.filter(({ at }) => at !== present.at), present].sort((a, b) => a.at - b.at)
}
