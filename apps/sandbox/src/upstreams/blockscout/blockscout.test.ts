import { expect, it } from 'vitest'
import { wallets } from '../../catalogue/wallets.ts'
import { useSandbox } from '../../testing/use-sandbox.ts'

const sandboxed = useSandbox()
const main = wallets.main.address
const path = (rest: string) => `/blockscout/api/v2/addresses/${rest}`

it('tells of an address that was never used, as if it were', async () => {
  const answer = await sandboxed.ask(path('0x00000000000000000000000000000000000000A1'))
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { coin_balance: '0', ens_domain_name: null },
  ])
})

it('writes numbers as text and addresses with a checksum', async () => {
  expect(await sandboxed.get(path(main))).toMatchObject({
    hash: main,
    coin_balance: expect.stringMatching(/^\d+$/),
    exchange_rate: expect.stringMatching(/^\d+\.\d\d$/),
    ens_domain_name: 'demo.eth',
    is_scam: false,
    block_number_balance_updated_at: expect.any(Number),
  })
  const rows = (await sandboxed.get(path(`${main}/tokens?type=ERC-20`))).items ?? []
  expect(rows.find((row) => row.token?.symbol === 'WBTC')).toEqual({
    token: {
      address_hash: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      circulating_market_cap: null,
      circulating_supply: null,
      decimals: '8',
      exchange_rate: expect.stringMatching(/^\d+\.\d+$/),
      holders_count: expect.stringMatching(/^\d+$/),
      icon_url: expect.stringMatching(/^ipfs:/),
      name: 'Wrapped BTC',
      reputation: 'ok',
      symbol: 'WBTC',
      total_supply: '100000000000000000',
      type: 'ERC-20',
      volume_24h: null,
    },
    token_id: null,
    token_instance: null,
    value: '38114209',
  })
})

it('leaves ether out of the tokens, marks spam by its reputation, and gives it no price', async () => {
  const rows = (await sandboxed.get(path(`${main}/tokens?type=ERC-20`))).items ?? []
  expect(rows.some((row) => row.token?.symbol === 'ETH')).toBe(false)
  const spam = rows.filter((row) => row.token?.reputation !== 'ok')
  expect(spam.map((row) => row.token?.exchange_rate)).toEqual([null, null])
})

it('lists balances of every kind as a bare array, one row for the pieces of a collection', async () => {
  const rows = await sandboxed.get(path(`${main}/token-balances`))
  expect(Array.isArray(rows)).toBe(true)
  expect(rows.filter((row) => row.token?.type === 'ERC-721').map((row) => row.value)).toEqual(
    expect.arrayContaining(['3', '4']),
  )
  const badges = await sandboxed.get(path(`${wallets.friend.address}/token-balances`))
  expect(badges.find((row) => row.token?.type === 'ERC-1155' && row.token_id === '1')).toMatchObject({
    value: '3',
  })
})

it('pages transfers by the place of the last row, and ends', async () => {
  const seen: string[] = []
  let next: object | null = {}
  while (next) {
    const query: URLSearchParams = new URLSearchParams({ type: 'ERC-20', ...next })
    const page = await sandboxed.get(path(`${main}/token-transfers?${query}`))
    seen.push(...(page.items ?? []).map((row) => `${row.transaction_hash}:${row.log_index}`))
    next = page.next_page_params ?? null
    if (next) expect(next).toEqual({ block_number: expect.any(Number), index: expect.any(Number) })
  }
  expect(seen.length).toBeGreaterThan(100)
  expect(new Set(seen).size).toBe(seen.length)
})

it('tells mints from transfers, and times to the microsecond', async () => {
  const rows =
    (
      await sandboxed.get(
        path(
          `${main}/token-transfers?type=ERC-20&filter=to&token=0x5A0Db0c0000000000000000000000000000000a0`,
        ),
      )
    ).items ?? []
  expect(rows).toHaveLength(10)
  for (const row of rows) {
    expect(row).toMatchObject({
      type: 'token_minting',
      token_type: 'ERC-20',
      from: { hash: '0x0000000000000000000000000000000000000000' },
      timestamp: expect.stringMatching(/T\d\d:\d\d:\d\d\.000000Z$/),
      total: { decimals: '0', value: expect.stringMatching(/^\d+$/) },
    })
  }
})

it('gives the metadata of an NFT as an object, or null when it is torn', async () => {
  const rows = (await sandboxed.get(path(`${main}/nft?type=ERC-721`))).items ?? []
  const postcards = rows.filter((row) => row.token?.symbol === 'POST')
  expect(postcards.find((row) => row.id === '1')).toMatchObject({
    metadata: { name: 'Morning ferry' },
    image_url: expect.stringMatching(/ferry\.png$/),
    media_type: 'image/png',
    token_type: 'ERC-721',
    value: '1',
  })
  expect(postcards.find((row) => row.id === '4')).toMatchObject({ metadata: null, image_url: null })
  expect(postcards.find((row) => row.id === '3')).toMatchObject({
    image_url: expect.stringMatching(/night\.svg$/),
  })
})

it.each([`${main}/token-transfers?filter=both`, `${main}/tokens?type=ERC-19`, '0x12'])(
  'answers 422 to %s',
  async (rest) => {
    const answer = await sandboxed.ask(path(rest))
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: [{ title: 'Invalid value' }] },
    ])
  },
)

it('answers 404 where there is nothing, and tells its limits', async () => {
  const answer = await sandboxed.ask('/blockscout/api/v2/nothing')
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found' }])
  expect((await sandboxed.ask(path(main))).headers.get('x-ratelimit-limit')).toBe('180')
})
