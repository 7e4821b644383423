import type { Chain } from '@pkg/chains'
import { noTurns } from '@pkg/keep-fresh'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLines } from '../../outbound/create-line.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../policies/circuit-breaker.ts'
import { withFallback } from '../../policies/with-fallback.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { filled, knownChain } from '../../testing/open-provider.ts'
import { blockscout } from './blockscout.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const HANGS = Number.POSITIVE_INFINITY
/** After a call that failed the next one goes out in a turn of its own, which takes the false clock a millisecond at times. */
const TURNS_MS = 10
const withoutTurns = (at: number) => at - (at % TURNS_MS)
/** How a wallet's tokens are asked for, where this source is the only one. */
const TIMES = { operation: 'tokens', attemptMs: 8_000, budgetMs: 15_000, now: () => Date.now() }
const CHAINS = [1, 8453, 42161, 10, 137, 56, 100, 43114, 59144, 534352, 324, 42220].map(knownChain)
const walletOf = (index: number): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`

/** Instances that answer after `latency` milliseconds, each its own or all behind one host, and what they are asked. */
function openIndex({
  latency,
  refuses = () => false,
  chains = CHAINS.slice(0, 1),
}: {
  latency: (path: string) => number
  /** Whether it asks to be left alone for a minute, at a moment. */
  refuses?: (at: number) => boolean
  chains?: Chain[]
}) {
  const asked: { path: string; at: number }[] = []
  let open = 0
  let mostOpen = 0
  const lineOf = createLines({ provider: 'Blockscout', atOnce: 5 })
  async function http({ url, signal }: { url: string; signal?: AbortSignal }) {
    signal?.throwIfAborted()
    const { pathname: path } = new URL(url)
    asked.push({ path, at: Date.now() })
    open += 1
    mostOpen = Math.max(mostOpen, open)
    try {
      await new Promise<void>((resolve, reject) => {
        const ms = latency(path)
        if (ms !== HANGS) setTimeout(resolve, ms)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    } finally {
      open -= 1
    }
    if (refuses(Date.now())) {
      throw new ProviderError('rate', { provider: 'Blockscout', operation: 'tokens', retryAfterMs: 60_000 })
    }
    return path.endsWith('/token-balances')
      ? []
      : { coin_balance: '5', exchange_rate: '2000', block_number_balance_updated_at: 1 }
  }
  const sources = chains.map((chain) => {
    const settings = { BLOCKSCOUT_URL: `https://index.example/${chain.id}/api/v2` }
    const ports = blockscout.create({ settings, chain, http, lineOf, turns: noTurns } as never)
    const breaker = createCircuitBreaker({ provider: 'Blockscout', now: () => Date.now() })
    return { name: 'Blockscout', port: filled(ports.walletData), breaker }
  })

  /** Reads one wallet, and says how that ended and when. */
  async function read(wallet: number, source = 0, signal?: AbortSignal) {
    const [candidate] = sources.slice(source)
    if (candidate === undefined) throw new RangeError('no such source')
    try {
      await withFallback(
        [candidate],
        (port, limit, lineWait) => port.listTokens(walletOf(wallet), { signal: limit, lineWait }),
        { ...TIMES, signal },
      )
      return { end: 'read', at: Date.now() }
    } catch (error) {
      const [failure] = (error as { failures?: ProviderError[] }).failures ?? []
      return { end: failure instanceof ProviderError ? failure.kind : 'gone', at: Date.now() }
    }
  }
  const breakerOf = (source: number): CircuitBreaker => filled(sources[source]).breaker
  return { asked, read, breakerOf, mostOpen: () => mostOpen }
}

const twenty = Array.from({ length: 20 }, (_, index) => index)
const endsOf = (results: { end: string }[]) =>
  Object.fromEntries([...Map.groupBy(results, ({ end }) => end)].map(([end, same]) => [end, same.length]))

test('twenty wallets are read of an index that takes 300 ms for a call, one after the other', async () => {
  const { read, mostOpen, breakerOf } = openIndex({ latency: () => 300 })
  const all = Promise.all(twenty.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(12_000)
  const results = await all
  expect(endsOf(results)).toEqual({ read: 20 })
  // Two calls for each wallet, and no wallet waits for the calls of those that came after it.
  expect(results.map(({ at }) => at)).toEqual(twenty.map((index) => (index + 1) * 600))
  expect(mostOpen()).toBe(1)
  expect(breakerOf(0).health()).toMatchObject({ state: 'ok', faults: 0 })
})

test('twenty wallets on twelve chains are read behind one host that takes 150 ms, five calls at once', async () => {
  const { read, mostOpen } = openIndex({ latency: () => 150, chains: CHAINS })
  const all = Promise.all(CHAINS.flatMap((_, chain) => twenty.map((wallet) => read(wallet, chain))))
  // 480 calls, five at once.
  await vi.advanceTimersByTimeAsync((480 / 5) * 150)
  expect(endsOf(await all)).toEqual({ read: 240 })
  expect(mostOpen()).toBe(5)
})

test('an index that hangs is found out by the second call, and keeps nobody longer', async () => {
  const { read, breakerOf, asked } = openIndex({ latency: () => HANGS })
  const all = Promise.all(twenty.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(16_000 + TURNS_MS)
  const results = await all
  expect(endsOf(results)).toEqual({ timeout: 20 })
  const ends = results.map(({ at }) => withoutTurns(at))
  expect(ends).toEqual(twenty.map((index) => (index === 0 ? 8_000 : 16_000)))
  expect(asked).toHaveLength(2)
  expect(breakerOf(0).health()).toMatchObject({ state: 'failing', faults: 20 })
  // Whoever comes now is told at once.
  expect(await read(0)).toEqual({ end: 'resting', at: Date.now() })
})

test('a host that hangs is found out by the calls that are out, on all of its chains', async () => {
  const { read, asked, breakerOf } = openIndex({ latency: () => HANGS, chains: CHAINS })
  const all = Promise.all(CHAINS.flatMap((_, chain) => twenty.map((wallet) => read(wallet, chain))))
  await vi.advanceTimersByTimeAsync(16_000 + TURNS_MS)
  expect(endsOf(await all)).toEqual({ timeout: 240 })
  // Five calls hang, and those that took their places before the fifth had ended; nobody goes after them.
  expect(asked.length).toBeGreaterThanOrEqual(5)
  expect(asked.length).toBeLessThanOrEqual(9)
  for (const index of CHAINS.keys()) expect(breakerOf(index).health().state).toBe('failing')
})

test('an index that hung is tried by one call, and takes up the others one by one', async () => {
  let recovered = false
  const { read, asked, mostOpen } = openIndex({ latency: () => (recovered ? 100 : HANGS) })
  const before = Promise.all(twenty.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(16_000 + TURNS_MS)
  await before
  recovered = true
  await vi.advanceTimersByTimeAsync(30_000)
  asked.length = 0
  const first = Promise.all(twenty.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(200)
  expect(endsOf(await first)).toEqual({ read: 1, resting: 19 })
  expect(asked).toHaveLength(2)
  const then = Promise.all(twenty.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(endsOf(await then)).toEqual({ read: 20 })
  expect(mostOpen()).toBe(1)
})

test('one wallet for which the index never answers costs the others its time, and nothing else', async () => {
  const { read, breakerOf } = openIndex({ latency: (path) => (path.includes(walletOf(0)) ? HANGS : 100) })
  const all = Promise.all(twenty.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(8_000 + 19 * 200 + TURNS_MS)
  const results = await all
  expect(results[0]).toEqual({ end: 'timeout', at: 8_000 })
  expect(endsOf(results)).toEqual({ timeout: 1, read: 19 })
  expect(breakerOf(0).health()).toMatchObject({ state: 'ok', faults: 1 })
})

test('whoever gives up in line leaves it without a call, and the next one moves up', async () => {
  const { read, asked, breakerOf } = openIndex({ latency: () => 300 })
  const leaves = new AbortController()
  const all = [read(0), read(1, 0, leaves.signal), read(2)]
  await vi.advanceTimersByTimeAsync(100)
  leaves.abort(new Error('gone'))
  expect(await all[1]).toEqual({ end: 'gone', at: 100 })
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await Promise.all(all)).toMatchObject([{ end: 'read' }, { end: 'gone' }, { end: 'read', at: 1_200 }])
  expect(asked.filter(({ path }) => path.includes(walletOf(1)))).toEqual([])
  expect(breakerOf(0).health().faults).toBe(0)
})

test('nobody waits longer than is bearable, and that is not held against the index', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index)
  const { read, asked, breakerOf } = openIndex({ latency: () => 300 })
  const all = Promise.all(hundred.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(60_000)
  const results = await all
  const ends = endsOf(results)
  expect(ends).toEqual({ read: 67, crowded: 33 })
  expect(Math.max(...results.map(({ at }) => at))).toBeLessThan(41_000)
  expect(asked).toHaveLength(134)
  expect(breakerOf(0).health()).toMatchObject({ state: 'ok', faults: 0 })
})

test('a line is no longer than it can be: whoever comes then is told at once', async () => {
  const { read } = openIndex({ latency: () => 1_000 })
  const many = Array.from({ length: 502 }, (_, index) => index)
  const all = many.map((wallet) => read(wallet))
  await vi.advanceTimersByTimeAsync(0)
  expect(await all.at(-1)).toEqual({ end: 'crowded', at: 0 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await Promise.all(all)).filter(({ at }) => at === 0)).toHaveLength(1)
})

test('who waits is not sent to an index that asked to be left alone meanwhile', async () => {
  const { read, asked } = openIndex({ latency: () => 300, refuses: (at) => at > 600 })
  const all = Promise.all(twenty.map((wallet) => read(wallet)))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(endsOf(await all)).toEqual({ read: 1, rate: 1, resting: 18 })
  expect(asked).toHaveLength(3)
})
