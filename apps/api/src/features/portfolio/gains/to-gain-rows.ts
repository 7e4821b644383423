import {
  addUpExactCents,
  formatMicros,
  type GainDoubt,
  type GainRow,
  toExplorerLink,
} from '@pkg/api-contract'
import type { MatchedDisposal } from '@pkg/cost-basis'
import type { NameAsset } from './asset-names.ts'
import { type Cents, decimalToMicros, formatCents, toCents } from './cents.ts'
import type { MatchedBook } from './match-book.ts'
import { kindsFor } from './overrides/kinds-for.ts'
import type { BookEntry, LotOrigin } from './to-books.ts'

/** A row with its figures as they are added up: what is written in it is not read again for each of its sums. */
export interface CountedRow {
  row: GainRow
  /** Milliseconds since 1970. */
  at: number
  proceeds: Cents
  cost: Cents
  gain: Cents
  /** In which of the two sums, of gains or of losses, its gain is counted. */
  isLoss: boolean
  /** Of each lot of the row, in their order. */
  lotGains: Cents[]
}

/** The disposals of a book that were told, each with its lots: every sum is one of the rounded figures below it. */
export const toGainRows =
  (nameAsset: NameAsset) =>
  ({ book: { entries, origins }, disposals }: MatchedBook): CountedRow[] =>
    disposals.flatMap((disposal) => {
      const entry = entries.get(disposal.id)
      return entry === undefined ? [] : [toRow(disposal, entry, origins, nameAsset)]
    })

/** The rows of an asset where all that is given up of it on one day is one disposal: each counts as all of its day do. */
export function countByDay(rows: readonly CountedRow[]): CountedRow[] {
  const ofDay = new Map<string, Cents>()
  for (const { row, gain } of rows) ofDay.set(row.disposedOn, (ofDay.get(row.disposedOn) ?? 0n) + gain)
  return rows.map((one) => ({ ...one, isLoss: (ofDay.get(one.row.disposedOn) ?? 0n) < 0n }))
}

/** What the disposals that were told gained, as their rows would say it. */
export const listGains = (disposals: readonly MatchedDisposal[]): Cents[] =>
  disposals.map((disposal) => toCentsOf(disposal).gain)

function toCentsOf(disposal: MatchedDisposal) {
  const proceeds = toCents(disposal.proceeds)
  const cost = toCents(disposal.cost)
  const denied = disposal.deniedLoss === undefined ? null : toCents(disposal.deniedLoss)
  return { proceeds, cost, denied, gain: proceeds - cost + (denied ?? 0n) }
}

function toRow(
  disposal: MatchedDisposal,
  entry: BookEntry,
  origins: ReadonlyMap<string, LotOrigin>,
  nameAsset: NameAsset,
): CountedRow {
  const { classified, flow, role, day, quantity, usd, rate } = entry
  const { transaction, kind } = classified
  const { proceeds, cost, denied, gain } = toCentsOf(disposal)
  const { gainRange } = disposal
  const { lots, lotGains } = toLots(disposal, { proceeds, cost }, origins)
  const { symbol, name } = nameAsset(flow.asset)
  const row: GainRow = {
    id: entry.id,
    chainId: transaction.chainId,
    asset: assetOf(flow.asset),
    symbol,
    name,
    tokenId: flow.tokenId,
    kind: role === 'gas' ? 'gas' : kind,
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
    gainRange:
      gainRange === undefined
        ? null
        : { low: roundedOrNull(gainRange.low), high: roundedOrNull(gainRange.high) },
    missingQuantity: disposal.missingQuantity ?? null,
    kinds: role === 'gas' ? [] : [...kindsFor(classified)],
    doubts: listDoubts(disposal, entry),
    lots,
  }
  return { row, at: transaction.at, proceeds, cost, gain, isLoss: gain < 0n, lotGains }
}

export const assetOf = (asset: string) => asset.slice(asset.indexOf(':') + 1) as GainRow['asset']

const roundedOrNull = (value: string | null) => (value === null ? null : formatCents(toCents(value)))

/**
 * The lots in cents that add up to their disposal. Units that were never seen to come are a lot too, without a day and
 * a cost: what was received for them is what the others leave.
 */
function toLots(
  { lots, missingQuantity, proceeds: received }: MatchedDisposal,
  total: { proceeds: Cents; cost: Cents },
  origins: ReadonlyMap<string, LotOrigin>,
): { lots: GainRow['lots']; lotGains: Cents[] } {
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
  const lotGains = parts.map((_, index) => (proceedsOf[index] ?? 0n) - (costOf[index] ?? 0n))
  const written = parts.map((part, index) => {
    const { acquisitionId, quantity, acquiredOn, rule, unknownCost, longTerm } = part
    const origin = acquisitionId === undefined ? undefined : origins.get(acquisitionId)
    return {
      transactionHash: origin?.hash ?? null,
      // A book holds an asset of several chains: the lot may have come on another one than it went.
      explorerUrl: origin === undefined ? null : toExplorerLink(origin.chainId, { transaction: origin.hash }),
      // Units that moved without ever having come carry the day of the move, which is not theirs.
      acquiredOn: (origin && acquiredOn?.slice(0, 10)) ?? null,
      pooled: rule === 'pool',
      quantity,
      cost: formatCents(costOf[index] ?? 0n),
      proceeds: formatCents(proceedsOf[index] ?? 0n),
      gain: formatCents(lotGains[index] ?? 0n),
      unknownCost: unknownCost ?? false,
      costByHand: origin?.byHand ?? false,
      receipt: origin?.receipt ?? null,
      receiptQuantity: origin && origin.receipt !== null ? origin.quantity : null,
      longTerm: (origin && longTerm) ?? null,
    }
  })
  return { lots: written, lotGains }
}

function listDoubts(
  disposal: MatchedDisposal,
  { classified, role, rate, usd, flow }: BookEntry,
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
  if (usd !== null && rate === null) add('no-rate', 'No exchange rate of that day is known.')
  if (role === 'gas') {
    add('gas', 'Paid as a fee: whether that is a disposal is not settled, here it is one at its value.')
  } else if (!classified.certain && classified.kind !== 'sent') {
    add(
      'kind',
      `What it was is read from its shape: ${classified.reason.charAt(0).toLowerCase()}${classified.reason.slice(1)}`,
    )
  }
  if (flow.valuedAt === 'day') {
    add('price-of-the-day', 'It is valued at the close of its day, because no price of its hour is known.')
  }
  return doubts
}
