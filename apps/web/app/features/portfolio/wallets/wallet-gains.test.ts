import { expect, test } from 'vitest'
import { buildPoint } from '../testing/build-history.ts'
import { toWalletGains } from './wallet-gains.ts'

const change = (address: string, gain: string | null) => ({
  ...{ address, gain, netFlows: '0.000000', timeWeightedReturn: 0.01 },
})
/** A line whose value rises by a gain alone. */
const lineOf = (gain: string, wallets: ReturnType<typeof change>[]) => ({
  points: [
    buildPoint('2026-11-14', 100),
    buildPoint('2026-11-21', 100 + Number(gain), 'observed', {
      timeWeightedReturn: 0.1,
      netFlows: '0.000000',
      gain,
    }),
  ],
  wallets,
})
const centsOf = (line: Parameters<typeof toWalletGains>[0]) =>
  [...toWalletGains(line).values()].map(({ gain }) => gain)

test('the gains of all wallets add up to that of the sum, to the cent', () => {
  expect(centsOf(lineOf('0.009000', [change('0xA', '0.004500'), change('0xb', '0.004500')]))).toEqual([1, 0])
  // Either could take the cent: the one whose address comes later keeps its own rounding.
  expect(centsOf(lineOf('20.010000', [change('0xb', '10.005000'), change('0xa', '10.005000')]))).toEqual([
    1001, 1000,
  ])
})

test('is each wallet’s own where one is unknown, or where something moved between two of them at two values', () => {
  expect(centsOf(lineOf('3.000000', [change('0xa', '1.004000'), change('0xb', null)]))).toEqual([100, null])
  expect(centsOf(lineOf('3.000000', [change('0xa', '1.004000'), change('0xb', '1.004000')]))).toEqual([
    100, 100,
  ])
  expect(toWalletGains(undefined).size).toBe(0)
})

test('finds a wallet however its address is written', () => {
  expect(toWalletGains(lineOf('1.000000', [change('0xAB', '1.000000')])).get('0xab')).toEqual({
    gain: 100,
    percent: 1,
  })
})
