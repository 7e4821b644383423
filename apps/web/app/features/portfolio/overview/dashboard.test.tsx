import type { Token } from '@pkg/api-contract'
import { Toaster } from '@pkg/ui-kit/components/toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { Dashboard } from './dashboard.tsx'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'
type Answers = Parameters<typeof answerRoutes>[0]

const signedIn = { 'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } } }

function tracking(...addresses: string[]): Answers {
  return { ...signedIn, 'GET /api/users/fetch-addresses': { body: { success: true, addresses } } }
}

function wallet(address: string, tokens: Token[]): Answers {
  return {
    [`GET /api/portfolio/${address}/tokens`]: { body: buildAnswer(tokens) },
    ...Object.fromEntries(
      ['', `?address=${address}`].map((query) => [
        `GET /api/portfolio/movements${query}`,
        { body: { ...buildAnswer([]), nextCursor: null, provisional: false } },
      ]),
    ),
    [`GET /api/portfolio/${address}/nfts`]: { body: buildAnswer([]) },
  }
}

function open() {
  render(
    <MemoryRouter initialEntries={['/user/home']}>
      <QueryClientProvider client={createQueryClient()}>
        <Routes>
          <Route path="/user/home" element={<Dashboard />} />
          <Route path="/" element={<p>The first page</p>} />
        </Routes>
      </QueryClientProvider>
      <Toaster />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

describe('Dashboard', () => {
  it('leads a stranger to the first page and says why', async () => {
    answerRoutes({
      'GET /api/users/dashboard': refusal('NOT_SIGNED_IN'),
      'POST /api/account/refresh': refusal('NOT_SIGNED_IN'),
    })
    open()
    expect(await screen.findByText('The first page')).toBeDefined()
    expect((await screen.findAllByText('Please sign in.')).length).toBeGreaterThan(0)
  })

  it('says that something went wrong where the server said nothing', async () => {
    answerRoutes({})
    open()
    expect((await screen.findAllByText('Something went wrong')).length).toBeGreaterThan(0)
  })

  it('leads away whose session ended elsewhere, with the first call that is refused', async () => {
    const answers: Answers = {
      ...tracking(first),
      ...wallet(first, [buildToken()]),
      'PATCH /api/users/remove-address': refusal('NOT_SIGNED_IN'),
      'POST /api/account/refresh': refusal('NOT_SIGNED_IN'),
    }
    answerRoutes(answers)
    const user = open()
    expect(await screen.findByText('1 wallet')).toBeDefined()
    for (const route of Object.keys(answers)) answers[route] = refusal('NOT_SIGNED_IN')
    await user.click(screen.getByRole('button', { name: 'Delete 0x86c8…1e04' }))
    expect(await screen.findByText('The first page')).toBeDefined()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('keeps the portfolio in view when a look back finds no connection', async () => {
    const answers = { ...tracking(first), ...wallet(first, [buildToken()]) }
    const { calls } = answerRoutes(answers)
    open()
    expect(await screen.findByText('1 wallet')).toBeDefined()
    for (const route of Object.keys(answers)) delete answers[route]
    const before = calls.length
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() =>
      expect(calls.slice(before).map(({ route }) => route)).toContain('GET /api/users/dashboard'),
    )
    expect((await screen.findAllByText('Failed to fetch addresses')).length).toBeGreaterThan(0)
    expect(screen.getByText('1 wallet')).toBeDefined()
    expect(screen.queryByText('The first page')).toBeNull()
  })

  it('asks for the first address, and keeps the tabs of wallets closed until then', async () => {
    const { calls } = answerRoutes(tracking())
    open()
    expect(await screen.findByText('Add a wallet address to get started')).toBeDefined()
    // The history of nothing would be shown as that of the first wallet until that is read.
    expect(calls.filter(({ route }) => route.includes('/api/portfolio/history'))).toEqual([])
    expect(screen.getByText('No wallet addresses found. Add one to get started.')).toBeDefined()
    expect(screen.getByText('Welcome back, Meera')).toBeDefined()
    for (const name of [/^Tokens/, /^Transactions/, /^NFTs/]) {
      expect(screen.getByRole('tab', { name }).getAttribute('aria-disabled')).toBe('true')
    }
  })

  it('asks for an address that is not blank before it asks the server', async () => {
    const { calls } = answerRoutes(tracking())
    const user = open()
    await user.type(await screen.findByPlaceholderText('Enter ETH wallet address (0x...)'), '   ')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getAllByText('Please enter a valid address').length).toBeGreaterThan(0)
    expect(calls.some(({ route }) => route.startsWith('PATCH'))).toBe(false)
  })

  it('says under the field why the server did not take an address, as exactly as it is known', async () => {
    const route = 'PATCH /api/users/add-address'
    const answers: Answers = { ...tracking(), [route]: refusal('WALLET_ALREADY_TRACKED') }
    answerRoutes(answers)
    const user = open()
    const field = await screen.findByPlaceholderText('Enter ETH wallet address (0x...)')
    await user.type(field, first)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('textbox', { description: 'You already track this wallet.' })).toBe(field)
    const { status, body } = refusal('INVALID_ADDRESS')
    answers[route] = { status: status ?? 400, body: { ...(body as object), hint: 'It is too short.' } }
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('textbox', { description: 'It is too short.' })).toBe(field)
  })

  it('says of wallets of which none could be read just that, and not that they hold nothing', async () => {
    answerRoutes({
      ...tracking(first),
      [`GET /api/portfolio/${first}/tokens`]: refusal('SOURCE_UNAVAILABLE'),
    })
    open()
    expect(await screen.findByText('No wallet could be read.')).toBeDefined()
    expect(screen.queryByText('These wallets hold nothing now.')).toBeNull()
  })

  it('adds up the wallets, and shows the first one failing without losing the other', async () => {
    answerRoutes({
      ...tracking(first, second),
      ...wallet(second, [buildToken({ usdValue: 1234.5 })]),
      [`GET /api/portfolio/${first}/tokens`]: refusal('SOURCE_UNAVAILABLE'),
    })
    open()
    expect(await screen.findByText('2 wallets, one not read')).toBeDefined()
    expect(screen.getByText('Not read')).toBeDefined()
    expect(screen.getByText('1 wallet could not be read.')).toBeDefined()
    expect(screen.getByText('Sum of 1 token in 1 wallet')).toBeDefined()
    expect(screen.getAllByText('$1,234.50').length).toBeGreaterThan(1)
  })

  it('opens the tabs of the wallet that was selected', async () => {
    answerRoutes({ ...tracking(first), ...wallet(first, [buildToken({ usdPrice: null, usdValue: null })]) })
    const user = open()
    await user.click(await screen.findByRole('button', { name: /^0x86c8…1e04/ }))
    await user.click(screen.getByRole('tab', { name: /^Tokens/ }))
    expect(screen.getByRole('heading', { name: 'Tokens for 0x86c8…1e04' })).toBeDefined()
    const card = screen.getByRole('listitem')
    expect(within(card).getByText('1.0000')).toBeDefined()
    expect(within(card).getByText('No price')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /^Transactions/ }))
    expect(await screen.findByText('No recent transactions found for this address')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /^NFTs/ }))
    expect(await screen.findByText('No NFTs found for this address')).toBeDefined()
  })

  it('deletes a wallet, says so and forgets what was kept of it', async () => {
    answerRoutes({
      ...tracking(first),
      ...wallet(first, [buildToken()]),
      'PATCH /api/users/remove-address': { body: { success: true, message: 'ok', addresses: [] } },
    })
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Delete 0x86c8…1e04' }))
    expect((await screen.findAllByText('Address deleted successfully')).length).toBeGreaterThan(0)
    expect(await screen.findByText('Add a wallet address to get started')).toBeDefined()
    expect(Object.keys(localStorage).filter((key) => key.includes('wallet'))).toEqual([])
  })

  it('undoes a deletion: the wallet is back with its label and tags, in its place', async () => {
    const named = (address: string, label: string) => ({
      chainId: 1,
      address,
      label,
      tags: ['cold'],
      ensName: null,
      chainChoices: [],
      addedAt: '2026-11-01T00:00:00.000Z',
    })
    const wallets = [named(first, 'Savings'), named(second, 'Daily')]
    let failing = true
    answerRoutes({
      ...tracking(first, second),
      ...wallet(first, [buildToken()]),
      ...wallet(second, [buildToken()]),
      'GET /api/portfolio/wallets': { body: { wallets } },
      'PATCH /api/users/remove-address': { body: { success: true, message: 'ok', addresses: [second] } },
      [`POST /api/portfolio/wallets/${first}/restore`]: () =>
        failing ? refusal('SOURCE_UNAVAILABLE') : { body: { wallets } },
    })
    const user = open()
    const rows = () => screen.getAllByRole('button', { name: /^(Savings|Daily) ?0x/, pressed: false })
    await user.click(await screen.findByRole('button', { name: 'Delete Savings 0x86c8…1e04' }))
    expect(await screen.findByText('Savings 0x86c8…1e04')).toBeDefined()
    await waitFor(() => expect(rows()).toHaveLength(1))
    // What fails loses nothing: the offer stands again.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The data source is not answering. Please try again later.')).toBeDefined()
    failing = false
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rows().map((row) => row.textContent?.match(/Savings|Daily/)?.[0])).toEqual(['Savings', 'Daily'])
    expect(within(rows()[0] as HTMLElement).getByText('#cold')).toBeDefined()
  })

  it('leaves the focus in the field that a person types into while a deletion is answered', async () => {
    const answers = { ...tracking(first, second), ...wallet(first, [buildToken()]), ...wallet(second, []) }
    answerRoutes(answers)
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'More for 0xD000…bd53' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Label and tags' }))
    const field = screen.getByRole('textbox', { name: 'Label' })
    const { promise, resolve } = Promise.withResolvers<void>()
    const fetchBefore = globalThis.fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!url.endsWith('remove-address')) return fetchBefore(url, init)
      await promise
      return Response.json({ success: true, message: 'ok', addresses: [second] })
    })
    fireEvent.click(screen.getByRole('button', { name: 'Delete 0x86c8…1e04' }))
    await user.type(field, 'Spen')
    resolve()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete 0x86c8…1e04' })).toBeNull())
    await user.keyboard('ding')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Label' }))
    expect((screen.getByRole('textbox', { name: 'Label' }) as HTMLInputElement).value).toBe('Spending')
  })

  it('closes the label of a wallet by Escape, and its menu has the focus again', async () => {
    answerRoutes({ ...tracking(first), ...wallet(first, [buildToken()]) })
    const user = open()
    const more = await screen.findByRole('button', { name: 'More for 0x86c8…1e04' })
    await user.click(more)
    await user.click(await screen.findByRole('menuitem', { name: 'Label and tags' }))
    await user.keyboard('Sav{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Label' })).toBeNull()
    expect(document.activeElement).toBe(more)
  })

  it.each([
    ['Add Wallet', 'Wallet address'],
    ['Import', 'Addresses to import'],
  ])('closes what %s opens by Escape, and its button has the focus again', async (button, field) => {
    answerRoutes({ ...tracking(first), ...wallet(first, [buildToken()]) })
    const user = open()
    const opener = await screen.findByRole('button', { name: button })
    await user.click(opener)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field }))
    await user.keyboard('0x12{Escape}')
    expect(screen.queryByRole('textbox', { name: field })).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('keeps a wallet whose deletion failed, and says so in its row', async () => {
    answerRoutes({ ...tracking(first), ...wallet(first, [buildToken()]) })
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Delete 0x86c8…1e04' }))
    expect((await screen.findAllByText('Failed to delete address')).length).toBeGreaterThan(1)
    expect(screen.getByText('1 wallet')).toBeDefined()
  })

  it('shows a screen with a way out when the list of wallets cannot be read', async () => {
    answerRoutes({ ...signedIn, 'GET /api/users/fetch-addresses': refusal('INTERNAL') })
    open()
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeDefined()
    expect(screen.getAllByText('Failed to fetch addresses').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Go Back to Login' }).getAttribute('href')).toBe('/')
  })

  it('reads everything anew on demand, and holds the last figures when that fails', async () => {
    let answering = true
    answerRoutes({
      ...tracking(first),
      ...wallet(first, []),
      [`GET /api/portfolio/${first}/tokens`]: () =>
        answering ? { body: buildAnswer([buildToken({ usdValue: 7 })]) } : refusal('SOURCE_UNAVAILABLE'),
    })
    const user = open()
    const refresh = await screen.findByRole('button', { name: 'Refresh Data' })
    answering = false
    await user.click(refresh)
    expect((await screen.findAllByText('Refreshing data...')).length).toBeGreaterThan(0)
    expect(await screen.findByText('Not read')).toBeDefined()
    expect(screen.getByText('last $7.00')).toBeDefined()
    expect(screen.getByText(/^Stale: as of/)).toBeDefined()
  })
})
