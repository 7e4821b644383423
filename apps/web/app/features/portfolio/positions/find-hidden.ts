import { type AssetId, type Position, type Token, toAssetId, withoutDebts } from '@pkg/api-contract'
import { toRowId } from './to-row-id.ts'

/** The rows of the tokens that a person does not see; what is owed is never hidden. */
export function listHiddenRows(tokens: readonly Token[]): ReadonlySet<AssetId> {
  return new Set(
    withoutDebts(tokens)
      .filter(({ spam }) => spam === 'yes')
      .map(toAssetId),
  )
}

/**
 * Of each part of a position, whether it is hidden: because the row is that it counts in, or, where it counts in none, the
 * token that stands for the position. What is hidden is in no sum.
 */
export function findHidden(position: Position, hiddenRows: ReadonlySet<AssetId>): boolean[] {
  return position.parts.map((part) => {
    const row = toRowId(position, part) ?? (position.shell as AssetId | null)
    return row !== null && hiddenRows.has(row)
  })
}

/** Whether nothing of a position is shown, given which of its parts are hidden. */
export function isWhollyHidden(hidden: readonly boolean[]): boolean {
  return hidden.length > 0 && hidden.every((isHidden) => isHidden)
}
