import { HOUR_MS, NATIVE } from '@pkg/api-contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PositionClaims } from '../../ports/position-claims.ts'
import { createStub, type Stub, type StubAnswer } from '../../testing/create-stub.ts'
import { filled, knownChain, openProvider } from '../../testing/open-provider.ts'
import { moralis } from './moralis.ts'

const wallet = '0x00000000000000000000000000000000000000aa'
const pool = '0x47a90a2d92a8367a91efa1906bfc8c1e05bf10c4'
const usdt = '0x55d398326f99059ff775485246999027b3197955'
const wbnb = '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c'

async function ask(answer: StubAnswer, chainId = 56): Promise<{ port: PositionClaims; stub: Stub }> {
  const stub = await createStub(() => answer)
  const settings = { MORALIS_URL: stub.url, MORALIS_API_KEY: 'secret-key' }
  const opened = openProvider(moralis, settings, undefined, knownChain(chainId))
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  return { port: filled(opened.ports.positionClaims), stub }
}

const listOf = async (body: unknown) => (await ask({ body })).port.listClaims(wallet)
const claimOf = async (row: unknown) => (await listOf([row])).claims[0]

/** The types of an answer that was recorded on BNB Chain. */
const token = (fields: object = {}) => ({
  ...{ token_type: 'supplied', name: 'Tether USD', symbol: 'USDT', contract_address: usdt, decimals: '18' },
  ...{ logo: 'https://logo.example/a.png', thumbnail: null, balance: '34008652086864015000' },
  ...{ balance_formatted: '34.008652086864015', usd_price: 0.9984182729768685, usd_value: 33.95485968283795 },
  ...fields,
})
const other = { name: 'Wrapped BNB', symbol: 'WBNB', contract_address: wbnb, usd_price: 576.6608214390598 }
const range = {
  ...{ protocol_name: 'Uniswap v3', protocol_id: 'uniswap-v3', protocol_url: 'https://app.uniswap.org' },
  protocol_logo: 'https://cdn.moralis.io/defi/uniswap.png',
  position: {
    label: 'liquidity',
    tokens: [
      token(),
      token({ ...other, balance: '92660887132896930' }),
      token({ token_type: 'reward', balance: '597625849802477798' }),
      token({ ...other, token_type: 'reward', balance: '1031030498904357' }),
    ],
    ...{ address: pool, balance_usd: 87.38876297216629, total_unclaimed_usd_value: 1.1912354632730333 },
    position_details: {
      nft_metadata: { name: 'Uniswap - 0.01% - USDT/BNB', image: 'data:image/svg+xml;base64,PHN2Zy8+' },
      ...{ fee_tier: 0.01, reserves: ['34.008652086864015', '0.09266088713289693'], liquidity: 65203422322 },
      ...{ price_lower: 0.00161281, price_upper: 0.00169482, current_price: 0.00173807 },
      ...{ pool_address: pool, position_key: '132632', is_in_range: false },
    },
  },
}
const simple = (position: object, fields: object = {}) => ({
  ...{ protocol_name: 'Acme', protocol_id: 'acme', ...fields },
  position: { label: 'supplied', address: pool, tokens: [token()], ...position },
})

test('it is asked once, for the chain, with the key in a header and nowhere else', async () => {
  const { port, stub } = await ask({ body: [] })
  expect(await port.listClaims(wallet)).toEqual({ claims: [], left: 0 })
  expect(stub.asked).toEqual([`/api/v2.2/wallets/${wallet}/defi/positions?chain=bsc`])
  expect(stub.headers[0]?.['x-api-key']).toBe('secret-key')
})

test('it is told of the chains that the vendor knows positions of, and of no other', async () => {
  const told = await Promise.all([1, 56, 100].map(async (id) => (await ask({ body: [] }, id)).port.isTold))
  expect(told).toEqual([true, true, false])
})

describe('a row', () => {
  test('of a range keeps amounts, prices, fees and the number of its NFT', async () => {
    const claim = await claimOf(range)
    expect(claim).toMatchObject({
      ...{ id: expect.stringMatching(`^56:${pool}/132632#moralis-[0-9a-f]{8}$`), chainId: 56 },
      ...{ protocol: 'Uniswap v3', kind: 'pool', shell: null, shellAmount: '0', health: null },
      ...{ contracts: [pool], piece: '132632' },
      parts: [
        { asset: `56:${usdt}`, amount: '34008652086864015000', role: 'supplied', decimals: 18 },
        { asset: `56:${wbnb}`, amount: '92660887132896930', role: 'supplied', symbol: 'WBNB' },
        { role: 'fee', amount: '597625849802477798' },
        { role: 'fee', amount: '1031030498904357' },
      ],
    })
    // What the vendor itself adds up to, its unclaimed value with it.
    expect(claim?.usdValue).toBeCloseTo(87.38876297216629 + 1.1912354632730333, 10)
    expect(claim?.parts.every(({ countedAs }) => countedAs === null)).toBe(true)
  })

  test('has the same name at every reading, and another one for another position at the same contract', async () => {
    const [first, again] = [
      await claimOf(range),
      await claimOf({ ...range, protocol_url: 'https://x.example' }),
    ]
    const { claims } = await listOf([
      simple({ address: null }),
      simple({ address: null, tokens: [token(other)] }),
      simple({ address: null, label: 'vesting' }),
    ])
    expect(first?.id).toBe(again?.id)
    expect(new Set(claims.map(({ id }) => id)).size).toBe(3)
  })

  test('told twice is one', async () => {
    expect((await listOf([range, range])).claims).toHaveLength(1)
  })

  test('of what is owed is below zero, by the type of the token or by a flag, with the health of the account', async () => {
    const byType = await claimOf(
      simple({ tokens: [token({ token_type: 'borrowed' })] }, { account_data: { health_factor: 2.5 } }),
    )
    const byFlag = await claimOf(simple({ position_details: { is_debt: true, health_factor: '1.9' } }))
    const owed = { kind: 'debt', parts: [{ role: 'borrowed', amount: '-34008652086864015000' }] }
    expect(byType).toMatchObject({ ...owed, health: 2.5 })
    expect(byFlag).toMatchObject({ ...owed, health: 1.9 })
    expect(byType?.usdValue).toBeLessThan(0)
  })

  test('names the token that stands for it, and is that token where nothing else is told', async () => {
    const shell = { ...other, token_type: 'defi-token', balance: '7' }
    const coin = token({ contract_address: `0x${'e'.repeat(40)}`, symbol: 'BNB' })
    expect(await claimOf(simple({ label: 'staking', tokens: [token(shell), coin] }))).toMatchObject({
      ...{ kind: 'wrapped', shell: `56:${wbnb}`, shellAmount: '7', shellSymbol: 'WBNB', shellDecimals: 18 },
      ...{ contracts: [pool, wbnb], parts: [{ asset: `56:${NATIVE}` }] },
    })
    expect(await claimOf(simple({ tokens: [token(shell)] }))).toMatchObject({
      ...{ shell: null, parts: [{ asset: `56:${wbnb}`, amount: '7', role: 'supplied' }] },
    })
  })

  test('that is emptied is no position, and no fault', async () => {
    expect(await listOf([simple({ tokens: [token({ balance: '0' })] })])).toEqual({ claims: [], left: 0 })
  })

  test.each([
    ['liquidity', 'pool'],
    ['Staking', 'wrapped'],
    ['supplied', 'lent'],
    ['yield', 'vault'],
    ['vesting', 'account'],
    [undefined, 'account'],
  ])('labelled %j is a %s', async (label, kind) => {
    expect((await claimOf(simple({ label })))?.kind).toBe(kind)
  })

  test('has a name of a line at most, without what cannot be seen', async () => {
    const claim = await claimOf(simple({}, { protocol_name: `Ac\u202eme ${'x'.repeat(500)}` }))
    expect(claim?.protocol).toMatch(/^Acme x{35}$/)
  })
})

describe('a hostile answer', () => {
  const huge = `1${'0'.repeat(30)}`

  test('of more than can be has no worth, and one that no token can have is refused', async () => {
    const claim = await claimOf(simple({ tokens: [token({ balance: huge, decimals: '6' })] }))
    expect(claim).toMatchObject({ usdValue: null, parts: [{ amount: huge, usdValue: null }] })
    const { claims, left } = await listOf([range, simple({ tokens: [token({ balance: '9'.repeat(90) })] })])
    expect([claims.length, left]).toEqual([1, 1])
  })

  test.each<[string, object]>([
    ['a negative amount', simple({ tokens: [token({ balance: '-5' })] })],
    ['an amount with a point', simple({ tokens: [token({ balance: '1.5' })] })],
    ['a number that was rounded', simple({ tokens: [token({ balance: 1e21 })] })],
    ['a token that is no address', simple({ tokens: [token({ contract_address: 'native' })] })],
    ['no tokens', simple({ tokens: [] })],
    ['a thousand tokens', simple({ tokens: Array.from({ length: 1_000 }, () => token()) })],
    ['another chain', simple({}, { chain_id: '0x1' })],
    ['another wallet', simple({}, { wallet_address: `0x${'b'.repeat(40)}` })],
    ['no position', { protocol_name: 'Acme' }],
  ])('with %s hides no other row, and is counted', async (_, row) => {
    const { claims, left } = await listOf([row, range])
    expect([claims.map(({ protocol }) => protocol), left]).toEqual([['Uniswap v3'], 1])
  })

  test('whose own chain and wallet are said to be these is read', async () => {
    const row = simple({}, { chain_id: '0x38', wallet_address: wallet.toUpperCase().replace('0X', '0x') })
    expect((await listOf([row])).claims).toHaveLength(1)
  })

  test('that calls the wallet itself a contract names none', async () => {
    expect((await claimOf(simple({ address: wallet })))?.contracts).toEqual([])
  })

  test('of thousands of rows is cut, and says so', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => simple({ label: `kind ${index}` }))
    const { claims, left } = await listOf(rows)
    expect([claims.length, left]).toEqual([100, 4_900])
  })

  test.each<[string, StubAnswer, object]>([
    ['megabytes', { body: JSON.stringify([{ padding: 'x'.repeat(5 * 1024 * 1024) }]) }, { kind: 'badbody' }],
    ['no list', { body: { result: [] } }, { kind: 'badbody' }],
    ['rows of which none can be read', { body: [{}, 7, null] }, { kind: 'badbody' }],
    ['half a body', { body: '[{"protocol_name":"Ac' }, { kind: 'badbody' }],
    ['a page of a firewall', { status: 403, type: 'text/html', body: '<html>' }, { kind: 'busy' }],
    ['a server error', { status: 502, body: 'Bad gateway' }, { kind: 'busy' }],
    [
      'a plan that does not have it',
      { status: 401, body: { message: 'This endpoint needs the Starter plan' } },
      { kind: 'auth', retryAfterMs: HOUR_MS, clause: 'does not tell positions to our key' },
    ],
    [
      'a plan that is used up',
      { status: 401, body: { message: 'Your plan: total included usage has been consumed' } },
      { kind: 'quota' },
    ],
  ])('of %s is a fault', async (_, answer, fault) => {
    const { port } = await ask(answer)
    await expect(port.listClaims(wallet)).rejects.toMatchObject({ name: 'ProviderError', ...fault })
  })
})
