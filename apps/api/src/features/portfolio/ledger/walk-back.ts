import { type AssetId, MINUTE_MS } from '@pkg/api-contract'
import type { KnownBalances, Movement } from './movement.ts'

/** The movements of one asset, oldest first, and what was held before the first of them. */
export interface Track {
  asset: AssetId
  opening: bigint
  changes: Movement[]
}

/** A place where the movements do not explain the balance. */
export interface Finding {
  asset: AssetId
  kind: 'negative' | 'start' | 'drift'
  at: number
  /** In base units: positive when more arrived than the movements tell, negative when more left. */
  amount: bigint
  /** Between which moments the balance is not sure: what is missing moved somewhere between the two known balances around it. */
  unsure: Unsure
}

/** Before every moment: what nobody knows the beginning of may have been so at any time. */
export const FROM_THE_BEGINNING = Number.NEGATIVE_INFINITY

/** Without its ends, of which each is a balance that was known, the present, or the time before the first movement. */
export interface Unsure {
  /** `FROM_THE_BEGINNING` where no balance before is known. */
  after: number
  before: number
}

export interface Walk {
  tracks: Map<AssetId, Track>
  findings: Finding[]
}

/** How far the clock of a reading and that of the chain may lie apart where no block is told. */
export const SKEW_MS = 5 * MINUTE_MS

/**
 * Walks every balance back from the known present through its movements. Recorded balances on the way are taken
 * over where they disagree, so that an error does not travel further back, and the difference is reported. One of a known block
 * and the one after it are both true then: what they differ by beyond the movements between them came by the later of them.
 * Movements after the present reading are left out. `complete` says whether the movements reach back to the
 * wallet's first; only then must a balance start at zero. What a waypoint does not name it does not tell.
 */
export function walkBack({
  present,
  movements,
  waypoints = [],
  complete,
}: {
  present: KnownBalances
  movements: readonly Movement[]
  waypoints?: readonly KnownBalances[]
  complete: boolean
}): Walk {
  const byAsset = new Map<AssetId, Movement[]>()
  for (const asset of present.balances.keys()) byAsset.set(asset, [])
  for (const movement of movements) {
    if (isAfter(movement, present)) continue
    const list = byAsset.get(movement.asset)
    if (list) list.push(movement)
    else byAsset.set(movement.asset, [movement])
  }
  const known = waypoints.filter(({ at }) => at < present.at).toSorted((a, b) => b.at - a.at)
  for (const { balances } of known) {
    for (const asset of balances.keys()) if (!byAsset.has(asset)) byAsset.set(asset, [])
  }
  const walk: Walk = { tracks: new Map(), findings: [] }
  for (const [asset, list] of byAsset) walkAsset(asset, list, { present, known, complete, walk })
  return walk
}

function walkAsset(
  asset: AssetId,
  movements: Movement[],
  {
    present,
    known,
    complete,
    walk,
  }: { present: KnownBalances; known: readonly KnownBalances[]; complete: boolean; walk: Walk },
) {
  const newestFirst = movements.sort((a, b) => b.block - a.block || b.at - a.at)
  const changes: Movement[] = []
  let balance = present.balances.get(asset) ?? 0n
  let next = 0
  let waypoint = 0

  /** The reading that was passed last, and how many changes came after it. */
  let later = { at: present.at, block: present.block ?? 0, count: 0 }

  /** Findings since the reading that was passed last; the next one says how far back their doubt goes. */
  let open: Finding[] = []
  const report = (kind: Finding['kind'], amount: bigint, { at }: { at: number }) => {
    const finding: Finding = {
      asset,
      kind,
      at,
      amount,
      unsure: { after: FROM_THE_BEGINNING, before: later.at },
    }
    walk.findings.push(finding)
    open.push(finding)
  }
  const closeAt = (moment: number) => {
    for (const { unsure } of open) unsure.after = moment
    open = []
  }

  while (next < newestFirst.length || waypoint < known.length) {
    const movement = newestFirst[next]
    const reading = known[waypoint]
    if (reading !== undefined && (movement === undefined || !isAfter(movement, reading))) {
      waypoint += 1
      const recorded = reading.balances.get(asset)
      if (recorded === undefined) continue
      const isSkewed =
        reading.block === null && agreesNearby(recorded, balance, newestFirst, next, reading.at)
      const drift = balance - recorded
      const block = reading.block ?? movement?.block ?? 0
      if (drift !== 0n && !isSkewed) {
        if (reading.block === null) {
          const where = { at: reading.at + 1, block }
          report('drift', drift, where)
          changes.push(toUnexplained(asset, drift, where))
        } else {
          report('drift', drift, later)
          changes.splice(later.count, 0, toUnexplained(asset, drift, later))
        }
        balance = recorded
      }
      closeAt(reading.at)
      later = { at: reading.at, block, count: changes.length }
      continue
    }
    if (movement === undefined) break
    // The order within a block is not known for all kinds, so only the balance at its edge means something.
    const { block } = movement
    for (let same = movement; same.block === block; ) {
      balance -= same.amount
      changes.push(same)
      next += 1
      const following = newestFirst[next]
      if (following === undefined) break
      same = following
    }
    if (balance < 0n) {
      report('negative', balance, movement)
      changes.push(toUnexplained(asset, balance, movement))
      balance = 0n
    }
  }
  const first = changes.at(-1)
  if (complete && balance !== 0n) report('start', balance, first ?? present)
  // Where nothing was held at the beginning, nothing was held before the first movement.
  else if (complete && first) closeAt(first.at - 1)
  if (balance !== 0n || changes.length > 0) {
    walk.tracks.set(asset, { asset, opening: balance, changes: changes.reverse() })
  }
}

function isAfter(movement: Movement, { block, at }: KnownBalances): boolean {
  return block === null ? movement.at > at : movement.block > block
}

/** Whether a reading without a block agrees with the walk a few minutes to either side of it. */
function agreesNearby(
  recorded: bigint,
  balance: bigint,
  newestFirst: readonly Movement[],
  next: number,
  at: number,
): boolean {
  let later = balance
  for (let index = next - 1; index >= 0; index -= 1) {
    const movement = newestFirst[index]
    if (movement === undefined || movement.at > at + SKEW_MS) break
    later += movement.amount
    if (later === recorded) return true
  }
  let earlier = balance
  for (let index = next; index < newestFirst.length; index += 1) {
    const movement = newestFirst[index]
    if (movement === undefined || movement.at < at - SKEW_MS) break
    earlier -= movement.amount
    if (earlier === recorded) return true
  }
  return false
}

function toUnexplained(
  asset: AssetId,
  amount: bigint,
  { at, block }: { at: number; block: number },
): Movement {
  return {
    id: `unexplained:${asset}:${at}`,
    asset,
    block,
    at,
    kind: 'unexplained',
    amount,
    counterparty: null,
  }
}
