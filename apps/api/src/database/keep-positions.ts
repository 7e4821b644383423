interface Placed {
  id: string
  block: number
  /** The place of its transaction in the block; null where no source told it. */
  position: number | null
}

const keyOf = ({ id, block }: Placed) => `${block} ${id}`

/**
 * Movements with the place that was kept of them, where what was read now does not tell it. Receipts tell it of the latest
 * transactions alone: two of one block would change their order once newer ones came, and a past year with them.
 */
export function keepPositions<Row extends Placed>(rows: readonly Row[], kept: readonly Placed[]): Row[] {
  if (kept.length === 0) return [...rows]
  const known = new Map(kept.map((one) => [keyOf(one), one.position]))
  return rows.map((row) =>
    row.position === null ? { ...row, position: known.get(keyOf(row)) ?? null } : row,
  )
}
