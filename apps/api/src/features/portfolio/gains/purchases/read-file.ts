import { createHash } from 'node:crypto'
import {
  type GainsCountry,
  MAX_PURCHASES,
  type PurchaseReading,
  type PurchaseRow,
  type PurchasesRead,
} from '@pkg/api-contract'
import type { AssetName } from '../asset-names.ts'
import type { SaidOverrides } from '../overrides/said-overrides.ts'
import { type PackedMovements, unpackTransactions } from '../pack-movements.ts'
import { taxCountries } from '../tax-country.ts'
import { guessReading, rankHeader, toColumnName } from './guess-reading.ts'
import { listReceipts } from './list-receipts.ts'
import { matchPurchases } from './match-purchases.ts'
import { findMissing, type PassedLine, readPurchases } from './read-purchases.ts'
import { type PurchaseTable, readTable } from './read-table.ts'
import { isTimeZone } from './read-time.ts'
import { tellGivenUp } from './tell-given-up.ts'

const table = (text: string) => readTable(text, { most: MAX_PURCHASES, rank: rankHeader })

/** Tells files of one exchange by the names of their columns. */
export function readHeader({ text }: { text: string }): { header: string } | { problem: string } {
  const read = table(text)
  if (typeof read === 'string') return { problem: read }
  const names = JSON.stringify(read.header.map(toColumnName))
  return { header: createHash('sha256').update(names).digest('hex') }
}

/** Everything that a file is read with; it passes between threads. */
export interface PurchasesTask {
  text: string
  country: GainsCountry
  /** Guessed where it is absent. */
  reading: PurchaseReading | undefined
  parts: readonly PackedMovements[]
  /** The wallets of the person, lower case. */
  tracked: readonly string[]
  assets: ReadonlyMap<string, AssetName>
  said: SaidOverrides
  now: number
}

/** Reads a file and finds what it paid for. */
export function readFile({
  text,
  country,
  reading: given,
  ...ledger
}: PurchasesTask):
  | Pick<PurchasesRead, 'header' | 'headerLine' | 'reading' | 'rows' | 'problems'>
  | { problem: string } {
  const read = table(text)
  if (typeof read === 'string') return { problem: read }
  const { header, headerLine } = read
  const reading = given ?? guessReading(read, country)
  const problems = findMissing(reading, header.length)
  if (!isTimeZone(reading.timeZone)) problems.push(`There is no time zone ${reading.timeZone}.`)
  const rows = problems.length > 0 ? [] : readRows(read, reading, { country, ...ledger })
  return { header, headerLine, reading, rows, problems }
}

function readRows(
  read: PurchaseTable,
  reading: PurchaseReading,
  { country, parts, now, ...ledger }: Omit<PurchasesTask, 'text' | 'reading'>,
): PurchaseRow[] {
  const { purchases, passed, outs } = readPurchases(read, reading, now)
  const transactions = [...unpackTransactions(parts)]
  const receipts = listReceipts(transactions, ledger)
  const { timeZone } = taxCountries[country]
  const told = tellGivenUp(purchases, outs, timeZone)
  const matched = matchPurchases(told, receipts, {
    ...{ said: ledger.said, timeZone, outs },
    hashes: new Set(transactions.map(({ hash }) => hash)),
  })
  const rest: PassedLine[] = read.isCut
    ? [
        {
          line: (read.rows.at(-1)?.line ?? 0) + 1,
          text: '',
          fate: 'left-out',
          message: `The first ${MAX_PURCHASES.toLocaleString('en-US')} lines are read. Please import the rest as a file of its own.`,
        },
      ]
    : []
  return [...matched, ...[...passed, ...rest].map(toPassedRow)].sort((a, b) => a.line - b.line)
}

const toPassedRow = ({ line, text, fate, message }: PassedLine): PurchaseRow => ({
  ...{ line, text, fate, message, at: null, on: null, asset: null, quantity: null, cost: null },
  ...{ currency: null, feeLeftOut: null, paidWith: null, transactionHash: null, candidates: [] },
})
