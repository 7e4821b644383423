import { encodeFunctionData } from 'viem'
import { ProviderError } from '../../provider-error.ts'
import { chunk } from '../chunk.ts'
import { multicallAbi } from './abis.ts'
import type { EthereumNode } from './open-node.ts'
import { type ContractRead, decodeRead } from './read-contracts.ts'
import { isCallRejected } from './to-provider-error.ts'

/** About 25 kB of calldata and ten million gas: below what public nodes allow for one call. */
const READS_PER_CALL = 300
/** What one contract may use of gas where it is asked alone; pictures that a contract draws itself take a few millions. */
const GAS_PER_READ = 16_000_000n

/**
 * Reads contracts that may answer at length, as pieces do whose pictures are in their contract; answers in the order asked.
 * They are gathered by Multicall3 where that stands. There one contract that burns its gas leaves none to those behind it, so
 * that what it could not answer is asked once more, each contract alone. What refuses then reads as undefined; a failure of the
 * node throws.
 */
export async function readLongAnswers(
  node: EthereumNode,
  reads: readonly ContractRead[],
): Promise<unknown[]> {
  const read = async (some: ContractRead[]) => {
    const gathered = node.hasMulticall ? await gather(node, some) : []
    return Promise.all(
      some.map((one, index) =>
        gathered[index]?.success ? decodeRead(one, gathered[index].returnData) : readAlone(node, one),
      ),
    )
  }
  return (await Promise.all(chunk(reads, READS_PER_CALL).map(read))).flat()
}

/** Empty where they cannot be asked together. */
async function gather({ client, chain }: EthereumNode, reads: readonly ContractRead[]) {
  const answers = await client
    .readContract({
      address: chain.multicall3.address,
      abi: multicallAbi,
      functionName: 'aggregate3',
      args: [
        reads.map((read) => ({
          target: read.address,
          allowFailure: true,
          callData: encodeFunctionData(read),
        })),
      ],
    })
    .catch((error: unknown) => {
      if (isCallRejected(error)) throw error
      return []
    })
  if (answers.length > 0 && answers.length !== reads.length) {
    throw new ProviderError('badbody', { provider: 'Ethereum node', operation: 'multicall' })
  }
  return answers
}

async function readAlone({ client }: EthereumNode, read: ContractRead): Promise<unknown> {
  try {
    const { data } = await client.call({
      to: read.address,
      data: encodeFunctionData(read),
      gas: GAS_PER_READ,
    })
    return decodeRead(read, data ?? '0x')
  } catch (error) {
    if (isCallRejected(error)) throw error
    return undefined
  }
}
