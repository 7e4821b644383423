import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { EVERYTHING } from '../queries/queries.ts'
import { buildPoint, buildStep, freshness } from '../testing/build-history.ts'
import { WeekChange } from './week-change.tsx'

/** A week in which 50 came in, and prices took 10: 100 became 140. */
async function open(usd: number | null) {
  answerRoutes({
    'GET /api/portfolio/history?range=1w': {
      body: {
        ...{ range: '1w', wallets: [], findings: [], observations: [], chains: [], freshness },
        ...{ refreshing: false, provisional: false, verified: null },
        points: [
          buildPoint('2026-11-14', 100),
          buildPoint('2026-11-21', 140, 'observed', buildStep(-0.1, 50, -10)),
        ],
      },
    },
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WeekChange scope={EVERYTHING} usd={usd} />
    </QueryClientProvider>,
  )
  await screen.findByText('in 7 days')
}

it('says up to which sum it is reckoned where another one stands beside it', async () => {
  await open(139.58)
  expect(await screen.findByText('Reckoned up to $140.00, as of 21 Nov 2026, 23:59 UTC.')).toBeDefined()
})

it.each([140, 140.004, null])(
  'says nothing of that beside the same sum to the cent, or none: %s',
  async (usd) => {
    await open(usd)
    expect(screen.getByText('Time-weighted, apart from flows: $50.00 came in.')).toBeDefined()
    expect(screen.queryByText(/^Reckoned/)).toBeNull()
  },
)
