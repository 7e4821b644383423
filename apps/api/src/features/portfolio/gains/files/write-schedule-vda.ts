import { toCents, toWhole } from '../cents.ts'
import { callOf, type LotRow, toLotNote, toLotRows } from './cells.ts'
import { type FileColumn, type GainsFile, type GainsReport, toCsvFile } from './gains-file.ts'

/** `2025-04-01` as Indian forms write it. */
const toIndianDay = (day: string | null) => (day === null ? '' : day.split('-').reverse().join('/'))

const wholeOf = (amount: string) => toWhole(toCents(amount))
const gainOf = ({ lot }: LotRow) => wholeOf(lot.proceeds) - wholeOf(lot.cost)
const atLeastNil = (amount: bigint) => String(amount > 0n ? amount : 0n)

const columns: readonly FileColumn<LotRow>[] = [
  ['Date of Acquisition', ({ lot }) => toIndianDay(lot.acquiredOn)],
  ['Date of Transfer', ({ row }) => toIndianDay(row.disposedOn)],
  ['Head under which income to be taxed', () => 'Capital Gain'],
  ['Cost of Acquisition', ({ lot }) => String(wholeOf(lot.cost))],
  ['Consideration Received', ({ lot }) => String(wholeOf(lot.proceeds))],
  ['Income from transfer of Virtual Digital Assets', (one) => atLeastNil(gainOf(one))],
  ['Loss (counts for nothing)', (one) => atLeastNil(-gainOf(one))],
  ['Asset', ({ row }) => callOf(row)],
  ['Quantity', ({ lot }) => lot.quantity],
  ['Kind', ({ row }) => row.kind],
  ['Note', toLotNote],
  ['Transaction', ({ row }) => row.transactionHash],
]

/** India's schedule: a row per lot in whole rupees; a loss is written as nil, and beside it what was lost. */
export const writeScheduleVda = ({ rows }: GainsReport): GainsFile => toCsvFile(columns, toLotRows(rows))
