import { type Address, type Hash, type Hex, numberToHex } from 'viem'
import { paysForData } from '../../catalogue/chains.ts'
import type { Chain } from '../../chain/create-chain.ts'
import { isAsked, type LogFilter, listFaceLogs, toRange } from '../../chain/read/list-face-logs.ts'
import { BRIDGED, DEPOSIT, PAID_IN_TOKEN, readBlock } from '../../chain/read/read-block.ts'

/** What a node of a chain answers, with what the local one leaves out or tells otherwise: what is peculiar to the chain's family. */
export async function completeAnswer(chain: Chain, asked: unknown, text: string): Promise<string> {
  const calls = [asked].flat() as Call[]
  if (chain.entry.family === 'ethereum' || !calls.some(({ method }) => method in completions)) return text
  const answers = JSON.parse(text) as Answer | Answer[]
  await Promise.all(
    [answers].flat().map(async (answer) => {
      const call = calls.find((one) => one.id === answer.id)
      if (call && answer.result)
        answer.result = await (completions[call.method]?.(chain, answer.result, call) ?? answer.result)
    }),
  )
  return JSON.stringify(answers)
}

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}
interface Answer {
  readonly id: unknown
  result?: unknown
}
interface Placed {
  hash?: Hash
  transactionIndex: Hex
  blockNumber: Hex
}
interface Block {
  number: Hex
  transactions: (Placed | Hash)[]
}

/** What is put into the place of a result. */
type Completion = (chain: Chain, result: unknown, call: Call) => Promise<unknown>

const completions: Readonly<Record<string, Completion>> = {
  eth_getTransactionReceipt: (chain, result) => toReceipt(chain, result as Placed),
  eth_getBlockReceipts: (chain, result) =>
    Promise.all((result as Placed[]).map((receipt) => toReceipt(chain, receipt))),
  async eth_getTransactionByHash(chain, result, { params }) {
    const row = { ...(result as Placed), hash: params?.[0] as Hash }
    return toTransaction(chain, row, Number(row.transactionIndex))
  },
  eth_getBlockByNumber: (chain, result) => toBlock(chain, result as Block),
  eth_getBlockByHash: (chain, result) => toBlock(chain, result as Block),
  async eth_getLogs(chain, result, { params }) {
    const { coinFace, family } = chain.entry
    if (family !== 'zksync' || coinFace === null) return result
    const filter = (params?.[0] ?? {}) as LogFilter
    const blocks = await Promise.all(
      (await toRange(chain.client, filter)).map((number) => readBlock(chain.client, number)),
    )
    const shown = blocks
      .flatMap((block) => listFaceLogs(coinFace, block))
      .filter((log) => isAsked(filter, log))
    return [...(result as object[]), ...shown]
  },
}

async function toReceipt(chain: Chain, receipt: Placed): Promise<object> {
  const { family, coinFace } = chain.entry
  const block = await readBlock(chain.client, Number(receipt.blockNumber))
  const own = block.transactions[Number(receipt.transactionIndex)]
  if (own === undefined) return receipt
  const { dataFee, gasUsed, type } = own
  if (paysForData(family)) {
    return { ...receipt, ...(dataFee !== null && { l1Fee: numberToHex(dataFee) }) }
  }
  if (family === 'arbitrum') {
    const parts = { gasUsedForL1: numberToHex(gasUsed / 5n), l1BlockNumber: toL1Block(block.number) }
    return {
      ...receipt,
      ...parts,
      timeboosted: false,
      type: numberToHex(type),
      gasUsed: numberToHex(gasUsed),
    }
  }
  if (family === 'zksync' && coinFace !== null) {
    const { logs } = receipt as unknown as { logs: object[] }
    const shown = listFaceLogs(coinFace, block).filter(({ transactionHash }) => transactionHash === own.hash)
    return { ...receipt, l1BatchNumber: '0x1', l1BatchTxIndex: '0x0', logs: [...logs, ...shown] }
  }
  return { ...receipt, type: numberToHex(type), l1Fee: '0x0' }
}

async function toBlock(chain: Chain, block: Block): Promise<object> {
  const { family } = chain.entry
  const beside = family === 'arbitrum' ? { l1BlockNumber: toL1Block(Number(block.number)) } : {}
  if (block.transactions.length === 0) return { ...block, ...beside }
  const rows = block.transactions.map((row, index) => {
    if (typeof row !== 'string') return toTransaction(chain, { ...row, blockNumber: block.number }, index)
    return readBlock(chain.client, Number(block.number)).then(
      ({ transactions }) => transactions[index]?.hash ?? row,
    )
  })
  return { ...block, ...beside, transactions: await Promise.all(rows) }
}

/** A transaction by the type and the fields that its chain has for it, under the hash of its receipt. */
async function toTransaction(chain: Chain, row: Placed, index: number): Promise<object> {
  const { family, tokens } = chain.entry
  const { transactions } = await readBlock(chain.client, Number(row.blockNumber))
  const own = transactions[index]
  if (own === undefined) return row
  const named = { ...row, hash: own.hash }
  if (family === 'scroll' && own.type === DEPOSIT) {
    // A message is told by its place in a queue, and never what was minted for it.
    const {
      mint: _mint,
      sourceHash: _source,
      isSystemTx: _system,
      ...message
    } = named as Record<string, unknown>
    return { ...message, queueIndex: '0x1' }
  }
  if (own.type === BRIDGED) return { ...named, type: numberToHex(BRIDGED), requestId: own.hash }
  if (own.type !== PAID_IN_TOKEN) return named
  return {
    ...named,
    type: numberToHex(PAID_IN_TOKEN),
    feeCurrency: tokens[0]?.address satisfies Address | undefined,
  }
}

/** Ethereum's blocks are fewer. */
const toL1Block = (number: number) => numberToHex(20_000_000 + Math.floor(number / 48))
