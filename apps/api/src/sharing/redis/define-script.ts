import { createHash } from 'node:crypto'
import type { RedisScript } from './open-redis.ts'

export function defineScript(text: string): RedisScript {
  return { text, sha: createHash('sha1').update(text).digest('hex') }
}
