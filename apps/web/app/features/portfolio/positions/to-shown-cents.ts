import {
  type AssetId,
  addUpCents,
  fromAssetId,
  microsToCents,
  type Position,
  type PositionPart,
  toPlacedAddress,
  usdToMicros,
} from '@pkg/api-contract'

/** The cents in which a position and its parts are written; null where a worth is not known. */
interface ShownCents {
  own: number | null
  parts: (number | null)[]
}

/**
 * Positions in whole cents, each the sum of its parts. What counts as a row of the tokens has the very cents of that row,
 * over all wallets.
 * @param rows the tokens as they are written, below zero for what is owed
 */
export function toShownCents(
  positions: readonly Position[],
  rows: readonly { id: AssetId; usdValue: number | null }[],
): ShownCents[] {
  const told = new Map(rows.map(({ id, usdValue }) => [id, usdValue]))
  const shown = positions.map(({ parts }) => parts.map((): number | null => null))
  const known = positions.flatMap((position, at) =>
    position.parts.flatMap((part, index) => {
      if (part.usdValue === null) return []
      const row = toRowId(position, part)
      return [{ row, group: row ?? at, at, index, micros: usdToMicros(part.usdValue) }]
    }),
  )
  for (const same of Map.groupBy(known, ({ group }) => group).values()) {
    const micros = same.map((part) => part.micros)
    const sum = microsToCents(micros.reduce((total, each) => total + each, 0n))
    const row = same[0]?.row ?? null
    const written = row === null ? null : (told.get(row) ?? null)
    const ofRow = written === null ? sum : Math.round(written * 100)
    // Further apart than a row is rounded, the two are of two readings.
    const cents = addUpCents(micros, 0n, Math.abs(ofRow - sum) <= 1 ? ofRow : sum)
    same.forEach(({ at, index }, place) => {
      const parts = shown[at]
      if (parts) parts[index] = cents[place] ?? null
    })
  }
  return positions.map(({ usdValue }, at) => {
    const parts = shown[at] ?? []
    return {
      own: usdValue === null ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0),
      parts,
    }
  })
}

/** The row of the tokens that a part counts in; null where it counts in none. */
function toRowId({ id, shell, trust }: Position, { asset, role, countedAs }: PositionPart): AssetId | null {
  if (trust === 'claimed' || countedAs === null) return null
  if (countedAs === 'holding') return shell as AssetId | null
  const { chainId, address } = fromAssetId(asset as AssetId)
  const [contract = '', piece] = fromAssetId(id as AssetId).address.split('/')
  return `${chainId}:${toPlacedAddress(address, { contract, piece, role })}`
}
