import { type Address, getAddress, type Hash, type Hex, isAddressEqual, toHex } from 'viem'
import { type ChainEntry, chainEntries, ethereum, paysForData } from '../../catalogue/chains.ts'
import { aliasOf } from '../alias-of.ts'
import type { ChainClient } from '../client.ts'

/** A transaction and what it cost. */
export interface BlockTransaction {
  readonly hash: Hash
  readonly index: number
  readonly from: Address
  /** Null for the creation of a contract. */
  readonly to: Address | null
  readonly value: bigint
  /** The call data. */
  readonly input: Hex
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** In wei, with what is paid for the data. */
  readonly fee: bigint
  /** What an OP chain takes for the data on Ethereum; null where there is no such fee. */
  readonly dataFee: bigint | null
  /** As EIP-2718 numbers it. */
  readonly type: number
  /** What a deposit brought to its sender, beside what it moved. */
  readonly mint: bigint
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

// A mined block does not change unless it is taken away, and the node is slow at telling what happened within.
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

/** To be called where blocks after this one were taken away. */
export function forgetBlocks(client: ChainClient, after: number): void {
  const blocks = known.get(client)
  for (const number of blocks?.keys() ?? []) if (number > after) blocks?.delete(number)
}

async function load(client: ChainClient, number: number): Promise<BlockContent> {
  const block = await ask<RpcBlock>(client, 'eth_getBlockByNumber', toHex(number), true)
  const empty = {
    ...{ number, hash: block.hash, timestamp: Number(block.timestamp) },
    ...{ transactions: [], innerCalls: [] },
  }
  if (block.transactions.length === 0) return empty
  const [receipts, traces] = await Promise.all([
    ask<RpcReceipt[]>(client, 'eth_getBlockReceipts', toHex(number)),
    ask<RpcTrace[]>(client, 'trace_block', toHex(number)),
  ])
  const innerCalls = toInnerCalls(traces)
  const transactions = block.transactions.map((transaction, index) => {
    // The node gives a deposit another hash in a block than in its receipt.
    const receipt = receipts[index]
    const gasUsed = BigInt(receipt?.gasUsed ?? 0)
    return {
      ...{ hash: receipt?.transactionHash ?? transaction.hash, index, type: Number(transaction.type) },
      ...{ from: getAddress(transaction.from), to: transaction.to && getAddress(transaction.to) },
      value: BigInt(transaction.value),
      input: transaction.input,
      mint: BigInt(transaction.mint ?? 0),
      succeeded: receipt?.status === '0x1',
      gasUsed,
      fee: gasUsed * BigInt(receipt?.effectiveGasPrice ?? 0),
      dataFee: null,
    }
  })
  const { family } = entryOf(client)
  const [only] = transactions
  if (only !== undefined && family === 'arbitrum' && only.to !== null && only.from === aliasOf(only.to)) {
    return { ...empty, transactions: [{ ...only, type: BRIDGED, gasUsed: 0n, fee: 0n }], innerCalls }
  }
  if (only !== undefined && family === 'celo' && only.fee === 0n) {
    return { ...empty, transactions: [{ ...only, type: PAID_IN_TOKEN }], innerCalls }
  }
  if (!paysForData(family) || only === undefined) return { ...empty, transactions, innerCalls }
  if (transactions.length > 1)
    throw new RangeError(`Block ${number} of a chain that pays for data has more than one transaction`)
  const dataFee = only.type === DEPOSIT ? null : await readDataFee(client, number, only, innerCalls)
  return { ...empty, transactions: [{ ...only, dataFee, fee: only.fee + (dataFee ?? 0n) }], innerCalls }
}

/** The type of a transaction that comes from Ethereum. */
export const DEPOSIT = 0x7e
/** The same on Arbitrum, where nobody pays for it. */
export const BRIDGED = 0x64
/** On Celo, one whose fee is in a token. */
export const PAID_IN_TOKEN = 0x7b

/** What the sender lost in a block beyond gas and what it sent: the node takes it and writes it nowhere. */
async function readDataFee(
  client: ChainClient,
  number: number,
  { from: address, to, value, succeeded, fee }: Omit<BlockTransaction, 'dataFee'>,
  innerCalls: readonly InnerCall[],
): Promise<bigint> {
  const balanceAt = (block: number) => client.getBalance({ address, blockNumber: BigInt(block) })
  const [before, after] = await Promise.all([balanceAt(number - 1), balanceAt(number)])
  const moves = succeeded
    ? [{ from: address, to, value }, ...innerCalls.filter(({ error }) => error === null)]
    : []
  const isOwn = (party: Address | null) => party !== null && isAddressEqual(party, address)
  const net = moves.reduce(
    (sum, move) => sum + (isOwn(move.to) ? move.value : 0n) - (isOwn(move.from) ? move.value : 0n),
    0n,
  )
  return before + net - fee - after
}

function entryOf({ chain }: ChainClient): ChainEntry {
  return chainEntries.find(({ id }) => id === chain.id) ?? ethereum
}

function toInnerCalls(traces: readonly RpcTrace[]): InnerCall[] {
  const counts = new Map<Hash, number>()
  return traces.flatMap(
    ({ action, transactionHash, transactionPosition, traceAddress, type, error, result }) => {
      const from = action.from ?? action.address
      if (transactionHash === undefined || from === undefined) return []
      const index = counts.get(transactionHash) ?? 0
      counts.set(transactionHash, index + 1)
      if (traceAddress.length === 0) return []
      // A contract that ends leaves what it has to whom it names.
      const to = action.to ?? result?.address ?? action.refundAddress ?? null
      return [
        {
          transactionHash,
          transactionIndex: transactionPosition ?? 0,
          index,
          type: type === 'call' ? (action.callType ?? 'call') : type === 'suicide' ? 'selfdestruct' : type,
          ...{ from, to },
          value: BigInt(action.value ?? action.balance ?? 0),
          error: error ?? null,
        },
      ]
    },
  )
}

interface RpcBlock {
  hash: Hash
  timestamp: Hex
  transactions: {
    hash: Hash
    type: Hex
    from: Address
    to: Address | null
    value: Hex
    input: Hex
    mint?: Hex
  }[]
}

interface RpcReceipt {
  transactionHash: Hash
  status: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
}

interface RpcTrace {
  action: {
    from?: Address
    to?: Address
    value?: Hex
    callType?: string
    /** Of a contract that ends: itself, whom it leaves what it has, and that. */
    address?: Address
    refundAddress?: Address
    balance?: Hex
  }
  result?: { address?: Address } | null
  transactionHash?: Hash
  transactionPosition?: number
  traceAddress: number[]
  type: string
  error?: string
}

async function ask<T>(client: ChainClient, method: string, ...params: unknown[]): Promise<T> {
  return (await client.request({ method: method as never, params: params as never })) as T
}
