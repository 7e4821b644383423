import { createServer } from 'node:http'
import { portfolio } from '@pkg/api-contract'
import { chains } from '@pkg/chains'
import { listen } from '@pkg/test-settings/listen.ts'
import { expect, onTestFinished, test } from 'vitest'
import { buildSandboxedApp } from '../../../testing/build-sandboxed-app.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
const WALLETS = Array.from({ length: 20 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, 'c')}`)

const token = {
  ...{ address_hash: `0x${'7'.repeat(40)}`, symbol: 'SEVEN', name: 'Seven', decimals: '18', type: 'ERC-20' },
  ...{ exchange_rate: '2', icon_url: null },
}

/** What an index of every chain says of any address: it holds a coin and a token. */
function answer(path: string): object {
  if (path.endsWith('/token-balances')) return [{ value: '50000000000000000000', token }]
  return { coin_balance: '5', exchange_rate: '2000', block_number_balance_updated_at: 1_000 }
}

test('opening twenty wallets on every chain asks each index twice for each wallet, and nobody twice for the same', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://index').pathname
    asked.push(path)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(path)))
  })
  const { url: index, close } = await listen(server)
  onTestFinished(close)
  const ids = chains.map(({ id }) => id)
  const env = { CHAINS: ids.join(','), BLOCKSCOUT_URL: `${index}/{chainId}/api/v2` }
  const { browser, database } = await buildSandboxedApp({ env }, { time: NOW })
  const person = browser()
  await person.enter('ada')
  const user = await database.users.findByEmail('ada@example.org')
  for (const address of WALLETS) await database.wallets.add(user?.id ?? '', address)
  const open = () =>
    Promise.all(WALLETS.map((address) => person.api(portfolio.listTokens, { params: { address } })))

  // Finding the chains that a wallet is used on and reading what it holds there is one reading.
  for (const { data } of await open()) expect(data).toHaveLength(2 * ids.length)
  const callsOf = (id: number) => asked.filter((path) => path.startsWith(`/${id}/`)).length
  expect(ids.length).toBeGreaterThanOrEqual(12)
  expect(ids.map(callsOf)).toEqual(ids.map(() => 2 * WALLETS.length))
  expect(new Set(asked).size).toBe(asked.length)

  const before = asked.length
  await open()
  expect(asked.length).toBe(before)
})
