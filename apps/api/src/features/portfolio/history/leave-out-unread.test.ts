import { expect, it } from 'vitest'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import { leaveOutUnread } from './leave-out-unread.ts'

const row = {
  asset: '1:native' as const,
  balance: 1n,
  price: 1,
  priceOf: null,
  micros: 1_000_000n,
  spam: false,
}
const known: WalletPoint = {
  slot: 1,
  at: 1,
  provenance: 'reconstructed',
  rows: [row],
  drawn: 0n,
  lacks: null,
}
const drawn: WalletPoint = { ...known, provenance: 'illustrative', rows: [], drawn: 11_000_000_000n }

const read = { tokens: null, points: [known], present: known }
const unread = { tokens: null, points: [drawn], present: drawn }

it('adds nothing for a wallet of which nothing is known, and says that it is left out', () => {
  const [first, second] = leaveOutUnread([read, unread])
  expect(first).toBe(read)
  const left = {
    ...{ ...drawn, drawn: 0n, provenance: 'partial' },
    lacks: 'One wallet, or one of its chains, could not be read, and is left out.',
  }
  expect(second?.points).toEqual([left])
  expect(second?.present).toEqual(left)
})

it('keeps the drawn line of a wallet that stands alone, and one line of several like it', () => {
  expect(leaveOutUnread([unread])).toEqual([unread])
  const [first, ...others] = leaveOutUnread([unread, { ...unread }, { ...unread }])
  expect(first).toEqual(unread)
  expect(others.flatMap(({ points, present }) => [...points, present].map(({ drawn }) => drawn))).toEqual([
    0n,
    0n,
    0n,
    0n,
  ])
})

it('keeps the drawn line of a wallet whose present value is known', () => {
  const valued = {
    tokens: {
      data: [],
      source: 'Test source',
      updatedAt: '2026-11-21T09:00:00.000Z',
      stale: false,
      problem: null,
    },
    points: [drawn],
    present: known,
  }
  expect(leaveOutUnread([read, valued])).toEqual([read, valued])
})
