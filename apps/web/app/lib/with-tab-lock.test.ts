import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTabLock } from './with-tab-lock.ts'

// jsdom has no locks, as browsers have none over plain http.
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

function setup() {
  const running = { now: 0, most: 0 }
  const task = async () => {
    running.most = Math.max(running.most, ++running.now)
    await new Promise((done) => setTimeout(done, 500))
    running.now--
    return 'done'
  }
  return { running, task }
}

it('lets tabs that begin at the same moment go one after another where there are no locks', async () => {
  const { running, task } = setup()
  const tabs = Promise.all([withTabLock(task), withTabLock(task), withTabLock(task)])
  await vi.advanceTimersByTimeAsync(5_000)

  expect(await tabs).toEqual(['done', 'done', 'done'])
  expect(running.most).toBe(1)
  expect(localStorage).toHaveLength(0)
})

it('waits no longer than ten seconds for a tab that died in its turn', async () => {
  const { task } = setup()
  localStorage.setItem('hodlwise.turn', JSON.stringify({ who: 'gone', until: Date.now() + 10_000 }))
  const ended = vi.fn()
  void withTabLock(task).then(ended)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(ended).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toHaveBeenCalledOnce()
})

it('hands the next tab its turn after a task that failed', async () => {
  const failing = withTabLock(() => Promise.reject(new RangeError('broken'))).catch(String)
  const next = withTabLock(async () => 'done')
  await vi.advanceTimersByTimeAsync(1_000)

  expect(await failing).toContain('broken')
  expect(await next).toBe('done')
})

it.for(['another year', '{"who":7}', '{"who":"x","until":1e15}'])(
  'is not held up by %s in the storage',
  async (text) => {
    localStorage.setItem('hodlwise.turn', text)
    const done = withTabLock(async () => 'done')
    await vi.advanceTimersByTimeAsync(100)

    expect(await done).toBe('done')
  },
)

it('goes on alone where storage is forbidden', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
  const done = withTabLock(async () => 'done')
  await vi.advanceTimersByTimeAsync(100)

  expect(await done).toBe('done')
})
