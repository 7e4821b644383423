import type { FastifyReply, FastifyRequest } from 'fastify'
import { abortSignal } from '../../lib/abort-signal.ts'
import { wantsNewReading } from '../../lib/wants-new-reading.ts'

/** How a request wants to be read, and until when somebody waits for it. */
export function toReadOptions(request: FastifyRequest, reply: FastifyReply) {
  return { refresh: wantsNewReading(request), signal: abortSignal(reply) }
}
