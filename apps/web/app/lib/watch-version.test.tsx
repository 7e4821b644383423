import { toast, toastStore } from '@pkg/ui-kit/components/toast.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchVersion } from './watch-version.ts'

const MINUTE = 60_000
const own = '/assets/manifest-11111111.js'
let hidden = false
let answer: () => Promise<Response>
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  answer = async () => Response.json({ version: own })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  )
  end = watchVersion(own)
})
afterEach(() => {
  end()
  for (const { id } of toastStore.getState()) toast.dismiss(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)
async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}
const told = () => toastStore.getState().map(({ title }) => title)
const asked = () => vi.mocked(fetch).mock.calls.length

test('another build is told of once, to whoever comes back, and stays told', async () => {
  answer = async () => Response.json({ version: '/assets/manifest-22222222.js' })
  await pass(6)
  await comeBack()
  expect(told()).toEqual(['A new version is here'])
  expect(toastStore.getState()[0]?.lifeMs).toBe(Number.POSITIVE_INFINITY)
  await pass(60)
  await comeBack()
  expect(told()).toHaveLength(1)
  expect(asked()).toBe(1)
})

test('a page that stays in view asks every quarter of an hour, one that is not seen never', async () => {
  await pass(14)
  expect(asked()).toBe(0)
  await pass(2)
  expect(asked()).toBe(1)
  hidden = true
  await pass(120)
  expect(asked()).toBe(1)
})

test('whoever goes to and fro makes it ask once in five minutes', async () => {
  await comeBack()
  expect(asked()).toBe(0)
  await pass(6)
  for (let times = 0; times < 20; times++) await comeBack()
  expect(asked()).toBe(1)
})

test.each([
  ['the same build', async () => Response.json({ version: own })],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a fault', async () => Response.json({ version: 'other' }, { status: 503 })],
  ['a page', async () => new Response('<!doctype html>')],
  ['another form', async () => Response.json({ version: 7 })],
  ['nothing', async () => Response.json(null)],
])('%s says nothing', async (_what, given) => {
  answer = given
  await pass(16)
  expect(asked()).toBe(1)
  expect(told()).toEqual([])
})
