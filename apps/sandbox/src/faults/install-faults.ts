import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Upstream } from '../upstreams/upstream.ts'
import { breakBody } from './break-body.ts'
import type { Fault } from './fault.ts'
import type { FaultBoard } from './fault-board.ts'
import { errorPage, interstitialPage } from './pages.ts'
import { refuseLogs } from './refuse-logs.ts'

/** Lets the fault that is set for an upstream strike its requests. `closing` ends the ones that wait. */
export function installFaults(
  app: FastifyInstance,
  upstream: Upstream,
  board: FaultBoard,
  closing: AbortSignal,
): void {
  const struck = new WeakMap<FastifyRequest, Fault>()
  app.addHook('onRequest', async (request, reply) => {
    const fault = board.take(upstream.name, request.url)
    if (!fault) return
    struck.set(request, fault)
    if (fault.kind === 'latency') await sleep(fault.ms, undefined, { signal: closing }).catch(() => {})
    else await refuse(fault, upstream, request, reply)
  })
  app.addHook('preHandler', async (request, reply) => {
    const fault = struck.get(request)
    const refusal = fault?.kind === 'log-range' && refuseLogs(request.body, fault.blocks)
    return refusal ? reply.send(refusal) : undefined
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = struck.get(request)
    const whole = typeof payload === 'string' || Buffer.isBuffer(payload)
    return fault && whole ? breakBody(fault, reply, payload, closing) : payload
  })
}

/** Answers in the place of the upstream, for the faults that need nothing of its real answer. */
async function refuse(
  fault: Fault,
  { refusals }: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  switch (fault.kind) {
    case 'hang':
      return reply.hijack()
    case 'drop':
      request.raw.socket.destroy()
      return reply.hijack()
    case 'rate-limit':
      if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter))
      return reply.code(429).send(refusals.rateLimit)
    case 'ok-with-rate-limit':
      return reply.code(200).send(refusals.rateLimit)
    case 'quota':
      return reply.code(refusals.quota?.status ?? 429).send(refusals.quota?.body ?? refusals.rateLimit)
    case 'server-error':
      return reply
        .code(fault.status ?? 500)
        .type('text/html; charset=UTF-8')
        .send(errorPage(fault.status ?? 500))
    case 'wrong-content-type':
      return reply.code(200).type('text/html; charset=UTF-8').send(interstitialPage)
    default:
      return undefined
  }
}
