import { type AssetId, addUpCents, microsToCents, type Position, usdToMicros } from '@pkg/api-contract'
import { findHidden, isWhollyHidden } from './find-hidden.ts'
import { toRowId } from './to-row-id.ts'

/** The cents in which a position and its parts are written; null where a worth is not known. */
interface ShownCents {
  /** Of the parts that are shown; of all where all are hidden. */
  own: number | null
  parts: (number | null)[]
  /** Of each part, whether it is hidden and thus in no sum. */
  hidden: boolean[]
}

/**
 * Positions in whole cents, each the sum of its parts. What counts as a row of the tokens has the very cents of that row,
 * over all wallets.
 * @param rows the tokens as they are written, below zero for what is owed
 * @param hiddenRows the tokens that are not shown
 */
export function toShownCents(
  positions: readonly Position[],
  rows: readonly { id: AssetId; usdValue: number | null }[],
  hiddenRows: ReadonlySet<AssetId> = new Set(),
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
  return positions.map((position, at) => {
    const parts = shown[at] ?? []
    const hidden = findHidden(position, hiddenRows)
    const isWhole = isWhollyHidden(hidden)
    const counted = parts.filter((_, index) => isWhole || !hidden[index])
    const isUnknown = position.usdValue === null && counted.some((part) => part === null)
    return {
      own: isUnknown ? null : counted.reduce<number>((sum, part) => sum + (part ?? 0), 0),
      ...{ parts, hidden },
    }
  })
}
