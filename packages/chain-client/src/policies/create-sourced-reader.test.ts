import { MINUTE_MS } from '@pkg/api-contract'
import { createFlights, createMemoryStore } from '@pkg/keep-fresh'
import { createTestTurns } from '@pkg/keep-fresh/testing/create-test-turns.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { failure } from '../testing/provider-failure.ts'
import type { KeptAnswer } from './answer-cache.ts'
import { createSourcedReader } from './create-sourced-reader.ts'
import { AllFailed } from './with-fallback.ts'

const START = Date.UTC(2026, 2, 1, 14, 58)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (ms: number) => new Date(ms).toISOString()
const answer = (data: number[], problem: string | null = null): KeptAnswer<number[]> => ({
  data,
  source: 'First',
  updatedAt: at(Date.now()),
  problem,
})

function setUp(schema: z.ZodType<number[]> = z.array(z.number())) {
  const store = createMemoryStore()
  const turns = createTestTurns()
  /** Of another process each time; all have one store and take turns. */
  const reader = () =>
    createSourcedReader({
      name: 'numbers:1',
      sources: { id: 'first' },
      schema,
      store,
      flights: createFlights({ name: 'answers', turns }),
      now: () => Date.now(),
      log: () => {},
    })
  return { store, reader, read: reader() }
}

const broken = () => Promise.reject(new AllFailed([failure('busy', { provider: 'Moralis' })]))

test('within 15 minutes the kept answer is given and nobody is asked', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  vi.setSystemTime(START + 15 * MINUTE_MS - 1)
  expect(await read('a', broken, {})).toEqual({
    data: [1],
    source: 'First',
    updatedAt: at(START),
    stale: false,
    problem: null,
  })
  vi.setSystemTime(START + 15 * MINUTE_MS)
  expect((await read('a', async () => answer([2]), {})).data).toEqual([2])
})

test.for([{ refresh: false }, { refresh: true }])(
  'of several processes that ask at once one reads, and all give what it read: %j',
  async (options) => {
    const { reader } = setUp()
    const readers = [reader(), reader(), reader()]
    await readers[0]?.('a', async () => answer([1]), {})
    for (const read of readers) await read('a', broken, {})
    vi.setSystemTime(START + 20 * MINUTE_MS)
    let calls = 0
    const found = await Promise.all(
      readers.map((read) =>
        read(
          'a',
          async () => {
            calls += 1
            return answer([1 + calls])
          },
          options,
        ),
      ),
    )
    expect([calls, ...found.map(({ data }) => data)]).toEqual([1, [2], [2], [2]])
  },
)

test('a young answer says that a newer reading failed until one succeeds, and nobody is asked meanwhile', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  vi.setSystemTime(START + MINUTE_MS)
  const failed = await read('a', broken, { refresh: true })
  expect(failed).toMatchObject({ data: [1], stale: true, problem: expect.stringContaining('Moralis') })
  vi.setSystemTime(START + MINUTE_MS + 5_000)
  const unasked = vi.fn(async () => answer([2]))
  expect(await read('a', unasked, {})).toEqual(failed)
  expect(unasked).not.toHaveBeenCalled()
  // The source was left alone for long enough.
  vi.setSystemTime(START + 2 * MINUTE_MS)
  expect(await read('a', unasked, {})).toMatchObject({ data: [2], stale: false, problem: null })
  vi.setSystemTime(START + 3 * MINUTE_MS)
  expect(await read('a', broken, {})).toMatchObject({ data: [2], stale: false, problem: null })
})

test('a refresh asks anew, however fresh the kept answer is', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  expect((await read('a', async () => answer([2]), { refresh: true })).data).toEqual([2])
})

test('when the sources fail, the last good answer is given with its age and a sentence', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  vi.setSystemTime(START + 20 * MINUTE_MS)
  expect(await read('a', broken, {})).toEqual({
    data: [1],
    source: 'First',
    updatedAt: at(START),
    stale: true,
    problem: 'Moralis is not answering; these are the figures of 14:58 UTC.',
  })
})

test('figures of another day are given with their date', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  vi.setSystemTime(START + 24 * 60 * MINUTE_MS)
  const { problem } = await read('a', broken, {})
  expect(problem).toBe('Moralis is not answering; these are the figures of 1 Mar 2026, 14:58 UTC.')
})

test('a failure does not replace the answer that is kept', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  await read('a', broken, { refresh: true })
  expect(await read('a', broken, {})).toMatchObject({ data: [1], stale: true })
})

test('an empty answer that succeeded replaces a full one', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  await read('a', async () => answer([]), { refresh: true })
  expect((await read('a', broken, {})).data).toEqual([])
})

test('without a kept answer the failure is the answer', async () => {
  const { read } = setUp()
  await expect(read('a', broken, {})).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
})

test('after a failure nobody is asked for half a minute, unless a person asks for it', async () => {
  const { read } = setUp()
  let asked = 0
  const count = () => {
    asked += 1
    return broken()
  }
  await read('a', async () => answer([1]), {})
  vi.setSystemTime(START + 20 * MINUTE_MS)
  await read('a', count, {})
  expect(await read('a', count, {})).toMatchObject({ stale: true, data: [1] })
  expect(asked).toBe(1)
  await read('a', count, { refresh: true })
  expect(asked).toBe(2)
  vi.setSystemTime(START + 21 * MINUTE_MS)
  await read('a', count, {})
  expect(asked).toBe(3)
})

test('an answer that lacks something is looked up again after a minute', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1], 'Prices are missing.'), {})
  expect(await read('a', broken, {})).toMatchObject({ stale: false, problem: 'Prices are missing.' })
  vi.setSystemTime(START + MINUTE_MS)
  expect(await read('a', async () => answer([2]), {})).toMatchObject({ data: [2], problem: null })
})

test('a read that takes long leaves the person with the last good answer and fills the cache all the same', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  vi.setSystemTime(START + 20 * MINUTE_MS)
  let end = (_: KeptAnswer<number[]>) => {}
  const slow = () =>
    new Promise<KeptAnswer<number[]>>((resolve) => {
      end = resolve
    })
  const first = read('a', slow, {})
  await vi.advanceTimersByTimeAsync(4000)
  expect(await first).toMatchObject({
    data: [1],
    stale: true,
    problem: 'The data source has not answered yet; these are the figures of 14:58 UTC.',
  })
  end(answer([2]))
  await vi.advanceTimersByTimeAsync(1)
  expect(await read('a', broken, {})).toMatchObject({ data: [2], stale: false })
})

test('answers survive a restart', async () => {
  const { read, reader } = setUp()
  await read('a', async () => answer([1]), {})
  expect(await reader()('a', broken, {})).toMatchObject({ data: [1], stale: false })
})

test.each([
  'not JSON',
  '{"data":["text"],"source":"First","updatedAt":"2026-03-01T14:58:00.000Z","problem":null}',
  '{}',
])('a kept answer of another shape is not there: %s', async (value) => {
  const { read, store } = setUp()
  await store.set('a', { value, storedAt: START })
  await expect(read('a', broken, {})).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
})

test('a caller who gives up hears so, and not of a failure', async () => {
  const { read } = setUp()
  await read('a', async () => answer([1]), {})
  const abort = new AbortController()
  const wait = read('a', () => new Promise(() => {}), { refresh: true, signal: abort.signal })
  abort.abort(new Error('gone'))
  await expect(wait).rejects.toThrow('gone')
})
