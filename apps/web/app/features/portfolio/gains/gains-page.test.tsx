import type { GainRow, GainsYear } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { GainsPage } from './gains-page.tsx'

const wallet = '0x86c846d9b0f6fad9523a4582b0e169bfce231e04'
const hash = `0x${'ab'.repeat(32)}`
const asset = { chainId: 1, asset: 'native', symbol: 'ETH', name: 'Ether', tokenId: null } as const

const row: GainRow = {
  ...asset,
  ...{
    id: 'row',
    kind: 'swap',
    wallet,
    transactionHash: hash,
    explorerUrl: `https://etherscan.io/tx/${hash}`,
  },
  ...{ at: '2026-05-02T04:30:00.000Z', disposedOn: '2026-05-02', quantity: '2', usdValue: '2000.000000' },
  rate: { value: '80', setOn: '2026-05-01' },
  ...{ proceeds: '160000.00', cost: '0.00', gain: '160000.00', deniedLoss: null, missingQuantity: null },
  gainRange: { low: '0.00', high: '160000.00' },
  doubts: [{ id: 'unknown-cost', message: 'What some of these units cost is not known: it counts as nil.' }],
  lots: [
    {
      ...{ transactionHash: hash, acquiredOn: '2026-04-03', quantity: '2', cost: '0.00' },
      ...{ proceeds: '160000.00', gain: '160000.00', unknownCost: true, longTerm: false },
    },
  ],
}

const year: GainsYear = {
  ...{ financialYear: '2026-27', country: 'in', currency: 'INR', timeZone: 'Asia/Kolkata' },
  ...{ from: '2026-04-01', to: '2027-03-31', method: 'fifo', scope: 'all' },
  totals: {
    ...{ proceeds: '160000.00', cost: '0.00', gains: '160000.00', losses: '0.00', net: '160000.00' },
    netRange: { low: '0.00', high: '160000.00' },
    ...{ shortTerm: '160000.00', longTerm: '0.00', income: '40000.00', incomeUnvalued: 1 },
  },
  otherMethods: [{ method: 'average', net: '150000.00', gains: '150000.00', losses: '0.00' }],
  assets: [
    {
      ...asset,
      disposals: 1,
      proceeds: '160000.00',
      cost: '0.00',
      gains: '160000.00',
      losses: '0.00',
      uncertain: 1,
    },
  ],
  income: [
    {
      ...asset,
      ...{ id: 'income', kind: 'airdrop', wallet, transactionHash: hash, explorerUrl: null },
      ...{ receivedOn: '2026-04-02', quantity: '500', value: '40000.00' },
    },
  ],
  questions: [
    {
      ...asset,
      ...{ id: 'question', kind: 'received', wallet, transactionHash: hash, explorerUrl: null },
      ...{ on: '2026-04-03', quantity: '2', counterparty: `0x${'22'.repeat(20)}`, value: '160000.00' },
    },
  ],
  seals: [
    {
      ...asset,
      ...{ decimals: 18, wallet, counted: '8', confirmed: '8500000000000000000', block: 99, holds: false },
      brokenSince: '2026-04-20',
    },
  ],
  india: {
    ...{
      taxableIncome: '160000.00',
      taxableRange: { low: '0.00', high: '160000.00' },
      lossesIgnored: '0.00',
    },
    ...{ tax: '48000.00', surcharge: null, cess: '1920.00', total: '49920.00', beforeSurcharge: true },
    act: 'Income-tax Act, 2025',
    sections: { rate: '194 (Table, Sl. 4)', deductedAtSource: '393(1)', definition: '2(111)' },
  },
  ...{ rowCount: 1, spamTransactions: 2, digest: 'd1'.repeat(32), source: 'fake', problem: null },
  rules: { version: '1', choices: [{ id: 'gas', text: 'Gas is paid with ether.', certain: false }] },
  ...{ updatedAt: '2026-11-23T00:00:00.000Z', provisional: false },
}

function open(
  path = '/user/gains?country=in&year=2026-27',
  answer: ReturnType<typeof refusal> = { body: year },
) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
  const asked: string[] = []
  const rowsOf = (of: string, query: string) => `GET /api/gains/${of}/rows?${query}&page=1`
  answerRoutes({
    'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } },
    'GET /api/gains/2026-27?country=in': answer,
    'GET /api/gains/2026-27?country=in&method=average': {
      body: { ...year, method: 'average', digest: 'd2'.repeat(32) },
    },
    'GET /api/gains/2026?country=us': {
      body: { ...year, country: 'us', currency: 'USD', financialYear: '2026', india: null },
    },
    [rowsOf('2026-27', 'country=in')]: { body: { rows: [row], pages: 1, digest: year.digest } },
    [rowsOf('2026-27', 'country=in&method=average')]: {
      body: { rows: [row], pages: 1, digest: year.digest },
    },
    [rowsOf('2026', 'country=us')]: { body: { rows: [], pages: 1, digest: year.digest } },
  })
  function Place() {
    asked.push(useLocation().search)
    return null
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={createQueryClient()}>
        <GainsPage />
        <Place />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { places: asked }
}

it('says what the year gained, how sure that is, what India taxes, and the other method beside it', async () => {
  open()
  const summary = await screen.findByRole('region', { name: 'The year' })
  const text = summary.textContent ?? ''
  expect(text).toContain('+₹1,60,000.00 (not settled)')
  expect(text).toContain('lies between ₹0.00 and ₹1,60,000.00')
  expect(text).toContain('Together, before surcharge₹49,920.00')
  expect(text).toContain('Net by moving average₹1,50,000.00')
  expect(text).toContain('₹40,000.00and 1 of unknown value')
  expect(text).toContain('section 194 (Table, Sl. 4) of the Income-tax Act, 2025')
})

it('opens a disposal to its lots, its arithmetic, its rate and its transaction', async () => {
  open()
  const disposals = await screen.findByRole('region', { name: 'Disposals' })
  await within(disposals).findByText('2 May 2026')
  const text = disposals.textContent ?? ''
  expect(text).toContain('₹1,60,000.00 received − ₹0.00 cost = ₹1,60,000.00')
  expect(text).toContain('Worth $2,000.00 then, at 80 INR a dollar, set on 1 May 2026.')
  expect(text).toContain('What some of these units cost is not known')
  const [link] = within(disposals).getAllByRole('link', { name: /etherscan/, hidden: true })
  expect(link?.getAttribute('href')).toBe(row.explorerUrl)
  const table = within(disposals).getByRole('table', { name: /Lots/, hidden: true })
  expect(table.textContent).toContain('3 Apr 20262₹1,60,000.00Not known, nil')
})

it('names the balance that its movements do not explain, and since when', async () => {
  open()
  const seals = await screen.findByRole('region', { name: 'Lots against the chain' })
  expect(seals.textContent).toContain('1 of 1 balances are not explained')
  expect(within(seals).getByRole('table', { name: 'Balances that differ' }).textContent).toContain(
    '88.599No, since 20 Apr 2026',
  )
})

it('keeps the choice in the address, and asks for the year of another method', async () => {
  const { places } = open()
  await screen.findByRole('region', { name: 'The year' })
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Which lots are sold first' }),
    'average',
  )
  await screen.findByText('Net gain of 2026-27 (1 Apr 2026 to 31 Mar 2027), moving average')
  expect(places.at(-1)).toBe('?country=in&year=2026-27&method=average')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'us')
  await waitFor(() => expect(places.at(-1)).toBe('?country=us&year=2026'))
})

it('says that a year could not be computed', async () => {
  open(undefined, refusal('BUSY'))
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy')
})
