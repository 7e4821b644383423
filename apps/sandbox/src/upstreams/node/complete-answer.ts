import type { Hash, Hex } from 'viem'
import type { Chain } from '../../chain/create-chain.ts'
import { readBlock } from '../../chain/read/read-block.ts'

/** What a node of an OP chain answers, with what the local one leaves out: fees for data, and the hash of a deposit. */
export async function completeAnswer(chain: Chain, asked: unknown, text: string): Promise<string> {
  const calls = [asked].flat() as Call[]
  if (!calls.some(({ method }) => method in completions)) return text
  const answers = JSON.parse(text) as Answer | Answer[]
  await Promise.all(
    [answers].flat().map(async ({ id, result }) => {
      const call = calls.find((one) => one.id === id)
      if (call && result) await completions[call.method]?.(chain, result, call)
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
  readonly result?: unknown
}
interface Placed {
  hash?: Hash
  transactionIndex: Hex
  blockNumber: Hex
}

type Completion = (chain: Chain, result: unknown, call: Call) => Promise<void>

const completions: Readonly<Record<string, Completion>> = {
  eth_getTransactionReceipt: (chain, result) => addDataFee(chain, result as Placed),
  eth_getBlockReceipts: async (chain, result) => {
    for (const receipt of result as Placed[]) await addDataFee(chain, receipt)
  },
  eth_getTransactionByHash: async (_, result, { params }) => {
    Object.assign(result as Placed, { hash: params?.[0] })
  },
  eth_getBlockByNumber: (chain, result) => nameTransactions(chain, result as Block),
  eth_getBlockByHash: (chain, result) => nameTransactions(chain, result as Block),
}

interface Block {
  number: Hex
  transactions: (Placed | Hash)[]
}

async function addDataFee(chain: Chain, receipt: Placed): Promise<void> {
  const { transactions } = await readBlock(chain.client, Number(receipt.blockNumber))
  const dataFee = transactions[Number(receipt.transactionIndex)]?.dataFee
  if (typeof dataFee === 'bigint') Object.assign(receipt, { l1Fee: `0x${dataFee.toString(16)}` })
}

async function nameTransactions(chain: Chain, block: Block): Promise<void> {
  if (block.transactions.length === 0) return
  const { transactions } = await readBlock(chain.client, Number(block.number))
  block.transactions = block.transactions.map((row, index) => {
    const hash = transactions[index]?.hash
    if (hash === undefined) return row
    return typeof row === 'string' ? hash : { ...row, hash }
  })
}
