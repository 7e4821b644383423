import type { FastifyReply, FastifyRequest } from 'fastify'
import { abortSignal } from '../../lib/abort-signal.ts'

/** How a request wants to be read: `Cache-Control: no-cache` asks for a new reading past every cache. */
export function toReadOptions(request: FastifyRequest, reply: FastifyReply) {
  const refresh = /\bno-cache\b/.test(request.headers['cache-control'] ?? '')
  return { refresh, signal: abortSignal(reply) }
}
