/** REDIS_URL leads to something that cannot be used; the message says what to do. */
export class RedisRefusedError extends Error {
  override readonly name = 'RedisRefusedError'
}
