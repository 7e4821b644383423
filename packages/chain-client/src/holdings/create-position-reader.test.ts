import { type AssetId, HOUR_MS, type Position, type Token } from '@pkg/api-contract'
import { createMemoryStore } from '@pkg/keep-fresh'
import { expect, test } from 'vitest'
import type { Sources } from '../open-providers.ts'
import { createCircuitBreaker } from '../policies/circuit-breaker.ts'
import { withFallback } from '../policies/with-fallback.ts'
import type { PositionList, PositionPart, Positions, Position as ReadPosition } from '../ports/positions.ts'
import type { Address } from '../ports/wallet-data.ts'
import { knownChain, NOON } from '../testing/open-provider.ts'
import { createPositionReader, PositionsUnread } from './create-position-reader.ts'

const wallet: Address = `0x${'a'.repeat(40)}`
const ethereum = knownChain(1)
const [usdcMarket = '', etherMarket = ''] = ethereum.anchors.comets.map(({ address }) => `1:${address}`)
const dollar: AssetId = `1:${ethereum.stablecoins[0]?.address ?? '0x'}`

const part = (amount: bigint, role: PositionPart['role'] = 'supplied'): PositionPart => ({
  ...{ asset: dollar, amount, role, isBeside: true },
})
const at = (id: string, ...parts: PositionPart[]): ReadPosition => ({
  ...{ id, protocol: 'Compound v3', kind: 'account', shell: null, shellAmount: 0n, parts },
  ...{ trust: 'anchored', contracts: [id.slice(2) as Address], health: null },
})
const told = (positions: ReadPosition[], unread: string[] = []): PositionList => ({
  ...{ block: 1, at: NOON, positions, unread: unread as AssetId[] },
  assets: new Map([[dollar, { symbol: 'USDC', name: 'USD Coin', decimals: 6 }]]),
})

/** A reader of one node, which tells one list after the other; a dollar costs a dollar. */
function readerOf(...lists: (PositionList | Error)[]) {
  const clock = { time: NOON }
  const now = () => clock.time
  const port: Positions = {
    async listPositions() {
      const list = lists.shift() ?? told([])
      if (list instanceof Error) throw list
      return list
    },
  }
  const breaker = createCircuitBreaker({ provider: 'Ethereum node', now })
  const sources = { id: 'sources', filling: () => [{ name: 'Ethereum node', port, breaker }] }
  const readPositions = createPositionReader(ethereum, {
    sources: sources as unknown as Sources<'positions'>,
    priceTokens: async (rows) => ({
      ...{ tokens: rows.map((row) => ({ ...row, usdPrice: 1 }) as Token), source: null, problem: null },
    }),
    answers: createMemoryStore(),
    context: {
      now,
      log: () => {},
      ask: (candidates, times, signal, call) => withFallback(candidates, call, { ...times, now, signal }),
    },
  })
  const read = async () => {
    const signal = new AbortController().signal
    const answer = await readPositions(wallet, [], { signal, refresh: false })
    if (answer instanceof PositionsUnread) throw answer
    const worth = answer.inside.reduce(
      (sum, { usdValue, debtUsd = null }) => sum + (usdValue ?? 0) - (debtUsd ?? 0),
      0,
    )
    return { ...answer, worth, ids: answer.positions.map(({ id }: Position) => id) }
  }
  return { read, clock }
}

const USD = 1_000_000n

test('a market that does not answer this time keeps what it had, of its time, and is in no last good reading', async () => {
  const first = told([
    at(usdcMarket, part(500n * USD), part(-200n * USD, 'borrowed')),
    at(etherMarket, part(7n * USD)),
  ])
  const second = told([at(etherMarket, part(9n * USD))], [usdcMarket])
  const { read, clock } = readerOf(first, second, second, told([at(usdcMarket, part(400n * USD))]))
  expect(await read()).toMatchObject({ worth: 307, problem: null })
  for (const hours of [1, 2]) {
    clock.time = NOON + hours * HOUR_MS
    const kept = await read()
    expect(kept).toMatchObject({
      ...{ worth: 309, ids: [usdcMarket, etherMarket], readAt: new Date(NOON).toISOString() },
      problem: 'One contract did not answer; what is in it is of 12:00 UTC.',
    })
  }
  clock.time = NOON + 3 * HOUR_MS
  const whole = await read()
  expect(whole).toMatchObject({ worth: 400, ids: [usdcMarket], problem: null })
  expect(whole.readAt).toBeUndefined()
})

test('markets that never answered are missing, beside one that keeps what it had', async () => {
  const [, , third = ''] = ethereum.anchors.comets.map(({ address }) => `1:${address}`)
  const { read, clock } = readerOf(
    told([at(usdcMarket, part(500n * USD))]),
    told([], [usdcMarket, etherMarket, third]),
  )
  await read()
  clock.time += HOUR_MS
  expect(await read()).toMatchObject({
    ...{ worth: 500, ids: [usdcMarket] },
    problem:
      'One contract did not answer; what is in it is of 12:00 UTC. 2 contracts did not answer; what is in them is missing.',
  })
})
