import { openSandbox } from '@app/sandbox/testing'
import { fromAssetId, portfolio, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { startLyingNode } from '../testing/start-lying-node.ts'
import { startRelay } from '../testing/start-relay.ts'
import { stretchLimits } from '../testing/stretch-limits.ts'
import { untilAnswered } from '../testing/until-answered.ts'

const NOW = new Date('2026-04-01T09:00:00Z')
const [ETHEREUM, BASE, POLYGON] = [1, 8453, 137]

const sandbox = await openSandbox({ now: NOW, sideChains: [BASE, POLYGON] })

beforeEach(stretchLimits)

/** A service that hands every question on, and asks about Ethereum whatever chain it is asked about. */
async function startForgetful(truth: string): Promise<string> {
  const { url, close } = await startRelay(async (request) => {
    const path = (request.url ?? '').replace(/chain=[a-z0-9]+/, 'chain=eth')
    const headers = { 'x-api-key': String(request.headers['x-api-key'] ?? '') }
    const answer = await fetch(truth + path, { headers })
    return { status: answer.status, body: await answer.text() }
  })
  onTestFinished(close)
  return url
}

async function read(settings: Record<string, string>) {
  const { browser, chain } = await buildSandboxedApp({ env: settings }, { time: NOW.getTime() })
  const { api, enter } = browser()
  await enter('ada')
  const params = { address: getAddress(sandbox.demo.address) }
  await api(users.addAddress, { body: params })
  const tokens = await untilAnswered(() => api(portfolio.listTokens, { params }))
  const account = { chainId: BASE, address: params.address.toLowerCase() as Address }
  const { movements } = await chain.readLedger(account, { fromBlock: 0, assets: [] })
  return { tokens, moved: new Set(movements.map(({ asset }) => asset)) }
}

const held = ({ data }: Awaited<ReturnType<typeof read>>['tokens']) =>
  data
    .filter(({ spam }) => spam !== 'yes')
    .map(({ chainId, address, balance }) => `${chainId} ${address} ${balance}`)
    .sort()

test.each([
  ['Blockscout', 'Ethereum', () => ({ [`BLOCKSCOUT_URL_${BASE}`]: sandbox.env.BLOCKSCOUT_URL ?? '' })],
  [
    'Blockscout',
    'Polygon',
    () => ({ [`BLOCKSCOUT_URL_${BASE}`]: sandbox.env[`BLOCKSCOUT_URL_${POLYGON}`] ?? '' }),
  ],
  [
    'Moralis',
    'Ethereum',
    async () => ({
      ...{ MORALIS_URL: await startForgetful(sandbox.env.MORALIS_URL ?? ''), MORALIS_API_KEY: 'sandbox' },
      [`BLOCKSCOUT_URL_${BASE}`]: '',
      [`BLOCKSCOUT_URL_${POLYGON}`]: '',
    }),
  ],
] as const)(
  '%s that tells of %s where it is asked about Base is named and passed over, and what is held is what is held',
  async (source, _, toSettings) => {
    const { MORALIS_API_KEY: __, ...env } = sandbox.env
    const good = await read(env)
    const { tokens, moved } = await read({ ...env, ...(await toSettings()) })
    expect(held(tokens)).toEqual(held(good.tokens))
    const base = tokens.chains.find(({ chainId }) => chainId === BASE)
    expect(base?.problem).toContain(`${source} tells of another chain`)
    expect(tokens.problem).toContain(`Base: ${source} tells of another chain`)
    expect(tokens.chains.find(({ chainId }) => chainId === ETHEREUM)?.problem).toBeNull()
    // Nor does what moved on the other chain come into the past of this one.
    const own = new Set(good.moved)
    expect([...moved].filter((asset) => !own.has(asset))).toEqual([])
    expect([...moved].map((asset) => fromAssetId(asset).chainId)).toContain(BASE)
  },
)

/** A node of Ethereum that gives the number of Base for its own. */
async function startImpostor(): Promise<string> {
  const { url, close, tell } = await startLyingNode(sandbox.env.ETH_RPC_URLS ?? '')
  onTestFinished(close)
  tell((method) => (method === 'eth_chainId' ? `0x${BASE.toString(16)}` : undefined))
  return url
}

const nodesOfBase = `ETH_RPC_URLS_${BASE}`
const indexOfBase = `BLOCKSCOUT_URL_${BASE}`

async function readWorth(settings: Record<string, string>) {
  const { browser } = await buildSandboxedApp({ env: settings }, { time: NOW.getTime() })
  const { api, enter } = browser()
  await enter('ada')
  const params = { address: getAddress(sandbox.demo.address) }
  await api(users.addAddress, { body: params })
  const tokens = await untilAnswered(() => api(portfolio.listTokens, { params }))
  return {
    held: held(tokens),
    worth: await untilAnswered(() => api(portfolio.getNetWorth, { params })),
  }
}

test.each([
  ['beside the index of Base', ({ impostor }: Ways) => ({ [nodesOfBase]: impostor })],
  ['alone', ({ impostor }: Ways) => ({ [nodesOfBase]: impostor, [indexOfBase]: '' })],
  [
    'beside the index of Ethereum',
    ({ impostor, env }: Ways) => ({ [nodesOfBase]: impostor, [indexOfBase]: env.BLOCKSCOUT_URL ?? '' }),
  ],
  [
    'before a node of Base',
    ({ impostor, env }: Ways) => ({ [nodesOfBase]: `${impostor},${env[nodesOfBase]}` }),
  ],
  [
    'before a node of Base, by nodes alone',
    ({ impostor, env }: Ways) => ({
      ...{ [nodesOfBase]: `${impostor},${env[nodesOfBase]}`, [indexOfBase]: '' },
    }),
  ],
])(
  'a node of Ethereum that says it is of Base, %s, brings nothing of Ethereum into Base',
  async (_, toSettings) => {
    const { MORALIS_API_KEY: __, ...env } = sandbox.env
    const good = await readWorth(env)
    const { held: found, worth } = await readWorth({
      ...env,
      ...toSettings({ impostor: await startImpostor(), env }),
    })
    expect(found).toEqual(good.held.filter((row) => !row.startsWith(`${BASE} `)))
    expect(worth.problem).toContain('Base: It could not be read')
    expect(worth.chains.map(({ chainId, problem }) => [chainId, problem === null])).toEqual([
      [ETHEREUM, true],
      [BASE, false],
      [POLYGON, true],
    ])
  },
)

test('an index is not taken for one of another chain where a wallet has but the coin, and a face of it', async () => {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const address = getAddress('0x00000000000000000000000000000000000c0145')
  const polygon = sandbox.chains.find(({ entry }) => entry.id === POLYGON)
  await polygon?.transfer({ token: 'native', to: address, value: 5n })
  const { browser } = await buildSandboxedApp({ env }, { time: NOW.getTime() })
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address } })
  const { data, problem } = await untilAnswered(() => api(portfolio.listTokens, { params: { address } }))
  expect(problem).toBeNull()
  expect(data.map(({ chainId, balance }) => [chainId, balance])).toEqual([[POLYGON, '5']])
})

interface Ways {
  impostor: string
  env: Readonly<Record<string, string>>
}

test('two nodes of Base outvote one of Ethereum that says it is of Base', async () => {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const own = env[nodesOfBase] ?? ''
  const second = await startLyingNode(own)
  onTestFinished(second.close)
  const settings = { ...env, [nodesOfBase]: `${await startImpostor()},${own},${second.url}` }
  const { held: found, worth } = await readWorth(settings)
  expect(found).toEqual((await readWorth(env)).held)
  expect(worth).toMatchObject({ stale: false, problem: null })
})
