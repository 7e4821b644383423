import { callOf, type LotRow, toAmericanDay, toLotNote, toLotRows } from './cells.ts'
import { type FileColumn, type GainsFile, type GainsReport, toCsvFile } from './gains-file.ts'

const columns: readonly FileColumn<LotRow>[] = [
  ['Term', ({ lot: { longTerm } }) => (longTerm === null ? '' : longTerm ? 'Long' : 'Short')],
  ['Description of property', ({ row, lot }) => `${lot.quantity} ${callOf(row)}`],
  ['Date acquired', ({ lot }) => (lot.acquiredOn === null ? 'Unknown' : toAmericanDay(lot.acquiredOn))],
  ['Date sold or disposed of', ({ row }) => toAmericanDay(row.disposedOn)],
  ['Proceeds', ({ lot }) => lot.proceeds],
  ['Cost or other basis', ({ lot }) => lot.cost],
  ['Gain or loss', ({ lot }) => lot.gain],
  ['Note', toLotNote],
  ['Wallet', ({ row }) => row.wallet],
  ['Transaction', ({ row }) => row.transactionHash],
]

/** United States: the columns of Form 8949, a row per lot, short and long term told apart, and what of it is not known. */
export const writeForm8949 = ({ rows }: GainsReport): GainsFile => toCsvFile(columns, toLotRows(rows))
