import type { LinePoint } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildPoint, buildStep, freshness } from '../testing/build-history.ts'
import { buildToken } from '../testing/build-token.ts'
import { Dashboard } from './dashboard.tsx'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'
const asset = { chainId: 1, asset: buildToken().address, symbol: 'USDC', name: 'USD Coin', logo: null }

function tracked(address: string, label: string | null, tags: string[] = [], ensName: string | null = null) {
  return { chainId: 1, address, label, tags, ensName, chainChoices: [], addedAt: '2026-11-01T00:00:00.000Z' }
}

const readHistory = (points: LinePoint[], more: object = {}) => ({
  body: {
    points,
    certainFrom: points[0]?.date ?? null,
    range: '1w',
    observations: [],
    findings: [],
    wallets: [],
    freshness,
    refreshing: false,
    ...more,
  },
})

const week = [
  buildPoint('2026-11-14', 100, 'reconstructed'),
  buildPoint('2026-11-15', 110, 'carried', buildStep(0.1, 0, 10)),
  buildPoint('2026-11-21', 120, 'observed', buildStep(-0.1, 21, -11)),
]

const answers = {
  'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } },
  'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first, second] } },
  'GET /api/portfolio/wallets': {
    body: { wallets: [tracked(first, 'Cold storage', ['cold']), tracked(second, null, [], 'meera.eth')] },
  },
  [`GET /api/portfolio/${first}/tokens`]: { body: buildAnswer([buildToken({ usdValue: 100 })]) },
  [`GET /api/portfolio/${second}/tokens`]: { body: buildAnswer([buildToken({ usdValue: 20 })]) },
  'GET /api/portfolio/history?range=1w': readHistory(week),
}

function open(path = '/user/home') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={createQueryClient()}>
        <Dashboard />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

describe('the moment of the page', () => {
  const older = '2026-11-21T09:00:00.000Z'
  const newer = '2026-11-21T09:14:00.000Z'
  const readTokens = (usdValue: number, updatedAt: string) => ({
    body: buildAnswer([buildToken({ usdValue })], { updatedAt }),
  })
  const historyOf = (end: number, updatedAt: string) =>
    readHistory(
      [buildPoint('2026-11-14', 100), buildPoint('2026-11-21', end, 'observed', buildStep(0, 0, end - 100))],
      {
        freshness: { ...freshness, updatedAt },
      },
    )
  /** The figure of the page: the first one of its first card. */
  const total = () => screen.getAllByText(/^\$[\d,]+\.\d{2}$/)[0]?.textContent

  it.each([
    ['the history is of a newer reading than the holdings', older, newer],
    ['the holdings are of a newer reading than the history', newer, older],
  ])('is one: both are asked again where %s', async (_, ofTokens, ofHistory) => {
    const valueAt = (at: string) => (at === newer ? 130 : 120)
    const tokens = [readTokens(valueAt(ofTokens), ofTokens)]
    const histories = [historyOf(valueAt(ofHistory), ofHistory)]
    answerRoutes({
      ...answers,
      'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first] } },
      [`GET /api/portfolio/${first}/tokens`]: () => tokens.shift() ?? readTokens(130, newer),
      'GET /api/portfolio/history?range=1w': () => histories.shift() ?? historyOf(130, newer),
    })
    open()
    await waitFor(() => {
      expect(total()).toBe('$130.00')
      expect(screen.getByText('+$30.00')).toBeDefined()
    })
  })

  it('is not asked for again and again where the server tells two', async () => {
    const { calls } = answerRoutes({
      ...answers,
      'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first] } },
      [`GET /api/portfolio/${first}/tokens`]: readTokens(120, older),
      'GET /api/portfolio/history?range=1w': historyOf(130, newer),
    })
    open()
    const count = (end: string) => calls.filter(({ route }) => route.endsWith(end)).length
    await waitFor(() => expect([count('/tokens'), count('/history?range=1w')]).toEqual([2, 2]))
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(count('/users/dashboard')).toBe(2))
    expect([count('/tokens'), count('/history?range=1w')]).toEqual([2, 2])
  })
})

describe('the history', () => {
  it('says of every point what it is worth, how that is known and why', async () => {
    answerRoutes(answers)
    open()
    const walker = await screen.findByRole('slider', { name: 'Portfolio History, point' })
    fireEvent.change(walker, { target: { value: '1' } })
    expect(walker.getAttribute('aria-valuetext')).toBe(
      'Sun 15 Nov 2026, Net worth $110.00, Return since 14 Nov +10.00\u00a0%, Gain or loss +$10.00, Apart from it nothing came in or went out, Source Carried price, It is carried.',
    )
  })

  it('tells the moments of one day on the clock by which days are counted, whatever the clock of the person', async () => {
    vi.spyOn(Date.prototype, 'getHours').mockReturnValue(11)
    const at = (hour: number) => ({ at: `2026-11-21T0${hour}:00:00.000Z` })
    const points = [
      { ...buildPoint('2026-11-21', 100), ...at(5) },
      { ...buildPoint('2026-11-21', 100, 'observed', buildStep(0, 0, 0)), ...at(6) },
    ]
    answerRoutes({
      ...answers,
      'GET /api/portfolio/history?range=1d': readHistory(points, { range: '1d' }),
    })
    open('/user/home?range=1d')
    const walker = await screen.findByRole('slider', { name: 'Portfolio History, point' })
    fireEvent.change(walker, { target: { value: '0' } })
    expect(walker.getAttribute('aria-valuetext')).toContain('21 Nov 2026, 05:00 UTC')
    expect(screen.getAllByText('05:00').length).toBeGreaterThan(0)
    expect(screen.getByText(/Days and hours are those of UTC/)).toBeDefined()
  })

  it('tells the week as a return net of flows, with what came in beside it, apart', async () => {
    answerRoutes(answers)
    open()
    expect(await screen.findByText('in 7 days')).toBeDefined()
    expect(screen.getByText(/Days are those of UTC; a past one counts by its end/)).toBeDefined()
    // 10 % up, then 10 % down: 1.1 × 0.9 − 1; in dollars +10 − 11, although the value rose by 20.
    expect(screen.getAllByText('−$1.00').length).toBeGreaterThan(0)
    expect(screen.getByText('(−1.00 %)')).toBeDefined()
    expect(screen.getByText('Time-weighted, apart from flows: $21.00 came in.')).toBeDefined()
    expect(screen.queryByText('+$20.00')).toBeNull()
  })

  it('tells beside the sum the range of the chart, so that a page has one', async () => {
    const points = [
      buildPoint('2026-11-20', 100, 'reconstructed'),
      buildPoint('2026-11-21', 103, 'observed', buildStep(0.03, 0, 3)),
    ]
    answerRoutes({
      ...answers,
      'GET /api/portfolio/history?range=1y': readHistory(points, { range: '1y' }),
    })
    open('/user/home?range=1y')
    expect(await screen.findByText('in 1 year')).toBeDefined()
    expect(screen.getAllByText('+$3.00').length).toBeGreaterThan(0)
    expect(screen.queryByText('in 7 days')).toBeNull()
  })

  it('says since when the percentage beside a point is, and what came in apart from it', async () => {
    const points = [
      buildPoint('2026-11-14', 100, 'reconstructed'),
      buildPoint('2026-11-21', 517, 'observed', buildStep(-0.0079, 417.12, -0.12)),
    ]
    answerRoutes({ ...answers, 'GET /api/portfolio/history?range=1w': readHistory(points) })
    open()
    const walker = await screen.findByRole('slider', { name: 'Portfolio History, point' })
    fireEvent.change(walker, { target: { value: '1' } })
    expect(screen.getByText('since 14 Nov')).toBeDefined()
    expect(screen.getByText('$417.12 came in')).toBeDefined()
  })

  it('tells the week by the cents of its ends, as its explanation does', async () => {
    const step = { timeWeightedReturn: 0.2, netFlows: '0.000000', gain: '20.001000' }
    const points = [
      buildPoint('2026-11-14', 100.004, 'reconstructed'),
      buildPoint('2026-11-21', 120.005, 'observed', step),
    ]
    answerRoutes({ ...answers, 'GET /api/portfolio/history?range=1w': readHistory(points) })
    open()
    expect(await screen.findByText('+$20.01')).toBeDefined()
  })

  it('says that a gain is unknown where it is, and guesses none', async () => {
    const step = { timeWeightedReturn: null, netFlows: '5.000000', gain: null }
    const points = [buildPoint('2026-11-14', 100, 'partial'), buildPoint('2026-11-21', 120, 'observed', step)]
    answerRoutes({ ...answers, 'GET /api/portfolio/history?range=1w': readHistory(points) })
    open()
    expect(await screen.findByText('Gain or loss in 7 days: unknown')).toBeDefined()
    expect(screen.getByText('$5.00 came in.')).toBeDefined()
  })

  it('marks what is made up in words, and tells no gain from it', async () => {
    const points = [buildPoint('2026-11-14', 90, 'illustrative'), buildPoint('2026-11-21', 120)]
    answerRoutes({
      ...answers,
      'GET /api/portfolio/history?range=1w': readHistory(points, { certainFrom: '2026-11-21' }),
    })
    open()
    // Above the plot, where room is kept for words, and below it on paper.
    expect(await screen.findAllByText(/The dotted part is drawn by rule, not measured/)).toHaveLength(2)
    expect(screen.queryByText(/^Press two points/)).toBeNull()
    expect(screen.queryByText('in 7 days')).toBeNull()
    expect(screen.getByText('Gain or loss in 7 days: unknown')).toBeDefined()
    expect(screen.getByText('Certain from 21 Nov')).toBeDefined()
  })

  it('names the asset, the day and the amount of what the movements do not explain', async () => {
    const finding = {
      ...asset,
      address: first,
      kind: 'negative',
      date: '2026-11-16',
      amount: '2500000',
      decimals: 6,
      direction: 'in',
      message: 'The balance would fall below zero.',
    }
    answerRoutes({
      ...answers,
      'GET /api/portfolio/history?range=1w': readHistory(week, { findings: [finding] }),
    })
    open()
    expect(await screen.findByText('Ledger check: 1 movement cannot be explained')).toBeDefined()
    expect(screen.getByText('USDC, 16 Nov 2026')).toBeDefined()
    expect(screen.getByText('+2.5 unexplained')).toBeDefined()
  })

  it('fails alone: the net worth stays and the history can be asked again', async () => {
    const { 'GET /api/portfolio/history?range=1w': _, ...others } = answers
    answerRoutes(others)
    open()
    expect(await screen.findByText('The history could not be read')).toBeDefined()
    expect(screen.getAllByText('$120.00').length).toBeGreaterThan(0)
  })

  it('asks for another range and keeps it in the address of the page', async () => {
    const { calls } = answerRoutes({ ...answers, 'GET /api/portfolio/history?range=1y': readHistory(week) })
    const user = open()
    await screen.findByRole('slider')
    await user.click(screen.getByRole('radio', { name: '1y' }))
    await waitFor(() => expect(calls.some(({ route }) => route.endsWith('/history?range=1y'))).toBe(true))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1y' }).checked).toBe(true)
  })
})

describe('why it changed', () => {
  const kinds = [
    'price',
    'received',
    'sent',
    'traded',
    'gas',
    'newlyPriced',
    'hidden',
    'unhidden',
    'unexplained',
  ]
  const exact = [
    '10.004999',
    '10.004999',
    '-0.004998',
    '-0.005000',
    '0.000000',
    '0.000000',
    '0.000000',
    '0.000000',
    '0.000000',
  ]
  const parts = kinds.map((kind, index) => ({
    kind,
    value: Number(exact[index]),
    exactValue: exact[index],
  }))
  const change = {
    from: week[0],
    to: week[2],
    difference: 20,
    exactDifference: '20.000000',
    ...{ timeWeightedReturn: 0.1, netFlows: 10.000001, exactNetFlows: '10.000001' },
    ...{ gain: 9.999999, exactGain: '9.999999', returnUnknownBecause: null },
    parts,
    assets: [{ ...asset, parts, value: 20, exactValue: '20.000000' }],
    freshness,
  }

  it('adds up in whole cents on the screen', async () => {
    answerRoutes({
      ...answers,
      'GET /api/portfolio/history/change?from=2026-11-14&to=2026-11-21': { body: change },
    })
    open()
    const amounts = (await screen.findAllByRole('definition'))
      .map((line) => line.textContent ?? '')
      .filter((text) => text.includes('$'))
    expect(amounts.slice(0, 6)).toEqual(['$100.00', '+$10.01', '+$10.00', '$0.00', '−$0.01', '$0.00'])
    expect(amounts[6]).toContain('$120.00')
    expect(screen.getByText('(+10.00 %)')).toBeDefined()
    expect(screen.getByText('Time-weighted, apart from flows: $10.00 came in.')).toBeDefined()
  })

  it('adds up in each asset too, where its sum was moved by a cent', async () => {
    const exactValue = '10.004900'
    const price = [{ kind: 'price', value: 10.0049, exactValue }]
    const sum = '20.009800'
    const gained = { ...change, parts: [{ kind: 'price', value: 20.0098, exactValue: sum }] }
    const whole = {
      exactDifference: sum,
      exactNetFlows: '0.000000',
      netFlows: 0,
      gain: 20.0098,
      exactGain: sum,
    }
    const rows = ['USDC', 'DAI'].map((symbol) => ({
      ...asset,
      asset: symbol,
      symbol,
      parts: price,
      value: 10.0049,
      exactValue,
    }))
    answerRoutes({
      ...answers,
      'GET /api/portfolio/history/change?from=2026-11-14&to=2026-11-21': {
        body: { ...gained, ...whole, assets: rows },
      },
    })
    open()
    expect(await screen.findByText('price moves +$10.01')).toBeDefined()
    expect(screen.getByText('+$10.01')).toBeDefined()
    expect(screen.getByText('price moves +$10.00')).toBeDefined()
  })

  it('says what it made of days that it could not take as they were entered', async () => {
    const { calls } = answerRoutes(answers)
    open()
    const from = await screen.findByLabelText<HTMLInputElement>('From day')
    const to = screen.getByLabelText<HTMLInputElement>('To day')
    fireEvent.change(to, { target: { value: '2026-11-16' } })
    fireEvent.change(from, { target: { value: '2026-11-18' } })
    expect(await screen.findByText('The first day was after the last: they were exchanged.')).toBeDefined()
    expect([from.value, to.value]).toEqual(['2026-11-16', '2026-11-18'])
    await waitFor(() => expect(calls.at(-1)?.route).toContain('change?from=2026-11-16&to=2026-11-18'))

    // A year is typed digit by digit.
    fireEvent.change(from, { target: { value: '0002-11-16' } })
    expect(from.value).toBe('0002-11-16')
    fireEvent.change(from, { target: { value: '2020-11-16' } })
    fireEvent.blur(from)
    expect(
      screen.getByText(
        'Only days from 14 Nov 2026 to 21 Nov 2026 are in this range: choose a longer one above the chart for others.',
      ),
    ).toBeDefined()
    expect(from.value).toBe('2026-11-16')
    fireEvent.change(from, { target: { value: '2026-11-15' } })
    expect(screen.queryByText(/^Only days from/)).toBeNull()
  })

  it('explains between two points that were picked in the chart, in either order', async () => {
    const { calls } = answerRoutes(answers)
    open()
    const walker = await screen.findByRole('slider', { name: 'Portfolio History, point' })
    fireEvent.change(walker, { target: { value: '1' } })
    fireEvent.keyDown(walker, { key: 'Enter' })
    fireEvent.change(walker, { target: { value: '0' } })
    fireEvent.keyDown(walker, { key: 'Enter' })
    await screen.findByDisplayValue('2026-11-15')
    expect(calls.at(-1)?.route).toContain('change?from=2026-11-14&to=2026-11-15')
  })
})

describe('gains', () => {
  it('that are all unknown are not added up to nothing', async () => {
    const gain = {
      ...asset,
      startValue: null,
      endValue: 120,
      netTransfers: null,
      gain: null,
      gainPercent: null,
      timeWeightedReturn: null,
      unknownBecause: 'The list of movements is not complete.',
    }
    answerRoutes({
      ...answers,
      'GET /api/portfolio/gains?range=1w': {
        body: {
          from: '2026-11-14',
          to: '2026-11-21',
          holdings: [gain],
          knownGain: 0,
          unknownGains: 1,
          freshness,
          provisional: false,
        },
      },
    })
    open()
    const table = await screen.findByRole('table', { name: 'Holdings, with gains and losses in 7 days' })
    expect((await within(table).findAllByText('The list of movements is not complete.')).length).toBe(2)
    expect(table.querySelector('tfoot')?.textContent).toBe('1 holdingUnknownUnknown$120.00Gain unknown')
    // On a phone it stands in the column of the value, under no head of its own.
    expect(within(table).getAllByText('Gain unknown')).toHaveLength(2)
  })
})

describe('the order of holdings', () => {
  it('is by gain or loss on demand, and stays in the address', async () => {
    const [pepe, uni] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
    const gained = (of: { asset: string; symbol: string }, gain: number) => ({
      ...{ ...asset, ...of, gain, startValue: 10, endValue: 10 + gain, netTransfers: 0 },
      ...{ gainPercent: null, timeWeightedReturn: null, unknownBecause: null },
    })
    const held = [
      buildToken({ usdValue: 100 }),
      buildToken({ address: pepe, symbol: 'PEPE', usdValue: 12 }),
      buildToken({ address: uni, symbol: 'UNI', usdValue: 8 }),
    ]
    answerRoutes({
      ...answers,
      'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first] } },
      [`GET /api/portfolio/${first}/tokens`]: { body: buildAnswer(held) },
      'GET /api/portfolio/gains?range=1w': {
        body: {
          holdings: [
            gained(asset, -1),
            gained({ asset: pepe, symbol: 'PEPE' }, 2),
            gained({ asset: uni, symbol: 'UNI' }, -2),
          ],
          ...{
            from: '2026-11-14',
            to: '2026-11-21',
            knownGain: -1,
            unknownGains: 0,
            freshness,
            provisional: false,
          },
        },
      },
    })
    const user = open()
    const table = await screen.findByRole('table', { name: /^Holdings/ })
    const symbols = () =>
      within(table)
        .getAllByRole('row')
        .flatMap((row) => row.textContent?.match(/^(USDC|PEPE|UNI)/)?.[0] ?? [])
    await within(table).findAllByText('+$2.00')
    expect(symbols()).toEqual(['USDC', 'PEPE', 'UNI'])
    await user.click(screen.getByRole('radio', { name: 'Loss' }))
    expect(symbols()).toEqual(['UNI', 'USDC', 'PEPE'])
    await user.click(screen.getByRole('radio', { name: 'Gain' }))
    expect(symbols()).toEqual(['PEPE', 'USDC', 'UNI'])
    cleanup()
    open('/user/home?order=loss')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Loss' }).checked).toBe(true),
    )
  })
})

describe('the wallets', () => {
  const [third, month] = ['0x7803d6df97eAA8f6FF21d513e2F6DF064fcc5edF', 'GET /api/portfolio/history?range=1m']
  const changed = (address: string, timeWeightedReturn: number, gain: number) => ({
    address,
    ...buildStep(timeWeightedReturn, 0, gain),
  })
  const three = {
    ...answers,
    'GET /api/users/fetch-addresses': { body: { success: true, addresses: [second, first, third] } },
    'GET /api/portfolio/wallets': {
      body: { wallets: [tracked(second, 'Savings'), tracked(first, 'Cold storage'), tracked(third, 'New')] },
    },
    [`GET /api/portfolio/${third}/tokens`]: { body: buildAnswer([buildToken({ usdValue: 30 })]) },
    [month]: readHistory(week, {
      range: '1m',
      // The largest fall in percent is not the largest in dollars; of the third nothing is known.
      wallets: [
        changed(first, -0.02, -2),
        changed(second, -0.05, -1),
        { address: third, timeWeightedReturn: null, netFlows: '0.000000', gain: null },
      ],
    }),
  }
  const names = () =>
    screen
      .getAllByRole('button', { pressed: false })
      .flatMap(({ textContent }) => textContent?.match(/^(Savings|Cold storage|New)/)?.[0] ?? [])

  it('tell what each gained or lost over the range of the chart, in dollars and percent', async () => {
    answerRoutes(three)
    open('/user/home?range=1m')
    const row = await screen.findByRole('button', { name: /^Cold storage/ })
    await waitFor(() => expect(row.textContent).toContain('−$2.00(−2.00\u00a0%)'))
    expect(screen.getByRole('button', { name: /^New/ }).textContent).toContain('Gain or loss: unknown')
    expect(screen.getByText(/^Gains and losses in 30 days, /)).toBeDefined()
  })

  it('stand in the order in which they were added, or by what they are worth, gained or lost, as the address says', async () => {
    answerRoutes(three)
    const user = open('/user/home?range=1m')
    await screen.findByText('−$2.00')
    expect(names()).toEqual(['Savings', 'Cold storage', 'New'])
    const order = within(screen.getByRole('group', { name: 'Order wallets by' }))
    await user.click(order.getByRole('radio', { name: 'Value' }))
    expect(names()).toEqual(['Cold storage', 'New', 'Savings'])
    await user.click(order.getByRole('radio', { name: 'Gain' }))
    expect(names()).toEqual(['Savings', 'Cold storage', 'New'])
    cleanup()
    open('/user/home?range=1m&wallets=loss')
    await screen.findByText('−$2.00')
    expect(names()).toEqual(['Cold storage', 'Savings', 'New'])
  })
})

describe('many wallets', () => {
  it('calls wallets by label and ENS name, and always shows the address', async () => {
    answerRoutes(answers)
    open()
    const row = await screen.findByRole('button', { name: /^Cold storage/ })
    expect(within(row).getByText('0x86c8…1e04')).toBeDefined()
    const other = await screen.findByRole('button', { name: /^meera\.eth/ })
    expect(within(other).getByText('0xD000…bd53')).toBeDefined()
  })

  it('shows the figures of a selection, and says how many wallets are out of view', async () => {
    answerRoutes({ ...answers, [`GET /api/portfolio/history?range=1w&address=${first}`]: readHistory(week) })
    const user = open()
    await user.click(await screen.findByRole('button', { name: /choose the wallets to show/ }))
    await user.click(await screen.findByRole('button', { name: '#cold' }))
    expect(await screen.findByText('Sum of 1 token in 1 wallet')).toBeDefined()
    expect(screen.getByText(/1 wallet not shown/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all wallets' }))
    expect(await screen.findByText('Sum of 1 token in 2 wallets')).toBeDefined()
  })

  it('saves a label and tags, and refuses a tag that is too long before it asks the server', async () => {
    const { calls } = answerRoutes({
      ...answers,
      [`PATCH /api/portfolio/wallets/${second}`]: {
        body: { wallet: tracked(second, 'Spending', ['hot', 'daily']) },
      },
    })
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'More for 0xD000…bd53' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Label and tags' }))
    await user.type(screen.getByLabelText('Label'), 'Spending')
    await user.type(screen.getByLabelText('Tags'), 'x'.repeat(31))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('A tag has at most 30 characters')).toBeDefined()
    await user.clear(screen.getByLabelText('Tags'))
    await user.type(screen.getByLabelText('Tags'), 'hot, daily, hot')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: /^Spending/ })).toBeDefined()
    expect(calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({
      label: 'Spending',
      tags: ['hot', 'daily'],
    })
  })

  it('tells the fate of each line of an import', async () => {
    answerRoutes({
      ...answers,
      'POST /api/portfolio/import': {
        body: {
          kind: 'list',
          lines: [
            { line: 1, text: first, fate: 'unchanged', address: first, message: 'Already tracked.' },
            { line: 2, text: 'nonsense', fate: 'invalid', address: null, message: 'This is no address.' },
          ],
          added: 0,
          updated: 0,
          wallets: [tracked(first, null)],
        },
      },
    })
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    await user.type(screen.getByLabelText('Addresses to import'), 'nonsense')
    const [, submit] = screen.getAllByRole('button', { name: 'Import' })
    if (submit) await user.click(submit)
    expect(await screen.findByText('0 wallets added, 0 updated, 1 line refused')).toBeDefined()
    expect(screen.getByText('This is no address.')).toBeDefined()
  })
})

describe('spam', () => {
  it('says why a token is hidden and what that does, and shows it with one click', async () => {
    const token = {
      ...asset,
      balance: '1000000',
      decimals: 6,
      usdValue: null,
      score: 80,
      reasons: [{ id: 'link', message: 'Its name holds a link.', points: 50 }],
      verdict: null,
      hidden: true,
    }
    const { calls } = answerRoutes({
      ...answers,
      'GET /api/portfolio/spam': {
        body: {
          tokens: [token],
          hiddenUsd: 0,
          hiddenCount: 1,
          hiddenByPerson: 0,
          hiddenUnpriced: 1,
          effect: 'Hiding it changes nothing.',
          freshness,
        },
      },
      'PUT /api/portfolio/spam': { body: { success: true } },
    })
    const user = open()
    expect(await screen.findByText('Hiding it changes nothing.')).toBeDefined()
    expect(screen.getByText('Its name holds a link.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show USDC' }))
    expect(calls.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
      chainId: 1,
      asset: asset.asset,
      verdict: 'show',
    })
  })

  it('is judged again once the movements are read, which tell what arrived unasked', async () => {
    const named = (spam: 'suspect' | 'yes') => [
      buildToken(),
      buildToken({ name: 'USD Coin by mail', address: `0x${'b'.repeat(40)}`, spam }),
    ]
    const settled = [buildPoint('2026-11-14', 1), buildPoint('2026-11-21', 1, 'observed', buildStep(0, 0, 0))]
    const histories = [readHistory(week, { refreshing: true }), readHistory(settled)]
    let asked = 0
    answerRoutes({
      ...answers,
      'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first] } },
      'GET /api/portfolio/history?range=1w': () => histories.shift() ?? readHistory(settled),
      [`GET /api/portfolio/${first}/tokens`]: () => {
        asked += 1
        const isSettled = histories.length === 0
        return { body: buildAnswer(named(isSettled ? 'yes' : 'suspect'), { provisional: !isSettled }) }
      },
    })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      open(`/user/home?wallet=${first}&tab=tokens`)
      const tokens = within(await screen.findByRole('list', { name: 'Tokens' }))
      expect(tokens.getByText('USD Coin by mail')).toBeDefined()
      await vi.advanceTimersByTimeAsync(3_000)
      await waitFor(() => expect(tokens.queryByText('USD Coin by mail')).toBeNull())
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })
})
