import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReading } from './use-reading.ts'

const everyMs = 30_000
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
function show(isVisible: boolean) {
  hidden = !isVisible
  document.dispatchEvent(new Event('visibilitychange'))
}

function open(read = vi.fn(async () => read.mock.calls.length), active = true) {
  const hook = renderHook((props: { active: boolean }) => useReading(read, { everyMs, ...props }), {
    initialProps: { active },
  })
  return { ...hook, read }
}

test('reads at once, and again when the time has come', async () => {
  const { result, read } = open()
  await pass(0)
  expect(result.current).toMatchObject({ data: 1, busy: false, failed: false })
  await pass(everyMs - 1)
  expect(read).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(result.current.data).toBe(2)
})

test('reads nothing while the page is hidden, and at once what fell due meanwhile', async () => {
  const { read } = open()
  await pass(0)
  show(false)
  await pass(everyMs * 5)
  expect(read).toHaveBeenCalledTimes(1)
  show(true)
  await pass(0)
  expect(read).toHaveBeenCalledTimes(2)
})

test('waits for the rest of the time when the page was hidden only for a moment', async () => {
  const { read } = open()
  await pass(10_000)
  show(false)
  await pass(1_000)
  show(true)
  await pass(0)
  expect(read).toHaveBeenCalledTimes(1)
  await pass(19_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('reads nothing while it is not active', async () => {
  const { read, rerender } = open(undefined, false)
  await pass(everyMs * 2)
  expect(read).not.toHaveBeenCalled()
  rerender({ active: true })
  await pass(0)
  expect(read).toHaveBeenCalledTimes(1)
  rerender({ active: false })
  await pass(everyMs * 2)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a failure keeps the last answer, says so, and is tried again in time', async () => {
  const read = vi.fn(async () => 'good')
  const { result } = open(read as never)
  await pass(0)
  read.mockRejectedValueOnce(new Error('down'))
  await pass(everyMs)
  expect(result.current).toMatchObject({ data: 'good', failed: true, busy: false })
  await pass(everyMs)
  expect(result.current).toMatchObject({ data: 'good', failed: false })
})

test('a refresh asks past the caches and begins the time anew', async () => {
  const { result, read } = open()
  await pass(20_000)
  await act(async () => result.current.refresh())
  await pass(0)
  expect(read.mock.lastCall).toMatchObject([{ refresh: true }])
  await pass(20_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('leaving the page ends the reading under way', async () => {
  const signals: AbortSignal[] = []
  const read = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  const { unmount } = renderHook(() => useReading(read, { everyMs }))
  await pass(1)
  unmount()
  expect(signals[0]?.aborted).toBe(true)
})

test('without a time it reads once, when the page is looked at, and again when it is asked to', async () => {
  const read = vi.fn(async () => 'good')
  show(false)
  const { result } = renderHook(() => useReading(read))
  await pass(everyMs)
  expect(read).not.toHaveBeenCalled()
  show(true)
  await pass(everyMs * 100)
  expect(read).toHaveBeenCalledTimes(1)
  const fault = new Error('down')
  read.mockRejectedValueOnce(fault)
  await act(async () => result.current.refresh())
  await pass(everyMs * 100)
  expect(read).toHaveBeenCalledTimes(2)
  expect(result.current).toMatchObject({ data: 'good', failed: true, error: fault, busy: false })
})
