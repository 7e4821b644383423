import { expect, test } from 'vitest'
import { failure } from '../testing/provider-failure.ts'
import { createLine } from './create-line.ts'

const open = (atOnce: number) => createLine({ provider: 'First', atOnce })
const place = { operation: 'tokens' }

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
/** Resolves after everything that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test.each([1, 2])('%i at once are begun, in order, the next one as soon as one ends', async (atOnce) => {
  const line = open(atOnce)
  const { gates, begun, calls } = hold(3)
  const ends = calls.map((call) => line(call, place))
  await settle()
  expect(begun).toEqual([0, 1].slice(0, atOnce))
  gates[0]?.resolve()
  await ends[0]
  await settle()
  expect(begun).toEqual([0, 1, 2].slice(0, atOnce + 1))
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(ends)).toEqual([0, 1, 2])
})

test('a call that fails lets the next one in', async () => {
  const line = open(1)
  const failing = line(() => Promise.reject(new Error('no')), place)
  const last = line(async () => 'yes', place)
  await expect(failing).rejects.toThrow('no')
  expect(await last).toBe('yes')
})

test('one that is given up while it waits is gone at once and never begun', async () => {
  const line = open(1)
  const { gates, begun, calls } = hold(3)
  const leaves = new AbortController()
  const [first, givenUp, last] = calls.map((call, index) =>
    line(call, { ...place, signal: index === 1 ? leaves.signal : undefined }),
  )
  leaves.abort(new Error('gone'))
  await expect(givenUp).rejects.toThrow('gone')
  await expect(line(async () => 'never', { ...place, signal: leaves.signal })).rejects.toThrow('gone')
  for (const { resolve } of gates) resolve()
  expect(await Promise.all([first, last])).toEqual([0, 2])
  expect(begun).toEqual([0, 2])
})

test('what nobody waits for goes behind the others, and in its order', async () => {
  const line = open(1)
  const { gates, begun, calls } = hold(5)
  const ends = calls.map((call, index) => line(call, { ...place, isBehind: index === 1 || index === 2 }))
  for (const { resolve } of gates) resolve()
  await Promise.all(ends)
  expect(begun).toEqual([0, 3, 4, 1, 2])
})

test('who waits is told of a source that hangs once as many calls in a row got no answer as go at once', async () => {
  const line = open(3)
  const hang = Promise.withResolvers<never>()
  const hanging = [1, 2, 3].map(() => line(() => hang.promise, place))
  const { gates, begun, calls } = hold(2)
  const [waiting, next] = calls as [() => Promise<number>, () => Promise<number>]
  const told = expect(line(waiting, place)).rejects.toMatchObject({ kind: 'timeout' })
  hang.reject(failure('timeout'))
  for (const one of hanging) await expect(one).rejects.toMatchObject({ kind: 'timeout' })
  await told
  await settle()
  // One tries whether it is back, and meanwhile the others are told at once.
  const trial = line(next, place)
  await expect(line(waiting, place)).rejects.toMatchObject({ kind: 'timeout' })
  expect(begun).toEqual([1])
  gates[1]?.resolve()
  await trial
  gates[0]?.resolve()
  expect(await Promise.all([line(waiting, place), line(waiting, place)])).toEqual([0, 0])
})

test.each([
  ['an answer', async () => 'yes'],
  ['a fault that is an answer', () => Promise.reject(failure('busy'))],
])('%s in between says that the source is there', async (_, between) => {
  const line = open(1)
  const hang = () => line(() => Promise.reject(failure('timeout')), place).catch(() => 'hung')
  const ends = await Promise.all([
    hang(),
    line(between, place).catch(() => 'no'),
    hang(),
    line(async () => 'in', place),
  ])
  expect(ends[3]).toBe('in')
})

test('a call that was not made says nothing of the source', async () => {
  const line = open(1)
  const fail = (kind: Parameters<typeof failure>[0]) =>
    line(() => Promise.reject(failure(kind)), place).catch((error) => error.kind)
  const ends = await Promise.all([
    fail('timeout'),
    fail('budget'),
    fail('timeout'),
    line(async () => 'in', place).catch((error) => error.kind),
  ])
  expect(ends).toEqual(['timeout', 'budget', 'timeout', 'timeout'])
})
