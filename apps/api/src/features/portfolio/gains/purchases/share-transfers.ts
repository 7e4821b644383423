import { DAY_MS } from '@pkg/api-contract'
import { least } from '../../../../lib/least.ts'
import { findFirst } from './find-first.ts'
import { isCutOff, isUpTo } from './is-as-written.ts'
import type { Receipt } from './list-receipts.ts'
import type { OtherLine, Purchase } from './read-purchases.ts'

/** What an exchange keeps for sending, at most: two hundredths of the quantity. */
export const KEPT_PART = 50n
/** How long a withdrawal is under way at most. */
const MOST_DAYS = 7
/** How many purchases are added up for one receipt. */
const MOST_SHARES = 200

/** What was bought by one line, or by several that name one transaction. */
export interface Held {
  purchase: Purchase
  units: bigint
  /** In the zone of the country. */
  on: string
}

/** How many units of a receipt a purchase paid for. */
export interface Share {
  one: Held
  units: bigint
}

/** A receipt with the purchases that it brought. */
export interface Shared {
  receipt: Receipt
  shares: Share[]
}

/** Coins at the exchange: bought by a line, or (without one) brought there from elsewhere, at a cost that the file does not know. */
export interface Lot {
  one: Held | null
  left: bigint
}

/**
 * Follows the coins of a file through its own lines, what came first going first, up to each withdrawal, and finds the
 * receipt of that: by its hash, which is certain, else the only one of as much (or of a little less) that came within days.
 * Of an asset with a line that cannot be read or understood nothing is followed.
 */
export function shareTransfers(
  purchases: readonly Held[],
  others: readonly OtherLine[],
  { receipts, dayOf }: Found,
): (Shared & { line: number; isNamed: boolean })[] {
  const named = new Set(purchases.map(({ purchase }) => purchase.hash))
  const shared: (Shared & { line: number; isNamed: boolean })[] = []
  const bySymbol = groupBySymbol(receipts)
  const used = new Set<Receipt>()
  for (const [asset, events] of toEvents(purchases, others)) {
    const lots: Lot[] = []
    for (const event of events) {
      const { kind, one, units, hash, line } = event
      if (kind === 'purchase' || kind === 'deposit') {
        lots.push({ one, left: units })
        continue
      }
      // What a purchase names itself is no withdrawal of others.
      if (hash !== null && named.has(hash)) continue
      const taken = takeLots(lots, units)
      const receipt = kind === 'sale' ? undefined : findReceipt(event, bySymbol.get(asset) ?? [], used)
      if (receipt === undefined) continue
      const shares = toShares(taken, receipt, dayOf)
      if (shares.length === 0) continue
      used.add(receipt)
      shared.push({ receipt, shares, line, isNamed: hash !== null })
    }
  }
  return shared
}

/**
 * Finds receipts that are as much as several purchases together, or a little less, in files that name no withdrawals: those
 * that were bought first and were not sold by then. That they add up is all that speaks for it.
 */
export function shareSums(
  purchases: readonly Held[],
  others: readonly OtherLine[],
  { receipts, dayOf }: Found,
): Shared[] {
  if (purchases.length < 2) return []
  const shared: Shared[] = []
  const bySymbol = groupBySymbol(receipts)
  for (const [asset, events] of toEvents(purchases, others)) {
    if (events.some(({ kind }) => kind === 'withdrawal')) continue
    const lots: Lot[] = []
    let next = 0
    for (const receipt of bySymbol.get(asset) ?? []) {
      for (let event = events[next]; event !== undefined && event.at <= receipt.at; event = events[next]) {
        if (event.kind === 'sale') takeLots(lots, event.units)
        else lots.push({ one: event.one, left: event.units })
        next += 1
      }
      const sum = sumUpTo(lots, receipt.units)
      if (sum === undefined) continue
      shared.push({ receipt, shares: toShares(takeLots(lots, sum), receipt, dayOf) })
    }
  }
  return shared
}

/** The sum of the first lots, two at least, that came in one transfer: what came, and at most an exchange's fee above it. */
function sumUpTo(lots: readonly Lot[], came: bigint): bigint | undefined {
  let sum = 0n
  for (const [place, { one, left }] of lots.entries()) {
    if (one === null || place === MOST_SHARES) return undefined
    sum += left
    if (!isUpTo(came, sum)) continue
    return place > 0 && came >= sum - sum / KEPT_PART ? sum : undefined
  }
  return undefined
}

/** Shares what came among the lots in their order; a lot bought after it came gets none. */
function toShares(taken: readonly Part[], receipt: Receipt, dayOf: Found['dayOf']): Share[] {
  let rest = receipt.units
  return taken.flatMap(({ one, units }, place) => {
    const left = rest - least(units, rest)
    // What was cut off came with the last of them.
    const isWhole = place === taken.length - 1 && isCutOff(left, receipt.units)
    const part = isWhole ? rest : rest - left
    rest -= part
    return one !== null && part > 0n && one.on <= dayOf(receipt) ? [{ one, units: part }] : []
  })
}

/** Receipts that nothing has paid for yet, oldest first. */
interface Found {
  receipts: readonly Receipt[]
  dayOf: (receipt: Receipt) => string
}

export interface Part {
  one: Held | null
  units: bigint
}

const groupBySymbol = (receipts: readonly Receipt[]) =>
  Map.groupBy(receipts, ({ symbol }) => symbol?.toUpperCase() ?? '')

interface Event {
  kind: 'purchase' | 'sale' | 'withdrawal' | 'deposit'
  line: number
  at: number
  asset: string
  units: bigint
  hash: string | null
  one: Held | null
  isFee?: true
}

/**
 * What happened to each asset, by time; at the same moment what came in stands before what went out, and else the order of the
 * file decides. An asset with an unclear line is left out; where a line tells no asset, amount or time, all are.
 */
export function toEvents(purchases: readonly Held[], others: readonly OtherLine[]): Map<string, Event[]> {
  if (others.some(({ of }) => of === null)) return new Map()
  const events = purchases.map((one): Event => {
    const { line, at, asset } = one.purchase
    return { kind: 'purchase', line, at, asset, units: one.units, hash: null, one }
  })
  const unclear = new Set<string>()
  for (const { kind, line, hash, isFee, of } of others) {
    if (of === null) continue
    if (kind === 'unclear') unclear.add(of.asset)
    else events.push({ kind, line, hash, one: null, ...(isFee && { isFee }), ...of })
  }
  const isOut = ({ kind }: Event) => Number(kind === 'sale' || kind === 'withdrawal')
  const sorted = events
    .filter(({ asset }) => !unclear.has(asset))
    .sort((a, b) => a.at - b.at || isOut(a) - isOut(b) || a.line - b.line)
  return Map.groupBy(sorted, ({ asset }) => asset)
}

/** Takes units of the first lots; fewer where there are not as many. */
export function takeLots(lots: Lot[], units: bigint): Part[] {
  const taken: Part[] = []
  let rest = units
  while (rest > 0n) {
    const [lot] = lots
    if (lot === undefined) break
    const part = least(lot.left, rest)
    taken.push({ one: lot.one, units: part })
    lot.left -= part
    rest -= part
    if (lot.left === 0n) lots.shift()
  }
  return taken
}

function findReceipt(
  { hash, units, at }: Event,
  receipts: readonly Receipt[],
  used: ReadonlySet<Receipt>,
): Receipt | undefined {
  const isFree = (receipt: Receipt) => isUpTo(receipt.units, units) && !used.has(receipt)
  if (hash !== null) return receipts.find((receipt) => receipt.hash === hash && isFree(receipt))
  const fewest = units - units / KEPT_PART
  const like: Receipt[] = []
  for (
    let next = findFirst(receipts, (receipt) => receipt.at >= at - DAY_MS);
    next < receipts.length;
    next += 1
  ) {
    const receipt = receipts[next] as Receipt
    if (receipt.at > at + MOST_DAYS * DAY_MS) break
    if (receipt.units >= fewest && isFree(receipt)) like.push(receipt)
  }
  return like.length === 1 ? like[0] : undefined
}
