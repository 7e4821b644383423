import { HOUR_MS } from '@pkg/api-contract'
import { createFlights, createMemoryStore } from '@pkg/keep-fresh'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sources } from '../open-providers.ts'
import { createCircuitBreaker } from '../policies/circuit-breaker.ts'
import { withFallback } from '../policies/with-fallback.ts'
import type { PositionClaim, PositionClaims } from '../ports/position-claims.ts'
import type { Address } from '../ports/wallet-data.ts'
import { type FaultKind, ProviderError } from '../provider-error.ts'
import { knownChain, NOON } from '../testing/open-provider.ts'
import { createClaimReader } from './create-claim-reader.ts'

const wallet: Address = `0x${'a'.repeat(40)}`
const other: Address = `0x${'b'.repeat(40)}`
let now = NOON
let asked: Address[] = []

beforeEach(() => {
  now = NOON
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
})

const claim: PositionClaim = {
  ...{
    id: `1:${other}#moralis-1`,
    chainId: 1,
    protocol: 'Acme',
    kind: 'lent',
    shell: null,
    shellAmount: '0',
  },
  ...{ shellSymbol: null, shellDecimals: null, usdValue: 2, health: null, contracts: [other], piece: null },
  parts: [
    {
      ...{ asset: `1:${wallet}`, amount: '2', role: 'supplied', symbol: 'TKN', name: null, decimals: 0 },
      ...{ usdPrice: 1, usdValue: 2, countedAs: null },
    },
  ],
}

const fault = (kind: FaultKind, options: object = {}) =>
  new ProviderError(kind, { provider: 'Moralis', operation: 'position claims', ...options })

/** A reader of one service that answers as it is told, and the health of that service for everything else. */
function readerOf(answer: () => ReturnType<PositionClaims['listClaims']>, isTold = true) {
  const shared = createCircuitBreaker({ provider: 'Moralis', now: () => now })
  const port: PositionClaims = {
    isTold,
    listClaims(asking) {
      asked.push(asking)
      return answer()
    },
  }
  const sources = {
    id: 'sources',
    filling: () => [{ name: 'Moralis', port, breaker: shared }],
  } as unknown as Sources<'positionClaims'>
  const reader = createClaimReader(knownChain(1), {
    ...{ sources, sharedBy: 1 },
    context: {
      ask: (candidates, times, signal, call) =>
        withFallback(candidates, call, { ...times, signal, now: () => now, random: () => 0 }),
      ...{ flights: createFlights(), store: createMemoryStore(), now: () => now, log: () => {} },
      onCacheHit: () => {},
    },
  })
  return { reader, shared, read: (asking = wallet) => reader?.read(asking, {}) }
}

const told = async () => ({ claims: [claim], left: 0 })

test('there is none where no service tells positions of the chain', () => {
  expect(readerOf(told, false).reader).toBeUndefined()
})

test('however many ask, a service is asked once an hour', async () => {
  const { read, reader } = readerOf(told)
  const [first] = await Promise.all([read(), read(), read()])
  expect(first).toMatchObject({ problem: null, answer: { source: 'Moralis', data: { claims: [claim] } } })
  now += 3_599_000
  const again = await read()
  expect(again?.answer && reader?.holds(again.answer)).toBe(true)
  expect(asked).toEqual([wallet])
  now += 2_000
  await read()
  expect(asked).toEqual([wallet, wallet])
})

test('what could not be read of an answer is a sentence', async () => {
  const { read } = readerOf(async () => ({ claims: [claim], left: 3 }))
  expect((await read())?.problem).toBe('3 positions that Moralis claims could not be read and are missing.')
})

test('a failure is a sentence, and the service is left alone for a minute', async () => {
  const { read } = readerOf(() => Promise.reject(fault('badbody', { retry: 'elsewhere' })))
  const missing = {
    answer: null,
    problem:
      'Moralis sends answers that cannot be read; what it would claim to be inside contracts is missing.',
  }
  expect(await read()).toEqual(missing)
  now += 59_000
  expect(await read()).toEqual(missing)
  expect(asked).toHaveLength(1)
  now += 2_000
  await read()
  expect(asked).toHaveLength(2)
})

test('after a failure stands what was told last, and from when it is', async () => {
  let answer = told
  const { read } = readerOf(() => answer())
  await read()
  now += 3_700_000
  answer = () => Promise.reject(fault('badbody', { retry: 'elsewhere' }))
  expect(await read()).toMatchObject({
    answer: { data: { claims: [claim] }, stale: true },
    problem: 'Moralis did not answer anew; what it claims is of 12:00 UTC.',
  })
})

test('a plan that does not have it is asked once an hour whatever wallet it is about, and may tell everything else', async () => {
  const { read, shared } = readerOf(() =>
    Promise.reject(fault('auth', { retryAfterMs: HOUR_MS, clause: 'does not tell positions to our key' })),
  )
  const problem =
    'Moralis does not tell positions to our key; what it would claim to be inside contracts is missing.'
  expect([await read(), await read(other)]).toMatchObject([{ problem }, { problem }])
  expect(asked).toEqual([wallet])
  expect(() => shared.check('tokens')).not.toThrow()
})

test('a service that is left alone for everything else is not asked', async () => {
  const { read, shared } = readerOf(told)
  await shared.run('tokens', () => Promise.reject(fault('quota'))).catch(() => undefined)
  expect((await read())?.problem).toMatch(/^Moralis has used up its allowance for today;/)
  expect(asked).toEqual([])
})

test('nobody waits longer than four seconds, and the answer is there for the next one', async () => {
  vi.useFakeTimers()
  let end = () => {}
  const { read } = readerOf(
    () =>
      new Promise((resolve) => {
        end = () => resolve({ claims: [claim], left: 0 })
      }),
  )
  const first = read()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await first).toEqual({
    answer: null,
    problem: 'Moralis has not told yet what it claims to be inside contracts.',
  })
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(await read()).toMatchObject({ answer: { data: { claims: [claim] } }, problem: null })
  expect(asked).toHaveLength(1)
})
