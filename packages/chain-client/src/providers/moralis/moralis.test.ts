import { describe, expect, onTestFinished, test } from 'vitest'
import type { Address, WalletData } from '../../ports/wallet-data.ts'
import { createStub, type Stub, type StubAnswer } from '../../testing/create-stub.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { moralis } from './moralis.ts'

const wallet: Address = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const contract = '0x1111111111111111111111111111111111111111'
const hash = (digit: string) => `0x${digit.repeat(64)}`

async function ask(
  answer: (request: { path: string; query: URLSearchParams }) => StubAnswer | undefined,
  base = (url: string) => url,
): Promise<{ port: WalletData; stub: Stub }> {
  const stub = await createStub(answer)
  const opened = openProvider(moralis, { MORALIS_URL: base(stub.url), MORALIS_API_KEY: 'secret-key' })
  onTestFinished(stub.close)
  onTestFinished(opened.close)
  return { port: filled(opened.ports.walletData), stub }
}

const page = (result: unknown, cursor: string | null = null) => ({ body: { page: 0, cursor, result } })

const tokenRow = {
  token_address: contract,
  symbol: 'TKN',
  name: 'Token',
  logo: null,
  thumbnail: null,
  decimals: 18,
  balance: '1000000000000000000',
  possible_spam: false,
  verified_contract: true,
  usd_price: 2,
  usd_price_24hr_percent_change: -1.5,
  usd_value: 2,
  native_token: false,
}

const transferRow = {
  token_name: 'Token',
  token_symbol: 'TKN',
  token_logo: null,
  token_decimals: '6',
  from_address: other,
  to_address: wallet,
  address: contract,
  block_timestamp: '2025-07-28T21:26:00.000Z',
  transaction_hash: hash('a'),
  log_index: 7,
  value: '102588',
  possible_spam: false,
}

const nftRow = {
  token_address: contract,
  token_id: '1',
  amount: '1',
  contract_type: 'ERC721',
  name: 'Collection',
  metadata: null,
  possible_spam: false,
}

const tokensOf = async (...rows: object[]) => (await ask(() => page(rows))).port.listTokens(wallet)
const transfersOf = async (...rows: object[]) =>
  (await ask(() => page(rows))).port.listTransfers(wallet, { limit: 20 })
const nftsOf = async (...rows: object[]) => (await ask(() => page(rows))).port.listNfts(wallet, { limit: 8 })

describe('requests', () => {
  test('go to the paths of the specification, with the key in a header and nowhere else', async () => {
    const { port, stub } = await ask(() => page([]))
    await port.listTokens(wallet)
    await port.listTransfers(wallet, { limit: 20 })
    await port.listNfts(wallet, { limit: 8 })
    expect(stub.asked).toEqual([
      `/api/v2.2/wallets/${wallet}/tokens?chain=eth&exclude_spam=true`,
      `/api/v2.2/${wallet}/erc20/transfers?chain=eth&limit=20`,
      `/api/v2.2/${wallet}/nft?chain=eth&limit=8&exclude_spam=true`,
    ])
    expect(stub.headers.map((headers) => headers['x-api-key'])).toEqual(Array(3).fill('secret-key'))
  })

  test('go to the same paths when the base address ends in them already', async () => {
    const { port, stub } = await ask(
      () => page([]),
      (url) => `${url}/api/v2.2/`,
    )
    await port.listTokens(wallet)
    expect(stub.asked[0]).toBe(`/api/v2.2/wallets/${wallet}/tokens?chain=eth&exclude_spam=true`)
  })

  test('follow the cursor from page to page', async () => {
    const second = { ...tokenRow, token_address: contract.replace('11', '22') }
    const { port, stub } = await ask(({ query }) =>
      query.get('cursor') === 'n e/xt' ? page([second]) : page([tokenRow], 'n e/xt'),
    )
    expect(await port.listTokens(wallet)).toHaveLength(2)
    expect(stub.asked[1]).toContain('&cursor=n%20e%2Fxt')
  })

  test('end when the cursor leads in a circle', async () => {
    const { port, stub } = await ask(() => page([tokenRow], 'again'))
    const problems: string[] = []
    expect(await port.listTokens(wallet, { report: (problem) => problems.push(problem) })).toHaveLength(1)
    expect(stub.asked).toHaveLength(2)
    expect(problems).toEqual(['Moralis listed more rows than it gave; some may be missing.'])
  })

  test('go on after an empty page that has a cursor', async () => {
    const { port } = await ask(({ query }) => (query.get('cursor') ? page([tokenRow]) : page([], 'next')))
    expect(await port.listTokens(wallet)).toHaveLength(1)
  })
})

describe('tokens', () => {
  test.each(['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'])(
    'the native coin is told from contracts under its placeholder %s',
    async (token_address) => {
      const [token] = await tokensOf({ ...tokenRow, token_address, native_token: true })
      expect(token?.address).toBe('native')
    },
  )

  test('the native coin is told by its placeholder alone, as rows without the flag have it', async () => {
    const { native_token: _, ...row } = { ...tokenRow, token_address: `0x${'e'.repeat(40)}` }
    expect((await tokensOf(row))[0]?.address).toBe('native')
  })

  test('a contract in mixed case is the same asset as in lower case', async () => {
    const [token] = await tokensOf({
      ...tokenRow,
      token_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    })
    expect(token?.address).toBe('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
  })

  test('two tokens with one symbol stay two holdings', async () => {
    const tokens = await tokensOf(tokenRow, { ...tokenRow, token_address: contract.replace('11', '22') })
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['TKN', 'TKN'])
  })

  test('a balance beyond 2^53 keeps every digit', async () => {
    const [token] = await tokensOf({ ...tokenRow, balance: '49998304406500000000020720950' })
    expect(token?.balance).toBe('49998304406500000000020720950')
  })

  test('a balance that comes as a number beyond 2^53 is refused, since its digits are gone', async () => {
    const rounded = 49_998_304_406_500_000_000
    await expect(tokensOf({ ...tokenRow, balance: rounded })).rejects.toMatchObject({ kind: 'badbody' })
  })

  test.each([
    [6, 6],
    ['6', 6],
    [0, 0],
    [null, null],
  ])('decimals %j are read as %j', async (decimals, expected) => {
    expect((await tokensOf({ ...tokenRow, decimals }))[0]?.decimals).toBe(expected)
  })

  test.each([null, 0])('a price of %j is unknown, not zero', async (usd_price) => {
    const [token] = await tokensOf({ ...tokenRow, usd_price })
    expect(token).toMatchObject({ usdPrice: null, usdValue: null })
  })

  test('the value is that of balance and price, not the rounded one that comes along', async () => {
    const [token] = await tokensOf({ ...tokenRow, usd_price: 3.5, usd_value: 999 })
    expect(token?.usdValue).toBe(3.5)
  })

  test('flags that are spelled as text are read as flags', async () => {
    const [token] = await tokensOf({ ...tokenRow, possible_spam: 'true', verified_contract: 'false' })
    expect(token).toMatchObject({ spam: 'yes', verified: false })
  })

  test('a row with nothing but contract and balance is a holding of an unknown token', async () => {
    const [token] = await tokensOf({ token_address: contract, balance: '5' })
    expect(token).toMatchObject({ balance: '5', decimals: null, symbol: null, usdValue: null, logo: null })
  })

  test('an emptied holding is not listed', async () => {
    expect(await tokensOf({ ...tokenRow, balance: '0' })).toEqual([])
  })
})

describe('transfers', () => {
  test.each([
    ['ISO 8601', '2025-07-28T21:26:00.000Z'],
    ['seconds', 1_753_737_960],
    ['seconds as text', '1753737960'],
    ['milliseconds', 1_753_737_960_000],
    ['milliseconds as text', '1753737960000'],
  ])('a time in %s is read', async (_, block_timestamp) => {
    const [transfer] = await transfersOf({ ...transferRow, block_timestamp })
    expect(transfer?.blockTimestamp).toBe('2025-07-28T21:26:00.000Z')
  })

  test('the same transaction and log twice are one transfer, two logs of one transaction are two', async () => {
    const transfers = await transfersOf(transferRow, transferRow, { ...transferRow, log_index: 8 })
    expect(transfers.map(({ id }) => id)).toEqual([`${hash('a')}:8`, `${hash('a')}:7`])
  })

  test('the direction follows from the addresses, whatever their case', async () => {
    const upper = wallet.toUpperCase().replace('0X', '0x')
    const [sent, self] = await transfersOf(
      { ...transferRow, from_address: upper, to_address: other },
      { ...transferRow, from_address: wallet, to_address: upper, log_index: 1 },
    )
    expect([sent?.direction, self?.direction]).toEqual(['Sent', 'Self'])
  })

  test('decimals come as text and the exact value is taken, not the rounded decimal one', async () => {
    const [transfer] = await transfersOf({
      ...transferRow,
      token_decimals: '18',
      value: '3751054346858493146',
      value_decimal: '3.751054346858493',
    })
    expect(transfer).toMatchObject({ value: '3751054346858493146', decimals: 18 })
  })
})

describe('NFTs', () => {
  test.each([null, 'string', '{"name": "Torn', '[]', '42'])(
    'metadata %j is no metadata',
    async (metadata) => {
      expect((await nftsOf({ ...nftRow, metadata }))[0]).toMatchObject({ name: null, image: null })
    },
  )

  test.each([
    ['image', 'ipfs://Qm/Final%20Green.png'],
    ['image_url', 'https://pictures.example/a.png'],
    ['image', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ])('the picture is found in %s: %s', async (field, uri) => {
    const metadata = JSON.stringify({ name: 'One', [field]: ` ${uri} ` })
    expect((await nftsOf({ ...nftRow, metadata }))[0]).toMatchObject({ name: 'One', image: uri })
  })

  test.each([
    'http://pictures.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'file:///etc/passwd',
  ])('a picture at %s is no picture', async (image) => {
    expect((await nftsOf({ ...nftRow, metadata: JSON.stringify({ image }) }))[0]?.image).toBeNull()
  })

  test('a token id of 78 digits keeps every digit', async () => {
    const token_id = '66388772599617078469438904114703984066464599303204452128467118810569801465862'
    expect((await nftsOf({ ...nftRow, token_id, contract_type: 'ERC1155' }))[0]).toMatchObject({
      tokenId: token_id,
      standard: 'ERC1155',
    })
  })
})

describe('failures', () => {
  const failing = async (answer: StubAnswer) => (await ask(() => answer)).port.listTokens(wallet)

  test('a used-up plan comes as HTTP 401 and is told from a wrong key', async () => {
    const message =
      'Validation service blocked: Your plan: free-plan-daily total included usage has been consumed'
    await expect(failing({ status: 401, body: { message } })).rejects.toMatchObject({ kind: 'quota' })
    await expect(
      failing({ status: 401, body: { message: 'Token is invalid format' } }),
    ).rejects.toMatchObject({
      kind: 'auth',
      retry: 'elsewhere',
    })
  })

  test.each([
    [
      'a page of the firewall with 403',
      { status: 403, type: 'text/html', body: '<html>error code: 1020</html>' },
    ],
    ['a page with 200', { type: 'text/html', body: '<html>Just a moment…</html>' }],
    ['half a body', { body: '{"result":[{"token_addr' }],
    ['a server error', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ['a limit', { status: 429, body: { message: 'Rate limit exceeded.' } }],
  ])('%s is a fault to be tried again later', async (_, answer) => {
    await expect(failing(answer)).rejects.toMatchObject({ name: 'ProviderError', retry: 'later' })
  })

  test('rows of a wrong shape are a fault, not an empty wallet', async () => {
    await expect(failing({ body: { result: 'none' } })).rejects.toMatchObject({ kind: 'badbody' })
    await expect(failing({ body: { result: [{ token_address: contract }] } })).rejects.toMatchObject({
      kind: 'badbody',
    })
  })

  test('no error repeats the key or the query', async () => {
    const error = await failing({ status: 500, body: 'secret-key' }).catch((thrown: unknown) => thrown)
    const { message, details } = error as { message: string; details: string }
    expect(`${message} ${details} ${JSON.stringify(error)}`).not.toMatch(/secret-key|exclude_spam/)
    expect(message).toBe('Moralis is not answering.')
  })
})
