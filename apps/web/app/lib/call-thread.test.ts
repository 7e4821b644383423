import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callThread, ThreadFailure, type ThreadReply } from './call-thread.ts'

/** A thread that answers when it is told to. */
class TestWorker {
  static opened: TestWorker[] = []
  static isForbidden = false
  asked: number[] = []
  isLiving = true
  onmessage: ((event: { data: ThreadReply<number> }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    if (TestWorker.isForbidden) throw new TypeError('no threads')
    TestWorker.opened.push(this)
  }
  postMessage(request: number) {
    this.asked.push(request)
  }
  terminate() {
    this.isLiving = false
  }
  answer(data: ThreadReply<number>) {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  Object.assign(TestWorker, { opened: [], isForbidden: false })
  vi.stubGlobal('Worker', TestWorker)
  vi.stubGlobal('location', new URL('https://hodlwise.example/'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('opens one thread for all calls, and gives each its own answer', async () => {
  const { prepare, call } = callThread<number, number>('/assets/double.js')
  prepare()
  const answers = Promise.all([call(1), call(2), call(3).catch((error: Error) => error.message)])
  const [thread] = TestWorker.opened
  expect(thread?.asked).toEqual([1, 2, 3])
  thread?.answer({ result: 2 })
  thread?.answer({ result: 4 })
  thread?.answer({ problem: 'Three is too many.' })
  expect(await answers).toEqual([2, 4, 'Three is too many.'])
  expect(TestWorker.opened).toHaveLength(1)
})

test('whatever waits for a thread that fails rejects, and the next call opens another', async () => {
  const { call } = callThread<number, number>('/assets/double.js')
  const lost = [call(1), call(2)]
  TestWorker.opened[0]?.onerror?.()
  for (const call of lost) await expect(call).rejects.toThrow(ThreadFailure)
  expect(TestWorker.opened[0]?.isLiving).toBe(false)
  const next = call(3)
  TestWorker.opened[1]?.answer({ result: 6 })
  expect(await next).toBe(6)
})

test('without threads a call rejects, and getting ready throws nothing', async () => {
  TestWorker.isForbidden = true
  const { prepare, call } = callThread<number, number>('/assets/double.js')
  prepare()
  await expect(call(1)).rejects.toThrow(ThreadFailure)
})

test('a thread that is closed ends, and the next call opens another', async () => {
  const { call, close } = callThread<number, number>('/assets/double.js')
  close()
  const dropped = vi.fn<(result: number) => void>()
  call(1).then(dropped, dropped)
  close()
  expect(TestWorker.opened.map(({ isLiving }) => isLiving)).toEqual([false])
  const next = call(2)
  TestWorker.opened[1]?.answer({ result: 4 })
  expect(await next).toBe(4)
  expect(dropped).not.toHaveBeenCalled()
})
