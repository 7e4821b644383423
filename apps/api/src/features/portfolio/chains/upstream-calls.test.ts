import { createServer } from 'node:http'
import { portfolio } from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { chains } from '@pkg/chains'
import { listen } from '@pkg/test-settings/listen.ts'
import { expect, onTestFinished, test } from 'vitest'
import { toAccount } from '../../../lib/to-account.ts'
import { buildSandboxedApp } from '../../../testing/build-sandboxed-app.ts'
import { startStubChains } from '../../../testing/start-stub-chains.ts'

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

/** The most that each source may be asked for one wallet on one chain, by an index and a node that tell the same. */
const BUDGET = {
  /** Finding the chains, holdings with what is inside contracts, and prices. */
  opening: { indexCalls: 2, nodeCalls: 22, nodeRequests: 9 },
  /** Movements with what they are held against: the receipts, and balances of the past. */
  history: { indexCalls: 4, nodeCalls: 200, nodeRequests: 20 },
}
/** What the free plan of the index with one address allows. */
const PAID_INDEX_PER_DAY = 5_000
/** Chains share a question for prices, and wallets that hold the same share its answer. */
const PRICES_OF_ALL = 20

test('twenty wallets on twelve chains ask each provider no more than its budget, and read again nobody at all', async () => {
  const stub = await startStubChains({ wallets: WALLETS, now: NOW })
  onTestFinished(stub.close)
  const { chain } = await buildSandboxedApp({ env: stub.env }, { time: NOW })

  /** Asks of every wallet on every chain, wallet by wallet, and tells what that cost on the chain that cost most. */
  async function costOf(ask: (account: ReturnType<typeof toAccount>) => Promise<unknown>) {
    stub.calls.splice(0)
    stub.requests.clear()
    for (const address of WALLETS)
      await Promise.all(chains.map(({ id }) => ask(toAccount({ address, chainId: id }))))
    const callsOf = (source: string, id: number) =>
      stub.calls.filter((call) => call.source === source && call.chainId === id).length
    const most = (of: (id: number) => number) => Math.max(...chains.map(({ id }) => of(id))) / WALLETS.length
    return {
      indexCalls: most((id) => callsOf('index', id)),
      nodeCalls: most((id) => callsOf('node', id)),
      nodeRequests: most((id) => stub.requests.get(`node ${id}`) ?? 0),
      prices: stub.requests.get('prices') ?? 0,
    }
  }
  const open = async (account: Parameters<ChainClient['listTokens']>[0]) => {
    const [, { data }] = await Promise.all([chain.findActivity(account), chain.listTokens(account, {})])
    expect(data).toHaveLength(2)
  }

  const opening = await costOf(open)
  expect(opening.indexCalls).toBe(BUDGET.opening.indexCalls)
  expect(opening.nodeCalls).toBeLessThanOrEqual(BUDGET.opening.nodeCalls)
  expect(opening.nodeRequests).toBeLessThanOrEqual(BUDGET.opening.nodeRequests)
  expect(opening.prices).toBeLessThanOrEqual(PRICES_OF_ALL)

  // What is fresh is told from memory; whether a chain was used is asked of a node again.
  expect(await costOf((account) => chain.listTokens(account, {}))).toEqual({
    ...{ indexCalls: 0, nodeCalls: 0, nodeRequests: 0, prices: 0 },
  })

  const history = await costOf((account) => chain.readLedger(account, { fromBlock: 0, assets: [] }))
  // Ethereum has a list of withdrawals besides.
  expect(history.indexCalls).toBe(BUDGET.history.indexCalls + 1)
  expect(history.nodeCalls).toBeLessThanOrEqual(BUDGET.history.nodeCalls)
  expect(history.nodeRequests).toBeLessThanOrEqual(BUDGET.history.nodeRequests)
  // One address that serves all chains has to last for all of it, and for a day of looking again.
  const ofAll = chains.length * WALLETS.length * (opening.indexCalls + history.indexCalls)
  expect(ofAll).toBeLessThanOrEqual(PAID_INDEX_PER_DAY / 2)
})
