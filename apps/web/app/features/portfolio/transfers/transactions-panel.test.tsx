import type { Movement } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { catchSaves } from '#app/lib/testing/catch-saves.ts'
import { EVERYTHING } from '../queries/queries.ts'
import { TransactionsPanel } from './transactions-panel.tsx'

const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const friend = '0xd0006adf5b9d6ab0869237bf1fb5aef5f688bd53'
const hashOf = (number: number) => `0x${String(number).padStart(64, '0')}`

function buildMovement(number: number, more: Partial<Movement> = {}): Movement {
  return {
    id: `${wallet.toLowerCase()}:${hashOf(number)}:value`,
    chainId: 1,
    wallet,
    kind: 'native',
    direction: 'Received',
    asset: 'native',
    symbol: 'ETH',
    name: 'Ether',
    logo: null,
    decimals: 18,
    tokenId: null,
    amount: '1500000000000000001',
    fromAddress: friend,
    toAddress: wallet.toLowerCase(),
    fromLabel: null,
    toLabel: 'Cold storage',
    transactionHash: hashOf(number),
    block: number,
    at: '2026-01-04T10:20:00.000Z',
    usdPrice: 2_000,
    usdValue: 3_000,
    exactValue: '3000.000000',
    valuedAt: 'hour',
    unvaluedBecause: null,
    debt: false,
    pricedAt: '2026-01-04T11:00:00.000Z',
    state: 'confirmed',
    hidden: false,
    suspicions: [],
    explorerUrl: `https://etherscan.io/tx/${hashOf(number)}`,
    ...more,
  }
}

const page = (data: Movement[], nextCursor: string | null = null) => ({
  body: {
    ...{ data, nextCursor, source: 'fake', updatedAt: new Date().toISOString() },
    ...{ stale: false, problem: null, provisional: false },
  },
})
const sums = (count: number, more: object = {}) => ({
  body: {
    ...{ count, hiddenCount: 0, unvalued: 0, valuedAt: { hour: count, day: 0, present: 0 } },
    ...{
      value: 3_000,
      exactValue: '3000.000000',
      sums: [],
      assets: [],
      moreAssets: false,
      provisional: false,
    },
    ...more,
  },
})
const assets = {
  body: {
    assets: [
      { chainId: 1, asset: 'native', symbol: 'ETH', name: 'Ether', logo: null, decimals: 18, hidden: false },
    ],
    provisional: false,
  },
}
const at = '/api/portfolio/movements'

function Place() {
  return <output aria-label="address">{useLocation().search}</output>
}

function open(answers: Parameters<typeof answerRoutes>[0], search = '', addresses = [wallet]) {
  const { calls } = answerRoutes({ [`GET ${at}/assets`]: assets, ...answers })
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/user/home${search}`]}>
      <QueryClientProvider client={createQueryClient()}>
        <TransactionsPanel addresses={addresses} scope={EVERYTHING} book={new Map()} />
        <Place />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), calls, unmount }
}

const firstRow = async () => within(await screen.findByRole('table')).getAllByRole('row')[1] as HTMLElement

it('shows the five columns of the specification first, then value, state and explorer', async () => {
  open({ [`GET ${at}`]: page([buildMovement(1)]), [`GET ${at}/sums`]: sums(1) })
  const heads = within(await screen.findByRole('table')).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Token', 'Amount', 'Type', 'Hash', 'Date'],
    ...['Value then (USD)', 'State', 'Explorer'],
  ])
  const row = await firstRow()
  expect(row.textContent).toContain('+1.500000000000000001')
  expect(row.textContent).toContain('$3,000.00price of the hour')
  expect(row.textContent).toContain('Confirmed')
  const link = within(row).getByRole('link', { name: /Transaction on etherscan.io/ })
  expect(link.getAttribute('href')).toBe(`https://etherscan.io/tx/${hashOf(1)}`)
  expect(link.getAttribute('rel')).toContain('noreferrer')
})

it('keeps the room of the sums from the start, so that the list stays where it is once they are added up', async () => {
  open({ [`GET ${at}`]: page([buildMovement(1)]), [`GET ${at}/sums`]: sums(1) })
  expect(screen.getByText('Adding up the movements')).toBeDefined()
  expect(await screen.findByRole('region', { name: 'What these add up to' })).toBeDefined()
  expect(screen.queryByText('Adding up the movements')).toBeNull()
})

it('says that movements could not be added up, and adds them up when it is asked again', async () => {
  let isDown = true
  const { user } = open({
    [`GET ${at}`]: page([buildMovement(1)], 'more'),
    [`GET ${at}/sums`]: () => (isDown ? refusal('BUSY') : sums(1)),
  })
  const problem = within(await screen.findByRole('alert'))
  expect(problem.getByText('The movements could not be added up')).toBeDefined()
  expect(screen.queryByText('Adding up the movements')).toBeNull()
  expect(await screen.findByText('Not counted')).toBeDefined()
  isDown = false
  await user.click(problem.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('region', { name: 'What these add up to' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says which close a value stands on, and that a value is unknown', async () => {
  const rows = [
    buildMovement(1, { valuedAt: 'day', pricedAt: '2026-01-05T00:00:00.000Z' }),
    buildMovement(2, { usdPrice: null, usdValue: null, exactValue: null, valuedAt: null, pricedAt: null }),
  ]
  open({ [`GET ${at}`]: page(rows), [`GET ${at}/sums`]: sums(2, { unvalued: 1 }) })
  expect(await screen.findByText('close of 4 Jan 2026')).toBeDefined()
  expect(screen.getByText('No price')).toBeDefined()
  expect(await screen.findByText(/1 movement .* has no known value and is in no sum/)).toBeDefined()
})

it.each([
  ['unpriced', 'No price', 'No price of it is known for then.'],
  ['untrusted', 'Price not trusted', 'It is priced by one thin pool.'],
  ['debt', 'Not counted', 'It is what is owed to a lending pool, and no holding.'],
  ['hidden', 'Not counted', 'It is hidden as spam.'],
] as const)('writes the reason why a value is %s where everybody reads it', async (id, word, message) => {
  const unknown = { usdPrice: null, usdValue: null, exactValue: null, valuedAt: null, pricedAt: null }
  const row = buildMovement(2, { ...unknown, unvaluedBecause: { id, message } })
  const { user } = open({
    [`GET ${at}`]: page([row]),
    [`GET ${at}/sums`]: sums(1, { unvalued: 1 }),
    [`GET ${at}?q=${hashOf(2)}&hidden=show`]: page([row]),
  })
  expect((await firstRow()).textContent).toContain(`${word}${message}`)
  await user.click(within(await firstRow()).getByRole('button', { name: /Whole transaction/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Transaction' })
  expect((await within(dialog).findByRole('list')).textContent).toContain(`${word}${message}`)
})

it('writes what is meant by a state that is not the usual one', async () => {
  const rows = [
    buildMovement(1, { state: 'recent' }),
    buildMovement(2, { state: 'failed' }),
    buildMovement(3),
  ]
  open({ [`GET ${at}`]: page(rows), [`GET ${at}/sums`]: sums(3) })
  expect((await firstRow()).textContent).toContain(
    'RecentIts block is young; the chain may still replace it.',
  )
  expect(screen.getByText('Only its fee was paid.')).toBeDefined()
})

it('saves all that the filters leave as one file, part after part, and says what is not final', async () => {
  const { blobs: saved, names } = catchSaves()
  const part = (csv: string, nextCursor: string | null, problems: string[] = []) => ({
    body: { fileName: 'hodlwise-movements-gas.csv', csv, nextCursor, problems },
  })
  const { user } = open(
    {
      [`GET ${at}?kind=gas`]: page([buildMovement(1)], 'more'),
      [`GET ${at}/sums?kind=gas`]: sums(2),
      [`GET ${at}/csv?kind=gas`]: part('\uFEFFkind\ngas\n', 'next'),
      [`GET ${at}/csv?kind=gas&cursor=next`]: part('gas\n', null, ['Prices are still being read.']),
    },
    '?kind=gas',
  )
  await user.click(await screen.findByRole('button', { name: 'Save these 2 movements (CSV)' }))
  await waitFor(() => expect(names).toEqual(['hodlwise-movements-gas.csv']))
  expect(await saved[0]?.text()).toBe('kind\ngas\ngas\n')
})

it('draws only the rows in view of many, and reads on with one press', async () => {
  const { user } = open({
    [`GET ${at}`]: page(
      Array.from({ length: 50 }, (_, index) => buildMovement(index)),
      'next',
    ),
    [`GET ${at}?cursor=next`]: page([buildMovement(50)]),
    [`GET ${at}/sums`]: sums(51),
  })
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('row').length).toBeLessThan(40)
  await waitFor(() => expect(table.getAttribute('aria-rowcount')).toBe('52'))
  expect(screen.getByText('51 movements')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show more transactions' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more transactions' })).toBeNull())
})

it('goes on at the first new row of few, and stays where a person has gone meanwhile', async () => {
  const few = (first: number, next: string | null) =>
    page(
      Array.from({ length: 3 }, (_, index) => buildMovement(first + index)),
      next,
    )
  const { user } = open({
    [`GET ${at}`]: few(0, 'second'),
    [`GET ${at}?cursor=second`]: few(3, 'third'),
    [`GET ${at}?cursor=third`]: few(6, null),
    [`GET ${at}/sums`]: sums(9),
  })
  const more = await screen.findByRole('button', { name: 'Show more transactions' })
  more.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('5'))
  await user.click(more)
  screen.getByLabelText('Search').focus()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(10))
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

it('keeps filters in the address and asks the server by them', async () => {
  const { user, calls } = open({
    [`GET ${at}`]: page([buildMovement(1)]),
    [`GET ${at}/sums`]: sums(1),
    [`GET ${at}?kind=gas`]: page([]),
    [`GET ${at}/sums?kind=gas`]: sums(0),
  })
  await firstRow()
  await user.selectOptions(screen.getByLabelText('Kind'), 'Gas')
  expect(await screen.findByText('No transactions match these filters')).toBeDefined()
  expect(screen.getByLabelText('address').textContent).toBe('?kind=gas')
  expect(calls.map(({ route }) => route)).toContain(`GET ${at}/sums?kind=gas`)
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(screen.getByLabelText('address').textContent).toBe('')
  await firstRow()
})

it('tells the time of each row on the clock that the days of the filter are counted by', async () => {
  const lastMinute = { at: '2026-01-04T23:59:00.000Z' }
  const { user } = open(
    {
      [`GET ${at}?from=2026-01-04&to=2026-01-04`]: page([buildMovement(1, lastMinute)]),
      [`GET ${at}/sums?from=2026-01-04&to=2026-01-04`]: sums(1),
      [`GET ${at}?q=${hashOf(1)}&hidden=show`]: page([buildMovement(1, lastMinute)]),
    },
    '?from=2026-01-04&to=2026-01-04',
  )
  const time = '4 Jan 2026, 23:59 UTC'
  const row = await firstRow()
  expect(within(row).getByText(time).getAttribute('datetime')).toBe(lastMinute.at)
  for (const label of ['From (UTC)', 'To (UTC)']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('2026-01-04')
  }
  await user.click(within(row).getByRole('button', { name: /Whole transaction/ }))
  expect(await within(await screen.findByRole('dialog')).findByText(time)).toBeDefined()
})

it('takes a month or a year at one press, and knows it again by its days', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-31T12:00:00.000Z'))
  const { user, calls } = open({ [`GET ${at}`]: page([buildMovement(1)]), [`GET ${at}/sums`]: sums(1) })
  const period = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' })
  expect([...period.options].map(({ text }) => text)).toEqual([
    ...['All', 'January 2026', 'December 2025', 'FY 2025-26', 'FY 2024-25', 'Year 2026', 'Year 2025'],
  ])
  await user.selectOptions(period, 'Year 2025')
  await waitFor(() =>
    expect(calls.some(({ route }) => route.endsWith('/sums?from=2025-01-01&to=2025-12-31'))).toBe(true),
  )
  expect(screen.getByLabelText<HTMLInputElement>('From (UTC)').value).toBe('2025-01-01')
  await user.selectOptions(period, 'December 2025')
  expect(screen.getByLabelText('address').textContent).toBe('?from=2025-12-01&to=2025-12-31')
  // Days of a person's own are none of these.
  await user.clear(screen.getByLabelText('To (UTC)'))
  expect(period.selectedOptions[0]?.text).toBe('Own days')
  await user.selectOptions(period, 'All')
  expect(screen.getByLabelText('address').textContent).toBe('')
  now.mockRestore()
})

it('takes a tax year at one press: India’s, or those of the country that the address names', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-31T12:00:00.000Z'))
  const routes = { [`GET ${at}`]: page([buildMovement(1)]), [`GET ${at}/sums`]: sums(1) }
  const { user, unmount } = open(routes)
  const period = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' })
  await user.selectOptions(period(), 'FY 2024-25')
  expect(screen.getByLabelText('address').textContent).toBe('?from=2024-04-01&to=2025-03-31')
  unmount()
  const british = open(routes, '?from=2025-04-06&to=2026-04-05&country=uk')
  expect(period().selectedOptions[0]?.text).toBe('Tax year 2025-26')
  british.unmount()
  // There the year is that of the calendar.
  open(routes, '?country=us')
  expect([...period().options].map(({ text }) => text)).toEqual([
    ...['All', 'January 2026', 'December 2025', 'Year 2026', 'Year 2025'],
  ])
  now.mockRestore()
})

it('asks for what was worth so much once the typing rests, as dollars are written, and looks through pages without any', async () => {
  const { user, calls } = open({
    [`GET ${at}`]: page([buildMovement(1)]),
    [`GET ${at}/sums`]: sums(1),
    [`GET ${at}?leastUsd=5000.50`]: page([], 'later'),
    [`GET ${at}?leastUsd=5000.50&cursor=later`]: page([], 'latest'),
    [`GET ${at}?leastUsd=5000.50&cursor=latest`]: page([buildMovement(2)]),
    [`GET ${at}/sums?leastUsd=5000.50`]: sums(1, { unjudged: 3 }),
  })
  await firstRow()
  await user.type(screen.getByLabelText('Least value (USD)'), '$5,000.50')
  expect(await screen.findByText(/3 movements have no known value and are left out\.$/)).toBeDefined()
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('?leastUsd=5000.50'))
  expect((await firstRow()).innerHTML).toContain(hashOf(2))
  expect(screen.getByText('Only: worth $5,000.50 or more when they moved.')).toBeDefined()
  const asked = calls.length
  await user.type(screen.getByLabelText('Least value (USD)'), 'x')
  expect(screen.getByText('Dollars, such as 5000 or 0.50')).toBeDefined()
  expect(screen.getByLabelText('address').textContent).toBe('?leastUsd=5000.50')
  expect(calls).toHaveLength(asked)
})

it('says of a least value that leaves nothing how many it could not judge', async () => {
  open(
    { [`GET ${at}?leastUsd=9`]: page([]), [`GET ${at}/sums?leastUsd=9`]: sums(0, { unjudged: 1 }) },
    '?leastUsd=9',
  )
  expect(
    await screen.findByText(
      'No transactions match these filters. 1 movement has no known value and is left out.',
    ),
  ).toBeDefined()
})

it('says in words on paper, where the fields are left out, what the sums are of', async () => {
  const search = '?kind=gas&direction=Sent&asset=1:native&from=2025-01-01&to=2025-12-31&q=bridge'
  open({ [`GET ${at}`]: page([buildMovement(1)]), [`GET ${at}/sums`]: sums(1) }, search)
  expect(
    await screen.findByText(
      'Only: Gas, Sent, ETH, from 1 Jan 2025 to 31 Dec 2025 (UTC), with “bridge” in name, label, address or hash.',
    ),
  ).toBeDefined()
})

it('asks for nothing between a first day and an earlier last one, and says so where the list would be', async () => {
  const { calls } = open({}, '?from=2026-10-01&to=2026-05-01')
  expect(await screen.findByText('The first day comes after the last: change one of them.')).toBeDefined()
  expect(screen.getByLabelText('From (UTC)').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  expect(calls.map(({ route }) => route)).toEqual([`GET ${at}/assets`])
})

it('takes no filter from the address that cannot be one', async () => {
  open(
    { [`GET ${at}?from=2026-01-01`]: page([buildMovement(1)]), [`GET ${at}/sums?from=2026-01-01`]: sums(1) },
    '?kind=bribe&from=2026-01-01&to=yesterday&asset=%27&direction=up',
  )
  expect(await firstRow()).toBeDefined()
})

it('says of what is worth less than half a cent that it is, and of nothing that it is nothing', async () => {
  open({
    [`GET ${at}`]: page([
      buildMovement(7, { exactValue: '0.004900', usdValue: 0.0049 }),
      buildMovement(8, { exactValue: '0.000000', usdValue: 0 }),
    ]),
    [`GET ${at}/sums`]: sums(2),
  })
  await firstRow()
  const values = screen.getAllByText(/^(Under )?\$0\.0\d$/).map(({ textContent }) => textContent)
  expect(values).toEqual(['Under $0.01', '$0.00'])
})

it('shows the whole transaction, whose rows add up to its sum to the cent', async () => {
  const rows = [
    buildMovement(7, { exactValue: '10.005000', usdValue: 10.005 }),
    buildMovement(7, {
      ...{ id: 'gas', kind: 'gas', direction: 'Sent', exactValue: '0.004000', usdValue: 0.004 },
      ...{ toAddress: null, fromAddress: wallet.toLowerCase() },
    }),
    buildMovement(7, { id: 'other', usdValue: null, exactValue: null, valuedAt: null, pricedAt: null }),
  ]
  const { user } = open({
    [`GET ${at}`]: page([buildMovement(7)]),
    [`GET ${at}/sums`]: sums(1),
    [`GET ${at}?q=${hashOf(7)}&hidden=show`]: page(rows),
  })
  await user.click(within(await firstRow()).getByRole('button', { name: /Whole transaction/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Transaction' })
  const list = await within(dialog).findByRole('list', { name: 'What it moved' })
  const shown = [...(list.textContent ?? '').matchAll(/([+−]?)\$(\d+\.\d\d)/g)].map(
    ([, sign, amount]) => (sign === '−' ? -1 : 1) * Number(amount),
  )
  expect(shown).toHaveLength(2)
  const total = Math.round(shown.reduce((sum, value) => sum + value, 0) * 100) / 100
  expect(within(dialog).getByText('Together, for your wallets').parentElement?.textContent).toContain(
    `+$${total.toFixed(2)}`,
  )
  expect(within(dialog).getByText(/1 of these have no known value/)).toBeDefined()
})

it('says how many are hidden as spam, and shows them when asked', async () => {
  const { user } = open({
    [`GET ${at}`]: page([buildMovement(1)]),
    [`GET ${at}/sums`]: sums(1, { hiddenCount: 2 }),
    [`GET ${at}?hidden=show`]: page([buildMovement(1), buildMovement(2, { hidden: true })]),
    [`GET ${at}/sums?hidden=show`]: sums(2, { hiddenCount: 2 }),
  })
  expect(await screen.findByText('1 movement; 2 movements are hidden as spam')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show 2 spam movements' }))
  expect(await screen.findByText('Hidden as spam')).toBeDefined()
})

it('warns beside an address that imitates a known one, and keeps the row', async () => {
  const message = 'The other address imitates one that you know.'
  const suspicions = [{ id: 'look-alike-address' as const, message, points: 60 }]
  const rows = [buildMovement(1, { suspicions }), buildMovement(2)]
  open({ [`GET ${at}`]: page(rows), [`GET ${at}/sums`]: sums(2) })
  expect((await firstRow()).textContent).toContain(`Beware: ${message}`)
  expect(screen.getAllByText(/Beware/)).toHaveLength(1)
})

it('says of each row in which wallet it happened, by its label or its address, where several are in view', async () => {
  const other = `0x${'9'.repeat(40)}`
  const rows = [
    buildMovement(1),
    buildMovement(2, { direction: 'Sent', wallet: other, fromAddress: other, toLabel: null }),
  ]
  open({ [`GET ${at}`]: page(rows), [`GET ${at}/sums`]: sums(2) }, '', [wallet, other])
  expect((await firstRow()).textContent).toContain('inCold storage')
  const second = within(screen.getByRole('table')).getAllByRole('row')[2]
  expect(second?.textContent).toContain(`in0x9999…9999${other}`)
})

it('leaves the wallet out of the rows of a single one, and leads from a token to its page', async () => {
  open({ [`GET ${at}`]: page([buildMovement(1)]), [`GET ${at}/sums`]: sums(1) })
  const row = await firstRow()
  expect(row.textContent).not.toContain('Cold storage')
  expect(within(row).getByRole('link', { name: 'ETH' }).getAttribute('href')).toBe('/user/token/1/native')
})
