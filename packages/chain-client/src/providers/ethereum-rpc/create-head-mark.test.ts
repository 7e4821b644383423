import { DAY_MS, MINUTE_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { knownChain } from '../../testing/open-provider.ts'
import { createHeadMark } from './create-head-mark.ts'

function open(chainId: number) {
  const clock = { time: 0 }
  return { clock, mark: createHeadMark(knownChain(chainId), () => clock.time) }
}

// Those of half a minute: 12 s each on Ethereum, a quarter of a second on Arbitrum.
test.each([
  [1, 3],
  [42_161, 120],
])(
  'on chain %i a node may lag %i blocks behind what was read just now, and none later',
  (chainId, allowed) => {
    const { mark, clock } = open(chainId)
    mark.check(0)
    mark.note(1_000)
    mark.check(1_000 - allowed)
    expect(() => mark.check(1_000 - allowed - 1)).toThrowError(
      expect.objectContaining({ kind: 'unsuitable' }),
    )
    // A node that is behind takes nothing back.
    mark.note(1_000 - allowed)
    expect(() => mark.check(1_000 - allowed - 1)).toThrow()
    clock.time = 2 * MINUTE_MS
    expect(() => mark.check(999)).toThrow()
    mark.check(1_000)
  },
)

test('what was read a day ago holds nobody up: a chain may begin anew', () => {
  const { mark, clock } = open(1)
  mark.note(1_000)
  clock.time = DAY_MS
  expect(() => mark.check(5)).toThrow()
  clock.time += 1
  mark.check(5)
  mark.note(5)
  mark.check(6)
})
