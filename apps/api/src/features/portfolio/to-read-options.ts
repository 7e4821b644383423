import type { FastifyReply, FastifyRequest } from 'fastify'
import { abortSignal } from '../../lib/abort-signal.ts'
import { wantsNewReading } from '../../lib/wants-new-reading.ts'

/**
 * How a request wants its reading: past the caches or not, and with a signal that aborts when the caller hangs up. The
 * signal is made when it is asked for: what comes from memory waits for nothing.
 */
export function toReadOptions<T extends object>(request: FastifyRequest, reply: FastifyReply, given?: T) {
  let signal: AbortSignal | undefined
  const options = {
    refresh: wantsNewReading(request),
    get signal() {
      signal ??= abortSignal(reply)
      return signal
    },
  }
  return Object.assign(options, given)
}
