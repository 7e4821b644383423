import { DAY_MS, MINUTE_MS } from '@pkg/api-contract'
import { createMemoryStore } from '@pkg/keep-fresh'
import { expect, test } from 'vitest'
import { knownChain } from '../../testing/open-provider.ts'
import { createHeadMark } from './create-head-mark.ts'

function open(chainId: number, store = createMemoryStore(), clock = { time: 0 }) {
  const mark = createHeadMark(knownChain(chainId), { now: () => clock.time, store })
  /** A node at a block, of a chain that is known by its first one. */
  const at = (head: number, { first = '0xf1', isOnDemand = false } = {}) =>
    ({
      head,
      isOnDemand: async () => isOnDemand,
      client: { getBlock: async () => ({ hash: first }) },
    }) as never
  const again = () => open(chainId, store, clock)
  return { clock, mark, at, again }
}

const REFUSED = expect.objectContaining({ kind: 'unsuitable' })

// Those of half a minute: 12 s each on Ethereum, a quarter of a second on Arbitrum.
test.each([
  [1, 3],
  [42_161, 120],
])(
  'on chain %i a node may lag %i blocks behind what was read just now, and none later',
  async (chainId, allowed) => {
    const { mark, clock, at } = open(chainId)
    await mark.check(at(0))
    await mark.note(at(1_000))
    await mark.check(at(1_000 - allowed))
    await expect(mark.check(at(1_000 - allowed - 1))).rejects.toEqual(REFUSED)
    // A node that is behind takes nothing back.
    await mark.note(at(1_000 - allowed))
    await expect(mark.check(at(1_000 - allowed - 1))).rejects.toEqual(REFUSED)
    clock.time = 2 * MINUTE_MS
    await expect(mark.check(at(999))).rejects.toEqual(REFUSED)
    await mark.check(at(1_000))
  },
)

test('what was read a day ago holds nobody up: a chain may begin anew', async () => {
  const { mark, clock, at } = open(1)
  await mark.note(at(1_000))
  clock.time = DAY_MS
  await expect(mark.check(at(5))).rejects.toEqual(REFUSED)
  clock.time += 1
  await mark.check(at(5))
  await mark.note(at(5))
  await mark.check(at(6))
})

test('a restart forgets nothing of a chain, but for one that was begun anew', async () => {
  const { mark, clock, at, again } = open(1)
  await mark.note(at(1_000))
  clock.time += 5 * MINUTE_MS
  const { mark: next } = again()
  await expect(next.check(at(999))).rejects.toEqual(REFUSED)
  await next.check(at(1_001))
  await again().mark.check(at(3, { first: '0xf2' }))
})

test('a node that claims more blocks than the chain can have made since is refused, but for one that makes them on demand', async () => {
  const { mark, clock, at } = open(1)
  await mark.note(at(1_000_000))
  clock.time += 10 * MINUTE_MS
  await mark.check(at(1_000_050))
  await expect(mark.check(at(9_000_000))).rejects.toMatchObject({
    clause: 'claims blocks that there cannot be yet',
  })
  await mark.check(at(9_000_000, { isOnDemand: true }))
})
