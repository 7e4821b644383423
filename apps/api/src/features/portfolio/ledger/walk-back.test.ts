import { type AssetId, HOUR_MS, MINUTE_MS } from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancesAt } from './balances-at.ts'
import type { Movement } from './movement.ts'
import { FROM_THE_BEGINNING, walkBack } from './walk-back.ts'

const ether: AssetId = '1:native'

let serial = 0
const move = (block: number, amount: bigint, fields: Partial<Movement> = {}): Movement => {
  serial += 1
  return {
    id: String(serial),
    asset: ether,
    block,
    at: block * HOUR_MS,
    kind: 'native',
    amount,
    counterparty: null,
    ...fields,
  }
}
const present = (balance: bigint, block = 1_000) => ({
  at: block * HOUR_MS,
  block,
  balances: new Map([[ether, balance]]),
})

/** A wallet lived forwards: it never sends more than it has. */
const life = fc
  .array(fc.tuple(fc.nat(300), fc.bigInt({ min: -1_000n, max: 1_000n })), { maxLength: 60 })
  .map((steps) => {
    let balance = 0n
    const movements = steps
      .toSorted(([a], [b]) => a - b)
      .map(([block, wish]) => {
        const amount = balance + wish < 0n ? -balance : wish
        balance += amount
        return move(block, amount)
      })
    return { movements, balance }
  })

test('walking back gives the balance of every moment, whatever the order of the list', () => {
  fc.assert(
    fc.property(life, fc.array(fc.nat(310)), ({ movements, balance }, blocks) => {
      const shuffled = movements.toSorted((a, b) => (a.id < b.id ? 1 : -1))
      const { tracks, findings } = walkBack({
        present: present(balance),
        movements: shuffled,
        complete: true,
      })
      expect(findings).toEqual([])
      const track = tracks.get(ether) ?? { asset: ether, opening: 0n, changes: [] }
      const moments = blocks.toSorted((a, b) => a - b).map((block) => block * HOUR_MS)
      const expected = moments.map((moment) =>
        movements.reduce((sum, { at, amount }) => (at <= moment ? sum + amount : sum), 0n),
      )
      expect(balancesAt(track, moments)).toEqual(expected)
    }),
  )
})

test('whatever the list leaves out, the walk ends at the present and never falls below zero', () => {
  fc.assert(
    fc.property(life, fc.infiniteStream(fc.boolean()), ({ movements, balance }, kept) => {
      const some = movements.filter(() => kept.next().value)
      const { tracks } = walkBack({ present: present(balance), movements: some, complete: true })
      const track = tracks.get(ether)
      if (track === undefined) return void expect(balance).toBe(0n)
      const blocks = [...new Set([0, 1_000, ...some.map(({ block }) => block)])].sort((a, b) => a - b)
      const balances = balancesAt(
        track,
        blocks.map((block) => block * HOUR_MS),
      )
      expect(balances.at(-1)).toBe(balance)
      expect(balances.every((entry) => entry >= 0n)).toBe(true)
    }),
  )
})

test('where the walk finds something missing, a balance that is wrong lies within what it says is not sure', () => {
  const blocksOf = fc.uniqueArray(fc.integer({ min: 1, max: 310 }), { maxLength: 4 })
  fc.assert(
    fc.property(life, fc.infiniteStream(fc.boolean()), blocksOf, ({ movements, balance }, kept, blocks) => {
      const balanceAt = (moment: number) =>
        movements.reduce((sum, { at, amount }) => (at <= moment ? sum + amount : sum), 0n)
      const some = movements.filter(() => kept.next().value)
      const { tracks, findings } = walkBack({
        present: present(balance),
        movements: some,
        waypoints: blocks.map((block) => present(balanceAt(block * HOUR_MS), block)),
        complete: true,
      })
      const edges = [-1, ...blocks.map((block) => block * HOUR_MS), 1_000 * HOUR_MS].sort((a, b) => a - b)
      const moments = Array.from({ length: 320 }, (_, block) => block * HOUR_MS)
      const told = balancesAt(tracks.get(ether) ?? { asset: ether, opening: 0n, changes: [] }, moments)
      const wrong = moments.filter((moment, index) => told[index] !== balanceAt(moment))
      const firstKnown = Math.min(...some.map(({ at }) => at))
      for (const { unsure } of findings) {
        const from = edges[edges.indexOf(unsure.before) - 1] ?? 0
        const within = wrong.filter((at) => at > from && at < unsure.before)
        // What came before everything that is known, and left again, leaves no trace.
        const seen = unsure.after === firstKnown - 1 ? within.filter((at) => at >= firstKnown) : within
        expect(seen.every((at) => at > unsure.after)).toBe(true)
      }
    }),
  )
})

test('a movement after the present reading is left out', () => {
  const movements = [move(5, 10n), move(1_001, -3n)]
  const { tracks } = walkBack({ present: present(10n), movements, complete: true })
  expect(tracks.get(ether)?.changes).toHaveLength(1)
})

test('what is received and passed on within a block is no debt', () => {
  const movements = [move(7, -5n), move(7, 5n)]
  expect(walkBack({ present: present(0n), movements, complete: true }).findings).toEqual([])
})

test('a walk that falls below zero names the amount that left without a movement', () => {
  const movements = [move(7, 8n)]
  const { findings, tracks } = walkBack({ present: present(5n), movements, complete: true })
  expect(findings).toEqual([
    {
      ...{ asset: ether, kind: 'negative', at: 7 * HOUR_MS, amount: -3n },
      // The three may have left at any time after they came.
      unsure: { after: 7 * HOUR_MS - 1, before: 1_000 * HOUR_MS },
    },
  ])
  expect(tracks.get(ether)?.opening).toBe(0n)
})

test('a walk that does not start at zero names the amount, but only if the list is complete', () => {
  const movements = [move(7, 8n)]
  const given = { present: present(10n), movements }
  expect(walkBack({ ...given, complete: true }).findings).toEqual([
    {
      ...{ asset: ether, kind: 'start', at: 7 * HOUR_MS, amount: 2n },
      unsure: { after: FROM_THE_BEGINNING, before: 1_000 * HOUR_MS },
    },
  ])
  expect(walkBack({ ...given, complete: false }).findings).toEqual([])
})

test('a recorded balance stops drift: what came before it does not inherit the error', () => {
  const movements = [move(2, 100n), move(50, 7n)]
  const waypoint = { at: 40 * HOUR_MS, block: null, balances: new Map([[ether, 100n]]) }
  const { tracks, findings } = walkBack({
    present: present(120n),
    movements,
    waypoints: [waypoint],
    complete: true,
  })
  expect(findings).toEqual([
    {
      ...{ asset: ether, kind: 'drift', at: 40 * HOUR_MS + 1, amount: 13n },
      unsure: { after: 40 * HOUR_MS, before: 1_000 * HOUR_MS },
    },
  ])
  const track = tracks.get(ether)
  expect(track && balancesAt(track, [HOUR_MS, 2 * HOUR_MS, 40 * HOUR_MS, 60 * HOUR_MS])).toEqual([
    0n,
    100n,
    100n,
    120n,
  ])
})

test('between two balances of known blocks what no movement tells came by the later of them', () => {
  // 7 came and went between the third and the fourth of these readings, and 5 are missing that came before the second.
  const movements = [move(2, 100n), move(25, 3n), move(32, 7n), move(36, -7n)]
  const measured = (block: number, balance: bigint) => ({
    ...{ at: block * HOUR_MS + 1, block, balances: new Map([[ether, balance]]) },
  })
  const { tracks, findings } = walkBack({
    present: present(108n, 50),
    movements,
    waypoints: [measured(10, 100n), measured(20, 105n), measured(30, 108n), measured(40, 110n)],
    complete: true,
  })
  expect(findings).toMatchObject([
    { asset: ether, kind: 'drift', at: 50 * HOUR_MS, amount: -2n },
    { asset: ether, kind: 'drift', at: 40 * HOUR_MS + 1, amount: 2n },
    { asset: ether, kind: 'drift', at: 20 * HOUR_MS + 1, amount: 5n },
  ])
  expect(findings.map(({ unsure }) => unsure)).toEqual([
    { after: 40 * HOUR_MS + 1, before: 50 * HOUR_MS },
    { after: 30 * HOUR_MS + 1, before: 40 * HOUR_MS + 1 },
    { after: 10 * HOUR_MS + 1, before: 20 * HOUR_MS + 1 },
  ])
  const track = tracks.get(ether)
  const hours = [1, 2, 11, 21, 25, 31, 32, 36, 41, 50]
  expect(
    track &&
      balancesAt(
        track,
        hours.map((hour) => hour * HOUR_MS),
      ),
  ).toEqual([...[0n, 100n, 100n, 105n, 108n, 108n, 115n, 108n, 110n, 108n]])
  expect(track?.changes.map(({ at }) => at)).toEqual(
    track?.changes.map(({ at }) => at).toSorted((a, b) => a - b),
  )
})

test('a recording without a block may be some minutes off the chain’s clock', () => {
  const movements = [move(2, 100n), move(40, 7n)]
  const at = (minutes: number) => ({
    present: present(107n),
    movements,
    waypoints: [{ at: 40 * HOUR_MS + minutes * MINUTE_MS, block: null, balances: new Map([[ether, 100n]]) }],
    complete: true,
  })
  expect(walkBack(at(3)).findings).toEqual([])
  expect(walkBack(at(-3)).findings).toEqual([])
  expect(walkBack(at(20)).findings[0]).toMatchObject({ kind: 'drift', amount: 7n })
})

test('a recording says nothing of an asset that it does not name', () => {
  const waypoint = { at: 40 * HOUR_MS, block: 40, balances: new Map<AssetId, bigint>([['1:0xaa', 1n]]) }
  const { findings } = walkBack({
    present: {
      ...present(10n),
      balances: new Map<AssetId, bigint>([
        [ether, 10n],
        ['1:0xaa', 1n],
      ]),
    },
    movements: [move(2, 10n), move(2, 1n, { asset: '1:0xaa' })],
    waypoints: [waypoint],
    complete: true,
  })
  expect(findings).toEqual([])
})
