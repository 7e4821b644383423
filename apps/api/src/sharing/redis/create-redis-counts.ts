import type { Count, Counts, CountsView } from '../counts.ts'
import { defineScript } from './define-script.ts'
import { type Redis, RedisAwayError } from './open-redis.ts'

/** The time by the clock of Redis, in milliseconds, and what is kept under the keys. */
const look = defineScript(`
  local time = redis.call('TIME')
  return { time[1] .. string.format('%03d', math.floor(time[2] / 1000)), redis.call('MGET', unpack(KEYS)) }
`)

/**
 * Sets new values where all is as it was when the change was thought out; else nothing, and 0. Of each key come the value
 * that was seen (empty for none), the new one, and for how long: empty leaves it, 0 removes it.
 */
const set = defineScript(`
  for i, key in ipairs(KEYS) do
    if (redis.call('GET', key) or '') ~= ARGV[3 * i - 2] then return 0 end
  end
  for i, key in ipairs(KEYS) do
    local value, forMs = ARGV[3 * i - 1], ARGV[3 * i]
    if forMs == '0' then redis.call('DEL', key)
    elseif forMs ~= '' then redis.call('SET', key, value, 'PX', forMs) end
  end
  return 1
`)

/** Others of this process wait in line, so that only other processes can come between: one of them got on each time. */
const MOST_TRIES = 200

interface RedisCountsOptions {
  redis: Redis
  /** The name of a key in Redis: nobody is to read there who was counted. */
  toKey: (key: string) => string
  /** @default the clock of Redis */
  now?: () => number
}

/** Counts of all processes that share one Redis: each change is thought out here, and set if nothing came between. */
export function createRedisCounts({ redis, toKey, now }: RedisCountsOptions): Counts {
  /** The last change of this process at each key. */
  const lines = new Map<string, Promise<unknown>>()

  async function tryOnce<T>(keys: readonly string[], change: (view: CountsView) => T) {
    const names = keys.map(toKey)
    const [time, found] = (await redis.run(look, names, [])) as [string, (string | null)[]]
    const seen = new Map(keys.map((key, index) => [key, found[index] ?? '']))
    const changes = new Map<string, [value: string, forMs: string]>()
    const result = change({
      now: now?.() ?? Number(time),
      get(key) {
        const [value, forMs] = changes.get(key) ?? [seen.get(key)]
        return !value || forMs === '0' ? undefined : (JSON.parse(value) as Count)
      },
      set: (key, count, forMs) =>
        void changes.set(key, [JSON.stringify(count), String(Math.max(1, Math.ceil(forMs)))]),
      delete: (key) => void changes.set(key, ['', '0']),
    })
    if (changes.size === 0) return { result }
    const args = keys.flatMap((key) => [seen.get(key) ?? '', ...(changes.get(key) ?? ['', ''])])
    return (await redis.run(set, names, args)) === 1 ? { result } : undefined
  }

  async function inLine<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = Promise.allSettled(keys.map((key) => lines.get(key)))
    const turn = before.then(work)
    const ended = turn.catch(() => undefined)
    for (const key of keys) lines.set(key, ended)
    try {
      return await turn
    } finally {
      for (const key of keys) if (lines.get(key) === ended) lines.delete(key)
    }
  }

  return {
    update: (given, change) => {
      const keys = [...new Set(given)]
      return inLine(keys, async () => {
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          const done = await tryOnce(keys, change)
          if (done !== undefined) return done.result
        }
        throw new RedisAwayError('others came between, time and again')
      })
    },
  }
}
