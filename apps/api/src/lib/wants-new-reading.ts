import type { FastifyRequest } from 'fastify'

/** Whether a caller asks for a new reading past every cache: `Cache-Control: no-cache`. */
export function wantsNewReading({ headers }: Pick<FastifyRequest['raw'], 'headers'>): boolean {
  return /\bno-cache\b/.test(headers['cache-control'] ?? '')
}
