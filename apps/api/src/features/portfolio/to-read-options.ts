import type { FastifyReply, FastifyRequest } from 'fastify'
import { abortSignal } from '../../lib/abort-signal.ts'
import { wantsNewReading } from '../../lib/wants-new-reading.ts'

/** How a request wants its reading: past the caches or not, and with a signal that aborts when the caller hangs up. */
export function toReadOptions(request: FastifyRequest, reply: FastifyReply) {
  return { refresh: wantsNewReading(request), signal: abortSignal(reply) }
}
