import type { AssetId } from '@pkg/api-contract'
import type { Growth } from '@pkg/chain-client'
import { absolute } from '../../../lib/absolute.ts'
import { least } from '../../../lib/least.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import type { FoundKind, KnownBalances, Movement } from './movement.ts'
import { type Finding, FROM_THE_BEGINNING, SKEW_MS, type Track, type Walk } from './walk-back.ts'

export interface Measures {
  /** Balances that were known at a moment, in any order. What one does not name it does not tell. */
  measured: readonly KnownBalances[]
  /** In which an asset that is not named is not held. */
  present: KnownBalances
  /** Whether the movements reach back to the wallet's first. */
  complete: boolean
}

/** A contract rounds each movement: so much a balance may be off by it. */
const ROUNDING = 2n
/** A penalty takes at most one part in so many of a stake at once; what is missing beyond that is unexplained. */
const LARGEST_CUT = 100n

/**
 * A walk in which some balances grow: what no movement tells between two measured balances becomes one movement of `interest` at
 * the later of them, so that the track comes to every measured balance. Where the balance would not suffice for what went out in
 * between, that much of the interest is dated before it. A loss is unexplained, beyond rounding and the penalty of a stake.
 *
 * Some pools write the growth into the next movement, as a transfer from the zero address beside it or as a part of its amount.
 * What was counted as interest until then is taken off that movement, which leaves what somebody sent.
 */
export function addInterest(
  walk: Walk,
  growthOf: (asset: AssetId) => Growth | null,
  { measured, present, complete }: Measures,
): Walk {
  const growing = new Map(
    [...walk.tracks.keys()].flatMap((asset) => {
      const growth = growthOf(asset)
      return growth === null ? [] : [[asset, growth] as const]
    }),
  )
  if (growing.size === 0) return walk
  const readings = measured.filter(({ at }) => at < present.at).toSorted((a, b) => a.at - b.at)
  const told: Walk = {
    tracks: new Map(walk.tracks),
    findings: walk.findings.filter(({ asset }) => !growing.has(asset)),
  }
  for (const [asset, growth] of growing) {
    const moves = walk.tracks.get(asset)?.changes.filter(({ kind }) => kind !== 'unexplained') ?? []
    const points = [...readings, present].flatMap(({ at, block, balances }) => {
      const balance = balances.get(asset) ?? (balances === present.balances ? 0n : undefined)
      return balance === undefined ? [] : [{ at, block, balance }]
    })
    const rules = { growth, complete }
    let track = tellTrack(asset, moves, points, { ...rules, isWritten: false })
    if (track.shrank) track = tellTrack(asset, moves, points, { ...rules, isWritten: true })
    told.tracks.set(asset, { asset, opening: track.opening, changes: track.changes })
    told.findings.push(...track.findings)
  }
  return told
}

/**
 * The same up to the balances that the list of holdings has, which is read at another moment: what they differ by is interest
 * where it is small. A larger difference moved, and is told once its movement is read.
 */
export function untilPresent(
  { tracks, findings }: Walk,
  growthOf: (asset: AssetId) => Growth | null,
  held: ReadonlyMap<AssetId, bigint>,
  now: number,
): Walk {
  const told = [...tracks].map(([asset, track]): [AssetId, Track] => {
    const balance = held.get(asset)
    if (balance === undefined || growthOf(asset) === null) return [asset, track]
    const { opening, changes } = track
    const amount = balance - opening - sumOf(changes, (change) => change.amount)
    const size = absolute(amount)
    if (amount === 0n || size > ROUNDING + balance / LARGEST_CUT) return [asset, track]
    const interest: Movement = {
      ...{ id: `interest:${asset}:${now}`, asset, block: changes.at(-1)?.block ?? 0, at: now },
      ...{ kind: 'interest', amount, counterparty: null },
    }
    return [asset, { ...track, changes: [...changes, interest] }]
  })
  return { tracks: new Map(told), findings }
}

/** A balance of one asset that was known at a moment; the block is null where the source does not tell it. */
interface Point {
  at: number
  block: number | null
  balance: bigint
}

function tellTrack(
  asset: AssetId,
  moves: readonly Movement[],
  points: readonly Point[],
  { growth, complete, isWritten }: { growth: Growth; complete: boolean; isWritten: boolean },
): Track & { findings: Finding[]; shrank: boolean } {
  const sum = (some: readonly Movement[]) => sumOf(some, ({ amount }) => amount)
  const changes: Movement[] = []
  const findings: Finding[] = []
  let shrank = false
  /** The interest that was told since the last movement. */
  let accrued = 0n
  let opening = 0n
  let balance = 0n
  let next = 0
  let since = 0
  for (const [index, point] of points.entries()) {
    const count = countUntil(moves, next, { point, from: balance })
    const all = moves.slice(next, next + count)
    const some = isWritten && accrued > 0n ? takeOff(all, accrued) : all
    next += count
    if (index === 0 && !complete) {
      // What was there before the first movement that is known came nobody knows when.
      opening = atLeastNothing(point.balance - sum(some))
      balance = opening
    }
    let left = point.balance - balance - sum(some)
    const tell = (kind: FoundKind, amount: bigint, where: { at: number; block: number }) => {
      if (amount === 0n) return
      const { at, block } = where
      changes.push({
        ...{ id: `${kind}:${asset}:${at}`, asset, block, at, kind, amount, counterparty: null },
      })
      balance += amount
      left -= amount
      if (kind === 'interest') accrued += amount
      if (kind !== 'unexplained') return
      const unsure = { after: index === 0 ? FROM_THE_BEGINNING : since, before: point.at }
      findings.push({ asset, kind: 'drift', at: since + 1, amount, unsure })
    }
    const rounded = -ROUNDING * BigInt(some.length + 1)
    if (all.length > 0) {
      shrank ||= growth === 'up' && accrued > 0n && left < rounded
      accrued = 0n
    }
    const lasting = [...Map.groupBy(some, ({ block }) => block).values()]
    for (const block of lasting) {
      const [first] = block as [Movement, ...Movement[]]
      const missing = -(balance + sum(block))
      if (missing > 0n) {
        const grown = least(missing, atLeastNothing(left))
        tell('interest', grown, first)
        tell('unexplained', missing - grown, first)
      }
      // Close to a reading the balance says on which side of it something moved, and the clock need not agree.
      for (const move of block) {
        changes.push({
          ...move,
          at: Math.min(Math.max(move.at, since === 0 ? move.at : since + 1), point.at),
        })
        balance += move.amount
      }
    }
    const isLost = left < rounded && (growth === 'up' || -left > (point.balance - left) / LARGEST_CUT)
    tell(isLost ? 'unexplained' : 'interest', left, {
      at: point.at,
      block: point.block ?? changes.at(-1)?.block ?? 0,
    })
    since = point.at
  }
  return { asset, opening, changes, findings, shrank }
}

const isNobody = ({ counterparty }: Movement) => counterparty === null || /^0x0{40}$/.test(counterparty)

/** Movements without what the first of them wrote down that had been told before: a transfer of its own, or a part of one. */
function takeOff(moves: readonly Movement[], written: bigint): readonly Movement[] {
  const first = moves.filter((move) => move.block === moves[0]?.block && isNobody(move))
  const found = first.find(({ amount }) => amount === written) ?? first[0]
  if (found === undefined) return moves
  return moves.flatMap((move) => {
    if (move !== found) return [move]
    return move.amount === written ? [] : [{ ...move, amount: move.amount - written }]
  })
}

/**
 * How many of the movements from one on lie before a reading. Where it has no block, its moment is uncertain by a few minutes:
 * then it is the number after which the least is left to explain.
 */
function countUntil(
  moves: readonly Movement[],
  from: number,
  { point, from: before }: { point: Point; from: bigint },
): number {
  let count = 0
  let best: { count: number; off: bigint } | undefined
  let balance = before
  const consider = () => {
    const off = point.balance - balance
    const size = absolute(off)
    if (best === undefined || size < best.off) best = { count, off: size }
  }
  for (let index = from; ; index += 1) {
    const move = moves[index]
    if (point.block !== null) {
      if (move === undefined || move.block > point.block) return count
    } else {
      if (move === undefined || move.at > point.at - SKEW_MS) consider()
      if (move === undefined || move.at > point.at + SKEW_MS) return best?.count ?? count
    }
    balance += move.amount
    count += 1
  }
}

const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount)
