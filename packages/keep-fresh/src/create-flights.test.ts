import { expect, test } from 'vitest'
import { createFlights } from './create-flights.ts'

/** A call that ends when told to. */
function held() {
  let end = (_: string) => {}
  const signals: AbortSignal[] = []
  const answer = new Promise<string>((resolve) => {
    end = resolve
  })
  return {
    signals,
    end: (text: string) => end(text),
    call: (signal: AbortSignal) => {
      signals.push(signal)
      return answer
    },
  }
}

test('however many ask, one call is made', async () => {
  const { run } = createFlights()
  const { call, end, signals } = held()
  const answers = Promise.all([run('a', call), run('a', call), run('a', call)])
  end('answer')
  expect(await answers).toEqual(['answer', 'answer', 'answer'])
  expect(signals).toHaveLength(1)
})

test('another key is another call, and so is the same key once the first has ended', async () => {
  const { run } = createFlights()
  let calls = 0
  const call = async () => {
    calls += 1
  }
  await Promise.all([run('a', call), run('b', call)])
  await run('a', call)
  expect(calls).toBe(3)
})

test('a waiter who leaves leaves alone; the last one ends the call', async () => {
  const { run } = createFlights()
  const { call, signals } = held()
  const [first, second] = [new AbortController(), new AbortController()]
  const waits = [first, second].map(({ signal }) => run('a', call, signal).catch((error) => error.message))
  first.abort(new Error('first gone'))
  expect(await waits[0]).toBe('first gone')
  expect(signals[0]?.aborted).toBe(false)
  second.abort(new Error('second gone'))
  expect(await waits[1]).toBe('second gone')
  expect(signals[0]?.aborted).toBe(true)
})

test('a failure reaches everyone who waits, and the next one asks anew', async () => {
  const { run } = createFlights()
  const fail = () => Promise.reject(new Error('broken'))
  const waits = await Promise.allSettled([run('a', fail), run('a', fail)])
  expect(waits.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await run('a', async () => 'whole')).toBe('whole')
})

test('a call that throws before it waits for anything fails as any other, and the next one asks anew', async () => {
  const { run, isUnderWay } = createFlights()
  await expect(
    run('a', async () => {
      throw new Error('at once')
    }),
  ).rejects.toThrow('at once')
  expect(isUnderWay('a')).toBe(false)
  expect(await run('a', async () => 'whole')).toBe('whole')
})

test('a key is under way until its call has ended, and all is settled then', async () => {
  const { run, isUnderWay, settle } = createFlights()
  const { call, end } = held()
  run('a', call)
  const fails = run('b', () => Promise.reject(new Error('broken')))
  expect([isUnderWay('a'), isUnderWay('c')]).toEqual([true, false])
  const settled = settle()
  end('answer')
  await settled
  expect(isUnderWay('a')).toBe(false)
  await expect(fails).rejects.toThrow('broken')
})

test('closing aborts what is under way, with the reason', () => {
  const { run, close } = createFlights()
  const { call, signals } = held()
  run('a', call)
  close('ended')
  expect(signals.map(({ aborted, reason }) => ({ aborted, reason }))).toEqual([
    { aborted: true, reason: 'ended' },
  ])
})

test('a call waits for its turn at the key by the name of its flights, and is told to look again', async () => {
  const asked: string[] = []
  const { run } = createFlights({
    name: 'prices',
    turns: {
      run: async (keys, call) => {
        asked.push(...keys)
        return call(true)
      },
    },
  })
  expect(await run('a', async (_, lookAgain) => lookAgain)).toBe(true)
  expect(asked).toEqual(['prices a'])
})

test('the last one to leave ends the wait for a turn, too', async () => {
  let reason: unknown
  const { run } = createFlights({
    name: 'prices',
    turns: {
      run: (_keys, _call, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            reason = signal.reason
            reject(reason)
          })
        }),
    },
  })
  const leave = new AbortController()
  const left = run('a', async () => 'read', leave.signal).catch(({ message }) => message)
  leave.abort(new Error('gone'))
  expect([await left, (reason as Error).message]).toEqual(['gone', 'gone'])
})
