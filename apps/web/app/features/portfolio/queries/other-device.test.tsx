import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { buildPoint, freshness } from '../testing/build-history.ts'
import { useWalletBook, walletName } from '../wallets/wallet-book.ts'
import { EVERYTHING, portfolioHistory, trackedAddresses, trackedWallets } from './queries.ts'
import { usePortfolio } from './use-portfolio.ts'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'
const history = portfolioHistory('1w', EVERYTHING).queryKey

function within(client: QueryClient) {
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }
}

/** What this device read a moment ago, when one wallet was tracked. */
function readBefore(): QueryClient {
  const client = createQueryClient()
  client.setQueryData(trackedAddresses().queryKey, { success: true, addresses: [first] })
  client.setQueryData(history, {
    points: [buildPoint('2026-11-20', 100), buildPoint('2026-11-21', 120)],
    certainFrom: '2026-11-20',
    range: '1w',
    observations: [],
    findings: [],
    freshness,
    chains: [],
    wallets: [],
    refreshing: false,
  })
  return client
}

const tracked = (address: string, label: string) => ({
  chainId: 1,
  address,
  label,
  tags: [],
  chainChoices: [],
  chains: [],
  ensName: null,
  foundChains: [],
  addedAt: '2026-11-01T00:00:00.000Z',
})

it('forgets the history of other wallets when the list changed on another device', async () => {
  const client = readBefore()
  answerRoutes({ 'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first, second] } } })
  renderHook(() => usePortfolio(true), within(client))
  await waitFor(() => expect(client.getQueryState(history)?.isInvalidated).toBe(true))
})

it('keeps the history while the list is the same', async () => {
  const client = readBefore()
  const before = client.getQueryState(trackedAddresses().queryKey)?.dataUpdateCount
  answerRoutes({ 'GET /api/users/fetch-addresses': { body: { success: true, addresses: [first] } } })
  renderHook(() => usePortfolio(true), within(client))
  await waitFor(() =>
    expect(client.getQueryState(trackedAddresses().queryKey)?.dataUpdateCount).not.toBe(before),
  )
  expect(client.getQueryState(history)?.isInvalidated).toBe(false)
})

it('shows a label that was given on another device', async () => {
  const client = createQueryClient()
  client.setQueryData(trackedWallets().queryKey, {
    wallets: [tracked(first, 'Savings')],
    readChains: [],
  })
  answerRoutes({ 'GET /api/portfolio/wallets': { body: { wallets: [tracked(first, 'Cold storage')] } } })
  const { result } = renderHook(() => useWalletBook(true), within(client))
  expect(walletName(result.current.book, first)).toBe('Savings')
  await waitFor(() => expect(walletName(result.current.book, first)).toBe('Cold storage'))
})
