import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { pad, toHex } from 'viem'
import * as z from 'zod'
import { addressField, hashField } from '../../parsing/fields.ts'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { AssetDescription, AssetMovement, MovementList } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { chunk } from '../chunk.ts'
import { findLogs, type Log } from './find-logs.ts'
import { listCredits } from './list-credits.ts'
import type { EthereumNode } from './open-node.ts'
import { type RawBlock, rawBlock, rawReceipt } from './raw-transaction.ts'
import { toCoinMovements } from './to-coin-movements.ts'
import { BATCH_TRANSFERS, toNftMovements } from './to-nft-movements.ts'
import { toTokenMovement } from './to-token-movement.ts'
import { readTokenMetadata, unknownToken } from './token-metadata.ts'

/** A node has no index of a wallet's transactions: every block has to be looked at. Longer chains are not searched. */
const MAX_BLOCKS = 20_000
const BLOCKS_AT_ONCE = 200
/** Nodes refuse to filter the traces of more than 300 blocks at once. */
const TRACED_AT_ONCE = 250

const OPERATION = { provider: 'Ethereum node', operation: 'movements' }

/**
 * Every movement of a wallet on a short chain, such as a local one: token transfers from logs, the native coin from
 * blocks, receipts and traces.
 * @throws {ProviderError} on a chain too long to search, and where the node cannot trace.
 */
export async function listMovements(
  node: EthereumNode,
  wallet: Address,
  fromBlock: number,
): Promise<MovementList> {
  const head = Number(await node.client.getBlockNumber())
  if (head - fromBlock > MAX_BLOCKS) {
    throw new ProviderError('unsuitable', { ...OPERATION, details: `${head - fromBlock} blocks to search` })
  }
  const blocks = await readBlocks(node, fromBlock, head)
  const times = new Map(blocks.map(({ number, timestamp }) => [number, timestamp * 1000]))
  const [tokens, coin, internal, credits] = await Promise.all([
    listTokenMovements(node, wallet, fromBlock, times),
    listCoinMovements(node, wallet, blocks),
    listInternalMovements(node, wallet, { from: fromBlock, to: head, times }),
    listCredits(node, wallet, blocks),
  ])
  const found = [...new Set(tokens.map(({ asset }) => asset))]
  return {
    movements: [...tokens, ...coin, ...internal, ...credits],
    assets: await describeTokens(node, found),
    cutShortAt: null,
    nftsCutShortAt: null,
  }
}

/** What tokens say of themselves. */
export async function describeTokens(
  node: EthereumNode,
  assets: readonly AssetId[],
): Promise<AssetDescription[]> {
  const addresses = assets.map((asset) => fromAssetId(asset).address as Address)
  const metadata = await readTokenMetadata(node, addresses)
  return assets.map((asset, index) => ({
    asset,
    ...(metadata.get(addresses[index] ?? '0x') ?? unknownToken),
    flagged: 'no',
  }))
}

async function readBlocks({ client }: EthereumNode, from: number, to: number): Promise<RawBlock[]> {
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const blocks: RawBlock[] = []
  for (const some of chunk(numbers, BLOCKS_AT_ONCE)) {
    const read = await Promise.all(
      some.map((number) => client.request({ method: 'eth_getBlockByNumber', params: [toHex(number), true] })),
    )
    blocks.push(...read.map((block) => parse(rawBlock, block)))
  }
  return blocks
}

/** What the node sent, in the shape that is asked for. */
function parse<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data, error } = schema.safeParse(answer)
  if (data !== undefined) return data
  const fields = error?.issues.slice(0, 3).map(({ path, code }) => `${path.join('.')} ${code}`)
  throw new ProviderError('badbody', { ...OPERATION, details: fields?.join(', ') ?? '' })
}

async function listTokenMovements(
  node: EthereumNode,
  wallet: Address,
  fromBlock: number,
  times: ReadonlyMap<number, number>,
): Promise<AssetMovement[]> {
  const topic = pad(wallet)
  const enough = (logs: readonly { blockNumber: number }[]) =>
    logs.some(({ blockNumber }) => blockNumber < fromBlock)
  const { logs, searchedFrom } = await findLogs(
    node,
    [
      [TRANSFER, null, topic],
      [TRANSFER, topic],
      [BATCH_TRANSFERS, null, null, topic],
      [BATCH_TRANSFERS, null, topic],
    ],
    enough,
  )
  if (searchedFrom > fromBlock)
    throw new ProviderError('unsuitable', { ...OPERATION, details: 'logs cut short' })
  const timeOf = ({ blockNumber, blockTimestamp }: Log) =>
    times.get(blockNumber) ?? (blockTimestamp ?? 0) * 1000
  const pieces = logs
    .filter(({ blockNumber }) => blockNumber >= fromBlock)
    .flatMap((entry) => toNftMovements(node.chain, wallet, entry, timeOf(entry)))
  const tokens = logs
    .filter(({ blockNumber }) => blockNumber >= fromBlock)
    .flatMap((entry) => toTokenMovement(node.chain, wallet, entry, timeOf(entry)))
  return [...tokens, ...pieces]
}

async function listCoinMovements(
  { client, chain }: EthereumNode,
  wallet: Address,
  blocks: readonly RawBlock[],
): Promise<AssetMovement[]> {
  const own = blocks.flatMap(({ number, timestamp, transactions }) =>
    transactions
      .filter(({ from, to }) => from === wallet || to === wallet)
      .map((transaction) => ({ transaction, block: number, at: timestamp * 1000 })),
  )
  const moved = await Promise.all(
    own.map(async (row) => {
      const { hash, transactionIndex } = row.transaction
      const answer = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
      // Local nodes have been seen to tell a deposit by another hash in its block than in its receipt.
      const receipt = answer ?? (await readBlockReceipts(client, row.block))[transactionIndex]
      return toCoinMovements(chain, wallet, { ...row, receipt: parse(rawReceipt, receipt) })
    }),
  )
  return moved.flat()
}

async function readBlockReceipts(client: EthereumNode['client'], block: number): Promise<unknown[]> {
  const answer = await client.request({
    method: 'eth_getBlockReceipts' as never,
    params: [toHex(block)] as never,
  })
  return parse(z.array(z.unknown()), answer)
}

const hexField = z
  .string()
  .regex(/^0x[0-9a-fA-F]+$/)
  .transform(BigInt)

/** A call or a creation; of a contract that destroys itself, what it leaves to whom. */
const trace = z.object({
  action: z.object({
    from: addressField.optional(),
    to: addressField.optional(),
    callType: z.string().optional(),
    value: hexField.optional(),
    address: addressField.optional(),
    refundAddress: addressField.optional(),
    balance: hexField.optional(),
  }),
  result: z.object({ address: addressField.optional() }).nullish(),
  blockNumber: z.number(),
  transactionHash: hashField.nullish(),
  /** The place of the transaction in the block. */
  transactionPosition: z.number().nullish(),
  traceAddress: z.array(z.number()),
  error: z.string().nullish(),
})
type Trace = z.output<typeof trace>

/** What contracts passed on, from the node's traces; those of a call that failed moved nothing. */
async function listInternalMovements(
  { client, chain }: EthereumNode,
  wallet: Address,
  { from, to, times }: { from: number; to: number; times: ReadonlyMap<number, number> },
): Promise<AssetMovement[]> {
  const ask = async (method: string, param: unknown) =>
    parse(z.array(trace), await client.request({ method: method as never, params: [param] as never }))
  const traces: Trace[] = []
  for (let start = from; start <= to; start += TRACED_AT_ONCE) {
    const range = { fromBlock: toHex(start), toBlock: toHex(Math.min(to, start + TRACED_AT_ONCE - 1)) }
    const sides = [{ fromAddress: [wallet] }, { toAddress: [wallet] }]
    const found = await Promise.all(sides.map((side) => ask('trace_filter', { ...range, ...side })))
    traces.push(...found.flat())
  }
  const moved = traces.filter((one) => one.traceAddress.length > 0 && toMove(one, wallet) !== null)
  // A call that moved something may stand within one that was taken back, which neither filter finds.
  const hashes = [...new Set(moved.flatMap(({ transactionHash }) => transactionHash ?? []))]
  const failed = new Set<string>()
  for (const some of chunk(hashes, BLOCKS_AT_ONCE)) {
    const all = (await Promise.all(some.map((hash) => ask('trace_transaction', hash)))).flat()
    for (const one of all) if (one.error) failed.add(placeOf(one))
  }
  const movements = new Map<string, AssetMovement>()
  for (const one of moved) {
    const move = toMove(one, wallet)
    const { transactionHash, transactionPosition, traceAddress, blockNumber: block } = one
    const isTakenBack = traceAddress.some((_, depth) =>
      failed.has(placeOf({ transactionHash, traceAddress: traceAddress.slice(0, depth) })),
    )
    if (move === null || isTakenBack) continue
    const id = `${transactionHash}:internal:${traceAddress.join('.')}`
    movements.set(id, {
      ...{ id, asset: toAssetId({ chainId: chain.id, address: NATIVE }), block, at: times.get(block) ?? 0 },
      ...{ kind: 'internal', ...move },
      ...(transactionPosition != null && { position: transactionPosition }),
    })
  }
  return [...movements.values()]
}

const placeOf = ({ transactionHash, traceAddress }: Pick<Trace, 'transactionHash' | 'traceAddress'>) =>
  `${transactionHash}:${traceAddress.join('.')}`

/** What a call moved into or out of a wallet; null where it moved nothing. */
function toMove(
  { action, result, error }: Trace,
  wallet: Address,
): Pick<AssetMovement, 'amount' | 'counterparty'> | null {
  const value = action.value ?? action.balance ?? 0n
  const giver = action.from ?? action.address ?? null
  const receiver = action.to ?? result?.address ?? action.refundAddress ?? null
  const carries = action.callType === undefined || action.callType === 'call'
  if (error || value === 0n || !carries || giver === receiver) return null
  if (giver === wallet) return { amount: -value, counterparty: receiver }
  return receiver === wallet ? { amount: value, counterparty: giver } : null
}
