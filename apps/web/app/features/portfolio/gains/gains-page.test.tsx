import {
  type GainOverride,
  type GainRow,
  type GainsYear,
  type HeldLots,
  type LotSeal,
  madeFigures,
  type TransactionKind,
  usualReadings,
} from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { GainsPage } from './gains-page.tsx'

const wallet = '0x86c846d9b0f6fad9523a4582b0e169bfce231e04'
const hash = `0x${'ab'.repeat(32)}`
const asset = { chainId: 1, asset: 'native', symbol: 'ETH', name: 'Ether', tokenId: null } as const

const why = {
  ...{
    rule: 'exchange',
    reason: 'One thing went out and another came in.',
    certain: true,
    valuedAt: 'hour' as const,
  },
} as const

const row: GainRow = {
  ...asset,
  ...{
    id: 'row',
    kind: 'swap',
    wallet,
    transactionHash: hash,
    explorerUrl: `https://etherscan.io/tx/${hash}`,
  },
  ...why,
  ...{ at: '2026-05-02T04:30:00.000Z', disposedOn: '2026-05-02', quantity: '2', usdValue: '2000.000000' },
  rate: { value: '80', setOn: '2026-05-01' },
  ...{ proceeds: '160000.00', cost: '0.00', gain: '160000.00', deniedLoss: null, missingQuantity: null },
  gainRange: { low: '0.00', high: '160000.00' },
  kinds: ['swap', 'unknown'],
  doubts: [{ id: 'unknown-cost', message: 'What some of these units cost is not known: it counts as nil.' }],
  lots: [
    {
      ...{ transactionHash: hash, acquiredOn: '2026-04-03', quantity: '2', cost: '0.00' },
      explorerUrl: 'https://arbiscan.io/tx/0x1',
      ...{ proceeds: '160000.00', gain: '160000.00', unknownCost: true, longTerm: false },
      ...{
        pooled: false,
        matchedBy: null,
        costByHand: false,
        pricedByHand: false,
        receipt: 'receipt',
        receiptQuantity: '111.3',
      },
    },
  ],
}

const sums = {
  ...{ disposals: 1, proceeds: '160000.00', cost: '0.00', deniedLosses: null },
  ...{ gains: '160000.00', losses: '0.00', uncertain: 1 },
}
const exactly = (amount: string) => ({ low: amount, high: amount })
const heldSums = {
  ...{ value: '0.00', cost: exactly('0.00'), gains: exactly('0.00'), losses: exactly('0.00') },
}
const year: GainsYear = {
  ...{ financialYear: '2026-27', country: 'in', currency: 'INR', timeZone: 'Asia/Kolkata' },
  ...{ from: '2026-04-01', to: '2027-03-31', method: 'fifo', scope: 'all' },
  totals: {
    ...{ proceeds: '160000.00', cost: '0.00', gains: '160000.00', losses: '0.00', net: '160000.00' },
    deniedLosses: null,
    netRange: { low: '0.00', high: '160000.00' },
    ...{ shortTerm: '160000.00', longTerm: '0.00', undated: null, income: '40000.00', incomeUnvalued: 1 },
  },
  gas: { paid: '1234.50', transactions: 4, unvalued: 1 },
  otherMethods: [
    {
      ...{ method: 'average', net: '120000.00', gains: '150000.00', losses: '-30000.00' },
      netRange: { low: '20000.00', high: '120000.00' },
      ...{ shortTerm: null, longTerm: null, undated: null },
      india: {
        ...{ taxableIncome: '150000.00', taxableRange: { low: '50000.00', high: '150000.00' } },
        ...{ lossesIgnored: '30000.00', tax: '45000.00', surcharge: null, cess: '1800.00' },
        ...{ total: '46800.00', totalRange: { low: '15600.00', high: '46800.00' } },
      },
    },
  ],
  assets: [
    {
      ...asset,
      ...sums,
    },
  ],
  wallets: [{ wallet, ...sums }],
  income: [
    {
      ...asset,
      ...why,
      ...{ id: 'income', kind: 'airdrop', wallet, transactionHash: hash, explorerUrl: null },
      ...{
        receivedOn: '2026-04-02',
        quantity: '500',
        value: '40000.00',
        pricedByHand: false,
        kinds: ['airdrop', 'reward'],
      },
    },
  ],
  questions: [
    {
      ...asset,
      ...why,
      ...{ id: 'question', kind: 'received', wallet, transactionHash: hash, explorerUrl: null },
      ...{ on: '2026-04-03', quantity: '2', counterparty: `0x${'22'.repeat(20)}`, value: '160000.00' },
      ...{ pricedByHand: false, came: true, kinds: ['received', 'bought', 'airdrop'], receipt: 'receipt' },
    },
  ],
  seals: [
    {
      ...asset,
      ...{ decimals: 18, wallet, counted: '8', confirmed: '8500000000000000000', block: 99, holds: false },
      brokenSince: '2026-04-20',
      brokenBy: { transactionHash: hash, explorerUrl: `https://etherscan.io/tx/${hash}` },
    },
  ],
  held: {
    ...{ on: '2026-11-22', rate: { value: '90', setOn: '2026-11-20' }, pending: false, problem: null },
    ...{ totals: heldSums, assets: [], wallets: [], leftOut: [] },
  },
  india: {
    ...{
      taxableIncome: '160000.00',
      taxableRange: { low: '0.00', high: '160000.00' },
      ...{ scheduleIncome: '160000.00', regime: 'new', otherRegime: null },
      lossesIgnored: '0.00',
      totalRange: { low: '0.00', high: '49920.00' },
    },
    ...{ tax: '48000.00', surcharge: null, cess: '1920.00', total: '49920.00', beforeSurcharge: true },
    act: 'Income-tax Act, 2025',
    sections: { rate: '194 (Table, Sl. 4)', deductedAtSource: '393(1)', definition: '2(111)' },
  },
  ...{ rowCount: 1, spamTransactions: 2, digest: 'd1'.repeat(32), source: 'fake', problem: null, chains: [] },
  readings: { incomeCost: 'value', gas: 'disposal' },
  priceSources: { hour: 'DefiLlama', day: 'DefiLlama or CoinGecko', rates: 'ECB' },
  rules: {
    version: '1',
    choices: [{ id: 'gas', text: 'Gas is paid with ether.', certain: false, source: null }],
  },
  ...{ updatedAt: '2026-11-23T00:00:00.000Z', provisional: false },
}

const override: GainOverride = {
  ...{
    id: 7,
    what: 'kind',
    chainId: 1,
    transactionHash: hash,
    explorerUrl: null,
    address: null,
    asset: null,
  },
  ...{ symbol: null, before: 'sent', after: 'sold', currency: null, day: null, note: 'For a bicycle' },
  ...{ feeLeftOut: null, on: null, moved: [], proof: null },
  ...{ at: '2026-11-20T10:00:00.000Z', state: 'without-transaction' },
}

function open(
  path = '/user/gains?country=in&year=2026-27',
  answer: ReturnType<typeof refusal> = { body: year },
  wallets?: object,
  rows: readonly GainRow[] = [row],
  said: readonly GainOverride[] = [override],
  lots?: HeldLots,
  more: Parameters<typeof answerRoutes>[0] = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
  const asked: string[] = []
  let overrides = said
  const rowsOf = (of: string, query: string) => `GET /api/gains/${of}/rows?${query}&page=1`
  const { calls } = answerRoutes({
    'GET /api/gains/reports': { body: { reports: [] } },
    'POST /api/gains/reports': refusal('BUSY'),
    ...(wallets && { 'GET /api/portfolio/wallets': { body: { success: true, limit: 25, ...wallets } } }),
    'GET /api/gains/2026-27?country=in&chainId=8453': {
      body: {
        ...year,
        totals: { ...year.totals, net: '7.00', netRange: null },
        assets: year.assets.map((asset) => ({ ...asset, chainId: 8453 })),
        digest: 'd3'.repeat(32),
      },
    },
    [rowsOf('2026-27', 'country=in&chainId=8453')]: {
      body: { rows: [], pages: 1, count: 0, digest: 'd3'.repeat(32) },
    },
    'GET /api/gains/costs': { body: { files: [] } },
    ...(lots && { 'GET /api/gains/2026-27/held?country=in&asset=1%3Anative&page=1': { body: lots } }),
    'GET /api/gains/overrides?country=in': () => ({ body: { overrides } }),
    'GET /api/gains/overrides?country=us': () => ({ body: { overrides } }),
    'PUT /api/gains/overrides/price': { body: { success: true } },
    'PUT /api/gains/overrides/cost': { body: { success: true } },
    'PUT /api/gains/overrides/kind': refusal('BUSY'),
    'PUT /api/gains/overrides/kinds': { body: { success: true } },
    'PUT /api/gains/overrides/own-address': { body: { success: true } },
    'DELETE /api/gains/overrides/7': () => {
      overrides = []
      return { body: { success: true } }
    },
    'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } },
    'GET /api/gains/2026-27?country=in': answer,
    'GET /api/gains/2026-27?country=in&method=average': {
      body: { ...year, method: 'average', otherMethods: [], digest: 'd2'.repeat(32) },
    },
    'GET /api/gains/2026-27?country=in&regime=old': { body: ofRegime('old') },
    'GET /api/gains/2026-27?country=in&incomeCost=nil': {
      body: { ...year, readings: { incomeCost: 'nil', gas: 'disposal' } },
    },
    [rowsOf('2026-27', 'country=in&incomeCost=nil')]: {
      body: { rows, pages: 1, count: 1, digest: year.digest },
    },
    [rowsOf('2026-27', `country=in&wallet=0x${'33'.repeat(20)}`)]: {
      body: { rows: [{ ...row, disposedOn: '2026-05-09' }], pages: 1, count: 1, digest: year.digest },
    },
    [rowsOf('2026-27', 'country=in&regime=old')]: { body: { rows, pages: 1, count: 1, digest: year.digest } },
    'GET /api/gains/2026?country=us': {
      body: { ...year, country: 'us', currency: 'USD', financialYear: '2026', india: null },
    },
    ...Object.fromEntries(
      madeFigures.map((figure) => [
        rowsOf('2026-27', `country=in&figure=${figure}`),
        { body: { rows, pages: 1, count: 1, digest: year.digest } },
      ]),
    ),
    [rowsOf('2026-27', 'country=in')]: { body: { rows, pages: 1, count: 1, digest: year.digest } },
    [rowsOf('2026-27', 'country=in&method=average')]: {
      body: { rows: [row], pages: 1, count: 1, digest: year.digest },
    },
    [rowsOf('2026', 'country=us')]: { body: { rows: [], pages: 1, count: 0, digest: year.digest } },
    ...more,
  })
  function Place() {
    asked.push(useLocation().search)
    return null
  }
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={createQueryClient()}>
        <GainsPage />
        <Place />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const sent = () => calls.filter(({ route }) => !route.startsWith('GET'))
  const rowsAsked = () =>
    calls.flatMap(({ route }) => (route.includes('/rows?') ? [new URLSearchParams(route.split('?')[1])] : []))
  return { places: asked, sent, unmount, rowsAsked, calls }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('says what the year gained, how sure that is, what India taxes, and the other method beside it', async () => {
  open()
  const summary = await screen.findByRole('region', { name: 'The year' })
  const text = summary.textContent ?? ''
  // The year is a range, and no figure that one way of counting gives.
  expect(text).toContain('₹0.00 (not settled)to+₹1,60,000.00 (not settled)')
  expect(text).toContain('count it as nil, by which the net gain is +₹1,60,000.00.')
  // 30 % of 1,60,000 are 48,000, and 4 % of those 1,920.
  expect(text).toContain(
    'Taxable (each lot that gained)₹1,60,000.00Tax, 30 % of it₹48,000.00Cess, 4 %₹1,920.00Tax, before surcharge₹49,920.00 (not settled)',
  )
  // It is headed by what it lies between, and each end that is not nil can be carried over.
  expect(text).toContain(
    'Tax, before surcharge, as long as some costs are not known₹0.00 (not settled)to₹49,920.00 (not settled)What is taxable lies between ₹0.00 and ₹1,60,000.00.',
  )
  expect(text).not.toContain('of losses count for nothing')
  expect(text).toContain('₹40,000.00and 1 of unknown value')
  expect(text).toContain('section 194 (Table, Sl. 4) of the Income-tax Act, 2025')
  const links = within(summary).getAllByRole('link', { name: /^Carry .* into the income tax calculator$/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'Carry ₹1,60,000.00 into the income tax calculator',
      '/calculator/tax-calculator?financialYear=2026-27&cryptoGain=160000.00&grossIncome=0',
    ],
  ])
})

/** The rows of the table of methods, each as its cells say it. */
const methodRows = (summary: HTMLElement) =>
  within(within(summary).getByRole('table', { name: /by each method/ }))
    .getAllByRole('row')
    .map((line) =>
      within(line)
        .getAllByRole(line.querySelector('td') === null ? 'columnheader' : 'cell')
        .map(({ textContent }) => textContent),
    )

it('sets what is owed by each method side by side, each column adding up, and says which counts', async () => {
  open()
  const summary = await screen.findByRole('region', { name: 'The year' })
  expect(methodRows(summary)).toEqual([
    ['In the year', 'First in, first out', 'Moving average'],
    ['Gains, of the lots that gained', '₹1,60,000.00', '₹1,50,000.00'],
    ['Losses, of the lots that lost', '₹0.00', '−₹30,000.00'],
    ['Net', '₹1,60,000.00₹0.00 to ₹1,60,000.00', '₹1,20,000.00₹20,000.00 to ₹1,20,000.00'],
    [
      'Taxable: the gains, with no loss set off',
      '₹1,60,000.00₹0.00 to ₹1,60,000.00',
      '₹1,50,000.00₹50,000.00 to ₹1,50,000.00',
    ],
    ['Tax, 30 % of it', '₹48,000.00', '₹45,000.00'],
    ['Cess, 4 %', '₹1,920.00', '₹1,800.00'],
    ['Tax, before surcharge', '₹49,920.00₹0.00 to ₹49,920.00', '₹46,800.00₹15,600.00 to ₹46,800.00'],
  ])
  expect(summary.textContent).toContain(
    'This page counts by first in, first out, the usual method here. No law prescribes one: keep one for all years. Freezing a year keeps its method.',
  )
})

it('where methods have no room beside each other each has a table of its own that adds up', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('width <'), addEventListener: () => {}, removeEventListener: () => {} },
  }))
  open()
  const summary = within(await screen.findByRole('region', { name: 'The year' }))
  const columns = ['first in, first out', 'moving average'].map((method) =>
    within(summary.getByRole('table', { name: `2026-27 by ${method}, in INR` }))
      .getAllByRole('row')
      .map((line) => line.lastElementChild?.textContent),
  )
  expect(columns.map((column) => column.slice(0, 3))).toEqual([
    ['First in, first out', '₹1,60,000.00', '₹0.00'],
    ['Moving average', '₹1,50,000.00', '−₹30,000.00'],
  ])
})

it('elsewhere tells of each method what it gains, loses and comes to, and which one was chosen', async () => {
  const usOnly = {
    ...{ ...year, country: 'us', currency: 'USD', financialYear: '2025', method: 'hifo', india: null },
    totals: { ...year.totals, gains: '90.00', losses: '-20.00', net: '70.00', netRange: null },
    otherMethods: (['fifo', 'lifo'] as const).map((method) => ({
      ...{ method, net: '100.00', gains: '120.00', losses: '-20.00', netRange: null, india: null },
      ...{ shortTerm: '40.00', longTerm: '60.00', undated: null },
    })),
  }
  open(undefined, { body: usOnly })
  const summary = await screen.findByRole('region', { name: 'The year' })
  expect(methodRows(summary)).toEqual([
    ['In the year', 'First in, first out', 'Dearest first', 'Last in, first out'],
    ['Gains', '$120.00', '$90.00', '$120.00'],
    ['Losses', '−$20.00', '−$20.00', '−$20.00'],
    ['Net', '$100.00', '$70.00', '$100.00'],
    ['Of it short term', '$40.00', '$160,000.00', '$40.00'],
    ['Of it long term', '$60.00', '$0.00', '$60.00'],
  ])
  expect(summary.textContent).toContain(
    'This page counts by dearest first, as you chose; the usual method here is first in, first out.',
  )
})

const inNew = { surcharge: '600000.03', cess: '120000.01', total: '3120000.16' }
const inOld = { surcharge: '888000.04', cess: '131520.01', total: '3419520.17' }
const toRange = (amount: string) => ({ low: amount, high: amount })
const ofRegime = (regime: 'new' | 'old') => ({
  ...year,
  india: {
    ...year.india,
    ...{
      taxableIncome: '8000000.40',
      scheduleIncome: '8000001.00',
      tax: '2400000.12',
      taxableRange: { low: '8000000.40', high: '8000000.40' },
      beforeSurcharge: false,
    },
    ...(regime === 'new' ? { ...inNew, otherRegime: inOld } : { ...inOld, otherRegime: inNew }),
    totalRange: toRange(regime === 'new' ? inNew.total : inOld.total),
    regime,
  },
})

it('names both regimes where their surcharges differ, and what the rows of the schedule come to', async () => {
  open(undefined, { body: ofRegime('new') })
  const summary = await screen.findByRole('region', { name: 'The year' })
  const text = summary.textContent ?? ''
  expect(text).toContain('Surcharge, new regime, before marginal relief₹6,00,000.03')
  expect(text).toContain('Tax in all, new regime₹31,20,000.16')
  expect(text).toContain(
    'In the old regime the tax is ₹34,19,520.17 in all, with a surcharge of ₹8,88,000.04 and a cess of ₹1,31,520.01.',
  )
  expect(text).toContain('Schedule VDA comes to ₹80,00,001.00')
  await userEvent.type(within(summary).getByRole('textbox', { name: /^Deducted/ }), '0.16')
  expect(within(summary).getByRole('status').textContent).toContain(' tax, new regime, − ')
})

it('takes the regime as a choice, the new one being usual, and carries over what is due by it', async () => {
  open(undefined, { body: ofRegime('new') })
  const regime = await screen.findByRole('combobox', { name: 'Regime' })
  expect(regime).toHaveProperty('value', 'new')
  expect(descriptionOf(regime)).toContain('The new one holds unless you opt out.')
  const link = (name: string) =>
    screen.findByRole('link', { name: `Carry it into the income tax calculator${name}` })
  expect((await link(', new regime')).getAttribute('href')).toContain('cryptoSurcharge=25')
  await userEvent.selectOptions(regime, 'Old regime')
  expect((await link(', old regime')).getAttribute('href')).toContain('cryptoSurcharge=37')
  const text = screen.getByRole('region', { name: 'The year' }).textContent ?? ''
  expect(text).toContain('Tax in all, old regime₹34,19,520.17')
  expect(text).toContain('In the new regime the tax is ₹31,20,000.16 in all')
  // Elsewhere there is none.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'us')
  expect(screen.queryByRole('combobox', { name: 'Regime' })).toBeNull()
})

it('says on paper by whose rules it was computed, in which regime and with which other income', async () => {
  open()
  await screen.findByText('India, new regime, other income not given')
})

it('tells a loss that is denied, and by which rule a lot was matched ahead of the pool', async () => {
  open(undefined, { body: { ...year, totals: { ...year.totals, deniedLosses: '120.00' } } }, undefined, [
    { ...row, lots: row.lots.map((lot) => ({ ...lot, matchedBy: 'thirty-days' })) },
  ])
  const summary = await screen.findByRole('region', { name: 'The year' })
  expect(summary.textContent).toContain('Losses that do not count now₹120.00')
  const disposals = await screen.findByRole('region', { name: 'Disposals' })
  await userEvent.click(await within(disposals).findByText('2 May 2026'))
  await waitFor(() => expect(disposals.textContent).toContain('3 Apr 2026, within 30 days'))
})

it('keeps what was deducted in the address, for that year alone', async () => {
  const { places } = open('/user/gains?country=in&year=2026-27&deducted=1600.50')
  const summary = within(await screen.findByRole('region', { name: 'The year' }))
  const deducted = summary.getByRole('textbox', { name: 'Deducted, as your Form 26AS says (₹)' })
  expect((deducted as HTMLInputElement).value).toBe('1600.50')
  await userEvent.type(deducted, '5')
  expect(places.at(-1)).toContain('deducted=1600.505')
  const controls = within(screen.getByRole('form', { name: 'Which year' }))
  await userEvent.selectOptions(controls.getByLabelText('Which lots are sold first'), 'average')
  await waitFor(() => expect(places.at(-1)).toContain('method=average'))
  expect(places.at(-1)).toContain('deducted=1600.505')
  await userEvent.selectOptions(controls.getByLabelText('Country'), 'us')
  await waitFor(() => expect(places.at(-1)).not.toContain('deducted'))
})

it('holds the tax of the year against what the person’s Form 26AS says was deducted', async () => {
  const totalRange = { low: '49920.00', high: '49920.00' }
  open(undefined, { body: { ...year, india: { ...year.india, totalRange } } } as ReturnType<typeof refusal>)
  const summary = within(await screen.findByRole('region', { name: 'The year' }))
  const deducted = summary.getByRole('textbox', { name: 'Deducted, as your Form 26AS says (₹)' })
  expect(summary.queryByRole('status')).toBeNull()
  // 49,920.00 less 1,600.50 are 48,319.50.
  await userEvent.type(deducted, '1,600.50')
  expect(summary.getByRole('status').textContent).toBe(
    '₹49,920.00 tax before surcharge − ₹1,600.50 deducted = ₹48,319.50 left to pay',
  )
  await userEvent.clear(deducted)
  await userEvent.type(deducted, '50000')
  expect(summary.getByRole('status').textContent).toContain('= ₹80.00 too much deducted')
  await userEvent.type(deducted, 'x')
  expect(summary.queryByRole('status')).toBeNull()
  expect(descriptionOf(deducted)).toBe('Please enter rupees, such as 1500.50.')
})

it('says no tax to be paid too much as long as it is not known', async () => {
  open()
  const summary = within(await screen.findByRole('region', { name: 'The year' }))
  const deducted = summary.getByRole('textbox', { name: 'Deducted, as your Form 26AS says (₹)' })
  await userEvent.type(deducted, '1000')
  expect(summary.getByRole('status').textContent).toBe(
    '₹0.00 to ₹49,920.00 of tax before surcharge − ₹1,000.00 deducted = ₹1,000.00 too much deducted to ₹48,920.00 left to pay, as long as some costs are not known',
  )
})

it('says that nothing bounds a tax of which that is so', async () => {
  const totalRange = { low: '0.00', high: null }
  open(undefined, { body: { ...year, india: { ...year.india, totalRange } } } as ReturnType<typeof refusal>)
  const summary = within(await screen.findByRole('region', { name: 'The year' }))
  await userEvent.type(summary.getByRole('textbox', { name: /^Deducted/ }), '1000')
  expect(summary.getByRole('status').textContent).toContain(
    '₹0.00 to not known of tax before surcharge − ₹1,000.00 deducted = ₹1,000.00 too much deducted to not known',
  )
})

it('says under each table of sums that what is not known counts as nil in them', async () => {
  open()
  const byAsset = await screen.findByRole('region', { name: 'By asset' })
  expect(byAsset.textContent).toContain(
    '1 disposal of 1 is not certain: what is not known of it counts as nil in these sums',
  )
  const summary = screen.getByRole('region', { name: 'The year' })
  expect(summary.textContent).toContain(
    'What is not known counts as nil, but in the ranges under the figures.',
  )
})

it('says that no tax is computed where it is not', async () => {
  open('/user/gains?country=us&year=2026')
  const summary = await screen.findByRole('region', { name: 'The year' })
  expect(summary.textContent).toContain('Allowances, rates and the tax itself are not computed here')
})

it('tells what each wallet gained, and leads from it to its disposals alone', async () => {
  const other = `0x${'33'.repeat(20)}`
  const wallets = [
    { wallet, ...sums, disposals: 2, proceeds: '150000.00', gains: '150000.00' },
    { wallet: other, ...sums, disposals: 1, proceeds: '10000.00', gains: '10000.00' },
  ]
  open(undefined, { body: { ...year, wallets, rowCount: 3 } })
  const byWallet = await screen.findByRole('table', { name: 'Gains and losses by wallet, in INR' })
  expect(byWallet.textContent).toContain('₹1,50,000.00')
  const disposals = within(screen.getByRole('region', { name: 'Disposals' }))
  await userEvent.click(await disposals.findByText('2 May 2026'))
  // The wallet stands at the disposal too.
  const list = disposals.getByRole('list', { name: 'Disposals' })
  await waitFor(() => expect(list.textContent).toContain(wallet))
  await userEvent.click(
    within(byWallet).getByRole('button', { name: '1 disposal of 0x3333…3333, show them alone' }),
  )
  expect(disposals.getByRole('combobox', { name: 'Of which wallet' })).toHaveProperty('value', other)
  expect(document.activeElement).toBe(disposals.getByRole('list', { name: 'Disposals' }))
  await disposals.findByText('9 May 2026')
  expect(disposals.queryByText('2 May 2026')).toBeNull()
})

it('has no table by wallet where one alone gave something up', async () => {
  open()
  await screen.findByRole('region', { name: 'By asset' })
  expect(screen.queryByRole('region', { name: 'By wallet' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Of which wallet' })).toBeNull()
})

it('opens a disposal to its lots, its arithmetic, its rate and its transaction', async () => {
  open()
  const disposals = await screen.findByRole('region', { name: 'Disposals' })
  await userEvent.click(await within(disposals).findByText('2 May 2026'))
  await within(disposals).findByRole('table', { name: /Lots/ })
  const text = disposals.textContent ?? ''
  expect(text).toContain('₹1,60,000.00 received − ₹0.00 cost = ₹1,60,000.00')
  expect(text).toContain(
    'Worth $2,000.00 then, by the close of its hour (DefiLlama), at 80 INR a dollar, set on 1 May 2026 (ECB). One thing went out and another came in.',
  )
  expect(text).toContain('What some of these units cost is not known')
  const [link] = within(disposals).getAllByRole('link', { name: /etherscan/, hidden: true })
  expect(link?.getAttribute('href')).toBe(row.explorerUrl)
  const table = within(disposals).getByRole('table', { name: /Lots/, hidden: true })
  expect(table.textContent).toContain('3 Apr 20262₹1,60,000.00Not known, nil')
  const brought = within(table).getByRole('link', { name: /^Transaction that brought it/, hidden: true })
  expect(brought.getAttribute('href')).toBe(row.lots[0]?.explorerUrl)
})

it('names the balance that its movements do not explain, and since when', async () => {
  open()
  const seals = await screen.findByRole('region', { name: 'Lots against the chain' })
  expect(seals.textContent).toContain('1 of 1 balance is not explained by its movements')
  const table = within(seals).getByRole('table', { name: 'Balances that differ' })
  expect(table.textContent).toContain('88.599')
  expect(table.textContent).toContain('No, since 20 Apr 2026after')
  const [all, after] = within(table).getAllByRole('link', {
    name: /^Show all movements of ETH in|after which it differs/,
  })
  const place = new URLSearchParams({ tab: 'transactions', of: wallet, chain: '', asset: '1:native' })
  expect(all?.getAttribute('href')).toBe(`/user/home?${place}`)
  expect(after?.getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`)
})

it('leads from each figure of the year to the disposals that make it, or to its income, and from each of those to its transaction', async () => {
  const income = year.income.map((one) => ({ ...one, explorerUrl: row.explorerUrl }))
  const { rowsAsked } = open(undefined, {
    body: {
      ...year,
      income,
      gas: { paid: '1234.50', transactions: 4, unvalued: 0 },
      readings: usualReadings,
    },
  })
  const summary = await screen.findByRole('region', { name: 'The year' })
  const list = screen.getByRole('list', { name: 'Disposals' })
  // Of a figure of nothing there is nothing to show.
  expect(within(summary).queryByRole('button', { name: /, Losses: show/ })).toBeNull()
  /** All that are drawn were asked for once: what was read before is drawn again. */
  const wasAsked = (figure: string | null) => rowsAsked().some((query) => query.get('figure') === figure)
  const follow = async (name: RegExp, within_: HTMLElement = summary) => {
    await userEvent.click(within(within_).getByRole('button', { name }))
  }
  for (const [name, figure] of [
    [/, Gains: show what it is made of$/, 'gains'],
    [/, Taxable \(each lot that gained\): show/, 'taxable'],
    [/, Tax, 30 % of it: show/, 'taxable'],
    [/, Tax, before surcharge: show/, 'taxable'],
    [/^Show the transfers that it can have been deducted from$/, 'transfers'],
    [/, What it had cost: show/, null],
  ] as const) {
    await follow(name)
    await waitFor(() => expect(wasAsked(figure)).toBe(true))
    const which = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which disposals' })
    expect(which.value).toBe(figure ?? '')
    expect(document.activeElement).toBe(list)
  }
  await follow(/, Gas paid in 2026-27: show/, screen.getByRole('region', { name: 'Gas paid in 2026-27' }))
  const disposals = screen.getByRole('region', { name: 'Disposals' })
  await within(disposals).findByText('Fees alone: 1. Together they were worth ₹1,234.50.')
  expect(
    within(list)
      .getByRole('link', { name: 'Its transaction on etherscan.io (opens a new tab)' })
      .getAttribute('href'),
  ).toBe(`https://etherscan.io/tx/${hash}`)
  await userEvent.selectOptions(within(disposals).getByRole('combobox', { name: 'Which disposals' }), '')
  expect(within(disposals).queryByText(/^Fees alone: 1/)).toBeNull()

  await follow(/, Income on receipt: show/)
  const received = screen.getByRole('region', { name: 'Income on receipt' })
  expect(received.contains(document.activeElement)).toBe(true)
  expect(within(received).getAllByRole('link', { name: /on etherscan\.io/ }).length).toBeGreaterThan(0)
})

it('tells pieces apart, those that agree, that differ and of which the node could not tell', async () => {
  const [seal] = year.seals as [LotSeal]
  const piece = (tokenId: string, confirmed: string | null, holds: boolean | null): LotSeal => ({
    ...{ ...seal, asset: `0x${'5a'.repeat(20)}`, symbol: 'PIECE', name: 'Pieces', tokenId, decimals: 0 },
    ...{ counted: '1', confirmed, holds, brokenSince: holds === false ? '2026-04-20' : null, brokenBy: null },
  })
  const holding = { ...seal, holds: true, brokenSince: null, brokenBy: null }
  const seals = [holding, piece('4', '1', true), piece('5', '0', false), piece('6', null, null)]
  open(undefined, { body: { ...year, seals } })
  const card = await screen.findByRole('region', { name: 'Lots against the chain' })
  expect(card.textContent).toContain('1 of 4 balances is not explained by its movements')
  expect(card.textContent).toContain('The node gave no answer for 1 balance.')
  const differ = within(card).getByRole('table', { name: 'Balances that differ' })
  expect(within(differ).getAllByRole('row')).toHaveLength(2)
  expect(differ.textContent).toContain('PIECE #5')
  const all = within(card).getByRole('table', { name: 'Balances against the chain', hidden: true })
  const lines = within(all).getAllByRole('row', { hidden: true })
  expect(lines[4]?.textContent).toMatch(/PIECE #6.*Not told.*Not confirmed/)
  expect(
    within(all).getAllByRole('link', { name: /^Show all movements of PIECE #\d in/, hidden: true }),
  ).toHaveLength(3)
})

it('says that all agrees only where the node has told of all', async () => {
  const [seal] = year.seals as [LotSeal]
  const holding = { ...seal, holds: true, brokenSince: null, brokenBy: null }
  const unknown = { ...holding, tokenId: '6', decimals: 0, counted: '1', confirmed: null, holds: null }
  open(undefined, { body: { ...year, seals: [holding, unknown] } })
  const card = await screen.findByRole('region', { name: 'Lots against the chain' })
  expect(card.textContent).toContain('1 of 2 balances is not confirmed')
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

const chainOf = (chainId: number, name: string) => ({ chainId, name, dollars: [] })
const told = (chainId: number) => ({
  ...{ chainId, source: 'fake', updatedAt: '2026-11-23T00:00:00.000Z', stale: false, problem: null },
})
const listed = {
  readChains: [chainOf(1, 'Ethereum'), chainOf(8453, 'Base'), chainOf(137, 'Polygon')],
  wallets: [
    {
      ...{ chainId: 1, address: wallet, label: null, tags: [], ensName: null, chainChoices: [] },
      ...{ chains: [told(1), told(8453)], addedAt: '2026-11-01T00:00:00.000Z' },
    },
  ],
}

it('tells assets of several chains apart where the disposals of one are asked for', async () => {
  const [ether] = year.assets
  const assets = [ether, { ...ether, chainId: 8453 }]
  open(undefined, { body: { ...year, assets } } as ReturnType<typeof refusal>, listed)
  const picker = await screen.findByRole('combobox', { name: 'Of which asset' })
  await waitFor(() =>
    expect(
      within(picker)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['All assets', 'ETH on Ethereum', 'ETH on Base']]),
  )
})

it('leads from the count of an asset to its disposals alone', async () => {
  const [ether] = year.assets
  const assets = [ether, { ...ether, chainId: 8453, disposals: 3 }]
  open(undefined, { body: { ...year, assets } } as ReturnType<typeof refusal>, listed)
  const table = await screen.findByRole('table', { name: /by asset/ })
  await userEvent.click(
    await within(table).findByRole('button', { name: '3 disposals of ETH, show them alone' }),
  )
  const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Of which asset' })
  expect(picker.value).toBe('8453:native')
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Disposals' }))
})

it('says which chain a person dropped, whose gains are in no figure', async () => {
  const [own] = listed.wallets
  const wallets = [{ ...own, chainChoices: [{ chainId: 137, choice: 'drop' }] }]
  open(undefined, undefined, { ...listed, wallets })
  expect(await screen.findByText(/^Not in these figures: Polygon dropped by you\. /)).toBeTruthy()
})

it('marks the chain of each asset where the wallets are on several, and narrows year, rows and address to one', async () => {
  const { places, sent } = open('/user/gains?country=in&year=2026-27&chain=8453', undefined, listed)
  const summary = await screen.findByRole('region', { name: 'The year' })
  expect(summary.textContent).toContain('+₹7.00')
  expect(await screen.findByText(/^Of Base alone: what came over from another chain/)).toBeTruthy()
  const assets = screen.getByRole('table', { name: /by asset/ })
  expect(within(assets).getByText('Base')).toBeTruthy()
  const gas = screen.getByRole('region', { name: 'Gas paid in 2026-27' })
  expect(within(gas).getByRole('link').getAttribute('href')).toContain('&chain=8453&kind=gas&')
  // A frozen year is that of all chains.
  const freeze = screen.getByRole('button', { name: 'Freeze 2026-27 as it is now' })
  expect(freeze.getAttribute('aria-disabled')).toBe('true')
  const picker = screen.getByRole('combobox', { name: 'Chain to show' })
  expect(
    within(picker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['All chains', 'Ethereum', 'Base']])
  await userEvent.selectOptions(picker, 'All chains')
  await waitFor(() => expect(places.at(-1)).toBe('?country=in&year=2026-27'))
  await waitFor(() => expect(freeze.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(freeze)
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        route: 'POST /api/gains/reports',
        body: {
          ...{ country: 'in', financialYear: '2026-27', regime: 'new', note: '' },
          ...{ incomeCost: 'value', gas: 'disposal' },
        },
      },
    ]),
  )
})

it('lets India’s law be read otherwise where it leaves something open, says so, and keeps it in the address', async () => {
  const { places } = open()
  const controls = within(await screen.findByRole('form', { name: 'Which year' }))
  await screen.findByRole('region', { name: 'Income on receipt' })
  await userEvent.click(controls.getByText('Where the law leaves it open'))
  await userEvent.selectOptions(controls.getByLabelText('What an airdrop, a mint or a reward costs'), 'nil')
  const region = await screen.findByRole('region', { name: 'Received without a payment' })
  expect(region.textContent).toContain('none of it is income on arrival and its cost is nil')
  expect(places.at(-1)).toContain('incomeCost=nil')
  await userEvent.selectOptions(controls.getByLabelText('Country'), 'us')
  await waitFor(() => expect(places.at(-1)).not.toContain('incomeCost'))
})

it('leaves out a chain of the address that is not read here, and marks nothing where all is on one chain', async () => {
  const [one] = listed.wallets
  const wallets = [{ ...one, chains: [told(1)] }]
  open('/user/gains?country=in&year=2026-27&chain=10', undefined, { ...listed, wallets })
  const assets = await screen.findByRole('table', { name: /by asset/ })
  expect(within(assets).queryByText('Ethereum')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Chain to show' })).toBeNull()
})

it.each([
  ['GET /api/gains/reports', 'Your frozen reports could not be read'],
  ['GET /api/gains/overrides?country=in', 'Your answers could not be read'],
  ['GET /api/gains/costs', 'The files that costs were taken from could not be read'],
])('does not take %s for none where it fails, and asks again', async (route, title) => {
  let isDown = true
  const { calls } = open(undefined, undefined, undefined, undefined, undefined, undefined, {
    [route]: () => (isDown ? refusal('BUSY') : { body: { reports: [], overrides: [], files: [] } }),
  })
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]')
  if (alert === null) throw new Error('The failure is not announced.')
  isDown = false
  const before = calls.filter((call) => call.route === route).length
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(calls.filter((call) => call.route === route).length).toBe(before + 1)
})

it('says that a year could not be computed', async () => {
  open(undefined, refusal('BUSY'))
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy')
})

it('says all that a table says in a window that has no room for its columns', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(width <'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  open()
  const assets = within(await screen.findByRole('table', { name: /by asset/ }))
  expect(assets.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Asset',
    'Gains',
  ])
  expect(assets.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AssetGains',
    'ETH1 not certain₹1,60,000.00Disposals 1Received ₹1,60,000.00Cost Not knownLosses ₹0.00',
    'Together₹1,60,000.00Disposals 1Received ₹1,60,000.00Cost Not knownLosses ₹0.00',
  ])
  const [, question] = within(screen.getByRole('table', { name: /need an answer/ })).getAllByRole('row')
  expect(question?.textContent).toMatch(
    /^3 Apr 2026.*ETH.*Received.*₹1,60,000.00by the close of its hour \(DefiLlama\)Quantity 2Other end 0x2222…2222/,
  )
})

it('says what was paid in gas, that nothing is deducted by it, what of it is not known, and leads to its movements', async () => {
  open()
  const gas = await screen.findByRole('region', { name: 'Gas paid in 2026-27' })
  const text = gas.textContent ?? ''
  expect(text).toContain('₹1,234.50 in 4 transactions')
  expect(text).toContain('The fee of 1 has no known value and is not in it.')
  expect(text).toContain('Gas is paid with ether.')
  expect(text).toContain('days in UTC')
  expect(within(gas).getByRole('link').getAttribute('href')).toBe(
    '/user/home?tab=transactions&of=all&chain=&kind=gas&from=2026-04-01&to=2027-03-31&country=in',
  )
})

it('does not call gas 0 of which nothing is known, and says where none was paid', async () => {
  const { unmount } = open(undefined, {
    body: { ...year, gas: { paid: '0.00', transactions: 2, unvalued: 2 } },
  })
  const gas = await screen.findByRole('region', { name: 'Gas paid in 2026-27' })
  expect(gas.textContent).toContain('Not known in 2 transactions')
  expect(gas.textContent).not.toContain('₹0.00')
  unmount()
  open(undefined, { body: { ...year, gas: { paid: '0.00', transactions: 0, unvalued: 0 } } })
  const none = await screen.findByRole('region', { name: 'Gas paid in 2026-27' })
  expect(none.textContent).toContain('No fee was found.')
  expect(within(none).queryByRole('link')).toBeNull()
})

it('does not call a sum 0 of which nothing is known', async () => {
  const [income] = year.income
  if (!income) throw new Error('The year has no income.')
  open(undefined, {
    body: {
      ...year,
      totals: { ...year.totals, income: '0.00', incomeUnvalued: 1 },
      income: [{ ...income, quantity: '1234567.000000000000000001', value: null }],
    },
  } as ReturnType<typeof refusal>)
  const summary = await screen.findByRole('region', { name: 'The year' })
  expect(summary.textContent).toContain('Income on receiptNot known1 of unknown value')
  const table = screen.getByRole('table', { name: /Income on receipt/ })
  expect(table.textContent).toContain('1,234,567.000000000000000001')
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toContain('Not known')
})

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

async function openQuestion() {
  const questions = await screen.findByRole('region', { name: 'What only you know' })
  await userEvent.click(within(questions).getByRole('button', { name: 'Answer: 3 Apr 2026, Received 2 ETH' }))
  return within(questions)
}

it('asks at a lot for the cost of all that came with it, and says how much that is', async () => {
  const { sent } = open()
  const disposals = within(await screen.findByRole('region', { name: 'Disposals' }))
  await userEvent.click(await disposals.findByText('2 May 2026'))
  await userEvent.click(await disposals.findByText('What the 111.3 of 3 Apr 2026 cost'))
  const [, lot] = disposals
    .getAllByRole('form', { name: 'Your answer', hidden: true })
    .map((form) => within(form))
  if (lot === undefined) throw new Error('the lot has no form')
  await userEvent.selectOptions(lot.getByRole('combobox', { name: 'What was it?' }), 'cost')
  const amount = lot.getByRole('textbox', { name: 'Cost of 111.3 ETH in all' })
  await userEvent.type(amount, '150000{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

/** Opens the year with disposals of several days, of which one is answered at the cost of its lot, and then has other rows. */
async function answerOf(
  day: string,
  before: readonly GainRow[],
  after: readonly GainRow[],
  hold?: Promise<void>,
) {
  let isAnswered = false
  const digest = () => (isAnswered ? 'd9' : 'd1').repeat(32)
  open(undefined, (() => ({ body: { ...year, digest: digest() } })) as unknown as ReturnType<typeof refusal>)
  // As the server does: 25 to a page, and the rows of the same reading as the year.
  const read = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const page = /\/rows\?country=in&page=(\d+)$/.exec(url)?.[1]
    if (init.method === 'PUT') isAnswered = true
    if (isAnswered && url.startsWith('/api/gains/overrides?')) await hold
    if (page === undefined) return read(url, init)
    const all = isAnswered ? after : before
    const rows = all.slice(25 * (Number(page) - 1), 25 * Number(page))
    return Response.json({ rows, pages: Math.ceil(all.length / 25), count: all.length, digest: digest() })
  })
  const region = await screen.findByRole('region', { name: 'Disposals' })
  const headOf = (text: string) => within(region).getByText(text).closest('summary')
  await within(region).findAllByRole('listitem')
  if (before.length > 25) {
    await userEvent.click(within(region).getByRole('button', { name: /^Show \d+ more$/ }))
    await within(region).findByText(day)
  }
  const head = headOf(day)
  const item = within(head?.closest('li') as HTMLElement)
  await userEvent.click(item.getByText(day))
  await userEvent.click(item.getByText('What the 111.3 of 3 Apr 2026 cost'))
  const form = within(item.getAllByRole('form', { name: 'Your answer', hidden: true })[1] as HTMLElement)
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'What was it?' }), 'cost')
  const amount = form.getByRole('textbox', { name: 'Cost of 111.3 ETH in all' })
  await userEvent.type(amount, '150000{Enter}')
  return { region, headOf }
}

const rowOf = (day: number, changed: Partial<GainRow> = {}): GainRow => ({
  ...row,
  ...{ id: `row-${day}`, disposedOn: new Date(Date.UTC(2026, 4, day)).toISOString().slice(0, 10) },
  ...changed,
})
const settled = { gain: '10000.00', gainRange: null }

it('keeps a disposal open where the cost of its lot was said, with its new gain and the focus', async () => {
  const many = Array.from({ length: 30 }, (_, index) => rowOf(index + 1))
  const after = many.map((one, index) => (index === 27 ? { ...one, ...settled } : one))
  const { region, headOf } = await answerOf('28 May 2026', many, after)
  // Beyond the first page too: all that was drawn is read anew.
  await waitFor(() => expect(document.activeElement).toBe(headOf('28 May 2026')))
  expect(document.activeElement?.textContent).toBe('28 May 2026 Swap 2 ETH+₹10,000.00')
  expect(document.activeElement?.closest('details')?.open).toBe(true)
  expect(within(region).getAllByRole('listitem', { hidden: true }).length).toBeGreaterThanOrEqual(30)
  // The form was for that one answer.
  const inner = within(document.activeElement?.closest('li') as HTMLElement)
  expect(inner.getByText('What the 111.3 of 3 Apr 2026 cost').closest('details')?.open).toBe(false)
})

it('goes on at the disposal after one that is none any more by what was said of it, also where the answer is told late', async () => {
  const before = [1, 2, 3].map((day) => rowOf(day))
  const hold = Promise.withResolvers<void>()
  const after = before.filter(({ id }) => id !== 'row-2')
  const { region, headOf } = await answerOf('2 May 2026', before, after, hold.promise)
  await waitFor(() => expect(within(region).queryByText('2 May 2026')).toBeNull())
  hold.resolve()
  await waitFor(() => expect(document.activeElement).toBe(headOf('3 May 2026')))
})

it('Escape closes the cost of a lot alone, not the disposal around it, and gives the focus back', async () => {
  const { sent } = open()
  const disposals = within(await screen.findByRole('region', { name: 'Disposals' }))
  await userEvent.click(await disposals.findByText('2 May 2026'))
  const summary = (await disposals.findByText('What the 111.3 of 3 Apr 2026 cost')).closest('summary')
  const [inner, outer] = [summary?.closest('details'), summary?.closest('li')?.querySelector('details')]
  await userEvent.click(disposals.getByText('What the 111.3 of 3 Apr 2026 cost'))
  const [, lot] = disposals.getAllByRole('form', { name: 'Your answer', hidden: true })
  lot?.querySelector('select')?.focus()
  await userEvent.keyboard('{Escape}')
  expect([inner?.open, outer?.open]).toEqual([false, true])
  expect(document.activeElement).toBe(summary)
  expect(sent()).toEqual([])
})

it('Escape closes a question, and gives the focus back to the button that asked it', async () => {
  open()
  const question = await openQuestion()
  expect(question.getByRole('form')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(question.queryByRole('form')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Answer')
})

it('Escape closes the answer to several, and they stay picked', async () => {
  const { questions, picker, ticks } = await openSeveral()
  await userEvent.selectOptions(picker, 'Received: USDC (3)')
  const opener = questions.getByRole('button', { name: 'Answer 3 together' })
  await userEvent.click(opener)
  await userEvent.keyboard('{Escape}')
  expect(questions.queryByRole('form')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(ticks()).toEqual([false, true, true, true, false])
})

it('takes the cost of a receipt, and says at its field what is wrong with it', async () => {
  const { sent } = open()
  const question = await openQuestion()
  await userEvent.selectOptions(question.getByRole('combobox', { name: 'What was it?' }), 'cost')
  const amount = question.getByRole('textbox', { name: 'Cost of 2 ETH in all' })
  const day = question.getByLabelText('Paid on')
  await userEvent.type(amount, '0')
  fireEvent.change(day, { target: { value: '2026-04-04' } })
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  expect(descriptionOf(amount)).toContain('Please enter a cost above 0')
  expect(document.activeElement).toBe(amount)
  expect(descriptionOf(day)).toContain('It came on 3 Apr 2026')
  expect(sent()).toEqual([])

  await userEvent.clear(amount)
  await userEvent.type(amount, '1,500.50')
  fireEvent.change(day, { target: { value: '2026-01-05' } })
  await userEvent.selectOptions(question.getByRole('combobox', { name: 'Currency' }), 'EUR')
  await userEvent.type(question.getByRole('textbox', { name: 'Why (optional)' }), 'Bought at a bank{Enter}')
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        route: 'PUT /api/gains/overrides/cost',
        body: {
          ...{ receipt: 'receipt', amount: '1500.50', currency: 'EUR', day: '2026-01-05' },
          ...{ country: 'in', note: 'Bought at a bank' },
        },
      },
    ]),
  )
})

it('takes the price of one unit at a question and at a disposal, and says at its field what is wrong with it', async () => {
  const { sent } = open()
  const question = await openQuestion()
  await userEvent.selectOptions(question.getByRole('combobox', { name: 'What was it?' }), 'price')
  const price = question.getByRole('textbox', { name: 'Price of one ETH on 3 Apr 2026' })
  expect(descriptionOf(price)).toContain('For all ETH of this transaction')
  expect(question.queryByLabelText('Paid on')).toBeNull()
  await userEvent.type(price, '-5')
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  expect(descriptionOf(price)).toContain('A price cannot be below 0.')
  await userEvent.clear(price)
  await userEvent.type(price, '₹ 2,00,000.000001{Enter}')
  const route = 'PUT /api/gains/overrides/price'
  const body = { chainId: 1, transactionHash: hash, asset: 'native', tokenId: null, country: 'in', note: '' }
  const first = { route, body: { ...body, price: '200000.000001', currency: 'INR' } }
  await waitFor(() => expect(sent()).toEqual([first]))

  const disposals = within(screen.getByRole('region', { name: 'Disposals' }))
  await userEvent.click(await disposals.findByText('2 May 2026'))
  await userEvent.click(await disposals.findByText('It was something else, or at another price'))
  const [form] = disposals.getAllByRole('form', { name: 'Your answer', hidden: true })
  const row = within(form as HTMLElement)
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'What was it?' }), 'price')
  await userEvent.type(row.getByRole('textbox', { name: 'Price of one ETH on 2 May 2026' }), '0{Enter}')
  await waitFor(() =>
    expect(sent()).toEqual([first, { route, body: { ...body, price: '0', currency: 'INR' } }]),
  )
})

it('says of each figure that follows from a price by hand that it does', async () => {
  const byHand: GainRow = {
    ...row,
    ...{ kind: 'gas', kinds: [] },
    doubts: [{ id: 'price-by-hand', message: 'What it was worth follows from a price that you entered.' }],
    lots: row.lots.map((lot) => ({ ...lot, unknownCost: false, pricedByHand: true, cost: '5.00' })),
  }
  const income = year.income.map((one) => ({ ...one, pricedByHand: true }))
  open(undefined, { body: { ...year, income } } as ReturnType<typeof refusal>, undefined, [byHand])
  const disposals = await screen.findByRole('region', { name: 'Disposals' })
  await userEvent.click(await within(disposals).findByText('2 May 2026'))
  await waitFor(() => expect(disposals.textContent).toContain('₹5.00, by your price'))
  expect(disposals.textContent).toContain('by a price that you entered, at 80')
  expect(disposals.textContent).toContain('It was at another price')
  // The only thing that can be said is asked for at once.
  within(disposals).getByRole('textbox', { name: /^Price of one ETH/, hidden: true })
  expect(screen.getByRole('region', { name: 'Income on receipt' }).textContent).toContain(
    '₹40,000.00by your price',
  )
})

it('marks the other end as the person’s own, and tells a refusal at the field', async () => {
  const { sent } = open()
  const question = await openQuestion()
  const answer = question.getByRole('combobox', { name: 'What was it?' })
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  expect(descriptionOf(answer)).toBe('Please choose an answer.')
  await userEvent.selectOptions(answer, 'own')
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  const body = { chainId: 1, address: `0x${'22'.repeat(20)}`, note: '' }
  await waitFor(() => expect(sent()).toEqual([{ route: 'PUT /api/gains/overrides/own-address', body }]))
  await waitFor(() => expect(question.queryByRole('form')).toBeNull())

  await openQuestion()
  const other = question.getByRole('combobox', { name: 'What was it?' })
  await userEvent.selectOptions(other, 'bought')
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(descriptionOf(other)).toContain('The server is busy'))
})

const askedOf = (id: string, changed: Partial<GainsYear['questions'][number]>) => ({
  ...(year.questions[0] as GainsYear['questions'][number]),
  ...{ id, transactionHash: `0x${id.repeat(32)}` },
  ...changed,
})
const gone = { kind: 'sent', came: false, receipt: null, kinds: ['sent', 'sold', 'repaid'] } as const
const several = [
  askedOf('a1', {}),
  askedOf('a2', { symbol: 'USDC' }),
  // Two things of one transaction.
  askedOf('a3', { symbol: 'USDC' }),
  askedOf('a4', { symbol: 'USDC', transactionHash: `0x${'a3'.repeat(32)}` }),
  askedOf('b1', { ...gone, kinds: [...gone.kinds], counterparty: `0x${'44'.repeat(20)}` }),
  askedOf('c1', { kind: 'own-transfer', kinds: [] }),
]

async function openSeveral() {
  const { sent } = open(undefined, { body: { ...year, questions: several } } as ReturnType<typeof refusal>)
  const questions = within(await screen.findByRole('region', { name: 'What only you know' }))
  const picker = questions.getByRole('combobox', { name: 'Pick several to answer at once' })
  const ticks = () =>
    questions.getAllByRole<HTMLInputElement>('checkbox', { name: /^Pick: / }).map(({ checked }) => checked)
  return { sent, questions, picker, ticks }
}

it('answers all of one asset at once, each transaction once', async () => {
  const { sent, questions, picker, ticks } = await openSeveral()
  expect(
    within(picker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...[
      'None',
      'All (5)',
      'Received: ETH (1)',
      'Received: USDC (3)',
      'Sent: ETH (1)',
      'Other end: 0x2222…2222 (4)',
    ],
  ])
  await userEvent.selectOptions(picker, 'Received: USDC (3)')
  expect(ticks()).toEqual([false, true, true, true, false])
  await userEvent.click(questions.getByRole('button', { name: 'Answer 3 together' }))
  const answer = questions.getByRole('combobox', { name: 'What were they?' })
  expect(document.activeElement).toBe(answer)
  await userEvent.click(questions.getByRole('button', { name: 'Save 2 answers' }))
  expect(descriptionOf(answer)).toContain('Please choose an answer.')
  await userEvent.selectOptions(answer, 'airdrop')
  await userEvent.type(questions.getByRole('textbox', { name: 'Why (optional)' }), 'One campaign{Enter}')
  const transactions = ['a2', 'a3'].map((id) => ({ chainId: 1, transactionHash: `0x${id.repeat(32)}` }))
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        route: 'PUT /api/gains/overrides/kinds',
        body: { transactions, kind: 'airdrop', note: 'One campaign' },
      },
    ]),
  )
  await waitFor(() => expect(questions.queryByRole('form')).toBeNull())
  expect(ticks()).not.toContain(true)
})

it.each<[string, string, string[], string, TransactionKind[]?]>([
  ['the row after it, when what was answered goes', 'a2', ['a1', 'a3', 'b1'], 'a3'],
  ['the row before it, when what was answered goes and was the last', 'b1', ['a1', 'a2', 'a3'], 'a3'],
  ['where it was, while the row stays', 'a2', ['a1', 'a2', 'a3', 'b1'], 'a2'],
  ['the row after it, when of what was answered the kind is settled', 'a2', ['a1', 'a3', 'b1'], 'a3', []],
])('goes on with the keyboard at %s', async (_, answered, left, next, kinds = ['received', 'airdrop']) => {
  const days = { a1: '2026-04-03', a2: '2026-04-04', a3: '2026-04-05', b1: '2026-04-06' }
  const questions = Object.entries(days).map(([id, on]) =>
    askedOf(id, { on, ...(id === answered && { kinds }) }),
  )
  let isAnswered = false
  const of = (name: string) => `Answer: ${Number(days[name as 'a1'].slice(-2))} Apr 2026, Received 2 ETH`
  open(undefined, (() => {
    const body = { ...year, questions: questions.filter(({ id }) => !isAnswered || left.includes(id)) }
    return { body }
  }) as unknown as ReturnType<typeof refusal>)
  const region = within(await screen.findByRole('region', { name: 'What only you know' }))
  await userEvent.click(region.getByRole('button', { name: of(answered) }))
  await userEvent.selectOptions(region.getByRole('combobox', { name: 'What was it?' }), 'own')
  isAnswered = true
  await userEvent.type(region.getByRole('textbox', { name: 'Why (optional)' }), 'Mine{Enter}')
  await waitFor(() => expect(region.queryByRole('form')).toBeNull())
  await waitFor(() => expect(region.getAllByRole('button', { name: /^Answer: / })).toHaveLength(left.length))
  expect(document.activeElement).toBe(region.getByRole('button', { name: of(next) }))
})

it('offers only answers that fit all that is picked, and says where none does', async () => {
  const { questions, picker, ticks } = await openSeveral()
  await userEvent.selectOptions(picker, 'All (5)')
  await userEvent.click(questions.getByRole('button', { name: 'Answer 5 together' }))
  expect(questions.getByText(/^No answer fits all of these/)).toBeTruthy()
  const [, , , , sent] = questions.getAllByRole('checkbox', { name: /^Pick: / })
  await userEvent.click(sent as HTMLElement)
  expect(ticks()).toEqual([true, true, true, true, false])
  expect(within(picker).getAllByRole('option')[0]?.textContent).toBe('4 by hand')
  const answer = questions.getByRole('combobox', { name: 'What were they?' })
  expect(
    within(answer)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Choose', 'The address at their other end is mine'],
    ...['Bought for money, at its value then', 'Airdrop: income at its value then'],
  ])
  await userEvent.selectOptions(picker, 'None')
  expect(ticks()).not.toContain(true)
  expect(questions.queryByRole('form')).toBeNull()
})

it('settles all movements with one address by saying that it is the person’s own, once', async () => {
  const { sent, questions, picker, ticks } = await openSeveral()
  await userEvent.selectOptions(picker, 'Other end: 0x2222…2222 (4)')
  expect(ticks()).toEqual([true, true, true, true, false])
  await userEvent.click(questions.getByRole('button', { name: 'Answer 4 together' }))
  await userEvent.selectOptions(questions.getByRole('combobox', { name: 'What were they?' }), 'own')
  await userEvent.type(questions.getByRole('textbox', { name: 'Why (optional)' }), 'My exchange{Enter}')
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        route: 'PUT /api/gains/overrides/own-address',
        body: { chainId: 1, address: `0x${'22'.repeat(20)}`, note: 'My exchange' },
      },
    ]),
  )
})

it('asks of nobody, from whom newly made units come, whether that is the person', async () => {
  const made = { counterparty: `0x${'0'.repeat(40)}` }
  open(undefined, {
    body: { ...year, questions: [askedOf('d1', made), askedOf('d2', made)] },
  } as ReturnType<typeof refusal>)
  const questions = within(await screen.findByRole('region', { name: 'What only you know' }))
  expect(questions.queryByRole('option', { name: /^Other end/ })).toBeNull()
  const [answer] = questions.getAllByRole('button', { name: /^Answer: / })
  await userEvent.click(answer as HTMLElement)
  expect(questions.queryByRole('option', { name: 'The address at its other end is mine' })).toBeNull()
})

it('lists what was said with before, after, when and why, and undoes one', async () => {
  open()
  const answers = await screen.findByRole('region', { name: 'Your answers' })
  const text = answers.textContent ?? ''
  expect(text).toContain('Kind: was Sent, now Sold.')
  expect(text).toContain('said on 20 Nov 2026')
  expect(text).toContain('Why: For a bicycle')
  expect(text).toContain('The chain as it was read last does not have it')
  await userEvent.click(within(answers).getByRole('button', { name: /^Undo: Kind: was Sent/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your answers' })).toBeNull())
})

it('names of each answer the day and the amount that it is about', async () => {
  const moved = (came: boolean, quantity: string | null) => ({
    ...{ came, quantity, symbol: 'ETH', name: 'Ether', tokenId: null },
  })
  const about: Partial<GainOverride> = { state: 'applied', on: '2026-04-14', currency: 'INR', symbol: 'ETH' }
  open(undefined, undefined, undefined, undefined, [
    { ...override, ...about, id: 1, moved: [moved(false, '1250.25'), moved(true, null)] },
    {
      ...{ ...override, ...about, id: 2, what: 'price', moved: [moved(false, '0.25')] },
      ...{ before: '0.00001234', after: '200000.02' },
    },
    {
      ...{ ...override, ...about, id: 3, what: 'price', moved: [], before: null },
      ...{ after: '0.000012', currency: 'EUR' },
    },
    {
      ...{ ...override, ...about, id: 4, what: 'cost', moved: [], before: null, after: '299900.00' },
      ...{ day: '2026-04-01', feeLeftOut: '2671.00', note: 'From buys.csv, line 2' },
    },
  ])
  const answers = within(await screen.findByRole('region', { name: 'Your answers' }))
  const lines = answers.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('14 Apr 2026: 1,250.25 ETH out, an unknown amount of ETH in')
  expect(lines[1]).toContain('14 Apr 2026: 0.25 ETH out')
  expect(lines[1]).toContain('Price of one ETH: was USD 0.00001234, now ₹2,00,000.02.')
  expect(lines[2]).toContain('Price of one ETH: was not known, now EUR 0.000012.')
  expect(lines[2]).not.toContain('Left out')
  expect(lines[3]).toContain('Left out of the cost: a fee of ₹2,671.00.')
  expect(answers.getByRole('button', { name: /^Undo: Price .* 14 Apr 2026: 0\.25 ETH out$/ })).toBeTruthy()
})

it('tells what is still held with its cost, its loss and its gain, by asset and by wallet, and that none of it is taxed yet', async () => {
  const ether = {
    ...{ ...asset, quantity: '8.49', price: { usd: '2000', on: '2026-11-22' }, value: '1528200.00' },
    cost: { low: '90000.00', high: '729200.00' },
    ...{ gains: { low: '799000.00', high: '1438200.00' }, losses: exactly('0.00') },
  }
  const token = { ...asset, asset: `0x${'11'.repeat(20)}`, symbol: 'ONE', name: 'One' } as const
  const ones = {
    ...{ ...token, quantity: '1000', price: { usd: '1', on: '2026-11-20' }, value: '90000.00' },
    ...{ cost: exactly('100000.00'), gains: exactly('0.00'), losses: exactly('-10000.00') },
  }
  const totals = {
    ...{ value: '1618200.00', cost: { low: '190000.00', high: '829200.00' } },
    ...{ gains: { low: '799000.00', high: '1438200.00' }, losses: exactly('-10000.00') },
  }
  const held = {
    ...{ ...year.held, totals, assets: [ether, ones] },
    wallets: [
      { wallet, assets: 1, ...ether },
      { wallet: `0x${'33'.repeat(20)}`, assets: 1, ...ones },
    ],
    leftOut: [
      { ...token, quantity: '5', cost: { low: '0.00', high: null }, because: 'no-price' as const },
      { ...token, quantity: null, cost: null, because: 'lots-differ' as const },
    ],
  }
  open(undefined, { body: { ...year, held } })
  const section = within(await screen.findByRole('region', { name: 'Still held' }))
  section.getByText(/^Nothing of it is taxed until it is disposed of: section 194 .* taxes transfers\./)
  section.getByText(
    'What is left of the lots as they were last read, by the closing prices of 22 Nov 2026 in UTC at 90 INR a dollar, set by the European Central Bank on 20 Nov 2026. Closes are kept without the source that told each.',
  )
  const say = (name: string) =>
    within(section.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent)
  const byAsset = say('Still held by asset, in INR')
  expect(byAsset[1]).toContain('₹15,28,200.00')
  expect(byAsset[1]).toContain('₹90,000.00 to ₹7,29,200.00')
  expect(byAsset[1]).toContain('$2,000.00 each')
  expect(byAsset[1]).not.toContain('its close of')
  expect(byAsset[2]).toContain('$1.00 each, its close of 20 Nov 2026')
  expect(byAsset[2]).toContain('−₹10,000.00')
  expect(byAsset[3]).toContain('₹1,90,000.00 to ₹8,29,200.00')
  expect(byAsset[3]).toContain('₹7,99,000.00 to ₹14,38,200.00')
  expect(say('Still held by wallet, in INR')).toHaveLength(4)
  section.getByText(/all of them share their lots, so each bears the cost of an asset by its quantity/)
  section.getByText(
    '2 holdings in no sum: no price of that day is known (1); its lots are not what is held (1)',
  )
  const leftOut = say('Held, and in no sum')
  expect(leftOut[1]).toContain('No price of that day is known')
  expect(leftOut[1]).toContain('Not known')
  expect(leftOut[2]).toContain('Its lots are not what is held')
  expect(leftOut[2]).toContain('Not known')
})

it('opens what is still held to its lots, with their cost, who says it, and the transaction of each', async () => {
  const ether = {
    ...{ ...asset, quantity: '8.49', price: { usd: '2000', on: '2026-11-22' }, value: '1528200.00' },
    cost: { low: '90000.00', high: '729200.00' },
    ...{ gains: { low: '799000.00', high: '1438200.00' }, losses: exactly('0.00') },
  }
  const lot = {
    ...{ transactionHash: hash, explorerUrl: `https://etherscan.io/tx/${hash}`, pooled: false, wallet: null },
    ...{ unknownCost: false, costByHand: false, pricedByHand: false },
  }
  const lots = [
    {
      ...{ ...lot, acquiredOn: '2026-04-03', quantity: '7.99', unknownCost: true },
      cost: { low: '0.00', high: '639200.00' },
    },
    { ...lot, acquiredOn: '2026-04-12', quantity: '0.25', cost: exactly('45000.00') },
    { ...lot, acquiredOn: '2026-04-14', quantity: '0.25', cost: exactly('45000.00'), costByHand: true },
  ]
  const shares = [
    { ...asset, wallet, quantity: '8', cost: { low: '90000.00', high: '600000.00' } },
    { ...asset, wallet: 'stake', quantity: '0.49', cost: { low: '0.00', high: '129200.00' } },
  ]
  const held = { ...year.held, assets: [ether], totals: { ...heldSums, cost: ether.cost } }
  open(
    undefined,
    { body: { ...year, held } } as ReturnType<typeof refusal>,
    undefined,
    undefined,
    undefined,
    {
      ...{ lots, pages: 1, count: 3, quantity: '8.49', cost: ether.cost, shares, digest: year.digest },
    },
  )
  const region = within(await screen.findByRole('region', { name: 'Still held' }))
  const button = region.getByRole('button', { name: 'Lots of ETH' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  const table = await region.findByRole('table', { name: 'Lots of ETH still held, in INR' })
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows[1]).toContain('3 Apr 2026')
  expect(rows[1]).toContain('₹0.00 to ₹6,39,200.00not known: nil, to its value on arrival')
  expect(rows[2]).toContain('₹45,000.00as its transaction says')
  expect(rows[3]).toContain('₹45,000.00as you said')
  expect(rows[4]).toBe('Together8.49₹90,000.00 to ₹7,29,200.00')
  const links = within(table).getAllByRole('link', { name: /Transaction that brought it/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill(lot.explorerUrl))
  const bearers = region.getByRole('table', { name: 'Who bears the cost of the lots of ETH, in INR' })
  expect(bearers.textContent).toContain('Staked0.49₹0.00 to ₹1,29,200.00')
  await userEvent.click(button)
  expect(region.queryByRole('table', { name: /^Lots of ETH/ })).toBeNull()
})

it('tells what is held at the end of a year in which nothing happened', async () => {
  const quiet = { ...year, rowCount: 0, income: [], questions: [] }
  const leftOut = [{ ...asset, quantity: '5', cost: exactly('1.00'), because: 'no-rate' as const }]
  open(undefined, {
    body: { ...quiet, held: { ...year.held, on: '2027-03-31', rate: null, pending: true, leftOut } },
  })
  const section = await screen.findByRole('region', { name: 'Still held' })
  expect(section.textContent).toContain(
    'What is left of the lots at the end of 31 Mar 2027, by the closing prices of that day in UTC. Closes are kept without the source that told each.',
  )
  expect(section.textContent).toContain('Prices of that day are still being read.')
  expect(section.textContent).toContain('1 holding in no sum: no exchange rate of that day is known (1)')
  expect(within(section).queryByRole('table', { name: /^Still held/ })).toBeNull()
})

it('has no section of what is held where nothing is', async () => {
  open()
  await screen.findByRole('region', { name: 'The year' })
  expect(screen.queryByRole('region', { name: 'Still held' })).toBeNull()
})

it('keeps both of two choices that are made before the page is drawn with the first', async () => {
  const { places } = open()
  const regime = await screen.findByRole('combobox', { name: 'Regime' })
  const method = screen.getByRole('combobox', { name: 'Which lots are sold first' })
  // One turn of the browser: the router has drawn neither.
  act(() => {
    fireEvent.change(regime, { target: { value: 'old' } })
    fireEvent.change(method, { target: { value: 'average' } })
  })
  await waitFor(() =>
    expect(new URLSearchParams(places.at(-1))).toEqual(
      new URLSearchParams('country=in&year=2026-27&method=average&regime=old'),
    ),
  )
})
