import { createClient } from '@redis/client'
import { settleWithin } from '../../lib/settle-within.ts'
import { pingRedis } from './ping-redis.ts'
import { RedisRefusedError } from './redis-refused-error.ts'

/** Redis cannot be asked now: whoever asked goes on without it. */
export class RedisAwayError extends Error {
  override readonly name = 'RedisAwayError'
}

/** A small program that Redis runs as one step. */
export interface RedisScript {
  text: string
  /** What EVALSHA knows it by. */
  sha: string
}

/** Redis behind a breaker: away or hanging, it holds nobody up for longer than a moment. */
export interface Redis {
  /** Throws RedisAwayError. */
  run(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown>
  /** Whether the last question was answered. */
  isThere(): boolean
  close(): Promise<void>
}

/** How long it is waited for what; in milliseconds. */
export interface RedisPatience {
  /** Longer than any answer takes on a network that is well. @default 250 */
  patienceMs?: number
  /** For how long it is not asked after it did not answer. @default 1000 */
  restMs?: number
}

interface OpenRedisOptions extends RedisPatience {
  url: string
  /** Told each time that Redis goes away or comes back. */
  onChange: (isThere: boolean, reason: string) => void
}

/**
 * Connects to Redis. One that does not answer is asked again every now and then, and is no fault; what is no Redis, does
 * not let us in, or lacks what we need, throws RedisRefusedError.
 */
export async function openRedis({
  url,
  onChange,
  patienceMs = 250,
  restMs = 1_000,
}: OpenRedisOptions): Promise<Redis> {
  const isAnswering = await pingRedis(url, 8 * patienceMs)
  let isOpening = isAnswering
  const client = createClient({
    url,
    // Nobody waits for a connection: what cannot be asked now is done without.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 8 * patienceMs,
      reconnectStrategy: (tries, cause) => (isOpening ? cause : Math.min(100 * 2 ** tries, restMs)),
    },
  })
  // Its faults are told by whoever asks.
  client.on('error', () => {})
  let isThere = isAnswering
  let restsUntil = 0

  function note(now: boolean, reason: string) {
    if (!now) restsUntil = performance.now() + restMs
    if (now === isThere) return
    isThere = now
    onChange(now, reason)
  }

  async function ask(work: () => Promise<unknown>): Promise<unknown> {
    if (!isThere) {
      if (performance.now() < restsUntil) throw new RedisAwayError('Redis rests')
      // One tries whether it is back; the others wait no second time.
      restsUntil = performance.now() + restMs
    }
    try {
      const answer = await settleWithin(work(), patienceMs)
      if (answer === undefined) throw new RedisAwayError('no answer in time')
      note(true, 'it answers')
      return answer.value
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      note(false, reason)
      throw new RedisAwayError(reason)
    }
  }

  const connecting = client.connect()
  connecting.catch(() => {})
  if (isAnswering) {
    try {
      await connecting
      await client.eval("return redis.call('SET', KEYS[1], '1', 'PX', '1')", {
        keys: ['hodlwise:start'],
        arguments: [],
      })
    } catch (error) {
      const fault = describeRefusal(error, url)
      if (fault !== undefined) {
        client.destroy()
        throw new RedisRefusedError(fault)
      }
      note(false, (error as Error).message)
      isOpening = false
      if (!client.isOpen) client.connect().catch(() => {})
    }
  } else {
    restsUntil = performance.now() + restMs
  }
  isOpening = false

  return {
    run: (script, keys, args) =>
      ask(async () => {
        const given = { keys: [...keys], arguments: [...args] }
        try {
          return await client.evalSha(script.sha, given)
        } catch (error) {
          if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
          return client.eval(script.text, given)
        }
      }),
    isThere: () => isThere,
    async close() {
      client.destroy()
    },
  }
}

/** Why Redis did not let us in or do what is needed, and what to do; undefined where it may pass. */
function describeRefusal(error: unknown, url: string): string | undefined {
  const { host } = new URL(url)
  const text = error instanceof Error ? error.message : ''
  if (text.startsWith('NOAUTH')) {
    return `Redis at ${host} asks for a password. Write it into REDIS_URL, as in redis://:password@host:6379.`
  }
  if (/^(WRONGPASS|ERR invalid password|ERR AUTH)/i.test(text)) {
    return `Redis at ${host} did not take the user or the password. Correct them in REDIS_URL, with %40 for @, %3A for : and %2F for /.`
  }
  if (text.startsWith('NOPERM')) {
    return `Redis at ${host} does not let this user do what is needed. Let it: ~hodlwise:* +eval +evalsha +@read +@write +time.`
  }
  if (text.includes('READONLY')) {
    return `Redis at ${host} takes no writes, as a replica does. Set REDIS_URL to the primary server.`
  }
  if (/^ERR (DB index|invalid DB|SELECT)/i.test(text)) {
    return `Redis at ${host} has no such database. Correct the number at the end of REDIS_URL, or leave it out.`
  }
  return undefined
}
