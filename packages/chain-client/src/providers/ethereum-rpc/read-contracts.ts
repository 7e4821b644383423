import { type Abi, AbiDecodingZeroDataError, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { chunk } from '../chunk.ts'
import { multicallAbi } from './abis.ts'
import type { EthereumNode } from './open-node.ts'
import { isNodeFailure } from './to-provider-error.ts'

export interface ContractRead {
  address: Address
  abi: Abi
  functionName: string
  args?: readonly unknown[]
}

/** About 25 kB of calldata and ten million gas: below what public nodes allow for one call. */
const READS_PER_CALL = 300

/**
 * Reads many contracts in as few requests as the node allows; answers in the order asked. A contract that
 * refuses, or is not there, reads as undefined. A failure of the node throws: the two are kept apart here,
 * because a gathered call that fails as a whole must never look like a wallet without balances.
 */
export async function readContracts(
  node: EthereumNode,
  reads: readonly ContractRead[],
  /** @default the latest block */
  blockNumber?: bigint,
): Promise<unknown[]> {
  const chunks = chunk(reads, READS_PER_CALL)
  const read = node.hasMulticall ? readGathered : readSingly
  return (await Promise.all(chunks.map((some) => read(node, some, blockNumber)))).flat()
}

async function readGathered(
  { client, chain }: EthereumNode,
  reads: readonly ContractRead[],
  blockNumber?: bigint,
): Promise<unknown[]> {
  const answers = await client.readContract({
    address: chain.multicall3.address,
    abi: multicallAbi,
    functionName: 'aggregate3',
    ...(blockNumber !== undefined && { blockNumber }),
    args: [
      reads.map((read) => ({ target: read.address, allowFailure: true, callData: encodeFunctionData(read) })),
    ],
  })
  if (answers.length !== reads.length) {
    throw new ProviderError('badbody', { provider: 'Ethereum node', operation: 'multicall' })
  }
  return reads.map((read, index) => {
    const answer = answers[index]
    return answer?.success ? decodeRead(read, answer.returnData) : undefined
  })
}

async function readSingly(
  { client }: EthereumNode,
  reads: readonly ContractRead[],
  blockNumber?: bigint,
): Promise<unknown[]> {
  return Promise.all(
    reads.map(async (read) => {
      try {
        const { data } = await client.call({
          to: read.address,
          data: encodeFunctionData(read),
          ...(blockNumber !== undefined && { blockNumber }),
        })
        return decodeRead(read, data ?? '0x')
      } catch (error) {
        if (isNodeFailure(error)) throw error
        return undefined
      }
    }),
  )
}

/** What an answer says; undefined where it is not of the shape that was asked for. */
export function decodeRead({ abi, functionName }: ContractRead, data: Hex): unknown {
  try {
    if (data === '0x') throw new AbiDecodingZeroDataError()
    return decodeFunctionResult({ abi, functionName, data })
  } catch {
    return undefined
  }
}
