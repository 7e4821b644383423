import { type AssetId, type ChangePartKind, changePartKind, type Micros, toMicros } from '@pkg/api-contract'
import { sumOf } from '../../../lib/sum-of.ts'
import { isFound, isReward, type Movement } from './movement.ts'
import type { MovementPrices } from './movement-prices.ts'
import type { PointPrices } from './point-prices.ts'
import { toStepMoves } from './to-step-moves.ts'
import { valueMovement } from './value-movement.ts'
import type { Walk } from './walk-back.ts'
import type { AssetFacts, PointRow, WalletPoint } from './wallet-point.ts'

/** What each kind contributed, in millionths of a dollar. */
export type Parts = Record<ChangePartKind, Micros>

/** What comes in or goes out over the border of a selection. */
const flowKinds = ['received', 'sent', 'borrowed', 'repaid'] as const satisfies ChangePartKind[]
export type FlowKind = (typeof flowKinds)[number]

/** What changed a value in a step other than a price. A step leads from one point to the next. */
export interface StepEvent {
  asset: AssetId
  /** The number of the point that the step ends at. */
  step: number
  kind: FlowKind | 'traded' | 'gas' | 'interest' | 'reward' | 'newlyPriced' | 'unexplained'
  /** Its value as lists and sums tell it. */
  micros: Micros
  /** Its value at the price of the point that the step ends at, from which returns are computed. */
  atClose: Micros
  block: number
  /** The hash of its transaction, whose events happened at once; null for what no transaction did. */
  transaction: string | null
  /** Whether its other end is in the selection too. */
  isOwn: boolean
}

export interface ExplainChangeInput {
  /** Ascending, without a gap; the change is that from the first to the last. */
  points: readonly WalletPoint[]
  walk: Walk
  /** What the points are valued at. */
  prices: PointPrices
  /** What movements are told at, here as in lists and sums of them. */
  movementPrices: MovementPrices
  facts: (asset: AssetId) => AssetFacts
  isDebt: (asset: AssetId) => boolean
  /** Lower-case addresses among which a movement is no gain: they cancel out. */
  own: ReadonlySet<string>
}

export interface ExplainedChange {
  /** What each asset contributed from the first point to the last. */
  byAsset: Map<AssetId, Parts>
  events: StepEvent[]
  /** The steps in which a holding lost its price, by asset: what it did then is not known. */
  lostPrices: { asset: AssetId; step: number }[]
  /** The steps and transactions, as `3 0xhash`, in which something moved that had no price. */
  unpriced: string[]
}

export function noParts(): Parts {
  return Object.fromEntries(changePartKind.options.map((kind) => [kind, 0n])) as Parts
}

/** Adds what each kind contributed to a running total, in place. */
export function addParts(total: Parts, parts: Parts): void {
  for (const kind of changePartKind.options) total[kind] += parts[kind]
}

/** Whether an event is one of those that `sumFlows` adds up. */
export const isFlow = (event: StepEvent): event is StepEvent & { kind: FlowKind } =>
  flowKinds.some((kind) => kind === event.kind)

/** What came in less what went out. */
export function sumFlows(parts: Parts): Micros {
  return sumOf(flowKinds, (kind) => parts[kind])
}

/** Their sum is exactly what the value changed by. */
export function sumParts(parts: Parts): Micros {
  return sumOf(changePartKind.options, (kind) => parts[kind])
}

/**
 * Takes the change of a wallet's value apart, asset by asset and step by step. What no movement and no first price
 * explains is the move of the price, so that nothing is lost to rounding. The steps of a stretch are the same whatever
 * range they are seen in, so that two ranges side by side add up to the one that holds both.
 */
export function explainChange(input: ExplainChangeInput): ExplainedChange {
  const { points, walk, facts } = input
  const explained: ExplainedChange = {
    ...{ byAsset: new Map(), events: [], lostPrices: [], unpriced: [] },
  }
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return explained
  const columns = toColumns(points)
  for (const asset of new Set([...columns.keys(), ...walk.tracks.keys()])) {
    const rows = columns.get(asset) ?? []
    const moves = toStepMoves(walk.tracks.get(asset)?.changes ?? [], points, rows)
    if (rows.length === 0 && moves.size === 0) continue
    const parts = noParts()
    if (facts(asset).decimals !== null) {
      for (let step = 1; step < points.length; step += 1) {
        if (isQuiet(rows[step - 1], rows[step], moves.has(step))) continue
        explainStep(asset, step, [rows[step - 1], rows[step]], moves.get(step) ?? [], input, explained)
      }
    }
    explained.byAsset.set(asset, parts)
    parts.price = (rows[points.length - 1]?.micros ?? 0n) - (rows[0]?.micros ?? 0n)
  }
  for (const { asset, kind, micros } of explained.events) {
    const parts = explained.byAsset.get(asset)
    if (parts === undefined) continue
    parts[kind] += micros
    parts.price -= micros
  }
  return explained
}

/** The rows of each asset by the number of their point. */
function toColumns(points: readonly WalletPoint[]): Map<AssetId, (PointRow | undefined)[]> {
  const columns = new Map<AssetId, (PointRow | undefined)[]>()
  for (const [index, { rows }] of points.entries()) {
    for (const row of rows) {
      const column = columns.get(row.asset) ?? new Array<PointRow | undefined>(points.length)
      columns.set(row.asset, column)
      column[index] = row
    }
  }
  return columns
}

/** Whether nothing but the price can have changed the value of the holding. */
function isQuiet(before: PointRow | undefined, after: PointRow | undefined, hasMoves: boolean): boolean {
  if (hasMoves || (before?.balance ?? 0n) !== (after?.balance ?? 0n)) return false
  return before === undefined || (before.price === null) === (after?.price === null)
}

function explainStep(
  asset: AssetId,
  step: number,
  [before, after]: [PointRow | undefined, PointRow | undefined],
  moves: readonly Movement[],
  { prices, movementPrices, facts, isDebt, own }: ExplainChangeInput,
  { events, lostPrices, unpriced: unpricedMoves }: ExplainedChange,
): void {
  const decimals = facts(asset).decimals ?? 0
  const close = after?.price ?? prices.at(asset, step)
  const worth = (amount: bigint, price: number) => toMicros(amount, decimals, price)
  const tell = (kind: StepEvent['kind'], micros: Micros, atClose: Micros, movement?: Movement) =>
    events.push({
      ...{ asset, step, kind, micros, atClose },
      block: movement?.block ?? Number.NEGATIVE_INFINITY,
      transaction: movement === undefined ? null : toTransaction(movement),
      isOwn: movement !== undefined && isOwn(movement, own),
    })

  /** Nobody knows when a movement that is not listed was; it is worth what the point says. */
  const tellWorth = (movement: Movement): Micros | null => {
    if (!isFound(movement)) {
      return valueMovement(movement, decimals, movementPrices)?.micros ?? null
    }
    return close === undefined ? null : worth(movement.amount, close)
  }

  if (before !== undefined && before.price !== null && after !== undefined && after.price === null) {
    lostPrices.push({ asset, step })
  }
  let unpriced = before?.price === null ? before.balance : 0n
  let moved = 0n
  for (const movement of moves) {
    const { amount } = movement
    moved += amount
    const told = tellWorth(movement)
    if (told === null) {
      unpriced += amount
      unpricedMoves.push(`${step} ${toTransaction(movement)}`)
      continue
    }
    // Both ends of a move between one's own wallets are worth the same, whenever each of them was read.
    const last = isOwn(movement, own) ? prices.at(asset, step) : close
    tell(toPart(movement, { own, isDebt }), told, last === undefined ? told : worth(amount, last), movement)
  }
  if (close === undefined) return
  const gap = (after?.balance ?? 0n) - (before?.balance ?? 0n) - moved
  if (gap !== 0n) tell('unexplained', worth(gap, close), worth(gap, close))
  if (unpriced !== 0n) tell('newlyPriced', worth(unpriced, close), worth(unpriced, close))
}

/** The part of the id before the place in the transaction. */
function toTransaction({ id }: Movement): string {
  const end = id.indexOf(':')
  return end < 0 ? id : id.slice(0, end)
}

const isOwn = ({ counterparty }: Movement, own: ReadonlySet<string>) =>
  counterparty !== null && own.has(counterparty)

function toPart(
  movement: Movement,
  { own, isDebt }: Pick<ExplainChangeInput, 'own' | 'isDebt'>,
): StepEvent['kind'] {
  const { kind, amount, asset } = movement
  if (kind === 'firstSeen') return 'newlyPriced'
  if (kind === 'gas' || kind === 'interest' || kind === 'traded' || kind === 'unexplained') return kind
  if (isReward(movement)) return 'reward'
  if (isDebt(asset)) return amount > 0n ? 'borrowed' : 'repaid'
  // Both ends of a move between one's own wallets go to the same part, where they cancel.
  return isOwn(movement, own) || amount > 0n ? 'received' : 'sent'
}
