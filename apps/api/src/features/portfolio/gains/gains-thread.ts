import {
  type AssetId,
  type CostMethod,
  convertMicros,
  type GainRow,
  type GainsCountry,
  type GainsFormat,
  type GainsYear,
} from '@pkg/api-contract'
import { lowerThreadPriority } from '../../../lib/lower-thread-priority.ts'
import { type AssetName, createAssetNames } from './asset-names.ts'
import { type Classified, classify } from './classify.ts'
import { toRateOn } from './currency-rates.ts'
import type { GainsFile } from './files/gains-file.ts'
import { writeGainsFile } from './files/write-gains-file.ts'
import { compareReports } from './frozen/compare-reports.ts'
import { applyKind } from './overrides/apply-kind.ts'
import { type SaidOverrides, toTransactionKey } from './overrides/said-overrides.ts'
import { taxCountries } from './tax-country.ts'
import { toLocalDay } from './tax-year.ts'
import { type EnteredCost, toBooks } from './to-books.ts'
import { toGainsYear } from './to-gains-year.ts'
import type { Transaction } from './transaction.ts'

lowerThreadPriority()

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
  rates: DayRates
  /** What the person says of them, and the rates of the currencies in which costs were entered. */
  said: SaidOverrides
  costRates: ReadonlyMap<string, DayRates>
}

type DayRates = Readonly<Record<string, number>> | null

/** A year without what is read beside its movements. */
export type ComputedYear = Omit<
  GainsYear,
  'seals' | 'source' | 'updatedAt' | 'problem' | 'chains' | 'provisional'
>

export interface ComputedGains {
  year: ComputedYear
  rows: GainRow[]
  /** What the books come to, in base units, by book and account. */
  counted: Map<string, bigint>
  /** Assets whose amounts cannot be read. */
  unreadable: AssetId[]
  /** How many costs were entered in a currency whose rate of their day is not known. */
  unconverted: number
}

function run(task: GainsTask) {
  const { country, span, transactions, assets, rates, said } = task
  const rules = taxCountries[country]
  const tracked = new Set(task.own)
  const own = new Set([...tracked, ...said.own])
  const classified = transactions.map((transaction) =>
    applyKind(classify(transaction, own), said.kinds.get(toTransactionKey(transaction))),
  )
  const { decimalsOf, nameAsset } = createAssetNames(assets)
  const { timeZone } = rules
  const rateOn = toRateOn(rates)
  let unconverted = 0
  function costOf(id: string): EnteredCost | null {
    const cost = said.costs.get(id)
    if (cost === undefined) return null
    const { amount, currency, day } = cost
    if (currency === rules.currency) return { micros: amount, day }
    const from = toRateOn(task.costRates.get(currency) ?? {})(day)
    const to = rateOn(day)
    if (from !== null && to !== null) {
      return { micros: convertMicros(amount, { from: from.value, to: to.value }), day }
    }
    unconverted += 1
    return null
  }
  const isUnread = (address: string) => own.has(address) && !tracked.has(address)
  const ranksByPrice = [task.method, ...rules.told].some((method) => method === 'hifo' || method === 'lofo')
  const { books, counted, unreadable } = toBooks(classified, {
    ...{ decimalsOf, rateOn, timeZone, costOf, isUnread, ranksByPrice },
  })
  const computed = toGainsYear({ ...task, rules, classified, books, nameAsset })
  const ofYear = ({ transaction }: Classified) => {
    const day = toLocalDay(transaction.at, timeZone)
    return day >= span.from && day <= span.to
  }
  return {
    ...computed,
    counted,
    unreadable,
    unconverted,
    decimalsOf,
    nameAsset,
    transactions: classified.filter(ofYear),
  }
}

/** Computes a year. It never throws for what movements hold. */
export function compute(task: GainsTask): ComputedGains {
  const { year, rows, counted, unreadable, unconverted } = run(task)
  return { year, rows, counted, unreadable, unconverted }
}

/** Computes a year and writes it as a file. */
export function write({ task, format }: { task: GainsTask; format: GainsFormat }): GainsFile {
  return writeGainsFile(run(task), format)
}

/** Tells two reports apart, line by line. */
export function compare({ was, now }: { was: string; now: string }): ReturnType<typeof compareReports> {
  return compareReports(was, now)
}
