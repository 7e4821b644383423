import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { Dashboard } from './dashboard.tsx'
import { buildAnswer } from './testing/build-answer.ts'
import { buildPoint, freshness } from './testing/build-history.ts'
import { buildToken } from './testing/build-token.ts'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'
const history = 'GET /api/portfolio/history?range=1w'

function serverWith(addresses: string[], label: string) {
  const points = [buildPoint('2026-11-20', 100), buildPoint('2026-11-21', 120)]
  const addedAt = '2026-11-01T00:00:00.000Z'
  return {
    'GET /api/users/dashboard': { body: { success: true, message: 'Welcome back, Meera' } },
    'GET /api/users/fetch-addresses': { body: { success: true, addresses } },
    'GET /api/portfolio/wallets': {
      body: {
        wallets: addresses.map((address) => ({
          chainId: 1,
          address,
          label,
          tags: [],
          ensName: null,
          addedAt,
        })),
      },
    },
    ...Object.fromEntries(
      addresses.map((address) => [
        `GET /api/portfolio/${address}/tokens`,
        { body: buildAnswer([buildToken({ usdValue: 100 })]) },
      ]),
    ),
    [history]: {
      body: {
        points,
        certainFrom: '2026-11-20',
        range: '1w',
        observations: [],
        findings: [],
        freshness,
        refreshing: false,
      },
    },
  }
}

function open() {
  render(
    <MemoryRouter initialEntries={['/user/home']}>
      <QueryClientProvider client={createQueryClient()}>
        <Dashboard />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it('works out the history anew, and shows the new label, when both changed on another device', async () => {
  answerRoutes(serverWith([first], 'Savings'))
  open()
  await screen.findByRole('slider', { name: 'Portfolio History, point' })
  cleanup()
  const { calls } = answerRoutes(serverWith([first, second], 'Cold storage'))
  open()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Cold storage/ })).toHaveLength(2))
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(history))
})

it('does not ask for a history that was just read of the same wallets', async () => {
  answerRoutes(serverWith([first], 'Savings'))
  open()
  await screen.findByRole('slider', { name: 'Portfolio History, point' })
  cleanup()
  const { calls } = answerRoutes(serverWith([first], 'Savings'))
  open()
  await screen.findByRole('slider', { name: 'Portfolio History, point' })
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /api/portfolio/wallets'))
  expect(calls.map(({ route }) => route)).not.toContain(history)
})
