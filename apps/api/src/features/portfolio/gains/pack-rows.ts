import type { GainRow, MadeFigure } from '@pkg/api-contract'
import { isMadeOf } from './list-made.ts'

/**
 * The rows of a year as JSON, oldest first, each with its asset, as `1:native`, and its wallet: all of them pass between threads
 * and are kept for a while, and a page of them is read. Objects would be read anew, all in one piece, on the thread that answers
 * people.
 */
export interface PackedRows {
  texts: string[]
  assets: string[]
  wallets: string[]
  /** Which figures of the year each is part of, as `toMade` says it. */
  made: number[]
}

/** A row as it is held. */
export interface PackedRow {
  text: string
  asset: string
  wallet: string
}

export const packRow = (row: GainRow): PackedRow => ({
  text: JSON.stringify(row),
  asset: `${row.chainId}:${row.asset}`,
  wallet: row.wallet,
})

export const packRows = (rows: readonly PackedRow[], made: readonly number[]): PackedRows => ({
  texts: rows.map(({ text }) => text),
  assets: rows.map(({ asset }) => asset),
  wallets: rows.map(({ wallet }) => wallet),
  made: [...made],
})

/**
 * A page of the rows, of one asset, one wallet and one figure where they are named, with how many rows and pages there are; one page at
 * least. Pages count from 1.
 */
export function readRows(
  { texts, assets, wallets, made }: PackedRows,
  {
    page,
    size,
    asset,
    wallet,
    figure,
  }: {
    page: number
    size: number
    asset?: string | undefined
    wallet?: string | undefined
    figure?: MadeFigure | undefined
  },
): { rows: GainRow[]; pages: number; count: number } {
  const isWanted = (_: string, index: number) =>
    (asset === undefined || assets[index] === asset) &&
    (wallet === undefined || wallets[index] === wallet) &&
    (figure === undefined || isMadeOf(made[index], figure))
  const isAll = asset === undefined && wallet === undefined && figure === undefined
  const wanted = isAll ? texts : texts.filter(isWanted)
  return {
    rows: wanted.slice((page - 1) * size, page * size).map((text) => JSON.parse(text) as GainRow),
    pages: Math.max(1, Math.ceil(wanted.length / size)),
    count: wanted.length,
  }
}
