import type { GainsCountry, PurchaseRow, PurchasesRead } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { ExchangeCosts } from './exchange-costs.tsx'

const hash = (end: string) => `0x${'ab'.repeat(31)}${end}`

function candidateOf(receipt: string, on: string, cost: string): PurchaseRow['candidates'][number] {
  return {
    ...{ receipt, chainId: 1, asset: 'native', symbol: 'ETH', wallet: '0x1', explorerUrl: null },
    ...{ transactionHash: hash(receipt), at: `${on}T00:00:00.000Z`, on, quantity: '2', cost, part: null },
  }
}

function rowOf(line: number, changed: Partial<PurchaseRow>): PurchaseRow {
  return {
    ...{ line, fate: 'proposed', message: null, text: `${line}`, at: '2025-03-20T00:00:00.000Z' },
    ...{ on: '2025-03-20', asset: 'ETH', quantity: '2', cost: '160000.10', currency: 'INR' },
    feeLeftOut: null,
    ...{ paidWith: null, transactionHash: null, candidates: [], ...changed },
  }
}

const read: PurchasesRead = {
  ...{ header: ['Date', 'Coin', 'Quantity', 'Cost'], headerLine: 1, readingFrom: 'guessed', problems: [] },
  reading: {
    columns: {
      ...{ time: 0, asset: 1, quantity: 2, cost: 3, price: null },
      ...{ fee: null, feeCurrency: null, currency: null, side: null, hash: null, value: null },
    },
    ...{ currency: 'INR', timeZone: 'Asia/Kolkata', dateOrder: 'year-first', decimalMark: 'point' },
    fees: 'in-cost',
  },
  rows: [
    rowOf(2, { fate: 'matched', candidates: [candidateOf('01', '2025-04-01', '160000.10')] }),
    rowOf(3, {
      candidates: [
        candidateOf('02', '2025-04-02', '160000.10'),
        candidateOf('03', '2025-04-03', '150000.20'),
      ],
    }),
    rowOf(4, {
      ...{ fate: 'refused', message: 'Its cost is not above 0.', at: null, on: null, asset: null },
      ...{ quantity: null, cost: null, currency: null, text: '2025-03-20, ETH, 2, 0' },
    }),
  ],
  ...{ takenBefore: null, provisional: false },
}

function open(answers: Record<string, unknown> = {}, country: GainsCountry = 'in') {
  let files = [{ id: 7, name: 'old.csv', at: '2025-05-01T00:00:00.000Z', costs: 2 }]
  const { calls } = answerRoutes({
    'GET /api/gains/costs': () => ({ body: { files } }),
    'POST /api/gains/costs/preview': { body: read },
    'POST /api/gains/costs': {
      body: { success: true, taken: 2, sums: [{ currency: 'INR', amount: '310000.30' }] },
    },
    'DELETE /api/gains/costs/7': () => {
      files = []
      return { body: { success: true } }
    },
    ...answers,
  } as Parameters<typeof answerRoutes>[0])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ExchangeCosts country={country} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const choose = (file: File) => userEvent.upload(screen.getByLabelText('CSV of an exchange'), file)
  return { calls, choose }
}

const isChecked = (box: HTMLElement | undefined) => (box as HTMLInputElement | undefined)?.checked

const csv = () => new File(['Date,Coin\n'], 'buys.csv', { type: 'text/csv' })

beforeEach(() => {
  // Four hundred zones more in each question of the test would take most of its time.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Kolkata', 'Europe/Berlin'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['in', true],
  ['us', false],
] as const)('in %s offers a choice of what a fee is: %s', async (country, isOffered) => {
  const { choose } = open({}, country)
  await choose(csv())
  await screen.findByLabelText('Form of numbers')
  expect(screen.queryByLabelText('Fees of the exchange') !== null).toBe(isOffered)
})

it('a line that paid for parts of two receipts stands once for each, and is ticked for each by itself', async () => {
  const part = {
    fate: 'matched',
    message: 'Line 4 took it out, and what was bought first went first.',
  } as const
  const rows = [
    rowOf(3, { ...part, candidates: [{ ...candidateOf('01', '2025-04-01', '60000.00'), part: '0.75' }] }),
    rowOf(3, { ...part, candidates: [candidateOf('02', '2025-04-02', '100000.10')] }),
  ]
  const { calls, choose } = open({ 'POST /api/gains/costs/preview': { body: { ...read, rows } } })
  await choose(csv())
  const form = await screen.findByRole('form', { name: 'What the purchases paid for' })
  expect(form.textContent).toContain('2 ETH, of which 0.75 cost ₹60,000.00')
  expect(form.textContent).toContain('2 ETH, cost ₹1,00,000.10')
  expect(form.textContent).toContain('Line 4 took it out, and what was bought first went first.')
  expect(form.textContent).toContain('together ₹1,60,000.10')
  const [first, second] = within(form).getAllByRole('checkbox')
  expect([isChecked(first), isChecked(second)]).toEqual([true, true])
  await userEvent.click(first as HTMLElement)
  expect([isChecked(first), isChecked(second)]).toEqual([false, true])
  await userEvent.click(within(form).getByRole('button', { name: 'Take over 1 cost' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a CSV' }))
  expect(calls.find(({ route }) => route === 'POST /api/gains/costs')?.body).toMatchObject({
    picks: [{ line: 3, receipt: '02' }],
  })
})

it('what says how a file is read stays open while one column after the other is chosen, and once it can be read', async () => {
  const unread = {
    ...{ ...read, rows: [], problems: ['Please say which column holds the time.'] },
    reading: { ...read.reading, columns: { ...read.reading.columns, time: null } },
  }
  let asked = 0
  const { choose } = open({
    'POST /api/gains/costs/preview': () => {
      asked += 1
      return { body: asked === 1 ? unread : { ...read, readingFrom: 'given' } }
    },
  })
  await choose(csv())
  const time = await screen.findByRole('combobox', { name: 'Time' })
  await userEvent.selectOptions(time, 'Date')
  await screen.findByRole('form', { name: 'What the purchases paid for' })
  expect(time.closest('details')?.open).toBe(true)
})

it('what the file names is ticked, what is alike is not, and the sum is that of what is ticked', async () => {
  const { calls, choose } = open()
  await choose(csv())
  const form = await screen.findByRole('form', { name: 'What the purchases paid for' })
  const [first, second] = within(form).getAllByRole('checkbox')
  expect(isChecked(first)).toBe(true)
  expect(isChecked(second)).toBe(false)
  expect(form.textContent).toContain(
    '3 lines read: 1 named by their transaction, 1 to be judged by you, 1 without',
  )
  expect(form.textContent).toContain('together ₹1,60,000.10')
  expect(form.textContent).toContain('Its cost is not above 0.')

  // Choosing a receipt ticks its line.
  await userEvent.selectOptions(within(form).getByLabelText('What line 3 paid for'), '03')
  expect(isChecked(second)).toBe(true)
  expect(form.textContent).toContain('Take over 2 costs')
  // 160,000.10 + 150,000.20
  expect(form.textContent).toContain('together ₹3,10,000.30')
  await userEvent.click(within(form).getByRole('button', { name: 'Take over 2 costs' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(calls.find(({ route }) => route === 'POST /api/gains/costs')?.body).toEqual({
    ...{ text: 'Date,Coin\n', fileName: 'buys.csv', country: 'in', reading: read.reading },
    picks: [
      { line: 2, receipt: '01' },
      { line: 3, receipt: '03' },
    ],
  })
})

it('what was paid with coins says with which', async () => {
  const rows = [
    rowOf(3, { paidWith: '1500.5 USDT', candidates: [candidateOf('01', '2025-04-01', '160000.10')] }),
    rowOf(4, { candidates: [candidateOf('02', '2025-04-02', '160000.10')] }),
  ]
  const { choose } = open({ 'POST /api/gains/costs/preview': { body: { ...read, rows } } })
  await choose(csv())
  const form = await screen.findByRole('form', { name: 'What the purchases paid for' })
  const labels = within(form).getAllByRole('checkbox', { name: /2 ETH for/ })
  expect(labels.map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent)).toEqual([
    '20 Mar 2025: 2 ETH for ₹1,60,000.10, paid with 1,500.5 USDT',
    '20 Mar 2025: 2 ETH for ₹1,60,000.10',
  ])
})

it('what an exchange charged and is no part of a cost is told beside it, as money', async () => {
  const rows = [
    rowOf(3, { feeLeftOut: '2671.00', candidates: [candidateOf('01', '2025-04-01', '160000.10')] }),
    rowOf(4, { fate: 'unmatched', message: 'No receipt is like it.', feeLeftOut: '1.5' }),
    rowOf(5, { candidates: [candidateOf('02', '2025-04-02', '160000.10')] }),
  ]
  const { choose } = open({ 'POST /api/gains/costs/preview': { body: { ...read, rows } } })
  await choose(csv())
  const form = await screen.findByRole('form', { name: 'What the purchases paid for' })
  expect(form.textContent).toContain('Left out of the cost: a fee of ₹2,671.00.')
  expect(form.textContent?.match(/Left out of the cost/g)).toHaveLength(1)
})

it('a column that is corrected reads the file anew', async () => {
  const { calls, choose } = open()
  await choose(csv())
  await userEvent.selectOptions(await screen.findByLabelText('Price of one unit'), 'Cost')
  await userEvent.selectOptions(screen.getByLabelText('Time zone of its times'), 'UTC')
  const asked = calls.filter(({ route }) => route === 'POST /api/gains/costs/preview')
  expect(asked.map(({ body }) => (body as { reading?: object }).reading)).toMatchObject([
    ...[undefined, { columns: { price: 3 } }],
    { timeZone: 'UTC' },
  ])
})

it('what is wrong with the file, or with what was ticked, is said, and nothing is lost', async () => {
  const { choose } = open({ 'POST /api/gains/costs': refusal('BUSY') })
  await choose(new File([], 'empty.csv'))
  await screen.findByText('The file is empty.')
  await choose(csv())
  const form = await screen.findByRole('form')
  expect(screen.queryByText('The file is empty.')).toBeNull()
  await userEvent.click(within(form).getByRole('button', { name: 'Take over 1 cost' }))
  await screen.findByText('Nothing was taken over.')
  const [first] = within(form).getAllByRole('checkbox')
  await userEvent.click(first as HTMLElement)
  const none = within(form).getByRole('button', { name: 'Take over' })
  expect(none.getAttribute('aria-disabled')).toBe('true')
  expect(form.textContent).toContain('Tick the lines whose costs are to count.')
  expect(screen.queryByText('Nothing was taken over.')).toBeNull()
  await userEvent.click(first as HTMLElement)
  expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Take over 1 cost' }).disabled).toBe(
    false,
  )
})

it('a file that was taken over is taken back as a whole', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo 2 costs of old.csv' }))
  await waitFor(() => expect(screen.queryByText(/old\.csv/)).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a CSV' }))
})

it('of many lines fifty are drawn, and the focus goes on to the first that a press adds', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => index + 2)
  const rows = [
    ...lines.map((line) => rowOf(line, { candidates: [candidateOf(`${line}`, '2025-04-01', '1')] })),
    ...lines.map((line) => rowOf(line + 60, { fate: 'unmatched', message: `Nothing for ${line + 60}.` })),
  ]
  const { choose } = open({ 'POST /api/gains/costs/preview': { body: { ...read, rows } } })
  await choose(csv())
  const form = await screen.findByRole('form', { name: 'What the purchases paid for' })
  const [found, rest] = within(form).getAllByRole('button', { name: 'Show 10 more', hidden: true })
  found?.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toContain('Line 52.')
  await userEvent.click(within(form).getByText('60 lines without a receipt to pay for'))
  rest?.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toContain('Nothing for 112.')
})
