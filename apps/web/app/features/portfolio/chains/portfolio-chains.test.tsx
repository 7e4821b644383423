import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { Dashboard } from '../overview/dashboard.tsx'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'

const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const bridged = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174'
const at = '2026-11-21T09:00:00.000Z'
const told = (chainId: number, changes: object = {}) => ({
  ...{ chainId, source: 'Test source', updatedAt: at, stale: false, problem: null },
  ...changes,
})
const late = told(137, { stale: true, problem: 'Its node is away.' })
const readChains = [
  { chainId: 1, name: 'Ethereum', dollars: [] },
  { chainId: 8453, name: 'Base', dollars: [] },
  { chainId: 137, name: 'Polygon PoS', dollars: [{ address: bridged, family: 'USDC', kind: 'bridged' }] },
]
const listed = {
  ...{ chainId: 1, address: wallet, label: null, tags: [], ensName: null, addedAt: at },
  chainChoices: [{ chainId: 137, choice: 'add' }],
  chains: [told(1), told(137)],
  foundChains: [1],
}

function open(query = '', changed: object = {}) {
  const { calls } = answerRoutes({
    'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } },
    'GET /api/users/fetch-addresses': { body: { success: true, addresses: [wallet] } },
    'GET /api/portfolio/wallets': { body: { wallets: [{ ...listed, ...changed }], readChains } },
    [`GET /api/portfolio/${wallet}/tokens`]: {
      body: buildAnswer(
        [
          buildToken({ usdValue: 100 }),
          buildToken({ chainId: 137, address: 'native', symbol: 'POL', name: 'POL', usdValue: 20 }),
          buildToken({ chainId: 137, address: bridged, name: 'USD Coin (PoS)', usdValue: 3 }),
        ],
        { chains: [told(1), late], stale: true, problem: 'Polygon PoS: Its node is away.' },
      ),
    },
    [`GET /api/portfolio/${wallet}/positions`]: { body: buildAnswer([]) },
    [`GET /api/portfolio/${wallet}/nfts`]: { body: buildAnswer([]) },
    [`PATCH /api/portfolio/wallets/${wallet}`]: { body: { wallet: listed } },
  })
  render(
    <MemoryRouter initialEntries={[`/user/home${query}`]}>
      <QueryClientProvider client={createQueryClient()}>
        <Dashboard />
        <Place />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { calls, user: userEvent.setup() }
}

let search = ''
function Place() {
  search = useLocation().search
  return null
}

const tokens = () => within(screen.getByRole('list', { name: 'Tokens' }))

it('says of each token on which chain it is, and tells the dollars of a bridge from those of the issuer', async () => {
  open('?tab=tokens')
  await screen.findByRole('list', { name: 'Tokens' })
  await waitFor(() => expect(tokens().getAllByText('Polygon PoS')).toHaveLength(2))
  const cards = tokens().getAllByRole('listitem')
  expect(cards.map((card) => /Ethereum|Polygon PoS/.exec(card.textContent ?? '')?.[0])).toEqual([
    'Ethereum',
    'Polygon PoS',
    'Polygon PoS',
  ])
  expect(cards.map((card) => card.textContent?.includes('bridged USDC'))).toEqual([false, false, true])
})

it('has the net worth by chain, and the last value of one that is away, with what is wrong', async () => {
  open()
  const parts = within(await screen.findByRole('region', { name: 'Net worth by chain' }))
  expect(parts.getByText('$100.00')).toBeDefined()
  expect(parts.getByText('$23.00')).toBeDefined()
  expect(parts.getByText(/^Last read .* Its node is away\.$/)).toBeDefined()
  expect(screen.getByText('1 wallet could not be read whole.')).toBeDefined()
})

it('narrows to the chain that is chosen, asks the server for no other, and remembers it', async () => {
  const { calls, user } = open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Chain to show' }), 'Ethereum')
  expect(search).toContain('chain=1')
  expect(screen.queryByRole('region', { name: 'Net worth by chain' })).toBeNull()
  // Nothing is wrong with the chain that is shown.
  await waitFor(() => expect(screen.queryByText(/Its node is away/)).toBeNull())
  await waitFor(() =>
    expect(calls.map(({ route }) => route)).toContainEqual(expect.stringMatching(/history\?.*chainId=1$/)),
  )
  await user.click(screen.getByRole('tab', { name: /^Tokens/ }))
  await waitFor(() => expect(tokens().getAllByRole('listitem')).toHaveLength(1))

  cleanup()
  const again = open('?tab=tokens')
  await waitFor(() => expect(search).toContain('chain=1'))
  await waitFor(() => expect(tokens().getAllByRole('listitem')).toHaveLength(1))
  await again.user.selectOptions(screen.getByRole('combobox', { name: 'Chain to show' }), 'All chains')
  expect(tokens().getAllByRole('listitem')).toHaveLength(3)
  expect(search).not.toContain('chain=')
})

it('names the chain beside every sum that is of it alone', async () => {
  const { user } = open('?chain=137')
  expect(await screen.findByText('Sum of 2 tokens in 1 wallet on Polygon PoS alone')).toBeDefined()
  expect(screen.getByText('1 wallet on Polygon PoS, one not read')).toBeDefined()
  for (const [tab, title] of [
    ['Tokens', /^Tokens for 0x86c8…1e04 on Polygon PoS$/],
    ['Transactions', /^Transactions for 0x86c8…1e04 on Polygon PoS$/],
    ['NFTs', /^NFT Collection on Polygon PoS$/],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }))
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  }
  await user.click(screen.getByRole('tab', { name: 'Overview' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chain to show' }), 'All chains')
  expect(await screen.findByText('Sum of 3 tokens in 1 wallet')).toBeDefined()
  expect(screen.getByText('1 wallet, one not read')).toBeDefined()
})

it('says beside the total and over the tokens which chain was dropped', async () => {
  const { user } = open('', { chainChoices: [{ chainId: 8453, choice: 'drop' }] })
  expect(await screen.findByText('Sum of 3 tokens in 1 wallet; Base dropped by you')).toBeDefined()
  await user.click(screen.getByRole('tab', { name: /^Tokens/ }))
  expect((await screen.findByText(/^3 tokens worth/)).textContent).toMatch(/; Base dropped by you$/)
})

it('says of the files that they hold every chain, whatever is shown', async () => {
  const { user } = open('?chain=137')
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(
    await screen.findByRole('menu', {
      name: 'Export',
      description: 'Of all your wallets on all their chains, whatever is shown here.',
    }),
  ).toBeDefined()
})

it('shows all where the address names a chain that is not read', async () => {
  open('?tab=tokens&chain=5')
  await waitFor(() => expect(tokens().getAllByRole('listitem')).toHaveLength(3))
})

it('adds a chain to a wallet and drops one, and keeps what was said of the others', async () => {
  const { calls, user } = open()
  await user.click(await screen.findByRole('button', { name: /^More for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Chains' }))
  const form = within(screen.getByRole('group', { name: 'Chains of this wallet' }))
  expect(form.getByRole('checkbox', { name: /^Base/ })).toMatchObject({ checked: false })
  expect(form.getByText(/Nothing found here/)).toBeDefined()
  expect(form.getByText(/Its node is away/)).toBeDefined()
  await user.click(form.getByRole('checkbox', { name: /^Base/ }))
  await user.click(form.getByRole('checkbox', { name: /^Ethereum/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({
      chainChoices: [
        { chainId: 137, choice: 'add' },
        { chainId: 1, choice: 'drop' },
        { chainId: 8453, choice: 'add' },
      ],
    }),
  )
})

it('counts a chain that was dropped as found again once it is taken up, and one that was added as never chosen', async () => {
  const { calls, user } = open('', {
    chainChoices: [
      { chainId: 8453, choice: 'drop' },
      { chainId: 137, choice: 'add' },
    ],
    foundChains: [1, 8453],
  })
  await user.click(await screen.findByRole('button', { name: /^More for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Chains' }))
  await user.click(screen.getByRole('checkbox', { name: /^Base/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Polygon PoS/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ chainChoices: [] }),
  )
})

it('closes the chains of a wallet by Escape, which changes nothing, and its menu has the focus again', async () => {
  const { calls, user } = open()
  const more = await screen.findByRole('button', { name: /^More for/ })
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Chains' }))
  await user.keyboard(' {Escape}')
  expect(screen.queryByRole('group', { name: 'Chains of this wallet' })).toBeNull()
  expect(document.activeElement).toBe(more)
  expect(calls.some(({ route }) => route.startsWith('PATCH'))).toBe(false)
})
