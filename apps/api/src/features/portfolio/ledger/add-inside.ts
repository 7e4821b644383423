import { type AssetId, fromAssetId, type Place, readPlace, withoutPlace } from '@pkg/api-contract'
import { absolute } from '../../../lib/absolute.ts'
import { least } from '../../../lib/least.ts'
import type { FoundKind, Movement } from './movement.ts'
import { SKEW_MS, type Track, type Walk } from './walk-back.ts'

/** What was inside contracts at a moment, of a reading that told of it. */
export interface InsideReading {
  at: number
  parts: ReadonlyMap<AssetId, { balance: bigint; contracts: readonly string[] }>
}

/** Contracts round down: so much may be missing of what was paid in. */
const ROUNDING = 2n

/**
 * A walk with what is inside contracts without a token, as far as readings tell it. Between two of them, what the movements
 * show to have gone to a position or come from it is a movement of the position too, by the same transaction. Of the rest,
 * what is owed and what fees earn grows by `interest`; what a pool gave of one side for more of the other was `traded`; what
 * else changed is unexplained. What the first reading found was there before, nobody knows since when.
 * @param readings oldest first
 * @param isSame whether an asset that moved is one that the position has, as a coin that a manager wraps
 */
export function addInside(
  walk: Walk,
  readings: readonly InsideReading[],
  isSame: (moved: AssetId, inside: AssetId) => boolean = (moved, inside) => moved === inside,
): Walk {
  const positions = Map.groupBy(new Set(readings.flatMap(({ parts }) => [...parts.keys()])), (asset) =>
    toPosition(asset),
  )
  if (positions.size === 0) return walk
  const told: Walk = { tracks: new Map(walk.tracks), findings: [...walk.findings] }
  const contracts = new Set(
    readings.flatMap(({ parts }) => [...parts.values()].flatMap((part) => part.contracts)),
  )
  const moves = [...walk.tracks.values()]
    .flatMap(({ changes }) => changes)
    .filter(({ counterparty }) => counterparty !== null && contracts.has(counterparty))
    .sort((a, b) => a.block - b.block || a.at - b.at)
  for (const assets of positions.values()) {
    for (const track of tellPosition(assets, readings, { moves, isSame, walk: told })) {
      told.tracks.set(track.asset, track)
    }
  }
  return told
}

/** The contract and the piece, on its chain. */
function toPosition(asset: AssetId): string {
  const { contract, piece } = readPlace(asset) ?? {}
  return `${fromAssetId(asset).chainId} ${contract} ${piece}`
}

const balanceOf = (reading: InsideReading | undefined, { asset }: Pick<Part, 'asset'>) =>
  reading?.parts.get(asset)?.balance ?? 0n

interface Part {
  asset: AssetId
  role: Place['role']
  isPool: boolean
  track: Track
  before: bigint
  /** What the balance changed by that no movement has told yet. */
  left: bigint
}

function tellPosition(
  assets: readonly AssetId[],
  readings: readonly InsideReading[],
  {
    moves,
    isSame,
    walk,
  }: { moves: readonly Movement[]; isSame: (moved: AssetId, inside: AssetId) => boolean; walk: Walk },
): Track[] {
  const parts = assets.map((asset): Part => {
    const place = readPlace(asset)
    return {
      ...{ asset, role: place?.role ?? 'supplied', isPool: place?.piece !== undefined },
      ...{ track: { asset, opening: 0n, changes: [] }, before: 0n, left: 0n },
    }
  })
  const contracts = new Set(
    readings.flatMap(({ parts: read }) => assets.flatMap((asset) => read.get(asset)?.contracts ?? [])),
  )
  const own = moves.filter(({ counterparty }) => contracts.has(counterparty ?? ''))
  const used = new Set<Movement>()
  let previous: InsideReading | undefined
  for (const reading of readings) {
    for (const part of parts) {
      // The changes told so far lead to the reading before.
      part.before = balanceOf(previous, part)
      part.left = balanceOf(reading, part) - part.before
    }
    const { at } = reading
    if (previous === undefined) {
      for (const part of parts) tellRest(part, 'firstSeen', at)
    } else {
      for (const move of own) {
        if (move.at > at + SKEW_MS) break
        if (used.has(move) || move.at <= previous.at - SKEW_MS) continue
        const same = parts.filter(({ asset }) => isSame(move.asset, withoutPlace(asset)))
        // Close to a reading, its balances say on which side of it something moved.
        const isClose = move.at > at - SKEW_MS || move.at <= previous.at
        if (same.length === 0 || (isClose && same.every(({ left }) => left === 0n))) continue
        used.add(move)
        tellMove({ ...move, at: Math.min(at, Math.max(previous.at + 1, move.at)) }, same)
      }
      for (const part of parts) tellRest(part, toRestKind(part, parts), at, { walk, since: previous.at })
    }
    previous = reading
  }
  return parts.map(({ track }) => track).filter(({ changes }) => changes.length > 0)
}

/** What went into a position or came out of it, taken off the part that it went to or came from. */
function tellMove(move: Movement, parts: readonly Part[]) {
  const find = (role: Place['role']) => parts.find((part) => part.role === role)
  const [supplied, fee, owed] = [find('supplied'), find('fee'), find('borrowed')]
  let amount = move.amount
  const tell = (part: Part | undefined, change: bigint) => {
    if (part === undefined || change === 0n) return
    const [transaction = ''] = move.id.split(':')
    part.left -= change
    part.track.changes.push({
      ...{ asset: part.asset, block: move.block, at: move.at, kind: 'transfer', amount: change },
      id: `${transaction}:inside:${move.id.slice(transaction.length + 1)}:${part.role}`,
      counterparty: move.counterparty,
    })
  }
  if (owed !== undefined && owed.left !== 0n) {
    // What comes was borrowed as far as the debt grew; what goes pays it back as far as there is one.
    const change = amount > 0n ? least(amount, most(owed.left, 0n)) : -least(-amount, owed.before)
    tell(owed, change)
    amount -= change
  }
  if (amount > 0n && fee !== undefined && fee.left < 0n) {
    const change = least(amount, -fee.left)
    tell(fee, -change)
    amount -= change
  }
  tell(supplied, -amount)
}

/** What a change is that no movement tells. */
function toRestKind({ role, isPool, left }: Part, parts: readonly Part[]): FoundKind {
  if (role !== 'supplied') return left > 0n ? 'interest' : 'unexplained'
  if (!isPool) return 'unexplained'
  const sides = parts.filter((part) => part.role === 'supplied').map((part) => part.left)
  const isExchange = sides.some((side) => side > 0n) && sides.some((side) => side < 0n)
  return isExchange || absolute(left) <= ROUNDING ? 'traded' : 'unexplained'
}

function tellRest(part: Part, kind: FoundKind, at: number, where?: { walk: Walk; since: number }): void {
  const { asset, left, track } = part
  if (left === 0n) return
  track.changes.push({
    ...{ id: `${kind}:${asset}:${at}`, asset, block: track.changes.at(-1)?.block ?? 0, at, kind },
    ...{ amount: left, counterparty: null },
  })
  if (kind === 'unexplained' && where !== undefined) {
    const unsure = { after: where.since, before: at }
    where.walk.findings.push({ asset, kind: 'drift', at: where.since + 1, amount: left, unsure })
  }
}

const most = (a: bigint, b: bigint) => (a > b ? a : b)
