import type { GainRow } from '@pkg/api-contract'
import { writeCsv } from '../../../../lib/write-csv.ts'
import type { AssetNames } from '../asset-names.ts'
import type { Classified } from '../classify.ts'
import type { ReckonedYear } from '../to-gains-year.ts'

/** A file of a report: its kind of content, and the text. */
export interface GainsFile {
  mediaType: string
  content: string
}

/** What files are written from: a computed year with every transaction of it, oldest first. */
export interface GainsReport extends AssetNames {
  year: ReckonedYear
  rows: readonly GainRow[]
  transactions: readonly Classified[]
}

/** A column of a file: its head, and its cell of a row. */
export type FileColumn<Row> = readonly [head: string, cell: (row: Row) => string | null | undefined]

/** Writes rows as CSV, a column after the other. */
export function toCsvFile<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): GainsFile {
  const heads = columns.map(([head]) => head)
  const lines = rows.map((row) => Object.fromEntries(columns.map(([head, cell]) => [head, cell(row)])))
  return { mediaType: 'text/csv; charset=utf-8', content: writeCsv(heads, lines) }
}
