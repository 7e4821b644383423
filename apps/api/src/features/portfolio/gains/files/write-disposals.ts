import type { GainRow } from '@pkg/api-contract'
import { callOf, toNotes } from './cells.ts'
import { type FileColumn, type GainsFile, type GainsReport, toCsvFile } from './gains-file.ts'

const columnsIn = (currency: string): readonly FileColumn<GainRow>[] => [
  ['Day', (row) => row.disposedOn],
  ['Time', (row) => row.at],
  ['Asset', callOf],
  ['Contract', (row) => row.asset],
  ['Kind', (row) => row.kind],
  ['Quantity', (row) => row.quantity],
  ['USD value', (row) => row.usdValue],
  ['Rate', (row) => row.rate?.value],
  ['Rate set on', (row) => row.rate?.setOn],
  ['Currency', () => currency],
  ['Proceeds', (row) => row.proceeds],
  ['Cost', (row) => row.cost],
  ['Gain', (row) => row.gain],
  ['Gain at least', (row) => row.gainRange?.low],
  ['Gain at most', (row) => row.gainRange?.high],
  ['Notes', (row) => toNotes(row).join(' ')],
  ['Wallet', (row) => row.wallet],
  ['Transaction', (row) => row.transactionHash],
  // The coin of a chain has no contract that would tell it from that of another.
  ['Chain id', (row) => String(row.chainId)],
]

/** A row per disposal, with its rate, its range and its doubts. */
export const writeDisposals = ({ rows, year }: GainsReport): GainsFile =>
  toCsvFile(columnsIn(year.currency), rows)
