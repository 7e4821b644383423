import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { encodeFunctionData } from 'viem'
import type {
  Position,
  PositionAsset,
  PositionCandidates,
  PositionList,
  PositionOptions,
} from '../../ports/positions.ts'
import type { Address } from '../../ports/wallet-data.ts'
import type { ReadCalls } from '../../positions/contract-call.ts'
import { listPositions as readPositions } from '../../positions/list-positions.ts'
import { noShapes } from '../../positions/shape-store.ts'
import { gatherCalls } from './gather-calls.ts'
import type { EthereumNode } from './open-node.ts'
import { type ContractRead, decodeRead } from './read-contracts.ts'
import { readTokenMetadata } from './token-metadata.ts'

/** Two callers that nobody is: a contract that tells them apart tells them different things, and is not believed. */
const CALLERS = [
  '0x00000000000000000000000000000000000c0de1',
  '0x00000000000000000000000000000000000c0de2',
] as const

/** What a wallet has inside contracts, by one node, all at the block that is its latest one at first. */
export async function listPositions(
  node: EthereumNode,
  wallet: Address,
  candidates: PositionCandidates,
  { findPriced = async () => new Set(), shapes = noShapes }: PositionOptions,
): Promise<PositionList> {
  const { chain, client } = node
  // The node's own number: what a contract calls the block is another one on chains above others.
  const { number, timestamp } = await client.getBlock()
  let turn = 0
  const readCalls: ReadCalls = (calls) => {
    const caller = CALLERS[turn++ % CALLERS.length] ?? CALLERS[0]
    return gatherCalls(node, calls, { block: number, caller })
  }
  const { positions, unread } = await readPositions(candidates, {
    ...{ chain, wallet, readCalls, shapes, findPriced },
  })
  return {
    ...{ block: Number(number), at: Number(timestamp) * 1000, positions, unread },
    assets: await readAssets(node, positions, readCalls),
  }
}

/** How the shells and parts are called, each asked as carefully as the positions themselves. */
async function readAssets(
  node: EthereumNode,
  positions: readonly Position[],
  readCalls: ReadCalls,
): Promise<Map<AssetId, PositionAsset>> {
  const assets = positions.flatMap(({ shell, parts }) => [
    ...(shell === null ? [] : [shell]),
    ...parts.map(({ asset }) => asset),
  ])
  const addresses = [...new Set(assets.map((asset) => fromAssetId(asset).address))]
  const tokens = addresses.filter((address) => address !== NATIVE) as Address[]
  const read = async (_: EthereumNode, reads: readonly ContractRead[]) => {
    const calls = reads.map((one) => ({ to: one.address, data: encodeFunctionData(one) }))
    const answers = calls.length === 0 ? [] : await readCalls(calls)
    return reads.map((one, index) => {
      const answer = answers[index]
      return answer ? decodeRead(one, answer) : undefined
    })
  }
  const metadata = await readTokenMetadata(node, tokens, read)
  return new Map(
    [...metadata].map(([address, told]) => [toAssetId({ chainId: node.chain.id, address }), told]),
  )
}
