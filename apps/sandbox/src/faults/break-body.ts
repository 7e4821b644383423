import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Fault } from './fault.ts'

/** The upstream's right answer, spoilt as the fault says. */
export function breakBody(fault: Fault, reply: FastifyReply, payload: string): string | Readable {
  switch (fault.kind) {
    case 'half-body':
      return halfOf(payload, reply)
    case 'invalid-json':
      return `${payload.slice(0, -1)},,"tail": undefined`
    case 'wrong-types':
      return rewrite(payload, swapType)
    case 'null-fields':
      return rewrite(payload, (value, key) => (fault.fields.includes(key) ? null : value))
    case 'duplicate-rows':
      return rewrite(payload, (value) => (isRows(value) ? value.flatMap((row) => [row, row]) : value))
    case 'rpc-error':
      return refuseCalls(payload, fault.code ?? -32005, fault.message ?? 'limit exceeded')
    default:
      return payload
  }
}

/** Announces the whole length, sends the first half, and breaks the connection. */
function halfOf(payload: string, reply: FastifyReply): Readable {
  const body = Buffer.from(payload)
  reply.header('content-length', String(body.length))
  return Readable.from(
    (async function* () {
      yield body.subarray(0, Math.ceil(body.length / 2))
      throw new Error('The connection was cut by a fault')
    })(),
  )
}

function rewrite(payload: string, change: (value: unknown, key: string) => unknown): string {
  return JSON.stringify(JSON.parse(payload), (key, value) => change(value, key))
}

function swapType(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

function isRows(value: unknown): value is object[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
}

function refuseCalls(payload: string, code: number, message: string): string {
  const refuse = ({ id }: { id: unknown }) => ({ jsonrpc: '2.0', id, error: { code, message } })
  const answer = JSON.parse(payload)
  return JSON.stringify(Array.isArray(answer) ? answer.map(refuse) : refuse(answer))
}
