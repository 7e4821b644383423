import type { Transfer } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { buildAnswer } from './testing/build-answer.ts'
import { TransactionsPanel } from './transactions-panel.tsx'

const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const friend = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'

function buildTransfer(index: number, more: Partial<Transfer> = {}): Transfer {
  const transactionHash = `0x${String(index).padStart(64, '0')}`
  return {
    id: `${transactionHash}:0`,
    chainId: 1,
    tokenAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    symbol: 'USDC',
    name: 'USD Coin',
    logo: null,
    value: '1500001',
    decimals: 6,
    direction: 'Received',
    fromAddress: friend,
    toAddress: wallet,
    transactionHash,
    logIndex: 0,
    blockTimestamp: '2026-11-21T10:00:00.000Z',
    spam: 'no',
    ...more,
  }
}

function open(transfers: Transfer[]) {
  answerRoutes({ [`GET /api/portfolio/${wallet}/transfers`]: { body: buildAnswer(transfers) } })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TransactionsPanel addresses={[wallet]} scope={null} book={new Map()} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const rows = async () => within(await screen.findByRole('table')).getAllByRole('row').length - 1

it('begins with the latest eight and shows all that were read with one press', async () => {
  const user = open(Array.from({ length: 20 }, (_, index) => buildTransfer(index)))
  expect(await rows()).toBe(8)
  expect(screen.getByText('The latest 8')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show 12 more transfers' }))
  expect(await rows()).toBe(20)
  await user.click(screen.getByRole('button', { name: 'Show the latest 8 only' }))
  expect(await rows()).toBe(8)
})

it('calls the other side by the label that the person gave it, with its address', async () => {
  open([buildTransfer(1, { fromLabel: 'The exchange' })])
  const row = within(await screen.findByRole('table')).getAllByRole('row')[1]
  expect(row?.textContent).toContain('The exchange')
  expect(within(row as HTMLElement).getByTitle(friend)).toBeDefined()
})

it('hides spam above the line, says how much, and why when it is shown', async () => {
  const reasons = [{ id: 'zero-value' as const, message: 'It moved nothing.', points: 60 }]
  const user = open([buildTransfer(1), buildTransfer(2, { spam: 'yes', spamReasons: reasons })])
  expect(await rows()).toBe(1)
  expect(screen.getByText('The latest 1; 1 transfer is hidden as spam')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show 1 spam transfer' }))
  expect(await rows()).toBe(2)
  expect(screen.getByText('Spam: It moved nothing.')).toBeDefined()
})
