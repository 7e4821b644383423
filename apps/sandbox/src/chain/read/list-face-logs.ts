import { type Address, type Hash, type Hex, numberToHex, pad, toEventSelector } from 'viem'
import type { ChainClient } from '../client.ts'
import type { BlockContent } from './read-block.ts'

/** Who takes fees on ZKsync, and gives back what was not used. */
const bootloader: Address = '0x0000000000000000000000000000000000008001'
const transfer = toEventSelector('Transfer(address,address,uint256)')
/** Behind the logs of contracts, of which no transaction here has so many. */
const firstIndex = 1_000

/** A log as a node tells it. */
export interface FaceLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly blockNumber: Hex
  readonly blockHash: Hash
  readonly blockTimestamp: Hex
  readonly transactionHash: Hash
  readonly transactionIndex: Hex
  readonly logIndex: Hex
  readonly removed: false
}

/** Every move of the coin in a block as ZKsync logs it: what a transaction may cost, what it moves, and what is given back. */
export function listFaceLogs(
  face: Address,
  { number, hash, timestamp, transactions, innerCalls }: BlockContent,
): FaceLog[] {
  return transactions.flatMap((transaction) => {
    const { from, to, value, fee, succeeded } = transaction
    const unused = fee / 4n
    const inner = innerCalls.filter(
      (call) => call.transactionHash === transaction.hash && call.error === null,
    )
    const carried = succeeded ? [{ from, to, value }, ...inner] : []
    const moves = [
      { from, to: bootloader, value: fee + unused },
      ...carried.filter((move) => move.value > 0n),
      { from: bootloader, to: from, value: unused },
    ]
    return moves.map((move, index) => ({
      address: face,
      topics: [transfer, pad(move.from), pad(move.to ?? from)],
      data: numberToHex(move.value, { size: 32 }),
      blockNumber: numberToHex(number),
      blockHash: hash,
      blockTimestamp: numberToHex(timestamp),
      transactionHash: transaction.hash,
      transactionIndex: numberToHex(transaction.index),
      logIndex: numberToHex(firstIndex * (transaction.index + 1) + index),
      removed: false,
    }))
  })
}

/** What was asked of a node's logs. */
export interface LogFilter {
  readonly address?: Address | readonly Address[]
  readonly topics?: readonly (Hex | readonly Hex[] | null)[]
  readonly fromBlock?: string
  readonly toBlock?: string
}

/** Whether a log is one of those that are asked for. */
export function isAsked({ address, topics = [] }: LogFilter, log: FaceLog): boolean {
  const matches = (wanted: string | readonly string[] | null | undefined, found: string | undefined) =>
    wanted === null ||
    wanted === undefined ||
    [wanted].flat().some((one) => one.toLowerCase() === found?.toLowerCase())
  return matches(address, log.address) && topics.every((topic, index) => matches(topic, log.topics[index]))
}

/** The blocks of a range as a node is asked for it. */
export async function toRange(
  client: ChainClient,
  { fromBlock = 'latest', toBlock = 'latest' }: LogFilter,
): Promise<number[]> {
  const latest = Number(await client.getBlockNumber())
  const numberOf = (tag: string) => (tag.startsWith('0x') ? Number(tag) : tag === 'earliest' ? 0 : latest)
  const [from, to] = [numberOf(fromBlock), Math.min(numberOf(toBlock), latest)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
