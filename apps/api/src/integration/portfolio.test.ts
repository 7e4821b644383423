import type { Fault } from '@app/sandbox'
import { openSandbox } from '@app/sandbox/testing'
import { HOUR_MS, operations, portfolio, users } from '@pkg/api-contract'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'

const upstreams = ['moralis', 'blockscout', 'coingecko', 'defillama', 'rpc']

const sandbox = await openSandbox()

/** A person who tracks the demo wallet. */
async function enter() {
  const clock = { time: Date.now() }
  const { browser } = await buildSandboxedApp(sandbox, clock)
  const person = browser()
  await person.enter('ada')
  const params = { address: getAddress(sandbox.demo.address) }
  await person.api(users.addAddress, { body: params })
  return { ...person, params, clock }
}

test('the demo wallet shows holdings, a sum, transfers and NFTs, from a source that has a name', async () => {
  const { api, params } = await enter()
  const [tokens, netWorth, transfers, nfts] = await Promise.all([
    api(portfolio.listTokens, { params }),
    api(portfolio.getNetWorth, { params }),
    api(portfolio.listTransfers, { params }),
    api(portfolio.listNfts, { params }),
  ])

  const native = tokens.data.find(({ address }) => address === 'native')
  expect(BigInt(native?.balance ?? 0)).toBeGreaterThan(0n)
  const shown = tokens.data.filter(({ spam }) => spam !== 'yes')
  const sum = shown.reduce((all, { usdValue }) => all + (usdValue ?? 0), 0)
  expect(netWorth.data.usd).toBe(Number(sum.toFixed(2)))
  expect(transfers.data.length).toBeGreaterThan(0)
  expect(transfers.data.length).toBeLessThanOrEqual(20)
  expect(nfts.data.length).toBeGreaterThan(0)
  for (const answer of [tokens, netWorth, transfers, nfts]) {
    expect(answer).toMatchObject({ stale: false, source: expect.stringMatching(/\w/) })
  }
  const { providers } = await api(operations.getStatus, {})
  expect(providers.map(({ state }) => state)).toContain('ok')
})

test('every picture that is named can be had from our own origin', async () => {
  const { api, send, params } = await enter()
  const { data } = await api(portfolio.listNfts, { params })
  const images = data.flatMap(({ image }) => image ?? [])
  expect(images.length).toBeGreaterThan(0)

  for (const url of images) {
    const answer = await send({ method: 'GET', url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^image\//)
  }
})

test('an ENS name of the chain is tracked as its account', async () => {
  const { api, params } = await enter()
  await api(users.removeAddress, { body: params })
  const [name = ''] = sandbox.demo.names

  const { address } = await api(users.addAddress, { body: { address: name } })
  expect(address).toBe(getAddress(address))
})

test.for([
  'nobody.eth',
  'a..eth',
  '.',
  '..eth',
  'two words.eth',
  '\u0000.eth',
  '<b>.eth',
  '👩‍👩‍👧.eth',
  '\u200d.eth',
])('the name %j, which means no account, is refused as an address', async (address) => {
  const { api } = await enter()

  await expect(api(users.addAddress, { body: { address } })).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_ADDRESS',
  })
})

test('a transfer on the chain shows after a refresh, exact to the last base unit', async () => {
  const { api, params } = await enter()
  const { USDC } = sandbox.demo.tokens
  if (USDC === undefined) throw new Error('The sandbox has no USDC')
  const balance = async (refresh: boolean) => {
    const { data } = await api(portfolio.listTokens, { params }, { refresh })
    return BigInt(data.find(({ address }) => address === USDC.toLowerCase())?.balance ?? 0)
  }
  const before = await balance(false)
  const { transactionHash } = await sandbox.chain.transfer({
    token: USDC,
    to: sandbox.demo.address,
    value: 1_234_567n,
  })

  expect(await balance(false)).toBe(before)
  expect(await balance(true)).toBe(before + 1_234_567n)
  const { data } = await api(portfolio.listTransfers, { params }, { refresh: true })
  expect(data[0]).toMatchObject({ transactionHash, direction: 'Received', value: '1234567', decimals: 6 })
})

const faults: Fault[] = [
  { kind: 'server-error' },
  { kind: 'rate-limit', retryAfter: 60 },
  { kind: 'drop' },
  { kind: 'half-body' },
  { kind: 'invalid-json' },
  { kind: 'wrong-content-type' },
]

test.for(faults)(
  'with every upstream failing ($kind), the last good data stays, with its age and what is wrong',
  async (fault) => {
    const { api, params, clock } = await enter()
    const good = await api(portfolio.listTokens, { params })
    clock.time += HOUR_MS
    for (const upstream of upstreams) sandbox.setFault(upstream, fault)
    const kept = await api(portfolio.listTokens, { params }, { refresh: true })

    expect(kept.data.map(({ address, balance }) => [address, balance])).toEqual(
      good.data.map(({ address, balance }) => [address, balance]),
    )
    expect(kept).toMatchObject({ stale: true, updatedAt: good.updatedAt })
    expect(kept.problem).toMatch(/\w/)
  },
)

test('with every upstream failing and nothing kept, the answer is an error with a sentence, and accounts work', async () => {
  for (const upstream of upstreams) sandbox.setFault(upstream, { kind: 'drop' })
  const { api, params } = await enter()

  await expect(api(portfolio.listTokens, { params })).rejects.toMatchObject({
    status: 502,
    code: 'SOURCE_UNAVAILABLE',
  })
  expect((await api(users.fetchAddresses, {})).addresses).toEqual([params.address])
})
