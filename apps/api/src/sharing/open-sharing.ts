import { deriveKey } from '../lib/derive-key.ts'
import type { ShareByRedisOptions } from './redis/share-by-redis.ts'
import { type Sharing, shareWithNobody } from './sharing.ts'

/** What this process has in common with others: nothing where no `redisUrl` is given. Throws RedisRefusedError. */
export async function openSharing({
  redisUrl,
  sessionSecret,
  ...given
}: Pick<ShareByRedisOptions, 'now' | 'log' | 'timing'> & {
  redisUrl: string | undefined
  sessionSecret: string
}): Promise<Sharing> {
  if (redisUrl === undefined) return shareWithNobody(given)
  // Whoever has no Redis loads nothing of it.
  const { shareByRedis } = await import('./redis/share-by-redis.ts')
  return shareByRedis({ ...given, url: redisUrl, secret: deriveKey(sessionSecret, 'sharing') })
}
