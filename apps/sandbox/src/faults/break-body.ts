import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Fault } from './fault.ts'
import { rewriteAnswer } from './rewrite-answer.ts'

/** The upstream's right answer, spoilt as the fault says. `closing` ends a body that waits. */
export function breakBody(
  fault: Fault,
  reply: FastifyReply,
  payload: string | Buffer,
  closing: AbortSignal,
): string | Buffer | Readable {
  switch (fault.kind) {
    case 'half-body':
      return inHalves(payload, reply, () => Promise.reject(new Error('The connection was cut by a fault')))
    case 'slow-body':
      return inHalves(payload, reply, () => sleep(fault.ms, undefined, { signal: closing }))
    case 'invalid-json':
      return `${payload.toString().slice(0, -1)},,"tail": undefined`
    default:
      return typeof payload === 'string' ? rewriteAnswer(fault, payload) : payload
  }
}

/** Announces the whole length and sends the second half only after `pause`, if that ends well. */
function inHalves(payload: string | Buffer, reply: FastifyReply, pause: () => Promise<unknown>): Readable {
  const body = Buffer.from(payload)
  const middle = Math.ceil(body.length / 2)
  reply.header('content-length', String(body.length))
  return Readable.from(
    (async function* () {
      yield body.subarray(0, middle)
      await pause()
      yield body.subarray(middle)
    })(),
  )
}
