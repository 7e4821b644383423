import {
  type AssetId,
  type CostMethod,
  convertMicros,
  type GainRow,
  type GainsCountry,
  type GainsFormat,
  type GainsYear,
  type GainTransactions,
  type HeldLots,
  type Micros,
  type OpenReadings,
  type TaxRegime,
  type TransactionKind,
} from '@pkg/api-contract'
import { SilentHandOverError, type Taking, takeParts } from '../../../lib/hand-over.ts'
import { lowerThreadPriority } from '../../../lib/lower-thread-priority.ts'
import { type AssetName, createAssetNames } from './asset-names.ts'
import { type Classified, classify } from './classify.ts'
import { computeYear } from './compute-year.ts'
import type { ConfirmedBalances } from './confirmed-balances.ts'
import { type RateOn, toRateOn } from './currency-rates.ts'
import { doubtBroken } from './doubt-broken.ts'
import { type EarlierYear, followEarlierYears } from './earlier-years.ts'
import type { GainsFile } from './files/gains-file.ts'
import { writeGainsFile } from './files/write-gains-file.ts'
import { compareReports } from './frozen/compare-reports.ts'
import type { Grown } from './grown.ts'
import { listTransactions as listPage, type ReadAndSaid } from './list-transactions.ts'
import { BY_HAND } from './overrides/apply-kind.ts'
import { createSaidClassifier, type ToWorth } from './overrides/create-said-classifier.ts'
import type { SaidOverrides } from './overrides/said-overrides.ts'
import { type PackedMovements, unpackTransactions } from './pack-movements.ts'
import { type PackedRow, type PackedRows, packRow, packRows } from './pack-rows.ts'
import { type PurchasesTask, readFile, readHeader } from './purchases/read-file.ts'
import type { ReadPart } from './read-movements.ts'
import { taxCountries } from './tax-country.ts'
import { toLocalDay } from './tax-year.ts'
import { type EnteredCost, toBookKey, toBooks } from './to-books.ts'
import { toHeldLots } from './to-held-lots.ts'
import type { Holding } from './to-holdings.ts'
import { toLotSeals } from './to-lot-seals.ts'
import { withGrown } from './with-grown.ts'
import { createYearEvents } from './year-events.ts'

lowerThreadPriority()

/** Everything that a year is computed from; it passes between threads. */
export interface GainsTask {
  country: GainsCountry
  method: CostMethod
  /** The years before it that were frozen. */
  earlier: readonly EarlierYear[]
  financialYear: string
  span: { from: string; to: string }
  otherIncome: string | undefined
  regime: TaxRegime
  readings: OpenReadings
  /** Oldest first. */
  parts: readonly PackedMovements[]
  /** The wallets of the person, lower case. */
  own: readonly string[]
  assets: ReadonlyMap<string, AssetName>
  /** Assets that are in no book. */
  leftOut: ReadonlySet<string>
  /** What nodes told of the wallets. */
  confirmed: readonly ConfirmedBalances[]
  /** What balances grew by themselves, oldest first. */
  grown: readonly Grown[]
  /** What a dollar was worth, by ISO day; null for dollars. */
  rates: DayRates
  /** What the person says of them, and the rates of the currencies in which costs and prices were entered. */
  said: SaidOverrides
  saidRates: ReadonlyMap<string, DayRates>
}

/** What is known of a task once all movements are read. */
export type ReadAtLast = Pick<GainsTask, 'leftOut' | 'confirmed' | 'grown'>

/** A task whose movements are still being read. */
export interface GainsTaskBegun extends Omit<GainsTask, 'parts' | 'assets' | keyof ReadAtLast> {
  taking: Taking
  /** How long to wait for each part. @default as `takeParts` has it */
  patienceMs?: number
}

type DayRates = Readonly<Record<string, number>> | null

/** A year without what is read beside its movements. */
export type ComputedYear = Omit<
  GainsYear,
  'held' | 'priceSources' | 'source' | 'updatedAt' | 'problem' | 'chains' | 'provisional'
>

export interface ComputedGains {
  year: ComputedYear
  rows: PackedRows
  /** What is left of the lots at the end of the year. */
  holdings: Holding[]
  /** Assets whose amounts cannot be read. */
  unreadable: AssetId[]
  /** How many costs and prices were entered in a currency whose rate of their day is not known. */
  unconverted: number
}

/** What movements are computed with; those that are read meanwhile come as they are asked for. */
interface RunTask extends Omit<GainsTask, 'parts' | keyof ReadAtLast>, Partial<Pick<GainsTask, 'grown'>> {
  parts: Iterable<PackedMovements>
}

/** What a year is computed with: its transactions as the person says that they were, and how they are written into books. */
function prepare(task: RunTask) {
  const { country, parts, assets, rates, said, grown = [] } = task
  const rules = taxCountries[country]
  const tracked = new Set(task.own)
  const own = new Set([...tracked, ...said.own])
  const { decimalsOf, nameAsset } = createAssetNames(assets)
  const rateOn = toRateOn(rates)
  const rateIn = new Map<string, RateOn>([
    ...Array.from(task.saidRates, ([currency, own]) => [currency, toRateOn(own ?? {})] as const),
    ['USD', toRateOn(null)],
    [rules.currency, rateOn],
  ])
  /** Each once, however many entries ask for it. */
  const unconverted = new Set<object>()
  /** Null where no rate of the day is known. */
  function convert(amount: Micros, { currency, day }: { currency: string; day: string }, to: string) {
    if (currency === to) return amount
    const [from, other] = [rateIn.get(currency)?.(day) ?? null, rateIn.get(to)?.(day) ?? null]
    if (from !== null && other !== null) return convertMicros(amount, { from: from.value, to: other.value })
    return null
  }
  const costsOf = (id: string): EnteredCost[] =>
    (said.costs.get(id) ?? []).flatMap((cost) => {
      const { amount, day, quantity } = cost
      const micros = convert(amount, cost, rules.currency)
      if (micros !== null) return [{ micros, day, quantity }]
      unconverted.add(cost)
      return []
    })
  const toWorth: ToWorth = (amount, price) => {
    const micros = convert(amount, price, 'USD')
    // Exact as it was entered, where dollars and back would not be.
    if (price.currency === rules.currency) return { micros, local: amount }
    if (micros === null) unconverted.add(price)
    return { micros }
  }
  const isUnread = (address: string) => own.has(address) && !tracked.has(address)
  const methods = [task.method, ...rules.told, ...task.earlier.map(({ method }) => method)]
  const ranksByPrice = methods.some((method) => method === 'hifo' || method === 'lofo')
  const tell = createSaidClassifier({ own, said, decimalsOf, toWorth })
  function* classifyAll(): Generator<Classified> {
    for (const transaction of withGrown(unpackTransactions(parts), grown)) yield tell(transaction)
  }
  /** Those of the year alone, as the rules read them too. */
  function* classifyYear(): Generator<ReadAndSaid> {
    const { from, to } = task.span
    for (const transaction of withGrown(unpackTransactions(parts), grown)) {
      const day = toLocalDay(transaction.at, rules.timeZone)
      if (day < from || day > to) continue
      const told = tell(transaction)
      yield { said: told, read: told.rule === BY_HAND ? classify(told.transaction, own) : told, day }
    }
  }
  return {
    ...{ classified: classifyAll(), classifyYear, rules, tracked, nameAsset, unconverted },
    options: {
      ...{ decimalsOf, rateOn, costsOf, isUnread, ranksByPrice },
      ...{ incomeCost: task.readings.incomeCost, unpaid: rules.unpaid },
    },
  }
}

function run<Row>(task: RunTask, keep: (row: GainRow) => Row) {
  const { classified, rules, tracked, nameAsset, unconverted, options } = prepare(task)
  const isRead = (wallet: string) => tracked.has(wallet)
  const computed = computeYear(classified, { ...task, rules, nameAsset, isRead }, options, keep)
  return { ...computed, unconverted: unconverted.size, decimalsOf: options.decimalsOf, nameAsset }
}

/** There is nothing to do once the modules of this thread are loaded. */
export function warm(): void {}

/** Computes a year. It never throws for what movements hold. */
export function compute(task: GainsTask): ComputedGains {
  return finish(run(task, packRow), task)
}

/**
 * Computes a year while its movements are read. It throws where they could not all be read, and gives null where nothing was
 * heard of them for too long.
 */
export function computeMeanwhile({ taking, patienceMs, ...task }: GainsTaskBegun): ComputedGains | null {
  const parts: PackedMovements[] = []
  const assets = new Map<string, AssetName>()
  let atLast: ReadAtLast | undefined
  function* take() {
    const coming = takeParts<ReadPart, ReadAtLast>(taking, { patienceMs })
    for (let next = coming.next(); ; next = coming.next()) {
      if (next.done) {
        atLast = next.value
        return
      }
      const { packed, assets: news } = next.value
      for (const [asset, called] of news) assets.set(asset, called)
      parts.push(packed)
      yield packed
    }
  }
  try {
    const found = run({ ...task, assets, parts: take() }, packRow)
    if (atLast === undefined) throw new Error('The movements were not read to their end')
    return finish(found, { ...task, ...atLast, assets, parts })
  } catch (error) {
    if (error instanceof SilentHandOverError) return null
    throw error
  }
}

function finish(
  {
    year,
    rows,
    made,
    holdings,
    counted,
    unreadable,
    unconverted,
    decimalsOf,
    nameAsset,
  }: ReturnType<typeof run<PackedRow>>,
  {
    confirmed,
    grown,
    parts,
    assets,
    leftOut,
    country,
    span,
  }: Pick<GainsTask, 'parts' | 'assets' | 'country' | 'span' | keyof ReadAtLast>,
): ComputedGains {
  const seals = toLotSeals(counted, {
    ...{ confirmed, grown, parts, names: { decimalsOf, nameAsset } },
    isLeftOut: (asset) => leftOut.has(asset) || !assets.has(asset),
    timeZone: taxCountries[country].timeZone,
  })
  const sealed = doubtBroken(holdings, seals, { scope: year.scope, on: span.to })
  return { year: { ...year, seals }, rows: packRows(rows, made), holdings: sealed, unreadable, unconverted }
}

/** Computes a year and writes it as a file. */
export function write({ task, format }: { task: GainsTask; format: GainsFormat }): GainsFile {
  return writeGainsFile(
    run(task, (row) => row),
    format,
  )
}

/** What the transactions of a year were, a page of them. No book is written for it. */
export function listTransactions({
  task,
  ...wanted
}: {
  task: GainsTask
  kind: TransactionKind | undefined
  page: number
  size: number
}): Omit<GainTransactions, 'digest'> {
  const { classifyYear, nameAsset, options } = prepare(task)
  return listPage(classifyYear(), {
    ...wanted,
    nameAsset,
    decimalsOf: options.decimalsOf,
    rateOn: options.rateOn,
  })
}

/** The lots that are left of an asset at the end of a year, a page of them; the year is computed up to its books for it. */
export function listHeldLots({
  task,
  asset,
  tokenId,
  page,
  size,
}: {
  task: GainsTask
  asset: AssetId
  tokenId: string | null
  page: number
  size: number
}): Omit<HeldLots, 'digest'> {
  const { span, country, earlier } = task
  const { classified, rules, nameAsset, options } = prepare(task)
  const { scope, timeZone } = rules
  const { books } = toBooks(classified, {
    ...{ ...options, timeZone, isShown: () => false, lastDay: span.to },
    takeEvents: () => createYearEvents(span, scope),
  })
  const key = toBookKey({ asset, tokenId })
  const book = books.find((one) => toBookKey(one) === key)
  if (book === undefined) {
    return { lots: [], pages: 1, count: 0, quantity: '0', cost: { low: '0.00', high: '0.00' }, shares: [] }
  }
  const method = followEarlierYears(task.method, earlier, country) ?? task.method
  const told = toHeldLots(book, book.events.matchHeld(method), { asset, scope, nameAsset })
  return {
    ...told,
    lots: told.lots.slice((page - 1) * size, page * size),
    pages: Math.max(1, Math.ceil(told.count / size)),
  }
}

/** Tells two reports apart, line by line. */
export function compare({ was, now }: { was: string; now: string }): ReturnType<typeof compareReports> {
  return compareReports(was, now)
}

/** Tells files of one exchange by the names of their columns. */
export function readPurchasesHeader(task: { text: string }): ReturnType<typeof readHeader> {
  return readHeader(task)
}

/** Reads a file of purchases, and finds the receipts that they paid for. It never throws for what the file holds. */
export function readPurchases(task: PurchasesTask): ReturnType<typeof readFile> {
  return readFile(task)
}
