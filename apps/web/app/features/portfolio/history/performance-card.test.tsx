import type { PerformanceOfRange } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { PerformanceCard } from './performance-card.tsx'

const point = (date: string, exactValue: string) => ({
  ...{ date, at: `${date}T23:59:59.999Z`, value: Number(exactValue), exactValue },
  ...{ provenance: 'reconstructed', reason: '', pricedHoldings: 1, unpricedHoldings: 0 },
})
const measured = {
  from: point('2026-11-16', '1000.000000'),
  to: point('2026-11-23', '3300.000000'),
  ...{ timeWeightedReturn: 0.1, returnUnknownBecause: null },
  moneyWeighted: { perYear: 2.5, overRange: 0.0243, since: '2026-11-16', rates: [2.5], unknownBecause: null },
  flows: [
    { date: '2026-11-18', amount: '2500.004000' },
    { date: '2026-11-20', amount: '-499.996000' },
  ],
  newlyPriced: [],
  benchmarks: [
    { id: 'eth', name: 'Ether', until: '2026-11-22', return: -0.05, endValue: 2900 },
    { id: 'btc', name: 'Bitcoin', until: null, return: null, endValue: null },
  ],
} as unknown as PerformanceOfRange

function open(answer: Partial<PerformanceOfRange> | ReturnType<typeof refusal> = {}) {
  const { calls } = answerRoutes({
    'GET /api/portfolio/performance?from=2026-11-16&to=2026-11-23&fdRate=7.5':
      'body' in answer
        ? (answer as ReturnType<typeof refusal>)
        : { body: { ...measured, ...answer, chains: [] } },
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PerformanceCard
        scope={{ addresses: null, chainId: null } as never}
        first="2026-11-16"
        last="2026-11-23"
      />
    </QueryClientProvider>,
  )
  return calls
}
const measure = async () => {
  const rate = screen.getByLabelText('A fixed deposit at (% a year)')
  await userEvent.clear(rate)
  await userEvent.type(rate, '7.5')
  await userEvent.click(screen.getByRole('button', { name: 'Measure' }))
}

afterEach(() => vi.unstubAllGlobals())

it('tells both returns of the days that are chosen, what came in and went out, and what the money would be elsewhere', async () => {
  const calls = open()
  // It is measured when somebody asks, as every day of the range is valued for it.
  expect(calls).toEqual([])
  await measure()
  const returns = await screen.findByRole('status', { name: 'Returns' })
  expect(returns.textContent).toContain('Time-weighted, 16 Nov 2026 to 23 Nov 2026+10.00')
  // Of a week that is told first, and what it comes to in a year beside it.
  expect(returns.textContent).toContain('Money-weighted (XIRR)+2.43')
  expect(returns.textContent).toContain('As a rate of a year: +250.00')
  expect(returns.textContent).toContain('$1,000.00 to $3,300.00')
  const elsewhere = screen.getByRole('table', { name: 'What the same money would have made elsewhere' })
  // 1,000 at first, 2,500.004 that came and 499.996 that went: 3,000.008 were put in.
  expect(elsewhere.textContent).toContain('Of $3,000.01 put in')
  expect(elsewhere.textContent).toContain('Your wallets$3,300.00+$299.99')
  expect(elsewhere.textContent).toContain(
    'EtherIts price since the first day: −5.00\u00a0%, to 22 Nov 2026$2,900.00−$100.01',
  )
  expect(elsewhere.textContent).toContain('BitcoinA price or a rate is not known, or not yetNot known')
  const flows = within(screen.getByRole('table', { name: 'What came in and went out, by day' }))
  // Together they are 2,000.008; the day that was nearest to it takes the cent.
  expect(flows.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...['DayCame in, or went out', '18 Nov 2026+$2,500.01', '20 Nov 2026−$500.00', 'Together+$2,000.01'],
  ])
})

it('tells by which days, years and compounding each figure can be computed again', async () => {
  open()
  await measure()
  const told = (await screen.findByText('How this is computed')).closest('details')?.textContent ?? ''
  for (const said of [
    'counts at the end of its day',
    '(1 + rate)^(days / 365)',
    'also a leap year',
    '(1 + rate / 4)^(4 × days / 365)',
    'compounds each quarter',
    'No tax is deducted',
  ])
    expect(told).toContain(said)
})

it('says why there is no rate, or which several fit', async () => {
  open({
    ...{ timeWeightedReturn: null, returnUnknownBecause: 'The list of movements is cut short.', flows: [] },
    moneyWeighted: {
      ...{
        perYear: null,
        overRange: null,
        since: '2026-11-16',
        rates: [0.1, 3],
        unknownBecause: 'Several rates fit.',
      },
    },
  })
  await measure()
  const returns = await screen.findByRole('status', { name: 'Returns' })
  expect(returns.textContent).toContain('Not knownThe list of movements is cut short.')
  expect(returns.textContent).toContain('Several ratesSeveral rates fit. These fit: +10.00')
  expect(screen.getByText('Nothing came in or went out in these days.')).toBeTruthy()
})

it('asks for nothing by a rate or days that cannot be, and says what failed', async () => {
  const calls = open(refusal('BUSY'))
  const rate = screen.getByLabelText('A fixed deposit at (% a year)')
  await userEvent.clear(rate)
  await userEvent.type(rate, '101')
  await userEvent.click(screen.getByRole('button', { name: 'Measure' }))
  expect(screen.getByText('Please enter a rate from 0 to 100 such as 7.5, without a sign.')).toBeTruthy()
  expect(calls).toEqual([])
  await measure()
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})

it('counts what got its first price as put in, and says on which days', async () => {
  open({ newlyPriced: [{ date: '2026-11-19', amount: '200.000000' }] })
  await measure()
  const table = await screen.findByRole('table', { name: 'What the same money would have made elsewhere' })
  // 3,000.008 and 200 were put in; of 3,300 that leaves 99.992.
  expect(table.textContent).toContain('Of $3,200.01 put in')
  expect(table.textContent).toContain('Your wallets$3,300.00+$99.99')
  expect(screen.getByText(/^\$200\.00 of it got its first price in these days \(19 Nov 2026\)/)).toBeDefined()
})
