import { type Address, type Hash, type Hex, toHex } from 'viem'
import type { ChainClient } from '../client.ts'

/** A transaction and what it cost. */
interface BlockTransaction {
  readonly hash: Hash
  readonly index: number
  readonly from: Address
  /** Null for the creation of a contract. */
  readonly to: Address | null
  readonly value: bigint
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** In wei. */
  readonly fee: bigint
}

/** A call that a contract made in the course of a transaction. */
interface InnerCall {
  readonly transactionHash: Hash
  readonly transactionIndex: number
  /** The place among the calls of the transaction, counted from 1; the transaction itself is 0. */
  readonly index: number
  readonly type: string
  readonly from: Address
  readonly to: Address | null
  readonly value: bigint
  readonly error: string | null
}

/** What a block did with ether. */
export interface BlockContent {
  readonly number: number
  readonly hash: Hash
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly transactions: readonly BlockTransaction[]
  readonly innerCalls: readonly InnerCall[]
}

// A mined block does not change, and the node is slow at telling what happened within.
const known = new WeakMap<ChainClient, Map<number, Promise<BlockContent>>>()

/** Reads a block with the receipts and the inner calls of its transactions. */
export function readBlock(client: ChainClient, number: number): Promise<BlockContent> {
  const blocks = known.get(client) ?? new Map<number, Promise<BlockContent>>()
  known.set(client, blocks)
  const read = blocks.get(number) ?? load(client, number)
  blocks.set(number, read)
  read.catch(() => blocks.delete(number))
  return read
}

async function load(client: ChainClient, number: number): Promise<BlockContent> {
  const block = await client.getBlock({ blockNumber: BigInt(number), includeTransactions: true })
  const timestamp = Number(block.timestamp)
  const empty = { number, hash: block.hash, timestamp, transactions: [], innerCalls: [] }
  if (block.transactions.length === 0) return empty
  const [receipts, traces] = await Promise.all([
    ask<RpcReceipt[]>(client, 'eth_getBlockReceipts', number),
    ask<RpcTrace[]>(client, 'trace_block', number),
  ])
  const receiptOf = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  const transactions = block.transactions.map((transaction) => {
    const receipt = receiptOf.get(transaction.hash)
    const gasUsed = BigInt(receipt?.gasUsed ?? 0)
    return {
      hash: transaction.hash,
      index: Number(transaction.transactionIndex),
      from: transaction.from,
      to: transaction.to,
      value: transaction.value,
      succeeded: receipt?.status === '0x1',
      gasUsed,
      fee: gasUsed * BigInt(receipt?.effectiveGasPrice ?? 0),
    }
  })
  return { ...empty, transactions, innerCalls: toInnerCalls(traces) }
}

function toInnerCalls(traces: readonly RpcTrace[]): InnerCall[] {
  const counts = new Map<Hash, number>()
  return traces.flatMap(
    ({ action, transactionHash, transactionPosition, traceAddress, type, error, result }) => {
      if (transactionHash === undefined || action.from === undefined) return []
      const index = counts.get(transactionHash) ?? 0
      counts.set(transactionHash, index + 1)
      if (traceAddress.length === 0) return []
      const to = action.to ?? result?.address ?? null
      return [
        {
          transactionHash,
          transactionIndex: transactionPosition ?? 0,
          index,
          type: type === 'call' ? (action.callType ?? 'call') : type,
          from: action.from,
          to,
          value: BigInt(action.value ?? 0),
          error: error ?? null,
        },
      ]
    },
  )
}

interface RpcReceipt {
  transactionHash: Hash
  status: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
}

interface RpcTrace {
  action: { from?: Address; to?: Address; value?: Hex; callType?: string }
  result?: { address?: Address } | null
  transactionHash?: Hash
  transactionPosition?: number
  traceAddress: number[]
  type: string
  error?: string
}

async function ask<T>(client: ChainClient, method: string, block: number): Promise<T> {
  return (await client.request({ method: method as never, params: [toHex(block)] as never })) as T
}
