import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Turns } from '@pkg/keep-fresh'
import { defineScript } from './define-script.ts'
import type { Redis } from './open-redis.ts'

/** Takes all of the keys, or none where somebody else has one of them. */
const take = defineScript(`
  for _, key in ipairs(KEYS) do
    local holder = redis.call('GET', key)
    if holder and holder ~= ARGV[1] then return 0 end
  end
  for _, key in ipairs(KEYS) do redis.call('SET', key, ARGV[1], 'PX', ARGV[2]) end
  return 1
`)

/** Gives back what is still held. */
const giveBack = defineScript(`
  for _, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
  end
  return 1
`)

/** One that was killed is waited for no longer; while it works, its turn is prolonged. */
const LEASE_MS = 6_000
/** How soon it is asked again whether a turn is free: often at first, as most readings are short. */
const PAUSES = { first: 8, longest: 200 }

export interface Lease {
  /** For how long a turn is held that is not prolonged. @default 6000 */
  leaseMs?: number
}

interface RedisTurnsOptions extends Lease {
  redis: Redis
  toKey: (key: string) => string
}

/** Turns over all processes that share one Redis. Where it is away, each process goes ahead by itself. */
export function createRedisTurns({ redis, toKey, leaseMs = LEASE_MS }: RedisTurnsOptions): Turns {
  return {
    async run(keys, call, signal) {
      const names = [...new Set(keys)].map(toKey)
      const holder = randomUUID()
      const hold = async () => (await redis.run(take, names, [holder, String(leaseMs)])) === 1
      let isHeld = false
      try {
        isHeld = await hold()
        for (let ms = PAUSES.first; !isHeld; ms = Math.min(ms * 1.5, PAUSES.longest)) {
          await pause(ms * (0.5 + Math.random()), undefined, signal && { signal })
          isHeld = await hold()
        }
      } catch {
        signal?.throwIfAborted()
      }
      signal?.throwIfAborted()
      if (!isHeld) return call(true)
      // One that lost its turn, stopped for longer than it lasts, goes on: there is no way to take back what it has begun.
      const prolonging = setInterval(() => void hold().catch(() => {}), leaseMs / 3)
      try {
        return await call(true)
      } finally {
        clearInterval(prolonging)
        await redis.run(giveBack, names, [holder]).catch(() => {})
      }
    },
  }
}
