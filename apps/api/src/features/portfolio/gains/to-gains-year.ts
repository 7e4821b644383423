import { createHash } from 'node:crypto'
import {
  type AssetGain,
  type CostMethod,
  formatMicros,
  type GainRow,
  type GainsYear,
  type IncomeRow,
  type OpenQuestion,
  type OpenReadings,
  type TaxRegime,
  toExplorerLink,
  usualReadings,
  type WalletGain,
} from '@pkg/api-contract'
import { sumOf } from '../../../lib/sum-of.ts'
import type { NameAsset } from './asset-names.ts'
import { formatCents, toCents } from './cents.ts'
import { type EarlierYear, followEarlierYears, tellEarlierYears } from './earlier-years.ts'
import { toMade } from './list-made.ts'
import { kindsFor } from './overrides/kinds-for.ts'
import { addGains, noGains, tellGains } from './sum-gains.ts'
import { type TaxCountry, tellChoices } from './tax-country.ts'
import type { Book, BookEntry } from './to-books.ts'
import { assetOf, type CountedRow, countByDay, toCountedGains, toGainRows, whyOf } from './to-gain-rows.ts'
import { type Holding, toHoldings } from './to-holdings.ts'
import { toIndianTax, toTaxOfMethod } from './to-indian-tax.ts'
import type { Span, YearEvents } from './year-events.ts'
import type { YearKinds } from './year-kinds.ts'

/** Goes up with every change of what a kind, a lot or a figure is made of. */
const GAINS_RULES_VERSION = '12'

/** Kinds whose arrivals are income at their value. */
const INCOME_KINDS: readonly string[] = ['airdrop', 'mint', 'reward', 'rebase']
/** What a stake that came back brought beside itself; its own cost is known or asked for. */
const isEarned = ({ id, classified }: BookEntry) => classified.kind === 'unstaked' && id.includes(':reward:')
/** Kinds of which only the person can say what they were. */
const QUESTION_KINDS: readonly string[] = ['sent', 'received', 'unknown']

export interface GainsInput {
  country: GainsYear['country']
  rules: TaxCountry
  method: CostMethod
  /** The years before it that were frozen. */
  earlier: readonly EarlierYear[]
  financialYear: string
  span: Span
  otherIncome: string | undefined
  regime: TaxRegime
  readings: OpenReadings
  kinds: YearKinds
  books: readonly Book<YearEvents>[]
  nameAsset: NameAsset
  /** Whether an address is a wallet whose movements are read. @default every one is */
  isRead?: (wallet: string) => boolean
}

/** A year without what is read beside its books. */
export type ReckonedYear = Omit<
  GainsYear,
  'seals' | 'held' | 'priceSources' | 'source' | 'updatedAt' | 'problem' | 'chains' | 'provisional'
>

/**
 * The figures of a tax year and its rows; what is read besides (seals, sources) is added by the caller.
 *
 * @param keep makes of a row what is held of it
 * @returns with each row, at its place in `made`, which figures it is part of
 */
export function toGainsYear<Row>(
  input: GainsInput,
  keep: (row: GainRow) => Row,
): { rows: Row[]; made: number[]; year: ReckonedYear; holdings: Holding[] } {
  const { country, rules, method, earlier, financialYear, span, otherIncome, regime, readings } = input
  const { kinds, books, nameAsset, isRead = () => true } = input
  const others = rules.told.filter((other) => other !== method)
  const methods = [method, ...others].map((one) => followEarlierYears(one, earlier, country) ?? one)
  // One book after the other, so that no two are held whole.
  const found: CountedRow<Row>[] = []
  const toRows = toGainRows(nameAsset, keep, rules.isFeeDisposal)
  const sumsOf = new Map(others.map((other) => [other, noGains()]))
  const holdings: Holding[] = []
  for (const book of books) {
    const isGiving = book.events.isGiving()
    const isHeld = [...book.balances.values()].some((units) => units !== 0n)
    if (!isGiving && !isHeld) continue
    // What gave nothing gained nothing, by whichever method: what is left of it is that of the year's own.
    const [own, ...rest] = book.events.match(isGiving ? methods : methods.slice(0, 1))
    if (own === undefined) continue
    if (isHeld)
      for (const one of toHoldings(book, own.held, { scope: rules.scope, isRead, nameAsset }))
        holdings.push(one)
    const isCounted = ({ id }: { id: string }) => {
      const role = book.entries.get(id)?.role
      return role !== 'gone' && (readings.gas === 'disposal' || role !== 'gas')
    }
    const ofBook = toRows(book, own.disposals.filter(isCounted))
    for (const row of rules.countsByDay ? countByDay(ofBook) : ofBook) found.push(row)
    for (const [index, sums] of [...sumsOf.values()].entries()) {
      const gains = toCountedGains(book, (rest[index]?.disposals ?? []).filter(isCounted))
      addGains(sums, rules.countsByDay ? countByDay(gains) : gains)
    }
  }
  const counted = found.sort((a, b) => a.at - b.at)
  const rows = counted.map(({ row }) => row)
  const sums = addGains(noGains(), counted)
  const indianYear = { financialYear, otherIncome, regime }
  const entries = books.flatMap((book) => Array.from(book.entries.values()).filter(isOf(span)))
  const income = entries.filter(isIncome).sort(byMoment).map(toIncomeRow(nameAsset))
  const fees = entries.filter(({ role }) => role === 'gas')
  const questions = entries.filter(isQuestion).sort(byMoment).map(toQuestion(nameAsset))
  return {
    ...{ rows, made: counted.map(toMade), holdings },
    year: {
      ...{ financialYear, country, method, ...span },
      currency: rules.currency,
      timeZone: rules.timeZone,
      scope: rules.scope,
      totals: { ...toSums(counted), ...tellGains(sums), ...toIncomeTotals(income) },
      gas: toGasPaid(fees),
      otherMethods: Array.from(sumsOf, ([method, ofMethod]) => ({
        method,
        ...tellGains(ofMethod),
        india: country === 'in' ? toTaxOfMethod(ofMethod, indianYear) : null,
      })),
      assets: toAssetGains(counted),
      wallets: toWalletGains(counted),
      ...{ income, questions },
      readings: country === 'in' ? readings : null,
      india: country === 'in' ? toIndianTax(sums, indianYear) : null,
      rowCount: rows.length,
      spamTransactions: kinds.spamCount(),
      rules: {
        version: GAINS_RULES_VERSION,
        choices: [
          ...tellChoices(rules, { regime, method, readings }),
          ...tellEarlierYears(method, earlier, country),
          ...tellPricesByHand(kinds.pricedCount()),
        ],
      },
      digest: toDigest(input),
    },
  }
}

/** Nothing where none was entered, so that a year without keeps its text. */
const tellPricesByHand = (count: number) =>
  count === 0
    ? []
    : [
        {
          id: 'prices-by-hand',
          text: `Prices that you entered value what moved in ${count === 1 ? 'one transaction' : `${count} transactions`} up to this year, in place of those that were read; each figure that follows from one says so.`,
          certain: false,
          source: null,
        },
      ]

const isOf =
  ({ from, to }: Span) =>
  ({ day }: BookEntry) =>
    day >= from && day <= to
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

const commonOf = (nameAsset: NameAsset, entry: BookEntry) => {
  const { id, classified, flow, quantity } = entry
  const { chainId, hash } = classified.transaction
  return {
    ...{ id, chainId, quantity },
    asset: assetOf(flow.asset),
    ...nameAsset(flow.asset),
    tokenId: flow.tokenId,
    kind: classified.kind,
    ...whyOf(entry),
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
    pricedByHand: entry.pricedByHand,
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
    pricedByHand: entry.pricedByHand,
    kinds: [...kindsFor(entry.classified)],
    receipt: entry.role === 'acquired' ? entry.id : null,
  })

type Counted = CountedRow<unknown>

/** What came in and what it cost. */
function toSums(rows: readonly Counted[]) {
  return {
    proceeds: formatCents(sumOf(rows, ({ proceeds }) => proceeds)),
    cost: formatCents(sumOf(rows, ({ cost }) => cost)),
    deniedLosses: rows.some(({ denied }) => denied > 0n)
      ? formatCents(sumOf(rows, ({ denied }) => denied))
      : null,
  }
}

function toIncomeTotals(income: readonly IncomeRow[]) {
  return {
    income: formatCents(sumOf(income, ({ value }) => (value === null ? 0n : toCents(value)))),
    incomeUnvalued: income.filter(({ value }) => value === null).length,
  }
}

function toGasPaid(fees: readonly BookEntry[]): GainsYear['gas'] {
  const count = (of: readonly BookEntry[]) => new Set(of.map(({ classified }) => classified)).size
  return {
    paid: formatCents(sumOf(fees, (fee) => toCents(localValueOf(fee) ?? '0'))),
    transactions: count(fees),
    unvalued: count(fees.filter(({ local }) => local === null)),
  }
}

function toAssetGains(rows: readonly Counted[]): AssetGain[] {
  const groups = Map.groupBy(rows, ({ chainId, asset, tokenId }) => `${chainId}:${asset}#${tokenId ?? ''}`)
  return [...groups.values()]
    .map((own) => {
      const [first] = own as [Counted, ...Counted[]]
      const { chainId, asset, symbol, name, tokenId } = first
      return { chainId, asset, symbol, name, tokenId, ...toGroup(own) }
    })
    .sort(byProceeds)
}

function toWalletGains(rows: readonly Counted[]): WalletGain[] {
  const groups = Map.groupBy(rows, ({ wallet }) => wallet)
  return Array.from(groups, ([wallet, own]) => ({ wallet, ...toGroup(own) })).sort(byProceeds)
}

function toGroup(own: readonly Counted[]) {
  const { gains, losses } = addGains(noGains(), own)
  const uncertain = own.filter(({ range }) => range !== null).length
  return {
    ...{ disposals: own.length, ...toSums(own) },
    ...{ gains: formatCents(gains), losses: formatCents(losses), uncertain },
  }
}

/** What received most first. */
const byProceeds = (a: { proceeds: string }, b: { proceeds: string }) =>
  Number(toCents(b.proceeds) - toCents(a.proceeds))

/**
 * Everything that the figures follow from, and nothing else: the same digest means the same figures. What comes later
 * than can change the year is not in it, so that a past year keeps its digest.
 */
function toDigest(input: GainsInput): string {
  const { country, method, earlier, financialYear, otherIncome, regime, readings, books, kinds } = input
  const hash = createHash('sha256')
  const choices = { country, method, earlier, financialYear, otherIncome }
  // The usual one is left out, as it was before there was a choice: reports of then keep their digest.
  const ofRegime = regime === 'new' ? {} : { regime }
  const isUsual = readings.gas === usualReadings.gas && readings.incomeCost === usualReadings.incomeCost
  const unusual = isUsual ? {} : { readings }
  hash.update(`${JSON.stringify({ version: GAINS_RULES_VERSION, ...choices, ...ofRegime, ...unusual })}\n`)
  for (const { events, ...book } of books) events.addTo(hash, book)
  return hash.update(kinds.lines()).digest('hex')
}
