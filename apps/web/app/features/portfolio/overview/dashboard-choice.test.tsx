import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { readStored, writeStored } from '#app/lib/stored-state.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { rememberedChoice } from '../queries/remembered-choice.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { Dashboard } from './dashboard.tsx'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'
const third = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const stranger = `0x${'5e'.repeat(20)}`
const message = 'Welcome back, Meera'

const tracked = (address: string, label: string | null, tags: string[] = []) => ({
  chainId: 1,
  address,
  label,
  tags,
  ensName: null,
  chainChoices: [],
  addedAt: '2026-11-01T00:00:00.000Z',
})

const movement = (symbol: string, at: string) => ({
  ...{ id: `${first}:${symbol}`, chainId: 1, wallet: first, kind: 'token', direction: 'Received' },
  ...{ asset: buildToken().address, symbol, name: null, logo: null, decimals: 0, tokenId: null, amount: '1' },
  ...{ fromAddress: stranger, toAddress: first, fromLabel: null, toLabel: null, at, block: 1 },
  ...{ transactionHash: `0x${'1'.repeat(64)}`, usdPrice: null, usdValue: null, exactValue: null },
  ...{ valuedAt: null, pricedAt: null, unvaluedBecause: null, debt: false, suspicions: [] },
  ...{ state: 'confirmed', hidden: false, explorerUrl: null },
})

const nft = (tokenId: string) => ({
  id: `one ${tokenId}`,
  chainId: 1,
  tokenAddress: stranger,
  tokenId,
  standard: 'ERC1155',
  amount: '1',
  name: `Picture ${tokenId}`,
  collection: null,
  image: null,
  spam: 'no',
})

function answers() {
  return {
    'GET /api/users/dashboard': { body: { success: true, message } },
    'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first, second, third] } },
    'GET /api/portfolio/wallets': {
      body: {
        wallets: [
          tracked(first, 'Cold storage', ['cold']),
          tracked(second, null),
          tracked(third, null, ['cold']),
        ],
      },
    },
    'GET /api/portfolio/movements': {
      body: {
        ...buildAnswer([
          movement('BETWEEN', '2026-11-20T10:00:00.000Z'),
          movement('T2', '2026-11-12T10:00:00.000Z'),
        ]),
        ...{ nextCursor: null, provisional: false },
      },
    },
    'GET /api/portfolio/movements/assets': { body: { assets: [], provisional: false } },
    ...Object.fromEntries(
      [first, second, third].flatMap((address, index) => [
        [
          `GET /api/portfolio/${address}/tokens`,
          { body: buildAnswer([buildToken({ usdValue: 10 ** index })]) },
        ],
        [`GET /api/portfolio/${address}/nfts`, { body: buildAnswer([nft(String(index)), nft('9')]) }],
      ]),
    ),
  }
}

let search = ''
function WatchAddress() {
  search = decodeURIComponent(useLocation().search)
  return null
}

function open(query = '') {
  render(
    <MemoryRouter initialEntries={[`/user/home${query}`]}>
      <QueryClientProvider client={createQueryClient()}>
        <Dashboard />
        <WatchAddress />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

/** What an earlier visit of the same person left in the browser. */
function visitedBefore(of: string) {
  writeStored('account.owner', message)
  writeStored('account.of', { of })
}

const picker = () => screen.findByRole('button', { name: /choose the wallets to show/ })
/** The picker names what is chosen once the labels and tags of the wallets have been read: they come apart. */
const expectChosen = (words: RegExp) =>
  waitFor(async () => expect((await picker()).textContent).toMatch(words))
/** "All wallets" stands there before anything is read too; what has been counted over all of them does not. */
const expectOfAll = () =>
  waitFor(() => expect(screen.getByRole('tab', { name: /^NFTs/ }).textContent).toBe('NFTs6'))
const openTab = () => screen.getByRole('tab', { selected: true }).textContent

describe('the choice of wallets', () => {
  it('is one control, and every tab is open for all wallets together', async () => {
    answerRoutes(answers())
    const user = open()
    await expectChosen(/^All wallets/)
    expect(screen.queryByText('Selected wallet')).toBeNull()
    // What stands behind a tab is counted over all wallets too, before it is opened.
    await expectOfAll()
    await user.click(screen.getByRole('tab', { name: /^Tokens/ }))
    expect(screen.getByRole('heading', { name: 'Tokens for all 3 wallets' })).toBeDefined()
    // One asset in three wallets: one card with the sum.
    expect(within(screen.getByRole('list', { name: 'Tokens' })).getByText('$111.00')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /^Transactions/ }))
    const table = await screen.findByRole('table', { name: 'Transactions' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3))
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.match(/BETWEEN|T\d/)?.[0]),
    ).toEqual(['BETWEEN', 'T2'])
    await user.click(screen.getByRole('tab', { name: /^NFTs/ }))
    expect(await screen.findByText('6 NFTs in 1 collection')).toBeDefined()
  })

  it('opens the tab that the address names', async () => {
    answerRoutes(answers())
    open('?tab=transactions')
    expect(await screen.findByRole('heading', { name: 'Transactions for all 3 wallets' })).toBeDefined()
    expect(openTab()).toContain('Transactions')
  })

  it('is of one wallet, of several, and of a tag, on every tab, and stands in the address', async () => {
    answerRoutes(answers())
    const user = open('?tab=tokens')
    await user.click(await picker())
    await user.click(screen.getByRole('button', { name: 'Only Cold storage' }))
    expect(screen.getByRole('heading', { name: /^Tokens for 0x86c8…1e04 ?Cold storage/ })).toBeDefined()
    expect(search).toBe(`?tab=tokens&of=${first}`)
    await user.click(await picker())
    await user.click(screen.getByRole('checkbox', { name: '0xD000…bd53' }))
    expect(screen.getByRole('heading', { name: 'Tokens for 2 wallets' })).toBeDefined()
    expect(search).toBe(`?tab=tokens&of=${first},${second}`)
    await user.click(screen.getByRole('button', { name: '#cold' }))
    expect(search).toBe('?tab=tokens&of=tag:cold')
    await expectChosen(/#cold2 wallets/)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(await screen.findByText(/in 2 wallets$/)).toBeDefined()
    expect(screen.getByText('2 shown')).toBeDefined()
  })

  it('is made by pressing a row, which keeps the others in the list, and undone by pressing it again', async () => {
    answerRoutes(answers())
    const user = open()
    const row = await screen.findByRole('button', { name: /^Cold storage/, pressed: false })
    await user.click(row)
    expect(search).toBe(`?of=${first}`)
    expect(row.getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText(/in 1 wallet$/)).toBeDefined()
    expect(screen.getByText('2 wallets not shown')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^0xD000…bd53/, pressed: false }))
    expect(search).toBe(`?of=${second}`)
    await user.click(screen.getByRole('button', { name: /^0xD000…bd53/, pressed: true }))
    expect(search).toBe('?of=all')
    expect(await screen.findByText(/in 3 wallets$/)).toBeDefined()
  })

  it('says that a chain which the address names is not read here, and shows all', async () => {
    answerRoutes({
      ...answers(),
      'GET /api/portfolio/wallets': {
        body: {
          wallets: [tracked(first, 'Cold storage'), tracked(second, null), tracked(third, null)],
          readChains: [{ chainId: 1, name: 'Ethereum', dollars: [] }],
        },
      },
    })
    const user = open('?chain=999&tab=tokens')
    expect(await screen.findByText('No chain 999 is read here.')).toBeDefined()
    expect(screen.getByText('All chains are shown instead.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(search).toBe('?tab=tokens')
    expect(screen.queryByText('No chain 999 is read here.')).toBeNull()
  })

  it('is remembered for the next visit of the same person', async () => {
    answerRoutes(answers())
    const user = open()
    await user.click(await screen.findByRole('button', { name: /^Cold storage/, pressed: false }))
    expect(readStored('account.of', rememberedChoice)).toEqual({ of: first, chain: null })
    cleanup()
    open('?tab=tokens')
    expect(
      await screen.findByRole('heading', { name: /^Tokens for 0x86c8…1e04 ?Cold storage/ }),
    ).toBeDefined()
    await waitFor(() => expect(search).toBe(`?tab=tokens&of=${first}`))
  })

  it('is read from the browser after a reload, and the address wins over it', async () => {
    answerRoutes(answers())
    visitedBefore(second)
    open()
    await expectChosen(/^0xD000…bd53/)
    cleanup()
    open('?of=tag:cold')
    await expectChosen(/^#cold/)
    cleanup()
    open('?of=all')
    await expectOfAll()
    await expectChosen(/^All wallets/)
  })

  it('of another person is not taken over', async () => {
    answerRoutes(answers())
    writeStored('account.owner', 'Welcome back, Asha')
    writeStored('account.of', { of: second })
    open()
    await expectOfAll()
    await expectChosen(/^All wallets/)
  })

  it('outlives a reading of everything anew', async () => {
    answerRoutes(answers())
    const user = open(`?of=${second}`)
    await user.click(await screen.findByRole('button', { name: 'Refresh Data' }))
    await waitFor(() =>
      expect(readStored('account.of', rememberedChoice)).toEqual({ of: second, chain: null }),
    )
    await expectChosen(/^0xD000…bd53/)
  })
})

describe('older links', () => {
  it('open the tab of the wallet that they named', async () => {
    answerRoutes(answers())
    open(`?wallet=${second.toLowerCase()}&of=${first}&tab=tokens`)
    expect(await screen.findByRole('heading', { name: 'Tokens for 0xD000…bd53' })).toBeDefined()
    await waitFor(() => expect(search).toBe(`?of=${second.toLowerCase()}&tab=tokens`))
  })

  it('open the overview of the wallets that they named', async () => {
    answerRoutes(answers())
    open(`?of=${first},${third}&wallet=${second}`)
    expect(await screen.findByText(/in 2 wallets$/)).toBeDefined()
    cleanup()
    open(`?wallet=${second}`)
    await expectChosen(/^0xD000…bd53/)
  })
})

describe('a choice that is not there', () => {
  it('is told with what is shown instead, and can be put away', async () => {
    answerRoutes(answers())
    const user = open(`?of=${stranger}&tab=tokens`)
    expect(await screen.findByText('You do not track the wallet 0x5e5e…5e5e.')).toBeDefined()
    expect(screen.getByText('All wallets are shown instead.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Tokens for all 3 wallets' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('You do not track the wallet 0x5e5e…5e5e.')).toBeNull()
    expect(search).toBe('?of=all&tab=tokens')
  })

  it('takes nothing from the wallets that are', async () => {
    answerRoutes(answers())
    open(`?of=${stranger},nonsense,${second}&tab=tokens`)
    expect(await screen.findByText('You do not track 2 wallets that the link names.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Tokens for 0xD000…bd53' })).toBeDefined()
  })

  it('is told of a tag, once the tags are known', async () => {
    answerRoutes(answers())
    open('?of=tag:hot')
    expect(await screen.findByText('No wallet has the tag “hot”.')).toBeDefined()
  })

  it('leaves an account without a wallet with what to do first', async () => {
    answerRoutes({
      ...answers(),
      'GET /api/users/fetch-addresses': { body: { success: true, addresses: [] } },
      'GET /api/portfolio/wallets': refusal('INTERNAL'),
    })
    open(`?of=${stranger}&tab=transactions`)
    expect(await screen.findByText('Add a wallet address to get started')).toBeDefined()
    expect(screen.queryByText(/You do not track/)).toBeNull()
  })
})

it('shows the lists that were read where one of several wallets fails', async () => {
  answerRoutes({ ...answers(), [`GET /api/portfolio/${first}/nfts`]: refusal('SOURCE_UNAVAILABLE') })
  open('?tab=nfts')
  expect(await screen.findByText(/1 wallet could not be read\./)).toBeDefined()
  expect(await screen.findByText('Picture 1')).toBeDefined()
  expect(screen.queryByText('Picture 0')).toBeNull()
})
