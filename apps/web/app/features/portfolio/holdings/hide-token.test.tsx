import type { SpamVerdict } from '@pkg/api-contract'
import { Toaster } from '@pkg/ui-kit/components/toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { PortfolioChainsContext } from '../chains/portfolio-chains.ts'
import { EVERYTHING } from '../queries/queries.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { TokensPanel } from './tokens-panel.tsx'

const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const known = [
  { chainId: 1, name: 'Ethereum', dollars: [] },
  { chainId: 8453, name: 'Base', dollars: [] },
]
const held = [
  buildToken({ usdValue: 50 }),
  buildToken({ chainId: 8453, usdValue: 12.345 }),
  buildToken({ address: 'native', symbol: 'ETH', name: 'Ether', usdValue: 3 }),
  buildToken({
    address: `0x${'5'.repeat(40)}`,
    symbol: 'GIFT',
    name: 'Gift',
    usdPrice: null,
    usdValue: null,
  }),
]
const judgement = (verdict: SpamVerdict) => ({
  ...{ chainId: 8453, asset: held[1]?.address, symbol: 'USDC', name: 'USD Coin', logo: null, balance: '1' },
  ...{ decimals: 6, usdValue: 12.345, score: 0, reasons: [], verdict, hidden: verdict === 'hide' },
})

interface Decision {
  chainId: number
  asset: string
  verdict: SpamVerdict
}

function isDecision(body: unknown): body is Decision {
  return typeof body === 'object' && body !== null && 'verdict' in body
}

/** A server that keeps what it is told; `before` is what the person had decided of the USDC on Base. */
function open({
  before = null,
  isRefused = () => false,
}: {
  before?: SpamVerdict
  isRefused?: () => boolean
} = {}) {
  const verdicts = new Map<string, SpamVerdict>([[`8453:${held[1]?.address}`, before]])
  const isHidden = (id: string) => verdicts.get(id) === 'hide'
  const answer = () =>
    buildAnswer(
      held.map((token) => ({
        ...token,
        spam: isHidden(`${token.chainId}:${token.address}`) ? ('yes' as const) : token.spam,
      })),
    )
  const { calls } = answerRoutes({
    [`GET /api/portfolio/${wallet}/tokens`]: () => ({ body: answer() }),
    'GET /api/portfolio/spam': () => {
      const verdict = verdicts.get(`8453:${held[1]?.address}`) ?? null
      return {
        body: {
          tokens: verdict === null ? [] : [judgement(verdict)],
          ...{ effect: '', hiddenCount: 0, hiddenByPerson: 0, provisional: false },
          freshness: { source: 'Test', updatedAt: answer().updatedAt, state: 'fresh', problem: null },
        },
      }
    },
    'PUT /api/portfolio/spam': () => {
      if (isRefused()) return refusal('BUSY')
      const sent = calls.at(-1)?.body
      if (!isDecision(sent)) return refusal('BAD_REQUEST')
      verdicts.set(`${sent.chainId}:${sent.asset}`, sent.verdict)
      return { body: { success: true } }
    },
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <PortfolioChainsContext value={{ known, several: true }}>
          <TokensPanel addresses={[wallet]} scope={EVERYTHING} book={new Map()} />
        </PortfolioChainsContext>
      </QueryClientProvider>
      <Toaster />
    </MemoryRouter>,
  )
  const said = () => calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body)
  return { said, user: userEvent.setup() }
}

const hide = (name: string) => screen.findByRole('button', { name: `Hide ${name} as spam` })

it('tells tokens of one symbol apart by their chain, for who cannot see it', async () => {
  open()
  for (const name of ['USDC on Ethereum', 'USDC on Base', 'ETH', 'GIFT']) {
    expect(await hide(name)).toBeDefined()
  }
})

it('says what left the total, takes it back on Undo, and goes on at the next token', async () => {
  const { said, user } = open()
  const button = await hide('USDC on Base')
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('USDC on Base hidden')).toBeDefined()
  expect(screen.getByText('$12.35 left the total.')).toBeDefined()
  await waitFor(() => expect(button.isConnected).toBe(false))
  expect(document.activeElement).toBe(await hide('ETH'))

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await hide('USDC on Base')).toBeDefined()
  expect(screen.getByText('USDC on Base is shown again')).toBeDefined()
  const asset = { chainId: 8453, asset: held[1]?.address }
  expect(said()).toEqual([
    { ...asset, verdict: 'hide' },
    { ...asset, verdict: null },
  ])
})

it('gives back what the person had decided before, where they had', async () => {
  const { said, user } = open({ before: 'show' })
  await screen.findByText('by your decision; score 0 of 100')
  await user.click(await hide('USDC on Base'))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(said().at(-1)).toMatchObject({ verdict: 'show' }))
})

it('does not say of a token without a price that money left the total', async () => {
  const { user } = open()
  await user.click(await hide('GIFT'))
  expect(await screen.findByText('It had no value in the total.')).toBeDefined()
})

it('offers Undo again where taking it back failed', async () => {
  let refused = false
  const { said, user } = open({ isRefused: () => refused })
  await user.click(await hide('ETH'))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  refused = true
  fireEvent.click(undo)
  await waitFor(() => expect(said()).toHaveLength(2))
  refused = false
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('ETH is shown again')).toBeDefined()
})
