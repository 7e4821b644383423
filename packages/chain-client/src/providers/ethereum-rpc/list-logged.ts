import { type Hex, pad, toHex } from 'viem'
import * as z from 'zod'
import { hashField } from '../../parsing/fields.ts'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { Logged, TransactionPlace } from '../../ports/receipts.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { chunk } from '../chunk.ts'
import { type Log, log } from './find-logs.ts'
import type { EthereumNode } from './open-node.ts'
import { BATCH_TRANSFERS, toNftMovements } from './to-nft-movements.ts'
import { toTokenMovement } from './to-token-movement.ts'

/** Receipts of large trades have a hundred kilobytes. */
const AT_ONCE = 50

const receipt = z.object({ status: z.string().nullish(), logs: z.array(log) })
const block = z.object({ transactions: z.array(hashField) })
const MOVES = new Set<string>([TRANSFER, ...BATCH_TRANSFERS])

/** What the receipts of transactions say that moved for a wallet. Nodes drop old receipts: then nothing is known of one. */
export async function listLogged(
  node: EthereumNode,
  wallet: Address,
  transactions: readonly TransactionPlace[],
): Promise<Map<string, Logged | null>> {
  const found = new Map<string, Logged | null>()
  for (const some of chunk(transactions, AT_ONCE)) {
    const read = await Promise.all(some.map((place) => readLogged(node, wallet, place)))
    for (const [index, logged] of read.entries()) {
      const place = some[index]
      if (place !== undefined && logged !== undefined) found.set(place.hash, logged)
    }
  }
  return found
}

async function readLogged(
  { client, chain }: EthereumNode,
  wallet: Address,
  { hash, block: number, at }: TransactionPlace,
): Promise<Logged | null | undefined> {
  const answer = await client.request({ method: 'eth_getTransactionReceipt', params: [hash as Hex] })
  if (answer === null) {
    // One that has dropped the receipt may have the block, and one that is behind has neither.
    const { data } = block.safeParse(
      await client.request({ method: 'eth_getBlockByNumber', params: [toHex(number), false] }),
    )
    return data === undefined || data.transactions.includes(hash) ? undefined : null
  }
  const { data } = receipt.safeParse(answer)
  if (data === undefined) return undefined
  // Other events have as many topics, and name the wallet too.
  const isOwn = ({ topics: [event = '', ...parties] }: Log) =>
    MOVES.has(event) && parties.includes(pad(wallet))
  return {
    movements: data.logs
      .filter(isOwn)
      .flatMap((entry) => [
        ...toTokenMovement(chain, wallet, entry, at),
        ...toNftMovements(chain, wallet, entry, at),
      ]),
    others: new Set(
      data.logs.flatMap(({ topics, logIndex }) => (MOVES.has(topics[0] ?? '') ? [] : [logIndex])),
    ),
  }
}
