import type { Hex } from 'viem'
import * as z from 'zod'
import { addressField, hashField } from '../../parsing/fields.ts'
import { ProviderError } from '../../provider-error.ts'
import type { EthereumNode } from './open-node.ts'
import { rpcCode } from './to-provider-error.ts'

export type Topics = readonly (Hex | Hex[] | null)[]

/** A chain of at most this many blocks is searched whole. */
const SHORT_CHAIN = 100_000
/** On a long chain: the width to begin with, and how many windows a search may take. */
const WINDOW = 10_000
const MAX_WINDOWS = 12

const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,16}$/)
  .transform(Number)
const hexData = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
/** A log as nodes tell it, in lists and in receipts. */
export const log = z.object({
  address: addressField,
  topics: z.array(hashField).max(4),
  data: hexData.transform((data) => data as Hex),
  blockNumber: quantity,
  transactionHash: hashField,
  /** The place of the transaction in the block. */
  transactionIndex: quantity.optional().catch(undefined),
  logIndex: quantity,
  blockTimestamp: quantity.optional().catch(undefined),
  removed: z.boolean().optional(),
})
export type Log = z.output<typeof log>

export interface FoundLogs {
  /** Newest first, without those that a reorganisation took back. */
  logs: Log[]
  /** The earliest block that was searched; 0 when nothing can be missing. */
  searchedFrom: number
}

/**
 * Searches logs backwards from the head, until `enough` or a bound is reached. A node that refuses a range
 * is asked for half of it.
 */
export async function findLogs(
  node: EthereumNode,
  filters: readonly Topics[],
  enough: (logs: readonly Log[]) => boolean = () => false,
): Promise<FoundLogs> {
  const head = Number(await node.client.getBlockNumber())
  const found = new Map<string, Log>()
  let width = head <= SHORT_CHAIN ? head + 1 : WINDOW
  let to = head
  for (let windows = 0; windows < MAX_WINDOWS && to >= 0; ) {
    const from = Math.max(0, to - width + 1)
    const answers = await getLogs(node, filters, from, to)
    if (answers === 'too wide') {
      if (width === 1) break
      width = Math.max(1, Math.floor((to - from + 1) / 2))
      continue
    }
    windows += 1
    for (const entry of answers) {
      if (entry.removed !== true) found.set(`${entry.transactionHash}:${entry.logIndex}`, entry)
    }
    to = from - 1
    if (enough([...found.values()])) break
  }
  const logs = [...found.values()].sort((a, b) => b.blockNumber - a.blockNumber || b.logIndex - a.logIndex)
  return { logs, searchedFrom: to + 1 }
}

async function getLogs(
  { client }: EthereumNode,
  filters: readonly Topics[],
  from: number,
  to: number,
): Promise<Log[] | 'too wide'> {
  const range = { fromBlock: toHex(from), toBlock: toHex(to) }
  try {
    const answers = await Promise.all(
      filters.map((topics) =>
        client.request({ method: 'eth_getLogs', params: [{ ...range, topics: [...topics] }] }),
      ),
    )
    return z.array(log).parse(answers.flat())
  } catch (error) {
    if (error instanceof z.ZodError) {
      throw new ProviderError('badbody', { provider: 'Ethereum node', operation: 'logs' })
    }
    if (isTooWide(error)) return 'too wide'
    throw error
  }
}

/** Nodes have no common code for a range that is too wide; their sentences have words in common. */
function isTooWide(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return (
    rpcCode(error) !== undefined &&
    /range|too many|too large|more than|exceed|limit(ed)? to|10,?000|response size|timed? ?out/i.test(
      message,
    ) &&
    !/rate|requests per|too many requests/i.test(message)
  )
}

const toHex = (block: number): Hex => `0x${block.toString(16)}`
