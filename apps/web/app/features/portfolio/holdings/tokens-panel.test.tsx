import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { EVERYTHING } from '../queries/queries.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { TokensPanel } from './tokens-panel.tsx'

const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const suspect = {
  ...{ chainId: 1, asset: `0x${'5a'.repeat(20)}`, symbol: 'BAIT', name: 'Bait', logo: null, balance: '1' },
  ...{ decimals: 0, usdValue: null, score: 25, reasons: [], verdict: null, hidden: false },
}

function open(suspectsReadAt: string, tokens = [buildToken()]) {
  const answer = buildAnswer(tokens)
  const { source } = answer
  const freshness = { source, updatedAt: suspectsReadAt, state: 'fresh', problem: null }
  answerRoutes({
    [`GET /api/portfolio/${wallet}/tokens`]: { body: answer },
    'GET /api/portfolio/spam': {
      body: {
        tokens: [suspect],
        effect: '',
        hiddenCount: 0,
        hiddenByPerson: 0,
        provisional: false,
        freshness,
      },
    },
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <TokensPanel addresses={[wallet]} scope={EVERYTHING} book={new Map()} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it('says the age and the sources of one reading once', async () => {
  open(buildAnswer([]).updatedAt)
  // The two answers come in either order, and only both together can say a moment twice.
  expect(await screen.findByText('BAIT')).toBeDefined()
  expect(await screen.findByText('USDC')).toBeDefined()
  expect(screen.getAllByText(/as of /i)).toHaveLength(1)
})

it('says them again of what was read at another moment', async () => {
  open('2026-11-21T08:00:00.000Z')
  expect(await screen.findByText('BAIT')).toBeDefined()
  await waitFor(() => expect(screen.getAllByText(/as of /i)).toHaveLength(2))
})

it('says how much of a token has no price beside the worth of the rest', async () => {
  open(buildAnswer([]).updatedAt, [buildToken(), buildToken({ balance: '2500000', usdValue: null })])
  expect(await screen.findByText('2.5000')).toBeDefined()
  expect(screen.getByText(/of it without a price/).textContent).toBe(
    '2.5000 of it without a price, not counted',
  )
  expect(screen.getByText(/in some wallets only/).textContent).toBe(
    '1 token worth $1.00; 1 holding has a price in some wallets only',
  )
})

it('names what is lent and what is owed by asset and pool, and what only says so by its own symbol', async () => {
  const toPart = (kind: 'supply' | 'debt') => ({
    ...{ kind, protocol: 'Aave v3' },
    underlying: { chainId: 1, address: `0x${'a'.repeat(40)}`, symbol: 'USDC' },
    usdPrice: 1,
  })
  const owed = { usdPrice: null, usdValue: null, kind: 'debt', debtUsd: 700 } as const
  open(buildAnswer([]).updatedAt, [
    buildToken({ address: `0x${'1'.repeat(40)}`, symbol: 'aEthUSDC', part: toPart('supply') }),
    buildToken({
      address: `0x${'2'.repeat(40)}`,
      symbol: 'variableDebtEthUSDC',
      part: toPart('debt'),
      ...owed,
    }),
    buildToken({ address: `0x${'3'.repeat(40)}`, symbol: 'aEthUSDC' }),
  ])
  const debts = await screen.findByRole('list', { name: 'Debts' })
  expect(debts.textContent).toContain('Debt: USDC on Aave v3')
  expect(debts.textContent).toContain('−$700.00')
  const held = screen.getByRole('list', { name: 'Tokens' })
  expect(held.textContent?.split('Lent: USDC on Aave v3')).toHaveLength(2)
  // Two holdings of a dollar, told once, and what is left of them.
  expect(screen.getByText(/of debt taken off/).textContent).toBe(
    '2 tokens worth $2.00; $700.00 of debt taken off, −$698.00 is left',
  )
})

it('says of what lies inside a contract where it lies', async () => {
  const { address } = buildToken()
  open(buildAnswer([]).updatedAt, [
    buildToken(),
    buildToken({
      address: `${address}@0x${'4'.repeat(40)}.supplied`,
      inside: { protocol: 'Compound v3 USDC', role: 'supplied', contracts: [] },
    }),
  ])
  const held = await screen.findByRole('list', { name: 'Tokens' })
  expect(held.textContent?.split('Inside Compound v3 USDC')).toHaveLength(2)
})
