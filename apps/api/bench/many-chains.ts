// How much longer twenty wallets take to open on every chain than on one, first opening, with indexes that answer as late
// as public ones do: the chains are read beside each other, each at its own index. Then the same at sources that are
// slow, where most of the time goes by in the lines before them: nothing may stay unread for that.
import { createServer } from 'node:http'
import { createChainClient, type UpstreamSettings } from '@pkg/chain-client'
import { chains } from '@pkg/chains'
import { listen } from '@pkg/test-settings/listen.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createWalletChains } from '../src/features/portfolio/chains/create-wallet-chains.ts'
import { toAccount } from '../src/lib/to-account.ts'
import { shareWithNobody } from '../src/sharing/sharing.ts'
import { startStubChains } from '../src/testing/start-stub-chains.ts'
import { report } from './report.ts'

const LATENCY_MS = 100
/** Slow ones: an index of one chain, and a host that has the indexes of all, which takes five calls at once. */
const SLOW_MS = { index: 300, host: 150 }
const TURNS = 3
const MOST_TIMES = 1.5
const WALLETS = Array.from({ length: 20 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, 'c')}`)
const now = Date.now

const tokens = Array.from({ length: 12 }, (_, index) => ({
  value: '50000000000000000000',
  token: {
    ...{ address_hash: `0x${(0xa000 + index).toString(16).padStart(40, '0')}`, symbol: `T${index}` },
    ...{ name: `Token ${index}`, decimals: '18', type: 'ERC-20', exchange_rate: '2', icon_url: null },
  },
}))

/** An index that answers so late. */
async function startIndex(latencyMs: number) {
  const server = createServer((request, response) => {
    const isList = request.url?.endsWith('/token-balances')
    const answer = isList
      ? tokens
      : { coin_balance: '5', exchange_rate: '2000', block_number_balance_updated_at: 1_000 }
    response.setHeader('content-type', 'application/json')
    setTimeout(() => response.end(JSON.stringify(answer)), latencyMs)
  })
  return listen(server)
}

/** How long it takes until each wallet is read on each chain, and how many of these readings failed. */
async function open(read: typeof chains, settings: UpstreamSettings) {
  const database = await openDatabase({ file: ':memory:', now })
  const chain = createChainClient({
    ...{ chains: read, settings, answers: database.answers, now, log: () => {} },
  })
  const begin = performance.now()
  const walletChains = createWalletChains({
    ...{ recent: database.recent, walletChains: database.walletChains, wallets: database.wallets },
    ...{ chain, turns: shareWithNobody({ now }).turns, now, log: () => {} },
  })
  for (const address of WALLETS) walletChains.begin(address)
  const readings = await Promise.allSettled(
    WALLETS.flatMap((address) =>
      read.map(({ id }) => chain.listTokens(toAccount({ address, chainId: id }), {})),
    ),
  )
  const ms = performance.now() - begin
  await walletChains.settle()
  await chain.close()
  await database.close()
  return { ms, unread: readings.filter(({ status }) => status === 'rejected').length }
}

/** An index for each chain, as the public ones are. */
const indexes = await Promise.all(chains.map(async ({ id }) => ({ id, ...(await startIndex(LATENCY_MS)) })))
const settings = Object.fromEntries(
  indexes.map(({ id, url }) => [id === 1 ? 'BLOCKSCOUT_URL' : `BLOCKSCOUT_URL_${id}`, url]),
)
const times = { one: [] as number[], all: [] as number[] }
let unread = 0
for (let turn = 0; turn < TURNS; turn += 1) {
  const first = await open(chains.slice(0, 1), settings)
  const whole = await open(chains, settings)
  times.one.push(first.ms)
  times.all.push(whole.ms)
  unread += first.unread + whole.unread
}
const [one, all] = [Math.min(...times.one), Math.min(...times.all)]
const ratio = Math.round((all / one) * 100) / 100
report({
  room: 'api',
  case: `${WALLETS.length} wallets on ${chains.length} chains, first opening`,
  ms: Math.round(all),
  'times one chain': ratio,
})
// The same with a node for each chain and a source of prices, which are asked besides.
async function openWithNodes(read: typeof chains): Promise<number> {
  const stub = await startStubChains({
    ...{ wallets: WALLETS, now: now(), latencyMs: LATENCY_MS, hosts: 'each' },
  })
  const { CHAINS: _, ...env } = stub.env
  const given = Object.entries(env).map(([key, url]) => [key, key.startsWith('ETH_RPC_URLS') ? [url] : url])
  const opened = await open(read, Object.fromEntries(given))
  unread += opened.unread
  await stub.close()
  return opened.ms
}
const oneWithNodes = await openWithNodes(chains.slice(0, 1))
const allWithNodes = await openWithNodes(chains)
const ratioWithNodes = Math.round((allWithNodes / oneWithNodes) * 100) / 100
report({
  room: 'api',
  case: `${WALLETS.length} wallets on ${chains.length} chains with nodes and prices, first opening`,
  ms: Math.round(allWithNodes),
  'times one chain': ratioWithNodes,
})
if (Math.max(ratio, ratioWithNodes) > MOST_TIMES) {
  console.error('Every chain must open in little more time than one.')
  process.exitCode = 1
}

const slow = await startIndex(SLOW_MS.index)
const host = await startIndex(SLOW_MS.host)
for (const { name, read, at } of [
  {
    name: `${WALLETS.length} wallets, index of ${SLOW_MS.index} ms a call`,
    read: chains.slice(0, 1),
    at: { BLOCKSCOUT_URL: slow.url },
  },
  {
    name: `${WALLETS.length} wallets on ${chains.length} chains, one host of ${SLOW_MS.host} ms a call`,
    read: chains,
    at: { BLOCKSCOUT_URL: `${host.url}/{chainId}/api/v2` },
  },
]) {
  const opened = await open(read, at)
  unread += opened.unread
  report({ room: 'api', case: name, ms: Math.round(opened.ms), unread: opened.unread })
}
if (unread > 0) {
  console.error('A source that is slow must be waited for.')
  process.exitCode = 1
}
for (const { close } of [...indexes, slow, host]) await close()
