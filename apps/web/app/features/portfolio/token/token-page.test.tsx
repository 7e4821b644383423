import type { PriceStanding, Token } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { freshness } from '../testing/build-history.ts'
import { buildToken } from '../testing/build-token.ts'
import { TokenPage } from './token-page.tsx'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'
const { address } = buildToken()
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']

function pricesOf(usd: (number | null)[], standing: PriceStanding = 'priced') {
  return {
    ...{ chainId: 1, asset: address, symbol: 'USDC', name: 'USD Coin', logo: null, decimals: 6 },
    ...{ range: '1m', standing, freshness, provisional: false },
    explorerUrl: `https://etherscan.io/token/${address}`,
    points: usd.map((price, index) => ({
      ...{ date: days[index], at: `${days[index]}T23:59:59.999Z`, usd: price },
      provenance: price === null ? null : 'close',
    })),
  }
}

interface World {
  held?: [Token[], Token[]]
  prices?: ReturnType<typeof pricesOf> | null
  path?: string
}

function open({ held = [[], []], prices = pricesOf([1, 2, null, 3]), path = `1/${address}` }: World) {
  const movements = { ...buildAnswer([]), nextCursor: null }
  const sums = {
    ...{ count: 0, hiddenCount: 0, unvalued: 0, valuedAt: { hour: 0, day: 0, present: 0 }, value: 0 },
    ...{ exactValue: '0.000000', sums: [], assets: [], moreAssets: false, provisional: false },
  }
  const at = `GET /api/portfolio/prices/1/${address}`
  const asked = `asset=1%3A${address}`
  const { calls } = answerRoutes({
    'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } },
    'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first, second] } },
    [`GET /api/portfolio/${first}/tokens`]: { body: buildAnswer(held[0]) },
    [`GET /api/portfolio/${second}/tokens`]: { body: buildAnswer(held[1]) },
    [`${at}?range=1m`]: prices === null ? refusal('TOKEN_NOT_HELD') : { body: prices },
    [at]: prices === null ? refusal('TOKEN_NOT_HELD') : { body: prices },
    [`GET /api/portfolio/movements?${asked}`]: { body: movements },
    [`GET /api/portfolio/movements/sums?${asked}`]: { body: sums },
    'GET /api/portfolio/movements': { body: movements },
    'GET /api/portfolio/movements/sums': { body: sums },
  })
  const [chainId = '', contract = ''] = path.split('/')
  render(
    <MemoryRouter initialEntries={[`/user/token/${path}`]}>
      <QueryClientProvider client={createQueryClient()}>
        <Routes>
          <Route path="*" element={<TokenPage chainId={chainId} address={contract} />} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { calls }
}

it('tells which wallets hold the token, what it is worth there, and that this adds up', async () => {
  open({
    held: [
      [buildToken({ balance: '3000000', usdValue: 3, usdPrice: 1, priceTrust: 'agreed' })],
      [buildToken({ balance: '1000000', usdValue: 1, usdPrice: 1, priceTrust: 'single' })],
    ],
  })
  const table = await screen.findByRole('table', { name: 'Wallets that hold it' })
  await screen.findByText('Together')
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/0x86c8…1e04.*75\.0\s% of it.*\$3\.00/),
    expect.stringMatching(/0xD000…bd53.*25\.0\s% of it.*\$1\.00/),
    'Together$4.00',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('USD Coin')
  expect(screen.getByText('Priced by one source')).toBeDefined()
  expect(screen.getByText('One source alone tells it')).toBeDefined()
  expect(screen.getByText(/100\.00\s% of what you hold/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Token on etherscan.io/ }).getAttribute('href')).toBe(
    `https://etherscan.io/token/${address}`,
  )
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeDefined()
})

it('tells beside the wallets what of it lies inside contracts, owed or not', async () => {
  const place = `0x${'cc'.repeat(20)}`
  open({
    held: [
      [
        buildToken({ usdValue: 1 }),
        buildToken({
          ...{ address: `${address}@${place}.supplied`, balance: '5000000', usdValue: 5 },
          inside: { protocol: 'Compound v3 USDC', role: 'supplied', contracts: [] },
        }),
        buildToken({
          ...{ address: `${address}@${place}.borrowed`, usdPrice: null, usdValue: null, debtUsd: 2 },
          ...{ kind: 'debt', inside: { protocol: 'Compound v3 USDC', role: 'borrowed', contracts: [] } },
        }),
      ],
      [],
    ],
  })
  const table = await screen.findByRole('table', { name: 'Inside contracts' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Inside Compound v3 USDC5.0000$5.00',
    'Owed to Compound v3 USDC1.0000−$2.00',
  ])
})

it('has a page for what lies inside contracts alone and never moved', async () => {
  open({
    held: [
      [
        buildToken({
          address: `${address}@0x${'cc'.repeat(20)}/7.fee`,
          inside: { protocol: 'Uniswap v3', role: 'fee', contracts: [] },
        }),
      ],
      [],
    ],
    prices: null,
  })
  expect(await screen.findByText('Fees earned in Uniswap v3')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('USD Coin')
  expect(screen.queryByText('No such token')).toBeNull()
})

it('leaves a gap where no price is known, and says so', async () => {
  open({ held: [[buildToken()], []] })
  expect(await screen.findByText('No price is known of 1 day; the line has a gap there.')).toBeDefined()
})

it.each([
  [
    { priceTrust: 'agreed', priceSources: ['DefiLlama', 'CoinGecko'] },
    ['Two sources agree on it', 'Told byDefiLlama and CoinGecko', 'a quarter above the lower one'],
  ],
  [
    { priceTrust: 'single', priceSources: ['DefiLlama'], littleTraded: true },
    ['One source alone tells it', 'Told byDefiLlama', 'Little of it is traded'],
  ],
  [
    {
      ...{ usdPrice: null, usdValue: null, claimedUsdPrice: 412, priceTrust: 'untrusted' },
      ...{ priceSources: ['DefiLlama'], priceDoubt: { id: 'doubted', message: 'It cannot be relied on.' } },
    },
    ['It is not trusted, and counts nowhere', 'It cannot be relied on.', '$412.00', 'untrustedHoldings'],
  ],
  [
    { usdPrice: null, usdValue: null, priceTrust: null, priceSources: [] },
    ['It is not known', 'Told byNo source', 'unpricedHoldings'],
  ],
] satisfies [Partial<Token>, string[]][])(
  'tells who tells the price, when it was read, and how far it is believed: %#',
  async (token, words) => {
    open({ held: [[buildToken(token)], []] })
    const title = await screen.findByRole('heading', { name: 'Its price' })
    const card = title.closest('[data-slot="card"]')
    for (const word of words) expect(card?.textContent).toContain(word)
    expect(card?.textContent).toMatch(/Read.*2026/)
    expect(card?.textContent?.includes('Little of it is traded')).toBe('littleTraded' in token)
  },
)

it('tells what it made by its price, or why that is not known, and leads to the same asset elsewhere', async () => {
  const elsewhere = `0x${'ee'.repeat(20)}`
  open({
    held: [
      [buildToken(), buildToken({ address: elsewhere, symbol: 'USDC', usdValue: 7 })],
      [buildToken({ balance: '0', usdValue: 0 })],
    ],
  })
  const title = await screen.findByRole('heading', { name: 'What it made by its price' })
  const card = title.closest('[data-slot="card"]')
  // One is held, and no movement of it is listed.
  await waitFor(() =>
    expect(card?.textContent).toContain('Not known. Its movements come to 0, and your wallets hold 1: '),
  )
  expect(
    within(card as HTMLElement)
      .getByRole('link', { name: 'USDC' })
      .getAttribute('href'),
  ).toBe(`/user/token/1/${elsewhere}`)
  expect(card?.textContent).toContain('$7.00')
})

it('asks for the movements of this token alone', async () => {
  const { calls } = open({ held: [[buildToken()], []] })
  expect(await screen.findByText(/No recent transactions found/)).toBeDefined()
  const asked = calls.filter((call) => JSON.stringify(call).includes('/api/portfolio/movements'))
  expect(asked.length).toBeGreaterThan(0)
  for (const call of asked) expect(decodeURIComponent(JSON.stringify(call))).toContain(`asset=1:${address}`)
  expect(screen.queryByLabelText('Asset')).toBeNull()
})

it.each([
  ['hidden', 'It is hidden as spam: its prices are not read.'],
  ['untrusted', 'What sources claim about its price is not trusted, so that no price is shown.'],
  ['debt', 'It stands for what is owed to a lending pool. A debt has no price of its own.'],
  ['priced', 'No source has a price of it in this range.'],
] as const)('says why a token that is %s has no prices', async (standing, sentence) => {
  const isHidden = standing === 'hidden'
  open({
    held: [
      [buildToken({ ...(isHidden && { spam: 'yes' }), ...(standing === 'debt' && { kind: 'debt' }) })],
      [],
    ],
    prices: pricesOf(standing === 'priced' ? [null, null] : [], standing),
  })
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(await screen.findByRole('table', { name: 'Wallets that hold it' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show this token' }) !== null).toBe(isHidden)
})

it('says of a token that was moved and is gone that nobody holds it now', async () => {
  open({})
  expect(await screen.findByText('None of your wallets holds it now.')).toBeDefined()
})

it('says of a token that no wallet ever had that it is not theirs', async () => {
  open({ prices: null })
  expect(await screen.findByText(/None of your wallets holds or moved this token/)).toBeDefined()
})

it.each(['1/0x12', 'x/native', `0/${address}`])(
  'says of %s that it names no token, and asks nothing',
  async (path) => {
    const { calls } = open({ path })
    expect(await screen.findByRole('heading', { name: 'No such token' })).toBeDefined()
    expect(calls.filter((call) => JSON.stringify(call).includes('/prices/'))).toEqual([])
  },
)

it('names the page after the token, also after one that is held no more', async () => {
  open({})
  await waitFor(() => expect(document.title).toBe('USD Coin (USDC) · Hodlwise'))
})
