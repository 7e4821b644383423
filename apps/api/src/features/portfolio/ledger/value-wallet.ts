import type { AssetId } from '@pkg/api-contract'
import type { ClosingPrice } from '@pkg/chain-client'
import { balancesAt } from './balances-at.ts'
import { endOf, type Slot, type Step } from './day.ts'
import { judgePoint, toDoubts } from './judge-point.ts'
import type { PriceBook } from './price-book.ts'
import { valueRow } from './value-row.ts'
import type { Walk } from './walk-back.ts'
import type { AssetFacts, PointRow, WalletPoint } from './wallet-point.ts'

export interface ValueWalletInput {
  walk: Walk
  step: Step
  /** Ascending; such that are over, without the one that is under way. */
  slots: readonly Slot[]
  book: PriceBook
  facts: (asset: AssetId) => AssetFacts
  /** Whether prices of an asset count. */
  counts: (asset: AssetId) => boolean
  /** Recorded points by slot; they are taken as they are. */
  recorded: ReadonlyMap<Slot, WalletPoint>
  /** The first slot from which on the list of movements is complete; null when none is. */
  movementsFrom: Slot | null
  /** Whether a balance is one that changes by itself and was not measured at a moment. @default none is */
  isUnmeasured?: (asset: AssetId, at: number) => boolean
  /** What an earlier run made; rows that did not change are taken from it. */
  previous?: ReadonlyMap<Slot, WalletPoint> | undefined
}

export interface ValuedWallet {
  points: WalletPoint[]
  /** How many slots were not as before. */
  recomputed: number
}

/** What a wallet held and was worth at the end of each day or hour: recorded where it was, walked back elsewhere. */
export function valueWallet(input: ValueWalletInput): ValuedWallet {
  const { walk, step, slots, recorded, previous } = input
  const moments = slots.map((slot) => endOf(slot, step))
  const columns = [...walk.tracks.values()].map((track) => ({
    asset: track.asset,
    facts: input.facts(track.asset),
    balances: balancesAt(track, moments),
  }))
  const doubts = toDoubts(walk.findings, input.counts)
  let recomputed = 0
  const points = slots.map((slot, index): WalletPoint => {
    const previousPoint = previous?.get(slot)
    const observed = recorded.get(slot)
    if (observed !== undefined) {
      if (previousPoint?.at !== observed.at) recomputed += 1
      return observed
    }
    const former = new Map(previousPoint?.rows.map((row) => [row.asset, row]))
    let isSame = previousPoint !== undefined && previousPoint.at === endOf(slot, step)
    const rows: PointRow[] = []
    for (const { asset, facts, balances } of columns) {
      const balance = balances[index] ?? 0n
      // Wrong times may put a payment before the receipt that it was made from; such a balance is left out.
      if (balance <= 0n) continue
      const price = facts.decimals === null ? undefined : input.book.find(asset, slot)
      const before = former.get(asset)
      if (before && isUnchanged(before, balance, price, slot)) rows.push(before)
      else {
        isSame = false
        rows.push(valueRow({ asset, balance, ...facts }, price?.usd ?? null, toPriceOf(price, slot)))
      }
    }
    if (previousPoint && isSame && previousPoint.rows.length === rows.length)
      return judgePoint(previousPoint, input, doubts)
    recomputed += 1
    return judgePoint(
      { slot, at: endOf(slot, step), provenance: 'reconstructed', rows, drawn: 0n, lacks: null },
      input,
      doubts,
    )
  })
  return { points, recomputed }
}

function isUnchanged(row: PointRow, balance: bigint, price: ClosingPrice | undefined, slot: Slot): boolean {
  return (
    row.balance === balance && row.price === (price?.usd ?? null) && row.priceOf === toPriceOf(price, slot)
  )
}

const toPriceOf = (price: ClosingPrice | undefined, slot: Slot) =>
  price === undefined || price.slot === slot ? null : price.slot
