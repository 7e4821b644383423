import { createServer } from 'node:http'
import { listen } from '@pkg/test-settings/listen.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Address, WalletData } from '../../ports/wallet-data.ts'
import { createStub, type Stub, type StubAnswer } from '../../testing/create-stub.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { blockscout } from './blockscout.ts'

const wallet: Address = '0x00000000000000000000000000000000000000aa'
const contract = '0x394c399dbA25B99Ab7708EdB505d755B3aa29997'
const hash = `0x${'ab'.repeat(32)}`

async function ask(
  answer: (request: { path: string; query: URLSearchParams }) => StubAnswer | undefined,
): Promise<{ port: WalletData; stub: Stub }> {
  const stub = await createStub(answer)
  const opened = openProvider(blockscout, { BLOCKSCOUT_URL: `${stub.url}/api/v2` })
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  return { port: filled(opened.ports.walletData), stub }
}

const about = {
  coin_balance: '9349423632191522464',
  exchange_rate: '3548.27',
  block_number_balance_updated_at: 900,
}

const token = {
  address_hash: contract,
  symbol: 'USDT',
  name: 'Tether USD',
  decimals: '6',
  type: 'ERC-20',
  exchange_rate: '0.99',
  icon_url: 'https://pictures.example/usdt.png',
  reputation: 'ok',
}

const holding = (change: object = {}) => ({
  value: '10000',
  token_id: null,
  token_instance: null,
  token: { ...token, ...change },
})

const tokensOf = async (...rows: object[]) =>
  (await ask(({ path }) => ({ body: path.endsWith('/token-balances') ? rows : about }))).port.listTokens(
    wallet,
  )

const transfer = {
  transaction_hash: hash,
  log_index: 16,
  block_number: 77,
  timestamp: '2023-07-03T20:09:59.000000Z',
  from: { hash: wallet },
  to: { hash: contract },
  token,
  total: { decimals: '6', value: '1000' },
}

test('ether, which the token list does not have, comes from the address', async () => {
  expect((await tokensOf())[0]).toMatchObject({
    address: 'native',
    balance: '9349423632191522464',
    usdPrice: 3548.27,
    decimals: 18,
  })
})

test('the contract is read from address_hash and, of older instances, from address', async () => {
  const [, newer, older] = await tokensOf(
    holding(),
    holding({ address_hash: undefined, address: contract.replace('39', '40') }),
  )
  expect(newer?.address).toBe(contract.toLowerCase())
  expect(older?.address).toBe(contract.replace('39', '40').toLowerCase())
})

test('decimals and rate come as text, and either may be null', async () => {
  const [, priced, bare] = await tokensOf(
    holding(),
    holding({ address_hash: contract.replace('39', '40'), decimals: null, exchange_rate: null }),
  )
  expect(priced).toMatchObject({ decimals: 6, usdPrice: 0.99, usdValue: 0.0099 })
  expect(bare).toMatchObject({ decimals: null, usdPrice: null, usdValue: null })
})

test.each([
  [{ reputation: 'ok' }, 'no'],
  [{ reputation: null }, 'no'],
  [{ reputation: 'scam' }, 'yes'],
  [{ reputation: 'neutral' }, 'suspect'],
  [{ is_scam: true }, 'yes'],
])('a token with %j is spam: %s', async (change, spam) => {
  expect((await tokensOf(holding(change)))[1]?.spam).toBe(spam)
})

test('pieces of collections are not holdings', async () => {
  expect(
    await tokensOf(holding({ type: 'ERC-721', decimals: null }), holding({ type: 'ERC-1155' })),
  ).toHaveLength(1)
})

test('what was found is handed over for confirmation with the block that the index had seen', async () => {
  const { port } = await ask(({ path }) => ({ body: path.endsWith('/token-balances') ? [holding()] : about }))
  const seen: unknown[] = []
  const tokens = await port.listTokens(wallet, {
    confirm: async (found, block) => {
      seen.push(found.length, block)
      return found.slice(1)
    },
  })
  expect(seen).toEqual([2, 900])
  expect(tokens).toHaveLength(1)
})

test('an address that the index never saw is empty', async () => {
  const { port } = await ask(() => ({ status: 404, body: { message: 'Not found' } }))
  expect(await port.listTokens(wallet)).toEqual([])
  expect(await port.listTransfers(wallet, { limit: 20 })).toEqual([])
})

test('a transfer without a time has the time of its block', async () => {
  const { port } = await ask(({ path }) => ({
    body:
      path === '/api/v2/blocks/77'
        ? { timestamp: '2023-07-03T20:10:11.000000Z' }
        : { items: [{ ...transfer, timestamp: null }], next_page_params: null },
  }))
  expect((await port.listTransfers(wallet, { limit: 20 }))[0]).toMatchObject({
    blockTimestamp: '2023-07-03T20:10:11.000Z',
    direction: 'Sent',
    value: '1000',
    decimals: 6,
  })
})

test('next_page_params are sent back whole', async () => {
  const next = { block_number: 76, index: 4, items_count: 50, token_name: null }
  const { port, stub } = await ask(({ query }) => ({
    body: query.has('index')
      ? { items: [{ ...transfer, log_index: 3 }], next_page_params: null }
      : { items: [transfer], next_page_params: next },
  }))
  expect(await port.listTransfers(wallet, { limit: 20 })).toHaveLength(2)
  expect(stub.asked[1]).toBe(
    `/api/v2/addresses/${wallet}/token-transfers?type=ERC-20&block_number=76&index=4&items_count=50&token_name=`,
  )
})

test('pages that lead in a circle end', async () => {
  const { port, stub } = await ask(() => ({ body: { items: [transfer], next_page_params: { index: 1 } } }))
  expect(await port.listTransfers(wallet, { limit: 20 })).toHaveLength(1)
  expect(stub.asked).toHaveLength(2)
})

test('the picture of an NFT is never its film', async () => {
  const item = {
    id: '431',
    metadata: { name: 'Film' },
    media_url: 'https://media.example/a.mp4',
    token_type: 'ERC-721',
  }
  const nft = { ...token, type: 'ERC-721', decimals: null }
  const { port } = await ask(() => ({
    body: {
      items: [
        { ...item, media_type: 'video/mp4', token: nft, value: '1' },
        { ...item, id: '432', media_type: 'image/png', token: nft, value: null },
      ],
      next_page_params: null,
    },
  }))
  const nfts = await port.listNfts(wallet, { limit: 8 })
  expect(nfts.map(({ image, name, amount }) => [image, name, amount])).toEqual([
    [null, 'Film', '1'],
    ['https://media.example/a.mp4', 'Film', '1'],
  ])
})

test('a limit names its end in milliseconds, in a header of its own', async () => {
  const { port } = await ask(() => ({
    status: 429,
    headers: { 'x-ratelimit-reset': '1500' },
    body: { message: 'Too many requests.' },
  }))
  await expect(port.listTransfers(wallet, { limit: 20 })).rejects.toMatchObject({
    kind: 'rate',
    retryAfterMs: 1500,
  })
})

test.each([
  [402, { error: 'Out of credits' }, 'quota'],
  [422, { errors: [{ title: 'Invalid value', detail: 'Invalid value for enum' }] }, 'badrequest'],
])('HTTP %i is a fault of its own kind', async (status, body, kind) => {
  const { port } = await ask(() => ({ status, body }))
  await expect(port.listTransfers(wallet, { limit: 20 })).rejects.toMatchObject({ kind })
})

test('requests are made one after the other, however many are asked for at once', async () => {
  let running = 0
  let most = 0
  const server = await listen(
    createServer((_, response) => {
      running += 1
      most = Math.max(most, running)
      setImmediate(() => {
        running -= 1
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ items: [], next_page_params: null }))
      })
    }),
  )
  const opened = openProvider(blockscout, { BLOCKSCOUT_URL: server.url })
  onTestFinished(server.close)
  onTestFinished(opened.close)
  const port = filled(opened.ports.walletData)
  await Promise.all(Array.from({ length: 8 }, () => port.listTransfers(wallet, { limit: 20 })))
  expect(most).toBe(1)
})

test('a redirect is followed', async () => {
  const { port, stub } = await ask(({ path }) =>
    path.startsWith('/api')
      ? { status: 302, headers: { location: path.replace('/api', '/moved') }, body: {} }
      : { body: { items: [transfer], next_page_params: null } },
  )
  expect(await port.listTransfers(wallet, { limit: 20 })).toHaveLength(1)
  expect(stub.asked).toHaveLength(2)
})
