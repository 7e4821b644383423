import { createServer } from 'node:http'
import { createSandbox, type Sandbox } from '@app/sandbox'
import { fromAssetId, portfolio, users } from '@pkg/api-contract'
import { listen } from '@pkg/test-settings/listen.ts'
import { type Address, getAddress } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'

const NOW = new Date('2026-04-01T09:00:00Z')
const [ETHEREUM, BASE, POLYGON] = [1, 8453, 137]

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ now: NOW, sideChains: [BASE, POLYGON] })
})
afterAll(() => sandbox.close())

/** A service that hands every question on, and asks about Ethereum whatever chain it is asked about. */
async function startForgetful(truth: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/chain=[a-z0-9]+/, 'chain=eth')
    const headers = { 'x-api-key': String(request.headers['x-api-key'] ?? '') }
    const answer = await fetch(truth + path, { headers })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  return url
}

async function read(settings: Record<string, string>) {
  const { browser, chain } = await buildSandboxedApp({ env: settings }, { time: NOW.getTime() })
  const { api, enter } = browser()
  await enter('ada')
  const params = { address: getAddress(sandbox.demo.address) }
  await api(users.addAddress, { body: params })
  const tokens = await api(portfolio.listTokens, { params })
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
