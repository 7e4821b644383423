import { expect, test } from 'vitest'
import { createGate } from './create-gate.ts'

/** Calls that are held until they are let go, and the order in which they began. */
function hold(count: number) {
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const calls = gates.map((gate, index) => async () => {
    begun.push(index)
    await gate.promise
    return index
  })
  return { gates, begun, calls }
}

test.each([1, 2])('%i at once are begun, in order, the next one as soon as one ends', async (atOnce) => {
  const gate = createGate(atOnce)
  const { gates, begun, calls } = hold(3)
  const ends = calls.map((call) => gate(call))
  await Promise.resolve()
  expect(begun).toEqual([0, 1].slice(0, atOnce))
  gates[0]?.resolve()
  await ends[0]
  expect(begun).toEqual([0, 1, 2].slice(0, atOnce + 1))
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(ends)).toEqual([0, 1, 2])
})

test('a call that fails, or is given up while it waits, lets the next one in', async () => {
  const gate = createGate(1)
  const aborted = AbortSignal.abort(new Error('gone'))
  const { gates, begun, calls } = hold(1)
  const failing = gate(() => Promise.reject(new Error('no')))
  const givenUp = gate(() => Promise.reject(new Error('never begun')), aborted)
  const last = gate(calls[0] as () => Promise<number>)
  await expect(failing).rejects.toThrow('no')
  await expect(givenUp).rejects.toThrow('gone')
  gates[0]?.resolve()
  expect(await last).toBe(0)
  expect(begun).toEqual([0])
})
