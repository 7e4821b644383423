import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectEncrypted } from 'node:tls'
import { settleWithin } from '../../lib/settle-within.ts'
import { RedisRefusedError } from './redis-refused-error.ts'

/** How Redis answers a PING in its own protocol, also where it wants a password first. */
const REDIS = /^(\+PONG|-NOAUTH|-LOADING|-MASTERDOWN|-MISCONF|-BUSY)/

/**
 * Sends a PING to a URL: true where Redis answers, false where nobody answers in time, as Redis may come later.
 * Throws RedisRefusedError where another program answers, or where there is no such host.
 */
export async function pingRedis(url: string, patienceMs: number): Promise<boolean> {
  const { protocol, hostname, port, host } = new URL(url)
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 6379 : Number(port) }
  const socket = protocol === 'rediss:' ? connectEncrypted({ ...at, servername: at.host }) : connect(at)
  // What breaks is told below.
  socket.on('error', () => {})
  const over = new AbortController()
  const { signal } = over
  const greet = async () => {
    await once(socket, protocol === 'rediss:' ? 'secureConnect' : 'connect', { signal })
    socket.write('*1\r\n$4\r\nPING\r\n')
    const [answer] = await Promise.race([once(socket, 'data', { signal }), once(socket, 'end', { signal })])
    return String(answer ?? '')
  }
  try {
    const answer = await settleWithin(greet(), patienceMs)
    if (answer === undefined) return false
    if (REDIS.test(answer.value)) return true
    throw new RedisRefusedError(
      `What answers at ${host} is no Redis. Correct the host and port in REDIS_URL, or leave it out: one process needs none.`,
    )
  } catch (error) {
    if (error instanceof RedisRefusedError) throw error
    const { code } = error as { code?: string }
    if (code === 'ENOTFOUND') {
      throw new RedisRefusedError(`There is no host ${at.host}. Correct the host in REDIS_URL.`)
    }
    if (/^(ERR_SSL|ERR_TLS|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code ?? '')) {
      throw new RedisRefusedError(
        `No encrypted connection to Redis at ${host}: ${(error as Error).message}. With redis:// it is not encrypted.`,
      )
    }
    return false
  } finally {
    over.abort()
    socket.destroy()
  }
}
