import { type Position, type Token, toPlacedAddress } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { EVERYTHING } from '../queries/queries.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { PositionsList } from './positions-list.tsx'

const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const usdc: Position['parts'][number] = {
  ...{
    asset: `1:0x${'aa'.repeat(20)}`,
    amount: '2000000000',
    role: 'supplied',
    symbol: 'USDC',
    name: 'USD Coin',
  },
  ...{ decimals: 6, usdPrice: 1, usdValue: 2_000, countedAs: 'holding' },
}

const build = (fields: Partial<Position>): Position => ({
  ...{ id: `1:0x${'bb'.repeat(20)}`, chainId: 1, protocol: 'Sky', kind: 'vault', trust: 'anchored' },
  ...{ shell: `1:0x${'bb'.repeat(20)}`, shellAmount: '1', shellSymbol: 'sUSDC', shellDecimals: 6 },
  ...{ parts: [usdc], usdValue: 2_000, health: null, block: 1, blockTime: '2026-01-01T00:00:00.000Z' },
  ...fields,
})

async function open(...positions: Position[]) {
  return openBeside([], positions)
}

async function openBeside(tokens: Token[], positions: Position[]) {
  answerRoutes({
    [`GET /api/portfolio/${wallet}/positions`]: { body: buildAnswer(positions) },
    [`GET /api/portfolio/${wallet}/tokens`]: { body: buildAnswer(tokens) },
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PositionsList addresses={[wallet]} scope={EVERYTHING} book={new Map()} />
    </QueryClientProvider>,
  )
  const list = await screen.findByRole('list', { name: 'Inside contracts' })
  return within(list)
}

it('tells the parts of a position, its protocol and where it counts', async () => {
  const list = await open(build({}))
  expect(list.getByRole('heading').textContent).toBe('Vault on Sky: USDC')
  // Said once for all, and on a card only what is otherwise there.
  expect(screen.getByText(/^Confirmed by a known contract of the protocol, and counted once/)).toBeDefined()
  expect(list.queryByText(/onfirmed/)).toBeNull()
  expect(list.getByText('2,000.0000')).toBeDefined()
  expect(screen.getByText('1 position; worth $2,000.00, less what is owed')).toBeDefined()
})

it('tells the health of a debt, and takes the debt off', async () => {
  const owed = { ...usdc, amount: '-500000000', usdValue: -500, role: 'borrowed' } as const
  const debt = build({
    id: '1:0xcc',
    kind: 'debt',
    protocol: 'Aave v3',
    parts: [owed],
    usdValue: -500,
    health: 2.489,
  })
  const list = await open(build({}), debt)
  expect(list.getByText('Health 2.48')).toBeDefined()
  expect(list.getAllByText('Taken off the net worth.')).toHaveLength(1)
  expect(list.getByText('owed')).toBeDefined()
  expect(screen.getByText('2 positions; worth $1,500.00, less what is owed')).toBeDefined()
})

it('counts no claim, and says of how many the worth is not known', async () => {
  const claim = build({ trust: 'claimed', protocol: null, parts: [{ ...usdc, countedAs: null }] })
  const account = build({
    id: '1:0xdd',
    kind: 'account',
    shell: null,
    parts: [{ ...usdc, countedAs: 'itself' }],
  })
  const unknown = build({
    id: '1:0xee',
    kind: 'pool',
    parts: [{ ...usdc, usdValue: null, usdPrice: null, countedAs: null }],
    usdValue: null,
  })
  const list = await open(claim, account, unknown)
  expect(list.getByText(/A part has no price, so that the token counts at its own/)).toBeDefined()
  expect(list.getByText('Claimed, not counted')).toBeDefined()
  expect(
    screen.getByText(
      '2 positions; worth $2,000.00, less what is owed; 1 of unknown worth; beside them 1 claim, not counted',
    ),
  ).toBeDefined()
})

it('counts nothing of a position whose row is hidden, and says so', async () => {
  const [hidden, shown] = ['bb', 'cc'].map((digits) => `0x${digits.repeat(20)}`)
  const positions = [hidden, shown].map((address) => build({ id: `1:${address}`, shell: `1:${address}` }))
  const tokens = [hidden, shown].map((address) =>
    buildToken({ ...(address && { address }), usdValue: 2_000, spam: address === hidden ? 'yes' : 'no' }),
  )
  const list = await openBeside(tokens, positions)
  expect(
    await screen.findByText('2 positions; worth $2,000.00, less what is owed; 1 hidden, not counted'),
  ).toBeDefined()
  expect(list.getAllByText('Hidden, not counted')).toHaveLength(1)
  expect(list.getAllByText('You have hidden it, or it looks like spam: it is in no total.')).toHaveLength(1)
})

it('leaves a hidden part out of what its position is worth', async () => {
  const pool = `1:0x${'bb'.repeat(20)}`
  const parts = [
    { ...usdc, countedAs: 'itself' as const },
    { ...usdc, asset: `1:0x${'cc'.repeat(20)}`, symbol: 'DAI', usdValue: 500, countedAs: 'itself' as const },
  ]
  const place = (part: (typeof parts)[number]) =>
    toPlacedAddress(part.asset.slice(2), { contract: pool.slice(2), piece: undefined, role: 'supplied' })
  const tokens = parts.map((part, index) =>
    buildToken({ address: place(part), usdValue: part.usdValue, spam: index === 1 ? 'yes' : 'no' }),
  )
  const list = await openBeside(tokens, [
    build({ id: pool, kind: 'account', shell: null, parts, usdValue: 2_500 }),
  ])
  expect(await screen.findByText('1 position; worth $2,000.00, less what is owed')).toBeDefined()
  expect(list.getByText('hidden, not counted')).toBeDefined()
})

it('says together what the cards say, each with the cents of its row among the tokens', async () => {
  const shells = ['bb', 'cc', 'dd'].map((digits) => `0x${digits.repeat(20)}`)
  const worth = { ...usdc, usdValue: 10.004, amount: '10004000' }
  const positions = shells.map((address) =>
    build({ id: `1:${address}`, shell: `1:${address}`, parts: [worth], usdValue: 10.004 }),
  )
  // 30.012 is rounded once: one of the rows takes the cent.
  const tokens = shells.map((address) => buildToken({ address, usdValue: 10.004 }))
  const list = await openBeside(tokens, positions)
  expect(await screen.findByText('3 positions; worth $30.01, less what is owed')).toBeDefined()
  const cards = list.getAllByRole('heading').map((head) => head.nextElementSibling?.textContent)
  expect(cards).toEqual(['$10.01', '$10.00', '$10.00'])
})

it('shows what Moralis claims beneath everything else, apart, by its name, and in no sum', async () => {
  const claimed = (fields: Partial<Position>) =>
    build({
      ...{ trust: 'claimed', claimedBy: 'Moralis', shell: null, block: 0, kind: 'pool' },
      parts: [
        { ...usdc, countedAs: null },
        { ...usdc, role: 'fee', countedAs: null },
      ],
      ...fields,
    })
  const own = build({ id: '1:0xdd', trust: 'claimed', protocol: null, parts: [{ ...usdc, countedAs: null }] })
  const staked = claimed({ id: '1:0xee#m', kind: 'wrapped', protocol: 'Lido', shell: '1:0xee' })
  const list = await open(claimed({ id: '1:0xcc#m', protocol: 'Pendle' }), own, staked, build({}))
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Vault on Sky: USDC',
    'Vault: USDC',
  ])
  const apart = within(screen.getByRole('list', { name: 'Claimed by Moralis, not counted' }))
  expect(apart.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Pool on Pendle: USDC',
    'Staked on Lido: USDC',
  ])
  expect(apart.getAllByText('Claimed by Moralis, not counted')).toHaveLength(2)
  expect(apart.getByText('Only Moralis says so.')).toBeDefined()
  expect(apart.getByText(/The token that stands for it counts at its own price/)).toBeDefined()
  expect(apart.getAllByText('rewards')).toHaveLength(2)
  expect(screen.getByText(/confirms them, so they are in no total, no history and no file\./)).toBeDefined()
  expect(
    screen.getByText('1 position; worth $2,000.00, less what is owed; beside it 3 claims, not counted'),
  ).toBeDefined()
})

it('shows claims where nothing was read, and no list of nothing', async () => {
  answerRoutes({
    [`GET /api/portfolio/${wallet}/positions`]: {
      body: buildAnswer([build({ trust: 'claimed', claimedBy: 'Moralis', shell: null, block: 0 })]),
    },
    [`GET /api/portfolio/${wallet}/tokens`]: { body: buildAnswer([]) },
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PositionsList addresses={[wallet]} scope={EVERYTHING} book={new Map()} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('list', { name: 'Claimed by Moralis, not counted' })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Inside contracts' })).toBeNull()
  expect(screen.getByText('No position that a contract confirms; 1 claim, not counted')).toBeDefined()
  expect(screen.getByText(/^Moralis listed this .* ago, .* confirms it, so it is in no total/)).toBeDefined()
})
