import { openSandbox } from '@app/sandbox/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { testHourPrices } from '../ports/hour-prices.conformance.ts'
import { testMovements } from '../ports/movements.conformance.ts'
import { testPriceHistory } from '../ports/price-history.conformance.ts'
import { filled, NOON, openProvider, toSettings } from '../testing/open-provider.ts'
import { providers } from './index.ts'

const sandbox = await openSandbox({ now: new Date(NOON) })
const opened = new Map(
  providers.map((provider) => [provider.id, openProvider(provider, toSettings(sandbox.env))]),
)
afterAll(() => Promise.all([...opened.values()].map(({ close }) => close())))
const portsOf = (id: string) => filled(opened.get(id)).ports

test('movements are asked of Blockscout and the node, closing prices of DefiLlama and CoinGecko, in this order', () => {
  const filling = (port: 'movements' | 'priceHistory') =>
    providers.filter(({ id }) => portsOf(id)[port] !== undefined).map(({ id }) => id)
  expect(filling('movements')).toEqual(['blockscout', 'ethereum-rpc'])
  expect(filling('priceHistory')).toEqual(['defillama', 'coingecko'])
})

describe.each(['blockscout', 'ethereum-rpc'])('%s as a source of movements', (id) => {
  testMovements({
    sandbox: () => sandbox,
    movements: () => filled(portsOf(id).movements),
    async owned(wallet) {
      const pieces = await filled(portsOf('moralis').walletData).listNfts(wallet, { limit: 1_000 })
      return pieces.map(({ tokenAddress, tokenId, amount }) => [`${tokenAddress}:${tokenId}`, BigInt(amount)])
    },
    async sendFailing(call) {
      // With a gas limit of its own the node does not try the call first, which would refuse it.
      const params = [{ ...call, gas: '0x186a0' }]
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransactionSync', params })
      const headers = { 'content-type': 'application/json' }
      await fetch(sandbox.chain.rpcUrl, { method: 'POST', headers, body })
    },
  })
})

describe.each(['defillama', 'coingecko'])('%s as a source of closing prices', (id) => {
  testPriceHistory({
    sandbox: () => sandbox,
    priceHistory: () => filled(portsOf(id).priceHistory),
    spot,
  })
})

describe('defillama as a source of prices of single hours', () => {
  testHourPrices({
    sandbox: () => sandbox,
    hourPrices: () => filled(portsOf('defillama').hourPrices),
    spot,
  })
})

async function spot(coin: string, at: number): Promise<number> {
  const answer = await fetch(`${sandbox.env.DEFILLAMA_URL}/prices/historical/${at / 1000}/coingecko:${coin}`)
  const { coins } = (await answer.json()) as { coins: Record<string, { price: number }> }
  return coins[`coingecko:${coin}`]?.price ?? Number.NaN
}

test('balances of an earlier block are those that the chain had then', async () => {
  const node = filled(portsOf('ethereum-rpc').blockBalances)
  const wallet = `0x${'cd'.repeat(20)}` as const
  const { block } = await node.getHead()
  const before = await node.getBalancesAt(wallet, ['1:native'], block - 1)
  await sandbox.chain.transfer({ token: 'native', to: wallet, value: 1_000n })

  expect(await node.getBalancesAt(wallet, ['1:native'], block - 1)).toEqual(before)
  const { block: head } = await node.getHead()
  const after = await node.getBalancesAt(wallet, ['1:native'], head)
  expect([before.get('1:native'), after.get('1:native')]).toEqual([0n, 1_000n])
})
