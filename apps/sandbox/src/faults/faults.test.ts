import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSandbox } from '../testing/use-sandbox.ts'
import { faultKinds } from './fault.ts'

const sandboxed = useSandbox()
const prices = '/defillama/prices/current/coingecko:bitcoin'
const transfers = () =>
  `/moralis/api/v2.2/${sandboxed.sandbox.demo.address}/erc20/transfers?chain=eth&limit=5`
const calls = (...methods: string[]) =>
  methods.map((method, index) => ({ jsonrpc: '2.0', id: index + 1, method, params: [] }))

beforeEach(() => sandboxed.sandbox.clearRequests())
afterEach(() => sandboxed.sandbox.clearFaults())

it('is late by the latency', async () => {
  sandboxed.sandbox.setFault('defillama', { kind: 'latency', ms: 120 })
  const start = performance.now()
  expect((await sandboxed.ask(prices)).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(110)
})

it('sends the second half of a slow body late', async () => {
  sandboxed.sandbox.setFault('defillama', { kind: 'slow-body', ms: 120 })
  const start = performance.now()
  const answer = await sandboxed.ask(prices)
  expect(await answer.json()).toHaveProperty('coins')
  expect(performance.now() - start).toBeGreaterThan(110)
})

it('limits the rate with Retry-After or without it', async () => {
  sandboxed.sandbox.setFault('blockscout', { kind: 'rate-limit', retryAfter: 7 })
  const limited = await sandboxed.ask(`/blockscout/api/v2/addresses/${sandboxed.sandbox.demo.address}`)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await limited.json()).toEqual({
    message: 'Too many requests. Increase limits now at https://dev.blockscout.com',
  })

  sandboxed.sandbox.setFault('coingecko', { kind: 'rate-limit' })
  const bare = await sandboxed.ask('/coingecko/api/v3/simple/price?ids=bitcoin&vs_currencies=usd')
  expect([bare.status, bare.headers.get('retry-after')]).toEqual([429, null])
  expect(await bare.json()).toMatchObject({ status: { error_code: 429 } })
})

it('hides a rate limit of CoinGecko behind a 200', async () => {
  sandboxed.sandbox.setFault('coingecko', { kind: 'ok-with-rate-limit' })
  const answer = await sandboxed.ask('/coingecko/api/v3/coins/markets?vs_currency=usd')
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: { error_code: 429 } }])
})

it('says 401 when the plan of Moralis is used up', async () => {
  sandboxed.sandbox.setFault('moralis', { kind: 'quota' })
  const answer = await sandboxed.ask(transfers())
  expect(answer.status).toBe(401)
  expect(((await answer.json()) as { message: string }).message).toContain(
    'total included usage has been consumed',
  )
})

it('fails with a page of HTML', async () => {
  sandboxed.sandbox.setFault('moralis', { kind: 'server-error', status: 502 })
  const answer = await sandboxed.ask(transfers())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=UTF-8'])
  expect(await answer.text()).toContain('502 Bad Gateway')
})

it('takes a request and never answers it', async () => {
  sandboxed.sandbox.setFault('defillama', { kind: 'hang' })
  await expect(sandboxed.ask(prices, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/i)
})

it('drops the connection', async () => {
  sandboxed.sandbox.setFault('rpc', { kind: 'drop' })
  await expect(sandboxed.post('/rpc', calls('eth_blockNumber'))).rejects.toThrow('fetch failed')
})

it('breaks the connection in the middle of a body', async () => {
  sandboxed.sandbox.setFault('moralis', { kind: 'half-body' })
  const answer = await sandboxed.ask(transfers())
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('terminated')
})

it('answers 200 with a page for people', async () => {
  sandboxed.sandbox.setFault('rpc', { kind: 'wrong-content-type' })
  const answer = await sandboxed.post('/rpc', calls('eth_blockNumber'))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
})

it('sends JSON that does not parse', async () => {
  sandboxed.sandbox.setFault('moralis', { kind: 'invalid-json' })
  const answer = await sandboxed.ask(transfers())
  expect(answer.headers.get('content-type')).toContain('application/json')
  await expect(answer.json()).rejects.toThrow(SyntaxError)
})

it('swaps numbers and strings', async () => {
  sandboxed.sandbox.setFault('moralis', { kind: 'wrong-types' })
  const [row] = (await sandboxed.get(transfers())).result ?? []
  expect([typeof row?.value, typeof row?.log_index, typeof row?.token_decimals]).toEqual([
    'number',
    'string',
    'number',
  ])
})

it('nulls the fields that it names', async () => {
  sandboxed.sandbox.setFault('blockscout', { kind: 'null-fields', fields: ['timestamp', 'symbol'] })
  const rows =
    (await sandboxed.get(`/blockscout/api/v2/addresses/${sandboxed.sandbox.demo.address}/token-transfers`))
      .items ?? []
  expect(rows.length).toBe(50)
  expect(rows.every((row) => row.timestamp === null && row.token?.symbol === null)).toBe(true)
})

it('hands out every row twice', async () => {
  sandboxed.sandbox.setFault('moralis', { kind: 'duplicate-rows' })
  const rows = (await sandboxed.get(transfers())).result ?? []
  expect(rows).toHaveLength(10)
  expect(rows[0]).toEqual(rows[1])
})

it('serves a page without rows that leads on', async () => {
  sandboxed.sandbox.setFault('moralis', { kind: 'empty-page' })
  expect(await sandboxed.get(transfers())).toMatchObject({ result: [], cursor: expect.any(String) })
})

it.each(['moralis', 'blockscout'])('leads every page of %s back to the first one', async (name) => {
  const { address } = sandboxed.sandbox.demo
  const first =
    name === 'moralis' ? transfers() : `/blockscout/api/v2/addresses/${address}/token-transfers?type=ERC-20`
  sandboxed.sandbox.setFault(name, { kind: 'cursor-loop' })
  const page = await sandboxed.get(first)
  const next = new URLSearchParams(page.next_page_params ?? { cursor: page.cursor ?? '' })
  expect(await sandboxed.get(`${first}&${next}`)).toEqual(page)
})

it('refuses every call of a batch in the way of JSON-RPC', async () => {
  sandboxed.sandbox.setFault('rpc', { kind: 'rpc-error' })
  const answer = await sandboxed.post('/rpc', calls('eth_blockNumber', 'eth_chainId'))
  const error = { code: -32005, message: 'limit exceeded' }
  expect(await answer.json()).toEqual([1, 2].map((id) => ({ jsonrpc: '2.0', id, error })))
})

it('refuses to search too many blocks for logs', async () => {
  sandboxed.sandbox.setFault('rpc', { kind: 'log-range', blocks: 100 })
  const search = async (fromBlock: string, toBlock: string) => {
    const [call] = calls('eth_getLogs')
    return (await sandboxed.post('/rpc', { ...call, params: [{ fromBlock, toBlock }] })).json()
  }
  expect(await search('0x0', 'latest')).toMatchObject({
    error: { message: expect.stringContaining('100 blocks range') },
  })
  expect(await search('0x1', '0x32')).toMatchObject({ result: expect.any(Array) })
})

it('strikes as often as it is told, and only the paths it is told', async () => {
  sandboxed.sandbox.setFault('defillama', { kind: 'server-error', times: 2, path: 'bitcoin' })
  const status = async (coin: string) =>
    (await sandboxed.ask(`/defillama/prices/current/coingecko:${coin}`)).status
  expect([
    await status('ethereum'),
    await status('bitcoin'),
    await status('bitcoin'),
    await status('bitcoin'),
  ]).toEqual([200, 500, 500, 200])
})

it('is set, read and cleared over HTTP, and refuses what it does not know', async () => {
  await sandboxed.post('/control/faults/defillama', { kind: 'server-error' })
  expect((await sandboxed.ask(prices)).status).toBe(500)
  expect(await sandboxed.get('/control/faults/defillama')).toEqual({ fault: { kind: 'server-error' } })
  await sandboxed.post('/control/faults/defillama', { fault: null })
  expect((await sandboxed.ask(prices)).status).toBe(200)
  expect((await sandboxed.post('/control/faults/defillama', { kind: 'gremlins' })).status).toBe(400)
  expect((await sandboxed.post('/control/faults/nobody', { kind: 'hang' })).status).toBe(404)
  expect(() => sandboxed.sandbox.setFault('nobody', { kind: 'hang' })).toThrow(RangeError)
})

it('counts the requests that a fault strikes, and the calls that the node is asked', async () => {
  sandboxed.sandbox.setFault('defillama', { kind: 'rate-limit' })
  await sandboxed.ask(prices)
  await sandboxed.post('/rpc', calls('eth_blockNumber', 'eth_chainId'))
  expect(sandboxed.sandbox.requests('defillama').map(({ url }) => url)).toEqual([
    '/prices/current/coingecko:bitcoin',
  ])
  expect(sandboxed.sandbox.requests('rpc').map((request) => request.calls)).toEqual([
    ['eth_blockNumber', 'eth_chainId'],
  ])
  expect(await sandboxed.get('/control/requests')).toMatchObject({ count: 2 })
})

it('has a name for every kind of fault, once', () => {
  expect(new Set(faultKinds).size).toBe(faultKinds.length)
})
