import type { Fault } from './fault.ts'

/** A JSON answer that is well-formed and not what it should be. Faults of other kinds leave it as it is. */
export function rewriteAnswer(fault: Fault, payload: string): string {
  switch (fault.kind) {
    case 'wrong-types':
      return rewrite(payload, (value) => swapType(value))
    case 'null-fields':
      return rewrite(payload, (value, key) => (fault.fields.includes(key) ? null : value))
    case 'duplicate-rows':
      return rewrite(payload, (value) => (isRows(value) ? value.flatMap((row) => [row, row]) : value))
    case 'empty-page':
      return rewrite(payload, (value, key) => (key === 'result' || key === 'items' ? [] : loop(value, key)))
    case 'cursor-loop':
      return rewrite(payload, loop)
    case 'rpc-error':
      return refuseCalls(payload, fault.code ?? -32_005, fault.message ?? 'limit exceeded')
    default:
      return payload
  }
}

function rewrite(payload: string, change: (value: unknown, key: string) => unknown): string {
  // Feeds are no JSON; faults of JSON leave them as they are.
  if (payload.startsWith('<')) return payload
  return JSON.stringify(JSON.parse(payload), (key, value) => change(value, key))
}

function swapType(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

function isRows(value: unknown): value is object[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
}

/** A cursor that cannot be read, and a place beyond the newest block, both lead to the first page. */
function loop(value: unknown, key: string): unknown {
  if (key === 'cursor') return 'bG9vcA'
  if (key === 'next_page_params') return { block_number: Number.MAX_SAFE_INTEGER, index: 0 }
  return value
}

function refuseCalls(payload: string, code: number, message: string): string {
  const refuse = ({ id }: { id: unknown }) => ({ jsonrpc: '2.0', id, error: { code, message } })
  const answer = JSON.parse(payload)
  return JSON.stringify(Array.isArray(answer) ? answer.map(refuse) : refuse(answer))
}
