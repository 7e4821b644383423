import type { MovementSum } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { toTokenResult } from './to-token-result.ts'

const ether = 10n ** 18n
const sumOf = (
  kind: MovementSum['kind'],
  direction: MovementSum['direction'],
  exactValue: string,
  betweenOwn = false,
): MovementSum => ({
  ...{ kind, direction, exactValue, value: Number(exactValue), betweenOwn, ofDebt: false, count: 1 },
  ...{ unvalued: 0, untrusted: 0, debts: 0 },
})
const movedOf = (received: bigint, sent: bigint) => ({
  ...{ chainId: 1, asset: 'native', symbol: 'ETH', name: 'Ether', decimals: 18, count: 5, debt: false },
  ...{ received: String(received), sent: String(sent) },
})
const sums = {
  sums: [
    sumOf('native', 'Received', '71700.920000'),
    sumOf('internal', 'Received', '36.000000'),
    sumOf('native', 'Sent', '27179.540000'),
    sumOf('native', 'Received', '500.000000', true),
    sumOf('native', 'Sent', '500.000000', true),
    sumOf('gas', 'Sent', '15.974900'),
  ],
  assets: [movedOf(30n * ether, 14n * ether)],
  unvalued: 0,
  provisional: false,
}
const held = [
  { balance: String(10n * ether), decimals: 18, usdValue: 31_113.17 },
  { balance: String(6n * ether), decimals: 18, usdValue: 18_667.9 },
]

it('is what is held now, less what came in, plus what went out and went for gas', () => {
  // 49,781.07 − (71,736.92 − 27,179.54 − 15.97)
  expect(toTokenResult({ sums, tokens: held, worthUsd: 49_781.07, unread: 0 })).toEqual({
    ...{ worth: 4_978_107, cameIn: 7_173_692, wentOut: 2_717_954, gas: 1_597, made: 523_966 },
  })
})

it('is what was made of a token that is gone', () => {
  const gone = {
    ...sums,
    sums: [sumOf('token', 'Received', '100.000000'), sumOf('token', 'Sent', '130.004000')],
    assets: [movedOf(ether, ether)],
  }
  expect(toTokenResult({ sums: gone, tokens: [], worthUsd: 0, unread: 0 })).toMatchObject({
    worth: 0,
    made: 3_000,
  })
})

it.each([
  ['a wallet was not read', { unread: 1 }, '1 wallet not read.'],
  ['prices are being read', { sums: { ...sums, provisional: true } }, 'still being read'],
  ['a movement has no price', { sums: { ...sums, unvalued: 2 } }, '2 movements of it have no known value.'],
  [
    'it has no price now',
    { tokens: [{ balance: String(16n * ether), decimals: 18, usdValue: null }] },
    'There is no price of it now that counts.',
  ],
  [
    'movements do not lead to what is held',
    { tokens: held.slice(0, 1) },
    'Its movements come to 16, and your wallets hold 10: ',
  ],
])('is not known where %s, and says so', (_, change, words) => {
  expect(toTokenResult({ sums, tokens: held, worthUsd: 49_781.07, unread: 0, ...change })).toContain(words)
})
