import { describe, expect, it } from 'vitest'
import { createClock } from './clock.ts'
import { testNow, useSandbox } from './testing/use-sandbox.ts'

const day = 86_400_000

it('stands still until it is moved when it is frozen, and else runs with the machine', () => {
  const frozen = createClock(1_000)
  expect([frozen.now(), frozen.now()]).toEqual([1_000, 1_000])
  frozen.set(5_000)
  expect(frozen.now()).toBe(5_000)
  const running = createClock()
  expect(Math.abs(running.now() - Date.now())).toBeLessThan(1_000)
  running.set(5_000)
  expect(running.now()).toBeGreaterThanOrEqual(5_000)
  expect(running.now()).toBeLessThan(65_000)
})

// The time of a chain goes forward alone: each has a sandbox of its own.
describe('the clock of a sandbox', () => {
  const sandboxed = useSandbox()
  const bitcoin = async () =>
    (await sandboxed.get('/defillama/prices/current/coingecko:bitcoin')).coins?.['coingecko:bitcoin']

  it('moves the prices, the age of answers and the time of the next block', async () => {
    const before = await bitcoin()
    expect(before?.timestamp).toBe(testNow.getTime() / 1000 - 23)
    await sandboxed.sandbox.setClock(testNow.getTime() + 9 * day)
    const after = await bitcoin()
    expect(after?.timestamp).toBe((testNow.getTime() + 9 * day) / 1000 - 23)
    expect(after?.price).not.toBe(before?.price)
    const { chain, demo } = sandboxed.sandbox
    const mined = await chain.transfer({ token: 'native', to: demo.address, value: 1n })
    expect(mined.timestamp).toBe((testNow.getTime() + 9 * day) / 1000)
  })
})

describe('the clock of a sandbox, over HTTP', () => {
  const sandboxed = useSandbox()

  it('moves by a span or to a moment, and block times never fall behind the chain', async () => {
    await sandboxed.post('/control/clock', { now: '2026-07-01T00:00:00Z' })
    const moved = await (await sandboxed.post('/control/clock', { advanceMs: 60_000 })).json()
    expect(moved).toMatchObject({ now: '2026-07-01T00:01:00.000Z' })
    const { chain, demo } = sandboxed.sandbox
    const ahead = await chain.transfer({ token: 'native', to: demo.address, value: 1n })
    expect(ahead.timestamp).toBe(Date.parse('2026-07-01T00:01:00Z') / 1000)
    await sandboxed.sandbox.setClock(testNow)
    const next = await chain.transfer({ token: 'native', to: demo.address, value: 1n })
    expect(next.timestamp).toBe(ahead.timestamp + 1)
    expect((await sandboxed.post('/control/clock', { now: 'tomorrow' })).status).toBe(400)
  })
})
