import {
  addUpExactCents,
  formatMicros,
  type GainDoubt,
  type GainRow,
  toExplorerLink,
} from '@pkg/api-contract'
import type { MatchedDisposal, MatchedLot } from '@pkg/cost-basis'
import type { NameAsset } from './asset-names.ts'
import { type Cents, decimalToMicros, formatCents, toCents, toWhole } from './cents.ts'
import { kindsFor } from './overrides/kinds-for.ts'
import type { Book, BookEntry, LotOrigin } from './to-books.ts'

/** What a disposal gained as it is added up, by whichever method. */
export interface CountedGain {
  disposedOn: string
  gain: Cents
  /** In which of the two sums, of gains or of losses, its gain is counted. */
  isLoss: boolean
  /** Null where the gain is certain; an end of it where nothing bounds it. */
  range: { low: Cents | null; high: Cents | null } | null
  ofLots: LotSums
}

/** A row with its figures as they are added up: what is written in it is not read again for each of its sums. */
export interface CountedRow<Row>
  extends CountedGain,
    Pick<GainRow, 'chainId' | 'asset' | 'symbol' | 'name' | 'tokenId' | 'wallet'> {
  row: Row
  isFee: boolean
  /** Milliseconds since 1970. */
  at: number
  proceeds: Cents
  cost: Cents
  denied: Cents
}

/** What the lots of a row gained: those that did and those that lost apart, and by how long they were held, null where none was. */
interface LotSums {
  gained: Cents
  lost: Cents
  /** What those that did gained as they are written in whole units of money, each amount rounded by itself. */
  gainedInWhole: Cents
  short: Cents | null
  long: Cents | null
  undated: Cents | null
}

/**
 * The disposals of a book that were told, each with its lots: every sum is one of the rounded figures below it.
 *
 * @param keep makes of a row what is held of it: there are many, and each is long
 * @param isFeeDisposal whether a rule of the country settles that a fee is a disposal
 */
export const toGainRows =
  <Row>(nameAsset: NameAsset, keep: (row: GainRow) => Row, isFeeDisposal = false) =>
  (
    { entries, origins }: Pick<Book, 'entries' | 'origins'>,
    disposals: readonly MatchedDisposal[],
  ): CountedRow<Row>[] =>
    disposals.flatMap((disposal) => {
      const entry = entries.get(disposal.id)
      return entry === undefined ? [] : [toRow(disposal, entry, { origins, nameAsset, keep, isFeeDisposal })]
    })

/** The same disposals without the words of a row: what they gained by a method that is told beside that of the year. */
export const toCountedGains = (
  { entries, origins }: Pick<Book, 'entries' | 'origins'>,
  disposals: readonly MatchedDisposal[],
): CountedGain[] =>
  disposals.flatMap((disposal) => {
    const entry = entries.get(disposal.id)
    if (entry === undefined) return []
    const total = toCentsOf(disposal)
    const { parts, figures } = shareOut(disposal, total)
    const ofLots = sumLots(figures, (index) => termOf(parts[index], origins))
    return [
      { disposedOn: entry.day, gain: total.gain, isLoss: total.gain < 0n, range: rangeOf(disposal), ofLots },
    ]
  })

/** The disposals of an asset where all that is given up of it on one day is one: each counts as all of its day do. */
export function countByDay<Counted extends CountedGain>(rows: readonly Counted[]): Counted[] {
  const ofDay = new Map<string, Cents>()
  for (const { disposedOn, gain } of rows) ofDay.set(disposedOn, (ofDay.get(disposedOn) ?? 0n) + gain)
  return rows.map((one) => ({ ...one, isLoss: (ofDay.get(one.disposedOn) ?? 0n) < 0n }))
}

function toCentsOf(disposal: MatchedDisposal) {
  const proceeds = toCents(disposal.proceeds)
  const cost = toCents(disposal.cost)
  const denied = disposal.deniedLoss === undefined ? null : toCents(disposal.deniedLoss)
  return { proceeds, cost, denied, gain: proceeds - cost + (denied ?? 0n) }
}

function toRow<Row>(
  disposal: MatchedDisposal,
  entry: BookEntry,
  {
    origins,
    nameAsset,
    keep,
    isFeeDisposal,
  }: {
    origins: ReadonlyMap<string, LotOrigin>
    nameAsset: NameAsset
    keep: (row: GainRow) => Row
    isFeeDisposal: boolean
  },
): CountedRow<Row> {
  const { classified, flow, role, day, quantity, usd, rate } = entry
  const { transaction, kind } = classified
  const { proceeds, cost, denied, gain } = toCentsOf(disposal)
  const range = rangeOf(disposal)
  const { parts, figures } = shareOut(disposal, { proceeds, cost })
  const lots = writeLots(parts, figures, origins)
  const { symbol, name } = nameAsset(flow.asset)
  const row: GainRow = {
    id: entry.id,
    chainId: transaction.chainId,
    asset: assetOf(flow.asset),
    symbol,
    name,
    tokenId: flow.tokenId,
    kind: role === 'gas' ? 'gas' : kind,
    ...whyOf(entry),
    wallet: flow.wallet,
    transactionHash: transaction.hash,
    explorerUrl: toExplorerLink(transaction.chainId, { transaction: transaction.hash }),
    at: new Date(transaction.at).toISOString(),
    disposedOn: day,
    quantity,
    usdValue: usd === null ? null : formatMicros(usd),
    rate: rate === null ? null : { value: String(rate.value), setOn: rate.setOn },
    proceeds: formatCents(proceeds),
    cost: formatCents(cost),
    gain: formatCents(gain),
    deniedLoss: denied === null ? null : formatCents(denied),
    gainRange: range === null ? null : { low: writeOrNull(range.low), high: writeOrNull(range.high) },
    missingQuantity: disposal.missingQuantity ?? null,
    kinds: role === 'gas' ? [] : [...kindsFor(classified)],
    doubts: listDoubts(disposal, entry, isFeeDisposal),
    lots,
  }
  return {
    ...{ row: keep(row), isFee: role === 'gas', at: transaction.at, disposedOn: day },
    ...{ chainId: row.chainId, asset: row.asset, symbol, name, tokenId: row.tokenId, wallet: row.wallet },
    ...{ proceeds, cost, denied: denied ?? 0n, gain, isLoss: gain < 0n },
    ...{ range, ofLots: sumLots(figures, (index) => lots[index]?.longTerm ?? null) },
  }
}

/** What an entry says of why it counts as it does, and of the price by which it is valued. */
export function whyOf({ role, classified: { kind, rule, reason, certain }, flow, usd }: BookEntry) {
  const valuedAt = usd === null && flow.valuedAt !== 'hand' ? null : flow.valuedAt
  if (role !== 'gas') return { rule, reason, certain, valuedAt }
  return { rule: 'fee', reason: `The fee of a transaction that counts as: ${kind}.`, certain: true, valuedAt }
}

/** What was received for a lot, what it cost and what it gained. */
type LotFigures = Record<'proceeds' | 'cost' | 'gain', Cents>

/** @param longTermOf whether a lot was held for more than a year; null where that is not known */
function sumLots(figures: readonly LotFigures[], longTermOf: (index: number) => boolean | null): LotSums {
  const sums: LotSums = {
    ...{ gained: 0n, lost: 0n, gainedInWhole: 0n },
    ...{ short: null, long: null, undated: null },
  }
  for (const [index, { proceeds, cost, gain }] of figures.entries()) {
    if (gain < 0n) sums.lost += gain
    else sums.gained += gain
    const whole = toWhole(proceeds) - toWhole(cost)
    if (whole > 0n) sums.gainedInWhole += 100n * whole
    const longTerm = longTermOf(index)
    const term = longTerm === null ? 'undated' : longTerm ? 'long' : 'short'
    sums[term] = (sums[term] ?? 0n) + gain
  }
  return sums
}

export const assetOf = (asset: string) => asset.slice(asset.indexOf(':') + 1) as GainRow['asset']

function rangeOf({ gainRange }: MatchedDisposal): CountedGain['range'] {
  return gainRange === undefined
    ? null
    : { low: centsOrNull(gainRange.low), high: centsOrNull(gainRange.high) }
}

const centsOrNull = (value: string | null) => (value === null ? null : toCents(value))
const writeOrNull = (cents: Cents | null) => (cents === null ? null : formatCents(cents))

/**
 * The lots in cents that add up to their disposal. Units that were never seen to come are a lot too, without a day and
 * a cost: what was received for them is what the others leave.
 */
function shareOut(
  { lots, missingQuantity, proceeds: received }: MatchedDisposal,
  total: { proceeds: Cents; cost: Cents },
): { parts: MatchedLot[]; figures: LotFigures[] } {
  const shares = lots.map(({ proceeds = '0' }) => decimalToMicros(proceeds))
  const parts = [...lots]
  if (missingQuantity !== undefined) {
    parts.push({ quantity: missingQuantity, cost: '0', unknownCost: true })
    shares.push(shares.reduce((left, share) => left - share, decimalToMicros(received)))
  }
  // One lot is all of it.
  const isOne = parts.length === 1
  const proceedsOf = isOne ? [total.proceeds] : addUpExactCents(shares, total.proceeds)
  const costOf = isOne
    ? [total.cost]
    : addUpExactCents(
        parts.map(({ cost }) => decimalToMicros(cost)),
        total.cost,
      )
  const figures = parts.map((_, index): LotFigures => {
    const [share = 0n, paid = 0n] = [proceedsOf[index], costOf[index]]
    return { proceeds: share, cost: paid, gain: share - paid }
  })
  return { parts, figures }
}

const originOf = (part: MatchedLot | undefined, origins: ReadonlyMap<string, LotOrigin>) =>
  part?.acquisitionId === undefined ? undefined : origins.get(part.acquisitionId)

/** Units whose coming was not seen have no day, and so no term. */
const termOf = (part: MatchedLot | undefined, origins: ReadonlyMap<string, LotOrigin>) =>
  (originOf(part, origins) && part?.longTerm) ?? null

const writeLots = (
  parts: readonly MatchedLot[],
  figures: readonly LotFigures[],
  origins: ReadonlyMap<string, LotOrigin>,
): GainRow['lots'] =>
  parts.map((part, index) => {
    const { quantity, acquiredOn, rule, unknownCost } = part
    const origin = originOf(part, origins)
    return {
      transactionHash: origin?.hash ?? null,
      // A book holds an asset of several chains: the lot may have come on another one than it went.
      explorerUrl: origin === undefined ? null : toExplorerLink(origin.chainId, { transaction: origin.hash }),
      // Units that moved without ever having come carry the day of the move, which is not theirs.
      acquiredOn: (origin && acquiredOn?.slice(0, 10)) ?? null,
      pooled: rule === 'pool',
      matchedBy: rule === undefined || rule === 'pool' ? null : rule,
      quantity,
      cost: formatCents(figures[index]?.cost ?? 0n),
      proceeds: formatCents(figures[index]?.proceeds ?? 0n),
      gain: formatCents(figures[index]?.gain ?? 0n),
      unknownCost: unknownCost ?? false,
      costByHand: origin?.byHand ?? false,
      pricedByHand: origin?.pricedByHand ?? false,
      receipt: origin?.asked?.receipt ?? null,
      receiptQuantity: origin?.asked?.quantity ?? null,
      longTerm: termOf(part, origins),
    }
  })

function listDoubts(
  disposal: MatchedDisposal,
  { classified, role, usd, local, flow, pricedByHand }: BookEntry,
  isFeeDisposal: boolean,
): GainDoubt[] {
  const doubts: GainDoubt[] = []
  const add = (id: GainDoubt['id'], message: string) => doubts.push({ id, message })
  if (disposal.missingQuantity !== undefined) {
    add('missing-units', `${disposal.missingQuantity} of these units were never seen to come.`)
  }
  const unknown = Number(disposal.unknownCostQuantity ?? 0) - Number(disposal.missingQuantity ?? 0)
  if (unknown > 0) add('unknown-cost', 'What some of these units cost is not known: it counts as nil.')
  if (disposal.unknownProceeds) {
    if (classified.kind === 'sent') {
      add(
        'no-answer',
        'It went to somebody else; what for is not known, so nothing counts as received for it.',
      )
    } else {
      add('unknown-proceeds', 'What it was worth then is not known: nothing counts as received for it.')
    }
  }
  if (usd !== null && local === null) add('no-rate', 'No exchange rate of that day is known.')
  if (role === 'gas') {
    if (!isFeeDisposal) {
      add('gas', 'Paid as a fee: whether that is a disposal is not settled, here it is one at its value.')
    }
  } else if (!classified.certain && classified.kind !== 'sent') {
    add(
      'kind',
      `What it was is read from its shape: ${classified.reason.charAt(0).toLowerCase()}${classified.reason.slice(1)}`,
    )
  }
  if (flow.valuedAt === 'day') {
    add('price-of-the-day', 'It is valued at the close of its day, because no price of its hour is known.')
  }
  if (pricedByHand) add('price-by-hand', 'What it was worth follows from a price that you entered.')
  return doubts
}
