import { expect, it } from 'vitest'
import { hugeTokenId } from '../../catalogue/collections.ts'
import { wallets } from '../../catalogue/wallets.ts'
import { useSandbox } from '../../testing/use-sandbox.ts'

const sandboxed = useSandbox()
const main = wallets.main.address
const path = (rest: string) => `/moralis/api/v2.2/${rest}`

it.each([undefined, 'another'])('answers 401 to the key %s', async (key) => {
  const answer = await sandboxed.ask(path(`wallets/${main}/tokens`), {
    headers: key ? { 'x-api-key': key } : {},
  })
  expect([answer.status, await answer.json()]).toEqual([401, { message: 'Token is invalid format' }])
})

it('answers 400 to what is no address and to another chain', async () => {
  expect((await sandboxed.ask(path('wallets/0x12/tokens'))).status).toBe(400)
  expect((await sandboxed.ask(path(`wallets/${main}/tokens?chain=polygon`))).status).toBe(400)
})

it('writes token rows in the types of the real service', async () => {
  const page = await sandboxed.get(path(`wallets/${main}/tokens?chain=eth`))
  expect(page).toMatchObject({ cursor: null, page: 0, page_size: 100, block_number: expect.any(Number) })
  expect(page.result?.find((row) => row.symbol === 'WBTC')).toEqual({
    token_address: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
    symbol: 'WBTC',
    name: 'Wrapped BTC',
    logo: expect.stringMatching(/^ipfs:\/\/Qm\w+\/wbtc\.svg$/),
    thumbnail: expect.stringMatching(/^ipfs:/),
    decimals: 8,
    balance: '38114209',
    possible_spam: false,
    verified_contract: true,
    total_supply: '100000000000000000',
    total_supply_formatted: '1000000000',
    percentage_relative_to_total_supply: expect.any(Number),
    security_score: expect.any(Number),
    balance_formatted: '0.38114209',
    usd_price: expect.any(Number),
    usd_price_24hr_percent_change: expect.any(Number),
    usd_price_24hr_usd_change: expect.any(Number),
    usd_value: expect.any(Number),
    usd_value_24hr_usd_change: expect.any(Number),
    native_token: false,
    portfolio_percentage: expect.any(Number),
  })
})

it('has tokens of 0, 6, 8 and 18 decimals, an old one, and a balance that no double holds', async () => {
  const rows = (await sandboxed.get(path(`wallets/${main}/tokens?chain=eth&exclude_spam=true`))).result ?? []
  expect(rows.length).toBeGreaterThanOrEqual(9)
  expect([...new Set(rows.map((row) => Number(row.decimals)))].sort((a, b) => a - b)).toEqual([0, 6, 8, 18])
  expect(rows.find((row) => row.symbol === 'MKR')).toMatchObject({ name: 'Maker', decimals: 18 })
  const shib = rows.find((row) => row.symbol === 'SHIB')?.balance ?? ''
  expect(BigInt(Number(shib))).not.toBe(BigInt(shib))
})

it('leaves out spam when asked to, and never prices what has no market', async () => {
  const all = (await sandboxed.get(path(`wallets/${main}/tokens?chain=eth`))).result ?? []
  const clean = (await sandboxed.get(path(`wallets/${main}/tokens?chain=eth&exclude_spam=true`))).result ?? []
  expect(all.filter((row) => row.symbol === 'USDC')).toHaveLength(2)
  expect(clean.filter((row) => row.symbol === 'USDC')).toHaveLength(1)
  expect(all.length - clean.length).toBe(2)
  expect(clean.find((row) => row.symbol === 'HARBOUR')).toMatchObject({
    usd_price: null,
    usd_value: null,
    logo: null,
  })
})

it('gives a net worth that is the sum of the rows, as text', async () => {
  const rows = (await sandboxed.get(path(`wallets/${main}/tokens?chain=eth&exclude_spam=true`))).result ?? []
  const sum = rows.reduce((total, row) => total + Number(row.usd_value ?? 0), 0)
  const worth = await sandboxed.get(path(`wallets/${main}/net-worth?exclude_spam=true`))
  expect(worth.total_networth_usd).toBe(sum.toFixed(2))
  expect(sum).toBeGreaterThan(100_000)
  expect(sum).toBeLessThan(250_000)
})

it('writes transfers with text where the real service has text, and rounds value_decimal to 15 places', async () => {
  const rows = (await sandboxed.get(path(`${main}/erc20/transfers?chain=eth&limit=100`))).result ?? []
  expect(rows[0]).toMatchObject({
    token_decimals: expect.any(String),
    block_number: expect.any(String),
    block_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
    transaction_index: expect.any(Number),
    log_index: expect.any(Number),
    value: expect.stringMatching(/^\d+$/),
    from_address: expect.stringMatching(/^0x[0-9a-f]{40}$/),
  })
  const fine = rows.find((row) => row.token_decimals === '18' && !row.value?.endsWith('000'))
  expect(fine?.value_decimal?.split('.')[1]?.length).toBeLessThanOrEqual(15)
})

it('repeats the last row of a page as the first of the next one', async () => {
  const first = await sandboxed.get(path(`${main}/erc20/transfers?chain=eth&limit=20`))
  const second = await sandboxed.get(
    path(`${main}/erc20/transfers?chain=eth&limit=20&cursor=${first.cursor}`),
  )
  expect(first.result).toHaveLength(20)
  expect(second).toMatchObject({ page: 1 })
  expect(second.result?.[0]).toEqual(first.result?.[19])
})

it('has NFTs with metadata as text, as junk, on the chain, and an id of 78 digits', async () => {
  const page = await sandboxed.get(path(`${main}/nft?chain=eth&limit=8&exclude_spam=true`))
  expect(page).toMatchObject({ status: 'SYNCED', page: 1, page_size: 8, total: null })
  const rows = page.result ?? []
  expect(rows.map((row) => row.token_id)).toContain(String(hugeTokenId))
  expect(String(hugeTokenId)).toHaveLength(78)
  const metadata = rows.map((row) => row.metadata)
  expect(metadata).toContain('string')
  const parsed = metadata.filter((text) => text && text !== 'string').map((text) => JSON.parse(text ?? ''))
  expect(parsed.filter(({ image }) => image?.startsWith('data:image/svg+xml;base64,'))).toHaveLength(3)
  expect(parsed.filter(({ image }) => image?.endsWith('Green%20lighthouse.png'))).toHaveLength(1)
  expect(parsed.filter(({ image_url }) => image_url)).toHaveLength(1)
})

it('has no metadata for a piece whose file is gone, and tells the many makers of a badge', async () => {
  const vault = (await sandboxed.get(path(`${wallets.vault.address}/nft?chain=eth`))).result ?? []
  expect(vault.find((row) => row.token_id === '6')).toMatchObject({ metadata: null })
  const friend = (await sandboxed.get(path(`${wallets.friend.address}/nft?chain=eth`))).result ?? []
  expect(friend.find((row) => row.contract_type === 'ERC1155' && row.token_id === '1')).toMatchObject({
    amount: '3',
    minter_address: "ERC1155 tokens don't have a single minter",
    metadata: expect.stringContaining('Harbour badge 1'),
  })
})

it('knows nothing of a token without metadata but its balance', async () => {
  const rows = (await sandboxed.get(path(`wallets/${wallets.pocket.address}/tokens?chain=eth`))).result ?? []
  expect(rows.find((row) => row.symbol === null)).toMatchObject({
    name: null,
    decimals: null,
    balance: '987654321012345678',
  })
})

it('tells positions as a bare list, decimals as text, what is owed and rewards by type, and none of a wallet without', async () => {
  const ask = (address: string) => sandboxed.get(path(`wallets/${address}/defi/positions?chain=eth`))
  const rows = await ask(wallets.inside.address)
  expect(rows.map((row) => `${row.protocol_id} ${row.position?.label}`)).toEqual([
    'eigenlayer staking',
    'pendle liquidity',
    'uniswap-v3 liquidity',
    'lido staking',
    'aave-v3 borrowed',
  ])
  expect(rows[2]?.position?.tokens?.[2]).toMatchObject({
    token_type: 'reward',
    contract_address: expect.stringMatching(/^0x[0-9a-f]{40}$/),
    decimals: '6',
    balance: '3250000',
    balance_formatted: '3.25',
    usd_price: expect.any(Number),
  })
  expect(rows[2]?.position?.position_details).toMatchObject({ position_key: '886154' })
  expect(rows[4]?.position).toMatchObject({
    balance_usd: expect.any(Number),
    total_unclaimed_usd_value: null,
  })
  expect(await ask(wallets.shop.address)).toEqual([])
})
