import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { RequestLog } from './request-log.ts'

/** Records every request to an upstream as it arrives, those that a fault strikes included. */
export function installLog(app: FastifyInstance, upstream: string, requests: RequestLog, clock: Clock): void {
  const added = new WeakMap<FastifyRequest, ReturnType<RequestLog['add']>>()
  app.addHook('onRequest', async (request) => {
    const url = request.url.slice(upstream.length + 1)
    const at = new Date(clock.now()).toISOString()
    added.set(request, requests.add({ upstream, method: request.method, url, at }))
  })
  app.addHook('preHandler', async (request) => added.get(request)?.(callsOf(request.body)))
}

function callsOf(body: unknown): string[] {
  return [body].flat().flatMap((call) => {
    const method = (call as { method?: unknown } | null)?.method
    return typeof method === 'string' ? [method] : []
  })
}
