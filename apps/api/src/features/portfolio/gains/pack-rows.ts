import type { GainRow } from '@pkg/api-contract'

/**
 * The rows of a year as JSON, oldest first, each with its asset, as `1:native`: all of them pass between threads and are kept
 * for a while, and a page of them is read. Objects would be read anew, all in one piece, on the thread that answers people.
 */
export interface PackedRows {
  texts: string[]
  assets: string[]
}

/** A row as it is held. */
export interface PackedRow {
  text: string
  asset: string
}

export const packRow = (row: GainRow): PackedRow => ({
  text: JSON.stringify(row),
  asset: `${row.chainId}:${row.asset}`,
})

export const packRows = (rows: readonly PackedRow[]): PackedRows => ({
  texts: rows.map(({ text }) => text),
  assets: rows.map(({ asset }) => asset),
})

/** A page of the rows, of one asset where one is named, and how many pages there are; one at least. Pages count from 1. */
export function readRows(
  { texts, assets }: PackedRows,
  { page, size, asset }: { page: number; size: number; asset: string | undefined },
): { rows: GainRow[]; pages: number } {
  const wanted = asset === undefined ? texts : texts.filter((_, index) => assets[index] === asset)
  return {
    rows: wanted.slice((page - 1) * size, page * size).map((text) => JSON.parse(text) as GainRow),
    pages: Math.max(1, Math.ceil(wanted.length / size)),
  }
}
