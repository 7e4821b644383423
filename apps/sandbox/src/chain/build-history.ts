import { parseEther, type RpcTransactionReceipt } from 'viem'
import { createRandom } from '../random.ts'
import type { ChainClient } from './client.ts'
import { code, founders } from './genesis.ts'
import type { PlannedBlock } from './plan/plan-blocks.ts'
import { sendCall } from './send-call.ts'

/** Places the contracts and mines the planned blocks one by one. Throws when a planned call does not succeed. */
export async function buildHistory(
  client: ChainClient,
  blocks: readonly PlannedBlock[],
  seed: number,
  onProgress: (message: string) => void,
): Promise<void> {
  for (const { address, bytecode } of code) await client.setCode({ address, bytecode })
  for (const { address } of founders) await client.setBalance({ address, value: parseEther('1000000') })
  const random = createRandom(seed, 'fees')
  for (const [index, { at, calls }] of blocks.entries()) {
    await client.setNextBlockTimestamp({ timestamp: BigInt(at) })
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: BigInt(random.integer(150, 2_800)) * milliGwei })
    for (const call of calls) {
      const tip = BigInt(random.integer(10, 900)) * milliGwei
      await sendCall(client, call, { gas, maxFeePerGas, maxPriorityFeePerGas: tip })
    }
    await client.mine({ blocks: 1 })
    await checkBlock(client, calls.length)
    if (index % 100 === 99) onProgress(`Building the local chain: ${index + 1} of ${blocks.length} blocks`)
  }
}

const milliGwei = 1_000_000n
const gas = 400_000n
const maxFeePerGas = 12_000_000_000n

async function checkBlock(client: ChainClient, planned: number): Promise<void> {
  const receipts = await client.request<{ Parameters: ['latest']; ReturnType: RpcTransactionReceipt[] }>({
    method: 'eth_getBlockReceipts',
    params: ['latest'],
  })
  const failed = receipts
    .filter(({ status }) => status !== '0x1')
    .map(({ transactionHash }) => transactionHash)
  if (failed.length === 0 && receipts.length === planned) return
  throw new Error(
    `A block holds ${receipts.length} of ${planned} planned calls; failed: ${failed.join(', ') || 'none'}`,
  )
}
