import type { GainsYear, GainTransaction, GainTransactions, TransactionKind } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { GainsTransactions } from './gains-transactions.tsx'
import { nameOfKind } from './kind-names.ts'

const wallet = '0x86c846d9b0f6fad9523a4582b0e169bfce231e04'
const bridge = `0x${'22'.repeat(20)}`
const hash = `0x${'ab'.repeat(32)}`
const ether = { chainId: 1, asset: 'native', symbol: 'ETH', name: 'Ether', tokenId: null } as const

const bridged: GainTransaction = {
  ...{ id: `1:${hash}`, chainId: 1, transactionHash: hash, explorerUrl: `https://etherscan.io/tx/${hash}` },
  ...{ at: '2026-05-02T04:30:00.000Z', on: '2026-05-02', kind: 'bridge', readAs: 'bridge', rule: 'bridge' },
  ...{ reason: 'Its other end is the bridge of Arbitrum One.', certain: false },
  kinds: ['sent', 'sold', 'bridge'],
  rate: { value: '90', setOn: '2026-04-30' },
  moves: [
    {
      way: 'out',
      ...ether,
      wallet,
      counterparty: bridge,
      quantity: '2',
      usdValue: '4000.000000',
      value: '360000.00',
    },
    { way: 'fee', ...ether, wallet, counterparty: null, quantity: '0.01', usdValue: null, value: null },
  ],
}
const approved: GainTransaction = {
  ...bridged,
  ...{
    id: 'second',
    kind: 'approval',
    readAs: 'approval',
    rule: 'approval-called',
    certain: true,
    kinds: [],
  },
  reason: 'Nothing moved but its fee, and approve() says that it is an approval.',
  moves: bridged.moves.slice(1),
}
const page: GainTransactions = {
  ...{ transactions: [bridged, approved], pages: 1, count: 2, digest: 'd1' },
  kinds: [
    { kind: 'bridge', count: 1 },
    { kind: 'approval', count: 1 },
    { kind: 'spam', count: 3 },
  ],
}

function open() {
  let said = false
  const of = (kind: string) => `GET /api/gains/2026-27/transactions?country=in${kind}&page=1`
  const { calls } = answerRoutes({
    [of('')]: { body: page },
    [of('&kind=bridge')]: () => ({
      body: said ? { ...page, transactions: [], count: 0 } : { ...page, transactions: [bridged], count: 1 },
    }),
    [of('&kind=sold')]: { body: { ...page, transactions: [{ ...bridged, kind: 'sold' }], count: 1 } },
    [of('&kind=approval')]: { body: { ...page, transactions: [approved], count: 1 } },
    [of('&kind=spam')]: { body: { ...page, transactions: [], count: 0 } },
    'PUT /api/gains/overrides/kind': () => {
      said = true
      return { body: { success: true } }
    },
    'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } },
    'GET /api/portfolio/wallets': { body: { success: true, limit: 25, wallets: [] } },
  })
  const choice = {
    ...({ country: 'in', financialYear: '2026-27', method: undefined, otherIncome: undefined } as const),
    ...({ regime: 'new', chainId: null, incomeCost: 'value', gas: 'disposal' } as const),
  }
  const year = { country: 'in', currency: 'INR', digest: 'd1' } as GainsYear
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <GainsTransactions choice={choice} year={year} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return calls
}
const asked = (calls: ReturnType<typeof open>) =>
  calls.filter(({ route }) => route.includes('/transactions')).length

afterEach(() => vi.unstubAllGlobals())

it('asks for nothing before somebody wants to see them, then tells each with its rule and what it moved', async () => {
  const calls = open()
  expect(asked(calls)).toBe(0)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  const list = await screen.findByRole('list', { name: 'Transactions' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.querySelector('summary')?.textContent).toBe('2 May 2026 Bridge not certain−2 ETH')
  // Of one that moved nothing else its fee is told.
  expect(second?.querySelector('summary')?.textContent).toBe('2 May 2026 Approval−0.01 ETH')
  for (const item of [first, second]) await user.click(item?.querySelector('summary') as HTMLElement)
  await waitFor(() => expect(second?.textContent).toContain('Rule “'))
  expect(first?.textContent).toContain('Its other end is the bridge of Arbitrum One. (read from its shape)')
  expect(first?.textContent).toContain('Rule “bridge”')
  const table = within(first as HTMLElement).getByRole('table', { name: 'What moved in it' })
  // In the currency of the page, by the rate of the day.
  expect(table.textContent).toContain('₹3,60,000.00')
  expect(table.textContent).not.toContain('$')
  expect(first?.textContent).toContain('At 90 INR a dollar, set on 30 Apr 2026.')
  expect(table.textContent).toContain('Not known')
  expect(second?.textContent).not.toContain('It was something else')
  const options = within(screen.getByLabelText('Of which kind')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All kinds but spam (2)',
    'Bridge (1)',
    'Approval (1)',
    'Spam (3)',
  ])
  await user.selectOptions(screen.getByLabelText('Of which kind'), 'approval' satisfies TransactionKind)
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
})

it('sends what it was instead, with the reason that the person gives', async () => {
  const calls = open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  const list = await screen.findByRole('list', { name: 'Transactions' })
  const [first] = within(list).getAllByRole('listitem')
  const row = within(first as HTMLElement)
  await user.click(first?.querySelector('summary') as HTMLElement)
  await user.click(row.getByText('It was something else'))
  const answers = within(row.getByLabelText('What was it?')).getAllByRole('option')
  // What it counts as already is no choice.
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'The address at its other end is mine',
    'Sent, for nothing that is known',
    'Sold or spent, at its value then',
  ])
  await user.selectOptions(row.getByLabelText('What was it?'), 'sold')
  await user.type(row.getByLabelText('Why (optional)'), 'A car')
  await user.click(row.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked(calls)).toBeGreaterThan(1))
  const sent = calls.find(({ route }) => route === 'PUT /api/gains/overrides/kind')
  expect(sent?.body).toEqual({ chainId: 1, transactionHash: hash, kind: 'sold', note: 'A car' })
})

it('says where a transaction went that was answered under a kind that it is not of any more', async () => {
  open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  await user.selectOptions(await screen.findByLabelText('Of which kind'), 'bridge' satisfies TransactionKind)
  const list = screen.getByRole('list', { name: 'Transactions' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  const row = within(list)
  await user.click(list.querySelector('summary') as HTMLElement)
  await user.click(row.getByText('It was something else'))
  await user.selectOptions(row.getByLabelText('What was it?'), 'sold')
  await user.click(row.getByRole('button', { name: 'Save' }))
  const told = await screen.findByText(
    'The one of 2 May 2026 counts as “Sold” now, so it is not in this list any more.',
  )
  expect(told.closest('[role="status"]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show “Sold”' }))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByText(/not in this list any more/)).toBeNull()
})

it.each([
  ['migrated', 'Migration'],
  ['to-itself', 'To the wallet itself'],
  ['token-to-itself', 'To the wallet itself'],
  ['own-wallets', 'Between your wallets'],
])('calls what moved by the rule %s “%s”', (rule, name) => {
  expect(nameOfKind({ kind: rule === 'migrated' ? 'wrap' : 'own-transfer', rule })).toBe(name)
})
