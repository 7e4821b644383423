import { type AssetId, type ChangePartKind, changePartKind, type Micros, toMicros } from '@pkg/api-contract'
import { type Step, toSlot } from './day.ts'
import type { Movement } from './movement.ts'
import type { PriceBook } from './price-book.ts'
import type { Walk } from './walk-back.ts'
import type { AssetFacts, PointRow, WalletPoint } from './wallet-point.ts'

/** What each kind contributed, in millionths of a dollar. */
export type Parts = Record<ChangePartKind, Micros>

/** Whether a person is shown an asset at a moment. */
export type IsHidden = (row: Pick<PointRow, 'asset' | 'spam'>, at: number) => boolean

export interface ExplainChangeInput {
  /** What the points and the prices are of. */
  step: Step
  from: WalletPoint
  to: WalletPoint
  walk: Walk
  book: PriceBook
  facts: (asset: AssetId) => AssetFacts
  isHidden: IsHidden
  /** Lower-case addresses among which a movement is no gain: they cancel out. */
  own: ReadonlySet<string>
}

export function noParts(): Parts {
  return Object.fromEntries(changePartKind.options.map((kind) => [kind, 0n])) as Parts
}

/** Adds what each kind contributed to a running total, in place. */
export function addParts(total: Parts, parts: Parts): void {
  for (const kind of changePartKind.options) total[kind] += parts[kind]
}

/** Their sum is exactly what the value changed by. */
export function sumParts(parts: Parts): Micros {
  return changePartKind.options.reduce((sum, kind) => sum + parts[kind], 0n)
}

/**
 * Takes the change of a wallet's value apart, asset by asset. Movements count at the closing price of their day or hour;
 * what is left is the move of the price, so that nothing is lost to rounding.
 */
export function explainChange(input: ExplainChangeInput): Map<AssetId, Parts> {
  const { from, to, walk } = input
  const before = new Map(from.rows.map((row) => [row.asset, row]))
  const after = new Map(to.rows.map((row) => [row.asset, row]))
  const assets = new Set([...before.keys(), ...after.keys(), ...walk.tracks.keys()])
  const explained = new Map<AssetId, Parts>()
  for (const asset of assets) {
    const changes = (walk.tracks.get(asset)?.changes ?? []).filter(({ at }) => at > from.at && at <= to.at)
    const start = before.get(asset)
    const end = after.get(asset)
    if (start === undefined && end === undefined && changes.length === 0) continue
    explained.set(asset, explainAsset(asset, start, end, changes, input))
  }
  return explained
}

function explainAsset(
  asset: AssetId,
  start: PointRow | undefined,
  end: PointRow | undefined,
  changes: readonly Movement[],
  { step, from, to, book, facts, isHidden, own }: ExplainChangeInput,
): Parts {
  const parts = noParts()
  const { decimals, spam } = facts(asset)
  const wasHidden = isHidden(start ?? { asset, spam }, from.at)
  const nowHidden = isHidden(end ?? { asset, spam }, to.at)
  const was = start?.micros ?? 0n
  const now = end?.micros ?? 0n
  if (wasHidden || nowHidden) {
    if (!wasHidden) parts.hidden = -was
    if (!nowHidden) parts.unhidden = now
    return parts
  }
  if (decimals === null) return parts

  const startPrice = start?.price ?? undefined
  const endPrice = end?.price ?? undefined
  const priceOn = (slot: number) => {
    if (slot >= to.slot && endPrice !== undefined) return endPrice
    const found = book.find(asset, slot)
    return found !== undefined && found.slot >= from.slot ? found.usd : (startPrice ?? found?.usd)
  }
  let unpriced = startPrice === undefined ? (start?.balance ?? 0n) : 0n
  let moved = 0n
  for (const { kind, amount, at, counterparty } of changes) {
    moved += amount
    const price = priceOn(toSlot(at, step))
    if (price === undefined) unpriced += amount
    else parts[toPart(kind, amount, counterparty, own)] += toMicros(amount, decimals, price)
  }
  const lastPrice = endPrice ?? priceOn(to.slot)
  const gap = (end?.balance ?? 0n) - (start?.balance ?? 0n) - moved
  if (gap !== 0n && lastPrice !== undefined) parts.unexplained += toMicros(gap, decimals, lastPrice)
  if (unpriced !== 0n) {
    const first = book.findFirst(asset, from.slot + 1, to.slot)?.usd ?? lastPrice
    if (first !== undefined) parts.newlyPriced = toMicros(unpriced, decimals, first)
  }
  parts.price = now - was - sumParts(parts)
  return parts
}

function toPart(
  kind: Movement['kind'],
  amount: bigint,
  counterparty: string | null,
  own: ReadonlySet<string>,
): ChangePartKind {
  if (kind === 'gas' || kind === 'unexplained') return kind
  // Both ends of a move between one's own wallets go to the same part, where they cancel.
  if (counterparty !== null && own.has(counterparty)) return 'received'
  return amount > 0n ? 'received' : 'sent'
}
