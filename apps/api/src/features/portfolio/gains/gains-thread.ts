import type { AssetId, CostMethod, GainRow, GainsCountry, GainsFormat, GainsYear } from '@pkg/api-contract'
import { lowerThreadPriority } from '../../../lib/lower-thread-priority.ts'
import { type Classified, classify } from './classify.ts'
import { toRateOn } from './currency-rates.ts'
import { taxCountries } from './tax-country.ts'
import { toLocalDay } from './tax-year.ts'
import { toBookKey, toBooks } from './to-books.ts'
import { toGainsYear } from './to-gains-year.ts'
import type { Transaction } from './transaction.ts'
import { type GainsFile, writeGainsFile } from './write-gains-file.ts'

lowerThreadPriority()

/** How an asset is called, and how its amounts are read. */
export interface AssetName {
  symbol: string | null
  name: string | null
  decimals: number | null
}

/** Everything that a year is computed from; it passes between threads. */
export interface GainsTask {
  country: GainsCountry
  method: CostMethod
  financialYear: string
  span: { from: string; to: string }
  otherIncome: string | undefined
  /** Oldest first. */
  transactions: readonly Transaction[]
  /** The wallets of the person, lower case. */
  own: readonly string[]
  assets: ReadonlyMap<string, AssetName>
  /** What a dollar was worth, by ISO day; null for dollars. */
  rates: Readonly<Record<string, number>> | null
}

/** A year without what is read beside its movements. */
export type ComputedYear = Omit<GainsYear, 'seals' | 'source' | 'updatedAt' | 'problem' | 'provisional'>

export interface ComputedGains {
  year: ComputedYear
  rows: GainRow[]
  /** What the books come to, by book and account. */
  counted: [string, string][]
  /** Assets whose amounts cannot be read. */
  unreadable: AssetId[]
}

function run(task: GainsTask) {
  const { country, span, transactions, assets, rates } = task
  const rules = taxCountries[country]
  const own = new Set(task.own)
  const classified = transactions.map((transaction) => classify(transaction, own))
  const decimalsOf = (asset: AssetId) => assets.get(asset)?.decimals ?? null
  const nameAsset = (asset: string) => {
    const { symbol = null, name = null } = assets.get(asset) ?? {}
    return { symbol, name }
  }
  const { timeZone } = rules
  const { books, unreadable } = toBooks(classified, { decimalsOf, rateOn: toRateOn(rates), timeZone })
  const computed = toGainsYear({ ...task, rules, classified, books, nameAsset })
  const ofYear = ({ transaction }: Classified) => {
    const day = toLocalDay(transaction.at, timeZone)
    return day >= span.from && day <= span.to
  }
  return { ...computed, unreadable, decimalsOf, nameAsset, transactions: classified.filter(ofYear) }
}

/** Computes a year. It never throws for what movements hold. */
export function compute(task: GainsTask): ComputedGains {
  const { year, rows, matched, unreadable } = run(task)
  const counted = matched.flatMap(({ book, result }) =>
    result.balances.map(({ account = '', quantity }): [string, string] => [
      `${toBookKey(book)} ${account}`,
      quantity,
    ]),
  )
  return { year, rows, counted, unreadable }
}

/** Computes a year and writes it as a file. */
export function write({ task, format }: { task: GainsTask; format: GainsFormat }): GainsFile {
  return writeGainsFile(run(task), format)
}
