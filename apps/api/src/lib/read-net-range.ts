import { constants, gunzipSync } from 'node:zlib'
import { type MoneyRange, money } from '@pkg/api-contract'
import * as z from 'zod/mini'

const totals = z.object({
  line: z.literal('totals'),
  net: money,
  netLow: z.nullable(money),
  netHigh: z.nullable(money),
})

/**
 * Between what the net gain of a frozen report lies, out of the beginning of its text as it is kept (gzip, in base64); null
 * where all of it was known. Undefined where the beginning does not tell it.
 */
export function readNetRange(head: string): MoneyRange | null | undefined {
  for (const line of readStart(head).split('\n')) {
    if (!line.startsWith('{"line":"totals"')) continue
    const { success, data } = totals.safeParse(parse(line))
    if (!success) return undefined
    return data.netLow === null && data.netHigh === null ? null : { low: data.netLow, high: data.netHigh }
  }
  return undefined
}

function readStart(head: string): string {
  try {
    // A text that was cut off is read as far as it goes.
    return gunzipSync(Buffer.from(head, 'base64'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8')
  } catch {
    return ''
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
