import { formatMicros, type GainDoubt, type GainRow, toExplorerLink } from '@pkg/api-contract'
import type { MatchedDisposal } from '@pkg/cost-basis'
import { type Cents, formatCents, sumCents, toCents } from './cents.ts'
import type { MatchedBook } from './match-books.ts'
import type { BookEntry } from './to-books.ts'

/** How an asset is called. */
export type NameAsset = (asset: string) => { symbol: string | null; name: string | null }

/** The disposals of a span of days, oldest first, each with its lots: every sum is one of the rounded figures below it. */
export function toGainRows(
  matched: readonly MatchedBook[],
  { from, to, nameAsset }: { from: string; to: string; nameAsset: NameAsset },
): GainRow[] {
  const rows = matched.flatMap(({ book, result }) =>
    result.disposals.flatMap((disposal) => {
      const entry = book.entries.get(disposal.id)
      if (entry === undefined || entry.day < from || entry.day > to) return []
      return [{ at: entry.classified.transaction.at, row: toRow(disposal, entry, book.entries, nameAsset) }]
    }),
  )
  return rows.sort((a, b) => a.at - b.at).map(({ row }) => row)
}

function toRow(
  disposal: MatchedDisposal,
  entry: BookEntry,
  entries: ReadonlyMap<string, BookEntry>,
  nameAsset: NameAsset,
): GainRow {
  const { classified, flow, role, day, quantity, usd, rate } = entry
  const { transaction, kind } = classified
  const proceeds = toCents(disposal.proceeds)
  const cost = toCents(disposal.cost)
  const denied = disposal.deniedLoss === undefined ? null : toCents(disposal.deniedLoss)
  const gain = proceeds - cost + (denied ?? 0n)
  const { gainRange } = disposal
  return {
    id: disposal.id,
    chainId: transaction.chainId,
    asset: assetOf(flow.asset),
    ...nameAsset(flow.asset),
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
    doubts: listDoubts(disposal, entry),
    lots: toLots(disposal, { proceeds, cost }, entries),
  }
}

export const assetOf = (asset: string) => asset.slice(asset.indexOf(':') + 1) as GainRow['asset']

const roundedOrNull = (value: string | null) => (value === null ? null : formatCents(toCents(value)))

/** The lots in cents: each is the difference of rounded running totals, so that they add up to their disposal. */
function toLots(
  { lots }: MatchedDisposal,
  total: { proceeds: Cents; cost: Cents },
  entries: ReadonlyMap<string, BookEntry>,
): GainRow['lots'] {
  const costs = spread(
    lots.map(({ cost }) => toCents(cost)),
    total.cost,
  )
  const shares = spread(
    lots.map(({ proceeds = '0' }) => toCents(proceeds)),
    total.proceeds,
  )
  return lots.map(({ acquisitionId, quantity, acquiredOn, unknownCost, longTerm }, index) => {
    const [cost, proceeds] = [costs[index] ?? 0n, shares[index] ?? 0n]
    const origin = acquisitionId === undefined ? undefined : entries.get(acquisitionId)
    return {
      transactionHash: origin?.classified.transaction.hash ?? null,
      acquiredOn: acquiredOn?.slice(0, 10) ?? null,
      quantity,
      cost: formatCents(cost),
      proceeds: formatCents(proceeds),
      gain: formatCents(proceeds - cost),
      unknownCost: unknownCost ?? false,
      longTerm: longTerm ?? null,
    }
  })
}

/** Parts that were rounded one by one, with what they lack of their sum put on the largest. */
function spread(parts: readonly Cents[], total: Cents): Cents[] {
  const lack = total - sumCents(parts, (part) => part)
  const largest = parts.reduce((best, part, index) => (part > (parts[best] ?? 0n) ? index : best), 0)
  return parts.map((part, index) => (index === largest ? part + lack : part))
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
