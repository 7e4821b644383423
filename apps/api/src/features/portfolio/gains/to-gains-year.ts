import { createHash, type Hash } from 'node:crypto'
import {
  type AssetGain,
  type CostMethod,
  DAY_MS,
  formatMicros,
  type GainRow,
  type GainsYear,
  type IncomeRow,
  type MoneyRange,
  type OpenQuestion,
  toExplorerLink,
} from '@pkg/api-contract'
import { vdaYear } from '@pkg/cost-basis'
import { sumOf } from '../../../lib/sum-of.ts'
import type { NameAsset } from './asset-names.ts'
import { type Cents, formatCents, toCents } from './cents.ts'
import type { Classified } from './classify.ts'
import { type EarlierYear, followEarlierYears, tellEarlierYears } from './earlier-years.ts'
import { matchBook } from './match-book.ts'
import { kindsFor } from './overrides/kinds-for.ts'
import type { TaxCountry } from './tax-country.ts'
import type { Book, BookEntry } from './to-books.ts'
import { assetOf, type CountedRow, countByDay, listGains, toGainRows } from './to-gain-rows.ts'

/** Goes up with every change of what a kind, a lot or a figure is made of. */
const GAINS_RULES_VERSION = '7'

/** Kinds whose arrivals are income at their value. */
const INCOME_KINDS: readonly string[] = ['airdrop', 'mint', 'reward']
/** What a stake that came back brought beside itself; its own cost is known or asked for. */
const isEarned = ({ id, classified }: BookEntry) => classified.kind === 'unstaked' && id.includes(':reward:')
/** Kinds of which only the person can say what they were. */
const QUESTION_KINDS: readonly string[] = ['sent', 'received', 'unknown']

interface Span {
  from: string
  to: string
}

export interface GainsInput {
  country: GainsYear['country']
  rules: TaxCountry
  method: CostMethod
  /** The years before it that were frozen. */
  earlier: readonly EarlierYear[]
  financialYear: string
  span: Span
  otherIncome: string | undefined
  classified: readonly ClassifiedMark[]
  books: readonly Book[]
  nameAsset: NameAsset
}

/** A transaction as all of them are held: what it was, and when. */
export interface ClassifiedMark extends Pick<Classified, 'kind' | 'rule'> {
  transaction: Pick<Classified['transaction'], 'hash' | 'at'>
}

/** The figures of a tax year and its rows; what is read besides (seals, sources) is added by the caller. */
export function toGainsYear(input: GainsInput): {
  rows: GainRow[]
  year: Omit<GainsYear, 'seals' | 'source' | 'updatedAt' | 'problem' | 'chains' | 'provisional'>
} {
  const { country, rules, method, earlier, financialYear, span, otherIncome } = input
  const { classified, books, nameAsset } = input
  const { scope } = rules
  // What comes later than can change the year is left out before anything is matched.
  const known = upTo(lastDayOf(span), books)
  // Of a book that gave nothing up in the year no method makes a gain in it.
  const giving = known.filter(({ disposals }) => disposals.some(isIn(span)))
  const others = rules.told.filter((other) => other !== method)
  const methods = [method, ...others].map((one) => followEarlierYears(one, earlier, country) ?? one)
  // One book after the other, so that no two are held whole.
  const found: CountedRow[] = []
  const gainsOf = new Map(others.map((other) => [other, [] as Cents[]]))
  for (const book of giving) {
    const [own = [], ...rest] = matchBook(book, { methods, scope, span })
    const ofBook = toGainRows(nameAsset)({ book, disposals: own })
    for (const row of rules.countsByDay ? countByDay(ofBook) : ofBook) found.push(row)
    others.forEach((other, index) => {
      for (const gain of listGains(rest[index] ?? [])) gainsOf.get(other)?.push(gain)
    })
  }
  const counted = found.sort((a, b) => a.at - b.at)
  const rows = counted.map(({ row }) => row)
  const entries = books.flatMap((book) => Array.from(book.entries.values()).filter(isOf(span)))
  const income = entries.filter(isIncome).sort(byMoment).map(toIncomeRow(nameAsset))
  const questions = entries.filter(isQuestion).sort(byMoment).map(toQuestion(nameAsset))
  return {
    rows,
    year: {
      ...{ financialYear, country, method, ...span },
      currency: rules.currency,
      timeZone: rules.timeZone,
      scope: rules.scope,
      totals: { ...toTotals(counted), ...toIncomeTotals(income) },
      otherMethods: others.map((other) => ({
        method: other,
        ...toNet((gainsOf.get(other) ?? []).map((gain) => ({ gain, isLoss: gain < 0n }))),
      })),
      assets: toAssetGains(counted),
      ...{ income, questions },
      india: country === 'in' ? toIndianTax(counted, financialYear, otherIncome) : null,
      rowCount: rows.length,
      spamTransactions: classified.filter(({ kind }) => kind === 'spam').length,
      rules: {
        version: GAINS_RULES_VERSION,
        choices: [...rules.choices, ...tellEarlierYears(method, earlier, country)],
      },
      digest: toDigest(input, known),
    },
  }
}

const isIn = ({ from, to }: Span) => {
  const end = dayAfter(to)
  return ({ date }: { date: string }) => date >= from && date < end
}
const isOf =
  ({ from, to }: Span) =>
  ({ day }: BookEntry) =>
    day >= from && day <= to
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
const lastDayOf = ({ to }: Span) => new Date(Date.parse(to) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)

/** The events up to the end of a day. Dates begin with their local day, so that they compare as texts. */
function upTo(last: string, books: readonly Book[]): Book[] {
  const end = dayAfter(last)
  const until = <Event extends { date: string }>(events: Event[]) =>
    events.every(({ date }) => date < end) ? events : events.filter(({ date }) => date < end)
  return books.map(({ acquisitions, disposals, transfers, ...book }) => ({
    ...book,
    ...{
      acquisitions: until(acquisitions),
      disposals: until(disposals),
      transfers: until(transfers),
    },
  }))
}

const isIncome = (entry: BookEntry) =>
  entry.role === 'acquired' &&
  (isEarned(entry) || (INCOME_KINDS.includes(entry.classified.kind) && entry.classified.out.length === 0))
/** What nobody has answered: a cost that is not known, or what something was. */
const isQuestion = ({ role, classified, counted }: BookEntry) =>
  counted === null &&
  (role === 'acquired' || (role === 'disposed' && QUESTION_KINDS.includes(classified.kind)))
const byMoment = (a: BookEntry, b: BookEntry) => a.classified.transaction.at - b.classified.transaction.at

const localValueOf = ({ local }: BookEntry) =>
  local === null ? null : formatCents(toCents(formatMicros(local)))

const commonOf = (nameAsset: NameAsset, { id, classified, flow, quantity }: BookEntry) => {
  const { chainId, hash } = classified.transaction
  return {
    ...{ id, chainId, quantity },
    asset: assetOf(flow.asset),
    ...nameAsset(flow.asset),
    tokenId: flow.tokenId,
    kind: classified.kind,
    wallet: flow.wallet,
    transactionHash: hash,
    explorerUrl: toExplorerLink(chainId, { transaction: hash }),
  }
}

const toIncomeRow =
  (nameAsset: NameAsset) =>
  (entry: BookEntry): IncomeRow => ({
    ...commonOf(nameAsset, entry),
    receivedOn: entry.day,
    value: localValueOf(entry),
    kinds: [...kindsFor(entry.classified)],
  })

const toQuestion =
  (nameAsset: NameAsset) =>
  (entry: BookEntry): OpenQuestion => ({
    ...commonOf(nameAsset, entry),
    on: entry.day,
    came: entry.role === 'acquired',
    counterparty: entry.flow.counterparties[0] ?? null,
    value: localValueOf(entry),
    kinds: [...kindsFor(entry.classified)],
    receipt: entry.role === 'acquired' ? entry.id : null,
  })

/** All in one pass: there are as many lots as movements. */
function toTotals(rows: readonly CountedRow[]) {
  const ofTerm = { short: 0n, long: 0n, undated: 0n }
  let [isDated, hasUndated] = [false, false]
  for (const { row, lotGains } of rows) {
    for (const [index, { longTerm }] of row.lots.entries()) {
      const gain = lotGains[index] ?? 0n
      if (longTerm === null) {
        hasUndated = true
        ofTerm.undated += gain
        continue
      }
      isDated = true
      if (longTerm) ofTerm.long += gain
      else ofTerm.short += gain
    }
  }
  return {
    ...toSums(rows),
    netRange: rows.some(({ row }) => row.gainRange !== null) ? sumRanges(rows) : null,
    shortTerm: isDated ? formatCents(ofTerm.short) : null,
    longTerm: isDated ? formatCents(ofTerm.long) : null,
    undated: isDated && hasUndated ? formatCents(ofTerm.undated) : null,
  }
}

/** What came in and what it cost, with profits and losses apart. */
function toSums(rows: readonly CountedRow[]) {
  return {
    proceeds: formatCents(sumOf(rows, ({ proceeds }) => proceeds)),
    cost: formatCents(sumOf(rows, ({ cost }) => cost)),
    ...toNet(rows),
  }
}

/** Profits and losses apart, and both together. */
function toNet(each: readonly Pick<CountedRow, 'gain' | 'isLoss'>[]) {
  const gains = sumOf(each, ({ gain, isLoss }) => (isLoss ? 0n : gain))
  const losses = sumOf(each, ({ gain, isLoss }) => (isLoss ? gain : 0n))
  return { net: formatCents(gains + losses), gains: formatCents(gains), losses: formatCents(losses) }
}

/** The sum of the least, and of the most, that each row can be; null where one of them is bounded by nothing. */
function sumRanges(rows: readonly CountedRow[]): MoneyRange {
  const end = (of: 'low' | 'high') => {
    let sum = 0n
    for (const { gain, row } of rows) {
      const value = row.gainRange === null ? gain : row.gainRange[of]
      if (value === null) return null
      sum += typeof value === 'bigint' ? value : toCents(value)
    }
    return formatCents(sum)
  }
  return { low: end('low'), high: end('high') }
}

/** What is taxed from the least to the most: a row that is certain counts by its lots, each that gained. */
function toTaxableRange(rows: readonly CountedRow[]): MoneyRange {
  let [low, high]: [Cents, Cents | null] = [0n, 0n]
  for (const { row, lotGains } of rows) {
    const { gainRange } = row
    const own = sumOf(lotGains, (gain) => max(gain, 0n))
    if (gainRange === null) {
      low += own
      high = high === null ? null : high + own
      continue
    }
    low += gainRange.low === null ? 0n : min(own, max(toCents(gainRange.low), 0n))
    high = high === null || gainRange.high === null ? null : high + max(own, toCents(gainRange.high))
  }
  return { low: formatCents(low), high: high === null ? null : formatCents(high) }
}

function toIncomeTotals(income: readonly IncomeRow[]) {
  return {
    income: formatCents(sumOf(income, ({ value }) => (value === null ? 0n : toCents(value)))),
    incomeUnvalued: income.filter(({ value }) => value === null).length,
  }
}

function toAssetGains(rows: readonly CountedRow[]): AssetGain[] {
  const groups = Map.groupBy(
    rows,
    ({ row: { chainId, asset, tokenId } }) => `${chainId}:${asset}#${tokenId ?? ''}`,
  )
  return [...groups.values()]
    .map((own) => {
      const [first] = own as [CountedRow, ...CountedRow[]]
      const { chainId, asset, symbol, name, tokenId } = first.row
      const { proceeds, cost, gains, losses } = toSums(own)
      const uncertain = own.filter(({ row }) => row.gainRange !== null).length
      return {
        chainId,
        asset,
        symbol,
        name,
        tokenId,
        disposals: own.length,
        proceeds,
        cost,
        gains,
        losses,
        uncertain,
      }
    })
    .sort((a, b) => Number(toCents(b.proceeds) - toCents(a.proceeds)))
}

/** India: each lot is a row of the schedule, in whole rupees, and its loss counts for nothing. */
function toIndianTax(
  rows: readonly CountedRow[],
  financialYear: string,
  otherIncome: string | undefined,
): NonNullable<GainsYear['india']> {
  const lots = rows.flatMap(({ row }) => row.lots)
  const { taxableIncome, tax, surcharge, total, lossesIgnored } = vdaYear({
    financialYear,
    transfers: lots.map(({ cost, proceeds }, place) => ({
      ...{ id: String(place), asset: 'VDA', cost, consideration: proceeds },
    })),
    ...(otherIncome !== undefined && { otherIncome }),
  })
  const round = (value: string) => formatCents(toCents(value))
  const isNewAct = Number(financialYear.slice(0, 4)) >= 2026
  return {
    taxableIncome: round(taxableIncome),
    taxableRange: toTaxableRange(rows),
    lossesIgnored: round(lossesIgnored),
    tax: round(tax),
    surcharge: surcharge === undefined ? null : round(surcharge),
    // The cess is what is left of the total, so that what is read adds up: at most a paisa beside its own 4 %.
    cess: formatCents(toCents(total) - toCents(tax) - toCents(surcharge ?? '0')),
    total: round(total),
    beforeSurcharge: otherIncome === undefined,
    act: isNewAct ? 'Income-tax Act, 2025' : 'Income-tax Act, 1961',
    sections: isNewAct
      ? { rate: '194 (Table, Sl. 4)', deductedAtSource: '393(1) (Table, Sl. 8(vi))', definition: '2(111)' }
      : { rate: '115BBH', deductedAtSource: '194S', definition: '2(47A)' },
  }
}

/** How long after a year what is bought can still change it: the UK and Canada look thirty days ahead. */
const DAYS_AHEAD = 30

/**
 * Everything that the figures follow from, and nothing else: the same digest means the same figures. What comes later
 * than can change the year is not in it, so that a past year keeps its digest.
 */
function toDigest(
  { country, method, earlier, financialYear, otherIncome, span, classified }: GainsInput,
  books: readonly Book[],
): string {
  const hash = createHash('sha256')
  hash.update(
    `${JSON.stringify({ version: GAINS_RULES_VERSION, country, method, earlier, financialYear, otherIncome })}\n`,
  )
  for (const { asset, tokenId, acquisitions, disposals, transfers } of books) {
    if (acquisitions.length + disposals.length + transfers.length === 0) continue
    hash.update(`[${JSON.stringify(asset)},${JSON.stringify(tokenId)}`)
    for (const events of [acquisitions, disposals, transfers]) {
      hash.update(',[')
      addEvents(hash, events)
      hash.update(']')
    }
    hash.update(']\n')
  }
  const end = Date.parse(lastDayOf(span)) + 2 * DAY_MS
  let lines = ''
  for (const { transaction, kind, rule } of classified) {
    if (transaction.at < end) lines += `${transaction.hash} ${kind} ${rule}\n`
  }
  return hash.update(lines).digest('hex')
}

/** Adds what `JSON.stringify` writes between the brackets of a list, a part after the other: the whole of it is as long as the history. */
function addEvents(hash: Hash, events: readonly unknown[]): void {
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
    const part = JSON.stringify(events.slice(from, from + EVENTS_AT_ONCE))
    hash.update(`${from === 0 ? '' : ','}${part.slice(1, -1)}`)
  }
}
const EVENTS_AT_ONCE = 1_000

const max = (a: Cents, b: Cents) => (a > b ? a : b)
const min = (a: Cents, b: Cents) => (a < b ? a : b)
