import { type Hex, numberToHex, parseEther, type RpcTransactionReceipt } from 'viem'
import { type ChainEntry, paysForData } from '../catalogue/chains.ts'
import { wallets } from '../catalogue/wallets.ts'
import { createRandom } from '../random.ts'
import { aliasOf } from './alias-of.ts'
import type { ChainClient } from './client.ts'
import { founders, type Placed } from './genesis.ts'
import { placeDataFee } from './place-data-fee.ts'
import type { PlannedBlock } from './plan/plan-blocks.ts'
import { sendCall } from './send-call.ts'

/** What a chain has in it when it starts. */
interface History {
  readonly code: readonly Placed[]
  readonly blocks: readonly PlannedBlock[]
}

/** Places the contracts and mines the planned blocks one by one. Throws when a planned call does not succeed. */
export async function buildHistory(
  client: ChainClient,
  { family, fees, name }: ChainEntry,
  { code, blocks }: History,
  seed: number,
  onProgress: (message: string) => void,
): Promise<void> {
  await Promise.all([
    ...code.map(({ address, bytecode }) => client.setCode({ address, bytecode })),
    ...founders.map(({ address }) => client.setBalance({ address, value: parseEther('1000000') })),
    ...(family === 'arbitrum'
      ? [client.setBalance({ address: aliasOf(wallets.main.address), value: parseEther('1000') })]
      : []),
  ])
  if (paysForData(family)) await placeDataFee(client)
  const random = createRandom(seed, 'fees')
  for (const [index, { at, calls }] of blocks.entries()) {
    const settings = [
      client.setNextBlockTimestamp({ timestamp: BigInt(at) }),
      client.setNextBlockBaseFeePerGas({
        baseFeePerGas: calls.some(({ isPaidInToken }) => isPaidInToken)
          ? 0n
          : BigInt(random.integer(...fees.base)) * milliGwei,
      }),
    ]
    const sent = calls.map((call) =>
      sendCall(client, call, {
        gas,
        maxFeePerGas: 4n * BigInt(fees.base[1]) * milliGwei,
        maxPriorityFeePerGas: BigInt(random.integer(...fees.tip)) * milliGwei,
      }),
    )
    // One request: the node takes them in their order, and the last one is to mine what the others have sent.
    await Promise.all([...settings, ...sent, client.mine({ blocks: 1 })])
    if (index % 100 === 99) onProgress(`Building ${name}: ${index + 1} of ${blocks.length} blocks`)
  }
  await Promise.all(blocks.map(({ calls }, index) => checkBlock(client, index + 1, calls.length)))
}

const milliGwei = 1_000_000n
const gas = 400_000n

async function checkBlock(client: ChainClient, block: number, planned: number): Promise<void> {
  const receipts = await client.request<{ Parameters: [Hex]; ReturnType: RpcTransactionReceipt[] }>({
    method: 'eth_getBlockReceipts',
    params: [numberToHex(block)],
  })
  const failed = receipts
    .filter(({ status }) => status !== '0x1')
    .map(({ transactionHash }) => transactionHash)
  if (failed.length === 0 && receipts.length === planned) return
  throw new Error(
    `A block holds ${receipts.length} of ${planned} planned calls; failed: ${failed.join(', ') || 'none'}`,
  )
}
