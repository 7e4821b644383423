import {
  type Abi,
  AbiDecodingZeroDataError,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  size,
  slice,
} from 'viem'
import type { Address } from '../../ports/wallet-data.ts'
import { gatherCalls } from './gather-calls.ts'
import type { EthereumNode } from './open-node.ts'

export interface ContractRead {
  address: Address
  abi: Abi
  functionName: string
  args?: readonly unknown[]
}

/**
 * Reads many contracts in as few requests as the node allows; answers in the order asked. A contract that
 * refuses, is not there, burns its gas or answers more than a kilobyte reads as undefined, without harm to the others: anybody
 * may send a wallet a token that does. A failure of the node throws: the two are kept apart here, because a gathered call that
 * fails as a whole must never look like a wallet without balances.
 */
export async function readContracts(
  node: EthereumNode,
  reads: readonly ContractRead[],
  /** @default the latest block */
  blockNumber?: bigint,
): Promise<unknown[]> {
  const calls = reads.map((read) => ({ to: read.address, data: encodeFunctionData(read) }))
  const answers = await gatherCalls(node, calls, blockNumber === undefined ? {} : { block: blockNumber })
  return reads.map((read, index) => {
    const answer = answers[index]
    return answer ? decodeRead(read, answer) : undefined
  })
}

/** What an answer says; undefined where it is not of the shape that was asked for. */
export function decodeRead({ abi, functionName }: ContractRead, data: Hex): unknown {
  try {
    if (data === '0x') throw new AbiDecodingZeroDataError()
    const decoded = decodeFunctionResult({ abi, functionName, data })
    const isNumber = typeof decoded === 'number' || typeof decoded === 'bigint'
    return isNumber && isText(data) ? undefined : decoded
  } catch {
    return undefined
  }
}

/** Whether an answer is the encoding of a text, which would be read as the number 32: that is where the text begins. */
function isText(data: Hex): boolean {
  const bytes = size(data)
  if (bytes < 96 || BigInt(slice(data, 0, 32)) !== 32n) return false
  const length = BigInt(slice(data, 32, 64))
  return length > 0n && length <= BigInt(bytes - 64)
}
