import { expect, it } from 'vitest'
import { toWalletReading } from '../readings/wallet-reading.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { listTokenWallets } from './list-token-wallets.ts'

const id = '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const read = (address: string, usdValue: number | null, balance = '1000000') =>
  toWalletReading(address, { data: buildAnswer([buildToken({ usdValue, balance })]), error: null })

it('gives the wallets whole cents that add up to the total that other screens show', () => {
  const readings = [read('0xa', 10.004), read('0xb', 10.004), read('0xc', 10.004)]
  for (const total of [30.01, 30.02]) {
    const cents = listTokenWallets(readings, id, total).map(({ usdValue }) =>
      Math.round((usdValue ?? 0) * 100),
    )
    expect(cents.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total * 100))
  }
})

it('tells the share of each wallet by what it holds, and no value where no price is known', () => {
  const readings = [read('0xa', null, '3000000'), read('0xb', null, '1000000')]
  expect(listTokenWallets(readings, id, null).map(({ usdValue, share }) => [usdValue, share])).toEqual([
    [null, '75.0\u00a0%'],
    [null, '25.0\u00a0%'],
  ])
})

it('leaves wallets out that hold none, or were not read', () => {
  const failed = toWalletReading('0xd', { data: undefined, error: new Error('down') })
  const empty = toWalletReading('0xe', { data: buildAnswer([]), error: null })
  expect(listTokenWallets([failed, empty, read('0xa', 1)], id, 1).map(({ address }) => address)).toEqual([
    '0xa',
  ])
})
