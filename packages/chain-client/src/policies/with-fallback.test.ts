import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure } from '../testing/provider-failure.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { type Candidate, withFallback } from './with-fallback.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

type Ask = (signal: AbortSignal) => Promise<string>

const candidate = (name: string, port: Ask): Candidate<Ask> => ({
  name,
  port,
  breaker: createCircuitBreaker({ provider: name, now: () => Date.now() }),
})
const answers = (name: string) => candidate(name, async () => `from ${name}`)
const fails = (name: string, kind: Parameters<typeof failure>[0]) =>
  candidate(name, () => Promise.reject(failure(kind, { provider: name })))
const hangs = (name: string) => candidate(name, () => new Promise(() => {}))

const options = {
  operation: 'tokens',
  attemptMs: 8000,
  budgetMs: 15_000,
  now: () => Date.now(),
  random: () => 0,
}
const ask = (candidates: Candidate<Ask>[], more: object = {}) =>
  withFallback(candidates, (port, signal) => port(signal), { ...options, ...more })

test('the first that answers is taken, and says so', async () => {
  expect(await ask([answers('First'), answers('Second')])).toEqual({
    value: 'from First',
    source: 'First',
    passedOver: [],
  })
})

test.each(['busy', 'auth', 'quota', 'badbody', 'notfound'] as const)(
  'one that fails with %s is passed over',
  async (kind) => {
    const answer = ask([fails('First', kind), answers('Second')])
    await vi.runAllTimersAsync()
    expect(await answer).toMatchObject({ source: 'Second', passedOver: [{ kind, provider: 'First' }] })
  },
)

test('one that hangs is passed over when its share of the time is used up', async () => {
  const answer = ask([hangs('First'), hangs('Second'), answers('Third')])
  await vi.advanceTimersByTimeAsync(4999)
  await expect(Promise.race([answer, Promise.resolve('waiting')])).resolves.toBe('waiting')
  await vi.advanceTimersByTimeAsync(5001)
  expect(await answer).toMatchObject({
    source: 'Third',
    passedOver: [{ kind: 'timeout' }, { kind: 'timeout' }],
  })
})

test('one that hangs alone is left after the longest that one may take', async () => {
  const answer = ask([hangs('First')]).catch((error) => error)
  await vi.advanceTimersByTimeAsync(8000)
  expect((await answer).failures).toMatchObject([{ kind: 'timeout', provider: 'First' }])
})

test('a question that nobody can answer is not asked of the next one', async () => {
  const never = candidate('First', () => Promise.reject(failure('badrequest', { retry: 'never' })))
  await expect(ask([never, answers('Second')])).rejects.toMatchObject({ kind: 'badrequest' })
})

test('when all fail, the error keeps every failure and shows a sentence for a person', async () => {
  const answer = ask([fails('First', 'auth'), fails('Second', 'quota')]).catch((error) => error)
  expect(await answer).toMatchObject({
    code: 'SOURCE_UNAVAILABLE',
    failures: [{ provider: 'First' }, { provider: 'Second' }],
  })
})

test('no source at all is the same error', async () => {
  await expect(ask([])).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE', failures: [] })
})

test('a caller who gives up is no fault of the source', async () => {
  const abort = new AbortController()
  const first = hangs('First')
  const answer = ask([first, answers('Second')], { signal: abort.signal }).catch((error) => error.message)
  abort.abort(new Error('gone'))
  expect(await answer).toBe('gone')
  expect(first.breaker.health().state).toBe('unused')
})

test('a source that rests is passed over without being asked', async () => {
  let asked = 0
  const first = candidate('First', () => {
    asked += 1
    return Promise.reject(failure('auth'))
  })
  for (let index = 0; index < 9; index += 1) await ask([first, answers('Second')])
  expect(asked).toBe(5)
})
