import { openSandbox } from '@app/sandbox/testing'
import { history, portfolio, users } from '@pkg/api-contract'
import { getAddress } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { takeSnapshots } from '../features/portfolio/history/take-snapshots.ts'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { listTrackedWallets } from '../testing/list-tracked-wallets.ts'
import { startRelay } from '../testing/start-relay.ts'

const START = Date.UTC(2026, 3, 1, 9)
/** Has a position of every kind that can be read. */
const address = getAddress('0x1fa6617f6af510bba7400951a73d5a783e28469d')
const params = { address }
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const pool = `0x${'7'.repeat(40)}`

const sandbox = await openSandbox({ now: new Date(START) })

const token = (fields: object = {}) => ({
  ...{ token_type: 'supplied', name: 'USD Coin', symbol: 'USDC', contract_address: usdc, decimals: '6' },
  ...{ balance: '1500000000', usd_price: 1, usd_value: 1_500 },
  ...fields,
})
const row = (tokens: object[], fields: object = {}, position: object = {}) => ({
  ...{ protocol_name: 'Pendle', protocol_id: 'pendle', ...fields },
  position: { label: 'liquidity', address: pool, tokens, ...position },
})

/** Moralis as the sandbox plays it, with positions of the test's own. */
async function playMoralis(answer: () => { status?: number; body: unknown }) {
  const { MORALIS_URL = '', MORALIS_API_KEY = '' } = sandbox.env
  const asked: string[] = []
  const { url, close } = await startRelay(async ({ url = '' }) => {
    if (!url.includes('/defi/positions')) {
      const played = await fetch(`${MORALIS_URL}${url}`, { headers: { 'x-api-key': MORALIS_API_KEY } })
      return { status: played.status, body: await played.text() }
    }
    asked.push(url)
    const { body, ...told } = answer()
    return { ...told, body: typeof body === 'string' ? body : JSON.stringify(body) }
  })
  onTestFinished(close)
  return { env: { MORALIS_URL: url, MORALIS_API_KEY: 'key' }, asked }
}

/** A person who tracks the wallet, with Moralis as it is played. */
async function enter(settings: Record<string, string>) {
  const clock = { time: START }
  const env = { ...sandbox.env, CHAINS: '1', ...settings }
  const { browser, ...rest } = await buildSandboxedApp({ env }, clock)
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: params })
  return { ...person, ...rest, clock }
}

/** Everything that sums what the wallet has, and what it has inside contracts. */
async function readAll({ api, send }: Awaited<ReturnType<typeof enter>>) {
  const positions = await api(portfolio.listPositions, { params })
  const tokens = await api(portfolio.listTokens, { params })
  const worth = await api(portfolio.getNetWorth, { params })
  const query = { querystring: { address: [address], range: '1w' as const } }
  await expect
    .poll(async () => (await api(history.getHistory, query)).refreshing, { timeout: 30_000 })
    .toBe(false)
  const { points } = await api(history.getHistory, query)
  const file = await send({ method: 'GET', url: '/api/portfolio/export/holdings' })
  return {
    positions,
    sums: {
      tokens: tokens.data,
      worth: worth.data,
      points,
      export: file.body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
    },
  }
}

test('claims stand behind everything else, marked, and change no total, no history and no file', async () => {
  const moralis = await playMoralis(() => ({
    body: [
      row([token()]),
      row(
        [token({ token_type: 'borrowed', balance: '900000000000' })],
        { protocol_id: 'b' },
        { address: null },
      ),
      // Told by the chain as well: the range of the same number, and what is owed to the same lender.
      row([token()], { protocol_name: 'Uniswap V3' }, { position_details: { position_key: '886154' } }),
      row([token({ token_type: 'borrowed' })], { protocol_name: 'Aave V3' }, { address: null }),
    ],
  }))
  const alone = await readAll(await enter((await playMoralis(() => ({ body: [] }))).env))
  const both = await readAll(await enter(moralis.env))
  const own = alone.positions.data
  expect(own.length).toBeGreaterThan(5)
  expect(both.positions.data.slice(0, own.length)).toEqual(own)
  expect(both.positions.data.slice(own.length)).toMatchObject([
    { trust: 'claimed', claimedBy: 'Moralis', protocol: 'Pendle', kind: 'debt', usdValue: -900_000 },
    { trust: 'claimed', claimedBy: 'Moralis', protocol: 'Pendle', kind: 'pool', usdValue: 1_500, block: 0 },
  ])
  expect(both.positions).toMatchObject({
    problem: null,
    source: expect.stringContaining('claims by Moralis'),
  })
  expect(both.sums).toEqual(alone.sums)
  expect(alone.sums.worth.usd).toBeGreaterThan(1_000)
  expect(moralis.asked).toHaveLength(1)
})

test('records of the portfolio ask nobody for claims, and hold none', async () => {
  const moralis = await playMoralis(() => ({ body: [row([token()])] }))
  const { chain, database, clock } = await enter(moralis.env)
  const taken = await takeSnapshots({
    ...{ database, chain, now: () => clock.time, log: () => {} },
    listWallets: listTrackedWallets({ database, chain, now: () => clock.time }),
  })
  expect([taken, moralis.asked]).toEqual([expect.any(Number), []])
})

test('without a key nothing is asked and nothing is missing', async () => {
  const moralis = await playMoralis(() => ({ body: [row([token()])] }))
  const { api } = await enter({ ...moralis.env, MORALIS_API_KEY: '' })
  const { data, problem, source } = await api(portfolio.listPositions, { params })
  expect(data.filter(({ claimedBy }) => claimedBy)).toEqual([])
  expect([problem, source.includes('Moralis'), moralis.asked]).toEqual([null, false, []])
})

test.each<[string, { status?: number; body: unknown }, string]>([
  ['fails', { status: 500, body: {} }, 'Moralis is not answering; '],
  [
    'has no plan for it',
    { status: 403, body: { message: 'Upgrade to Starter' } },
    'Moralis does not tell positions to our key; ',
  ],
  [
    'sends megabytes',
    { body: `["${'x'.repeat(5_000_000)}"]` },
    'Moralis sends answers that cannot be read; ',
  ],
  ['sends no list', { body: { result: [] } }, 'Moralis sends answers that cannot be read; '],
  [
    'sends negative amounts alone',
    { body: [row([token({ balance: '-1' })])] },
    'Moralis sends answers that cannot be read; ',
  ],
  [
    'speaks of another wallet',
    { body: [row([token()], { wallet_address: pool })] },
    'Moralis sends answers that cannot be read; ',
  ],
  [
    'speaks of another chain',
    { body: [row([token()], { chain_id: 8453 })] },
    'Moralis sends answers that cannot be read; ',
  ],
])('where Moralis %s, all else stays and the answer says what is missing', async (_, answer, why) => {
  const [played, silent] = [await playMoralis(() => answer), await playMoralis(() => ({ body: [] }))]
  const list = await (await enter(played.env)).api(portfolio.listPositions, { params })
  expect(list.data).toEqual((await (await enter(silent.env)).api(portfolio.listPositions, { params })).data)
  expect(list).toMatchObject({
    stale: false,
    problem: `${why}what it would claim to be inside contracts is missing.`,
  })
})

test('amounts beyond belief have no worth, and rows that cannot be read are counted', async () => {
  const huge = `1${'0'.repeat(30)}`
  const body = [row([token({ balance: huge })]), row([token({ balance: `-${huge}` })]), row([token()]), null]
  const { env } = await playMoralis(() => ({ body }))
  const { data, problem } = await (await enter(env)).api(portfolio.listPositions, { params })
  expect(data.filter(({ claimedBy }) => claimedBy)).toMatchObject([
    { usdValue: null, parts: [{ amount: huge, usdValue: null, countedAs: null }] },
  ])
  expect(problem).toBe('2 positions that Moralis claims could not be read and are missing.')
})
