import { createHash, randomBytes } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { Worker } from 'node:worker_threads'
import { DAY_MS } from '@pkg/api-contract'
import { createFlights } from '@pkg/keep-fresh'
import { listen } from '@pkg/test-settings/listen.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createLoginGuard } from '../../features/accounts/login-guard.ts'
import { createRateLimiter } from '../../lib/rate-limiter.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'
import { describeCounts } from '../conformance/describe-counts.ts'
import { createBudgetBook } from '../create-budget-book.ts'
import { createMemoryCounts } from '../create-memory-counts.ts'
import { openSharing } from '../open-sharing.ts'
import type { Sharing } from '../sharing.ts'
import { createRedisCounts } from './create-redis-counts.ts'
import { createRedisTurns } from './create-redis-turns.ts'
import { defineScript } from './define-script.ts'
import { openRedis, type Redis, type RedisPatience } from './open-redis.ts'

/** What only a Redis that hangs meets, and nothing that is short of time on a busy machine. */
const unhurried = { patienceMs: 60_000, leaseMs: 600_000 }

let server: TestRedis
let redis: Redis
beforeAll(async () => {
  server = await startRedis()
  redis = await open(server.url)
})
afterAll(async () => {
  await redis.close()
  await server.stop()
})

/** Keys that no other test has. */
function ownKeys() {
  const own = randomBytes(8).toString('hex')
  return (key: string) => `hodlwise:${createHash('sha256').update(`${own} ${key}`).digest('hex')}`
}

const open = (url: string, given: RedisPatience = {}) =>
  openRedis({ url, onChange: () => {}, ...unhurried, ...given })

/** Processes that share one Redis, as `server.ts` opens them; each with what it told. */
async function openProcesses(count: number, url = server.url, given: RedisPatience = {}) {
  const secret = randomBytes(16).toString('hex')
  const timing = { ...unhurried, ...given }
  const processes: (Sharing & { told: string[] })[] = []
  for (let index = 0; index < count; index += 1) {
    const told: string[] = []
    const log = {
      info: (message: string) => void told.push(message),
      warn: (_: unknown, message: string) => void told.push(message),
    }
    const sharing = await openSharing({ redisUrl: url, sessionSecret: secret, now: Date.now, log, timing })
    onTestFinished(sharing.close)
    processes.push({ ...sharing, told })
  }
  return processes
}

describeCounts('counts in Redis', (clock) =>
  createRedisCounts({ redis, toKey: ownKeys(), now: () => clock.time }),
)

test('three processes together let exactly the burst through, by the clock of Redis', async () => {
  const processes = await openProcesses(3)
  const limit = { burst: 50, perMinute: 0.01 }
  const waits = await Promise.all(
    processes.flatMap(({ counts }) => {
      const limiter = createRateLimiter(counts('limits'))
      return Array.from({ length: 60 }, () => limiter.take('ada', limit))
    }),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(50)
})

test('three processes together spend the budget of a source once, and one person half of it where another asked too', async () => {
  const books = (await openProcesses(3)).map(({ counts }) => createBudgetBook(counts('upstreams')))
  const budget = { perDay: 30 }
  const dayOf = () => Math.floor(Date.now() / DAY_MS)
  const day = dayOf()
  const spend = (asker: string, calls: number) =>
    Promise.all(
      books.flatMap((book) =>
        Array.from({ length: calls }, () => book.take('a source', budget, { asker, isJob: false, cost: 1 })),
      ),
    )
  const through = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length
  await spend('ada', 1)
  await spend('bob', 1)
  const ofAda = through(await spend('ada', 20))
  const ofBob = through(await spend('bob', 20))
  // Where midnight came in between, the next day's budget was begun.
  if (dayOf() === day) expect([3 + ofAda, 3 + ofBob]).toEqual([15, 15])
  else expect(ofAda + ofBob).toBeLessThanOrEqual(60)
})

test('attempts at one account in three processes are counted together, before any of them is looked at', async () => {
  const guards = (await openProcesses(3)).map(({ counts }) => createLoginGuard(counts('logins')))
  const attempt = { account: 'ada@example.org', network: '198.51.100.7/32', device: undefined }
  const from = performance.now()
  const begun = await Promise.allSettled(
    guards.flatMap((guard) => Array.from({ length: 20 }, () => guard.begin(attempt))),
  )
  const seconds = (performance.now() - from) / 1000
  const letIn = begun.filter(({ status }) => status === 'fulfilled').length
  // Five are free. On a machine that takes so long the waits of one second, of two more, of four more end meanwhile.
  expect(letIn).toBeGreaterThanOrEqual(5)
  expect(letIn).toBeLessThanOrEqual(5 + Math.floor(Math.log2(seconds + 1)))
})

test('the login guard decides the same in Redis as in memory', async () => {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const now = () => clock.time
  const guards = [
    createLoginGuard(createMemoryCounts({ now })),
    createLoginGuard(createRedisCounts({ redis, toKey: ownKeys(), now })),
  ]
  // What happens at each step follows from its number, so that a failure is seen again.
  for (let step = 0; step < 150; step += 1) {
    const draw = (most: number, salt: string) =>
      createHash('sha256').update(`${step} ${salt}`).digest().readUInt32BE() % most
    const attempt = {
      account: `person ${draw(2, 'account')}`,
      network: `place ${draw(3, 'network')}`,
      device: draw(4, 'device') === 0 ? 'her own' : undefined,
    }
    const end = draw(5, 'end')
    clock.time += draw(20_000, 'pause')
    const results = await Promise.all(
      guards.map(async (guard) => {
        try {
          const counted = await guard.begin(attempt)
          if (end === 0) await counted.succeed()
          else if (end === 1) await counted.forget()
          else if (end === 2) await counted.beginCode()
          return counted.lag
        } catch (error) {
          return (error as Error).message
        }
      }),
    )
    expect(results[1], `step ${step}`).toBe(results[0])
  }
})

test('one call is made for a key, however many ask in how many processes', async () => {
  let calls = 0
  const kept = new Map<string, string>()
  const answers = await Promise.all(
    (await openProcesses(3)).flatMap(({ turns }) => {
      const flights = createFlights({ name: 'prices', turns })
      const read = () =>
        flights.run('ether', async (_, lookAgain) => {
          const found = lookAgain ? kept.get('ether') : undefined
          if (found !== undefined) return found
          calls += 1
          await new Promise(setImmediate)
          kept.set('ether', `reading ${calls}`)
          return `reading ${calls}`
        })
      return Array.from({ length: 50 }, read)
    }),
  )
  expect([calls, ...new Set(answers)]).toEqual([1, 'reading 1'])
})

test('turns at several keys are had together, and never by two at a time', async () => {
  const toKey = ownKeys()
  const turns = createRedisTurns({ redis, toKey, ...unhurried })
  const under = new Set<string>()
  let met = 0
  const take = (...keys: string[]) =>
    turns.run(keys, async () => {
      if (keys.some((key) => under.has(key))) met += 1
      for (const key of keys) under.add(key)
      await new Promise(setImmediate)
      for (const key of keys) under.delete(key)
    })
  await Promise.all([take('a', 'b'), take('b', 'c'), take('c', 'a'), take('a'), take('b', 'a')])
  expect(met).toBe(0)
})

const setLease = defineScript("return redis.call('PEXPIRE', KEYS[1], ARGV[1])")
const leaseLeft = defineScript("return redis.call('PTTL', KEYS[1])")

test('a holder that was killed is replaced once its lease is over, and one that works keeps its turn', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const toKey = ownKeys()
  const key = toKey('a')
  const killed = await open(server.url)
  const never = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const { leaseMs } = unhurried
  const lost = createRedisTurns({ redis: killed, toKey, leaseMs })
  void lost.run(['a'], () => {
    begun.resolve()
    return never.promise
  })
  await begun.promise
  let isOver = false
  const next = createRedisTurns({ redis, toKey, leaseMs }).run(['a'], async () => {
    isOver = true
    return 'had it'
  })
  // Its holder prolongs it to a whole lease each time: what was set to more comes down to that.
  await redis.run(setLease, [key], [String(10 * leaseMs)])
  vi.advanceTimersByTime(leaseMs / 2)
  await expect.poll(() => redis.run(leaseLeft, [key], [])).toBeLessThanOrEqual(leaseMs)
  expect(isOver).toBe(false)
  await killed.close()
  await redis.run(setLease, [key], ['1'])
  expect(await next).toBe('had it')
})

test('who leaves waits for no turn', async () => {
  const turns = createRedisTurns({ redis, toKey: ownKeys(), ...unhurried })
  const end = Promise.withResolvers<void>()
  const held = turns.run(['a'], () => end.promise)
  const leave = new AbortController()
  const waiting = turns.run(['a'], async () => 'had it', leave.signal)
  leave.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow()
  end.resolve()
  await held
  expect(await turns.run(['a'], async () => 'free')).toBe('free')
})

test('a Redis that was killed leaves each process to count for itself, which is told, until it is back', async () => {
  const own = await startRedis()
  onTestFinished(own.stop)
  const [one, other] = await openProcesses(2, own.url, { restMs: 20 })
  if (one === undefined || other === undefined) throw new Error('No processes')
  const limit = { burst: 2, perMinute: 0.01 }
  const limiters = [one, other].map(({ counts }) => createRateLimiter(counts('limits')))
  const take = async (index: number) => ((await limiters[index]?.take('ada', limit)) ?? -1) > 0
  expect([await take(0), await take(1), await take(0)]).toEqual([false, false, true])
  await own.stop()
  expect([await take(0), await take(0), await take(0), await take(1)]).toEqual([false, false, true, false])
  expect([one.state(), await one.turns.run(['a'], async () => 'done')]).toEqual(['alone', 'done'])
  expect(one.told).toEqual(['Redis does not answer: this process counts and reads for itself until it does'])

  const back = await startRedis([], own.url)
  onTestFinished(back.stop)
  await expect
    .poll(async () => {
      await limiters[0]?.take('another', limit)
      return one.state()
    })
    .toBe('shared')
  expect(one.told.at(-1)).toBe('Redis answers: limits and readings are shared with the other processes')
})

test('a Redis that hangs holds one call up for a moment, and the next ones not at all', async () => {
  const own = await startRedis()
  onTestFinished(own.stop)
  const [sharing] = await openProcesses(1, own.url, { patienceMs: 250, restMs: 600_000 })
  if (sharing === undefined) throw new Error('No process')
  const limiter = createRateLimiter(sharing.counts('limits'))
  const take = () => limiter.take('ada', { burst: 1000, perMinute: 1 })
  await expect.poll(async () => [await take(), sharing.state()]).toEqual([0, 'shared'])
  process.kill(own.pid, 'SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = take()
  await vi.advanceTimersByTimeAsync(249)
  expect(sharing.state()).toBe('shared')
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBe(0)
  expect(sharing.state()).toBe('alone')
  // The time stands still: one that waited would never end.
  for (let turn = 0; turn < 100; turn += 1) expect(await take()).toBe(0)
})

test('a process that stood still reads what has come meanwhile before it takes Redis for late', async () => {
  const patienceMs = 50
  const own = await open(server.url, { patienceMs, restMs: 0 })
  onTestFinished(own.close)
  // Redis knows the script already: one that it does not know is asked for twice, and the second time is as slow as the machine.
  const script = defineScript("return 'here'")
  const other = await open(server.url)
  onTestFinished(other.close)
  await other.run(script, ['a'], [])
  const answer = own.run(script, ['a'], [])
  // The client writes in the next turn of the loop.
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  const until = performance.now() + 2 * patienceMs
  // Redis answers one after the other: when another thread has had its answer, ours lies in the socket.
  standStillUntilAnswered(server.url)
  while (performance.now() < until);
  expect(await answer).toBe('here')
})

/** Lets nothing else run in this thread until Redis has answered to another one. */
function standStillUntilAnswered(url: string) {
  const done = new Int32Array(new SharedArrayBuffer(4))
  const ask = `
    const { workerData: { port, done } } = require('node:worker_threads')
    const socket = require('node:net').connect(port, '127.0.0.1', () => socket.write('PING\\r\\n'))
    socket.once('data', () => { Atomics.store(done, 0, 1); Atomics.notify(done, 0); socket.destroy() })`
  const asker = new Worker(ask, { eval: true, workerData: { port: Number(new URL(url).port), done } })
  asker.on('error', () => {})
  Atomics.wait(done, 0, 0)
}

test('a process that starts without its Redis runs, and says so', async () => {
  const [sharing] = await openProcesses(1, 'redis://127.0.0.1:1')
  if (sharing === undefined) throw new Error('No process')
  expect(sharing.state()).toBe('alone')
  expect(sharing.told).toEqual([
    'Redis does not answer: this process counts and reads for itself until it does',
  ])
  expect(await createRateLimiter(sharing.counts('limits')).take('a', { burst: 1, perMinute: 1 })).toBe(0)
})

/** The URL of something that listens on loopback until the test ends. */
async function listenAsRedis(program: Server) {
  const { port } = await listen(program)
  onTestFinished(() => void program.close())
  return `redis://127.0.0.1:${port}`
}

test('what is no Redis is refused', async () => {
  const http = createHttpServer((_, response) => response.end())
  await expect(open(await listenAsRedis(http))).rejects.toThrow(
    'is no Redis. Correct the host and port in REDIS_URL',
  )
  // As PostgreSQL does with what is not its own protocol.
  const closing = createServer((socket) => socket.once('data', () => socket.end()))
  await expect(open(await listenAsRedis(closing))).rejects.toThrow('is no Redis')
  const greeting = createServer((socket) => socket.write('220 mail.example ESMTP\r\n'))
  await expect(open(await listenAsRedis(greeting))).rejects.toThrow('is no Redis')
  await expect(open('redis://redis.invalid')).rejects.toThrow('There is no host redis.invalid')
})

test('who is not let in, and who may not write, is told what to do', async () => {
  const guarded = await startRedis(['--requirepass', 'planted@word'])
  onTestFinished(guarded.stop)
  const { host } = new URL(guarded.url)
  await expect(open(guarded.url)).rejects.toThrow('asks for a password. Write it into REDIS_URL')
  const wrong = open(`redis://:planted-wrong@${host}`)
  await expect(wrong).rejects.toThrow('did not take the user or the password')
  await expect(wrong).rejects.not.toThrow('planted')
  await expect(open(`${guarded.url.replace('//', '//:planted%40word@')}/99`)).rejects.toThrow(
    'has no such database',
  )
  const right = await open(`redis://:planted%40word@${host}`)
  expect(right.isThere()).toBe(true)
  await right.close()
  const replica = await startRedis(['--replicaof', '127.0.0.1', '1'])
  onTestFinished(replica.stop)
  await expect(open(replica.url)).rejects.toThrow(/takes no writes|is no Redis/)
})
