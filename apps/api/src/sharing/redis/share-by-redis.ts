import { createHmac } from 'node:crypto'
import type { Counts } from '../counts.ts'
import { createMemoryCounts } from '../create-memory-counts.ts'
import type { Sharing } from '../sharing.ts'
import { createRedisCounts } from './create-redis-counts.ts'
import { createRedisTurns, type Lease } from './create-redis-turns.ts'
import { openRedis, RedisAwayError, type RedisPatience } from './open-redis.ts'

export interface ShareByRedisOptions {
  url: string
  /** Makes the names of keys: nobody reads there who was counted, and installations with other secrets do not meet. */
  secret: Buffer
  /** The clock of what this process counts while Redis is away. */
  now: () => number
  log: { info(message: string): void; warn(details: { reason: string }, message: string): void }
  timing?: RedisPatience & Lease
}

/**
 * What the processes that share one Redis have in common. While it is away or hangs, each counts and reads for itself.
 * Throws RedisRefusedError.
 */
export async function shareByRedis({ url, secret, now, log, timing }: ShareByRedisOptions): Promise<Sharing> {
  const tell = (isThere: boolean, reason: string) => {
    if (isThere) log.info('Redis answers: limits and readings are shared with the other processes')
    else log.warn({ reason }, 'Redis does not answer: this process counts and reads for itself until it does')
  }
  const redis = await openRedis({ url, onChange: tell, ...timing })
  if (!redis.isThere()) tell(false, 'no answer at the start')
  const toKeyOf = (purpose: string) => (key: string) =>
    `hodlwise:${createHmac('sha256', secret).update(`${purpose}\n${key}`).digest('base64url')}`

  return {
    counts(purpose): Counts {
      const shared = createRedisCounts({ redis, toKey: toKeyOf(purpose) })
      const own = createMemoryCounts({ now })
      return {
        async update(keys, change) {
          try {
            return await shared.update(keys, change)
          } catch (error) {
            if (!(error instanceof RedisAwayError)) throw error
            return own.update(keys, change)
          }
        },
      }
    },
    turns: createRedisTurns({ redis, toKey: toKeyOf('turns'), ...timing }),
    state: () => (redis.isThere() ? 'shared' : 'alone'),
    close: redis.close,
  }
}
