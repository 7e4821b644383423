import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { encodeFunctionData } from 'viem'
import { listKnownTokens } from '../../data/list-known-tokens.ts'
import type {
  Position,
  PositionAsset,
  PositionCandidates,
  PositionList,
  PositionOptions,
} from '../../ports/positions.ts'
import type { Address } from '../../ports/wallet-data.ts'
import type { ReadCalls } from '../../positions/contract-call.ts'
import { type Reading, listPositions as readPositions } from '../../positions/list-positions.ts'
import { noShapes } from '../../positions/shape-store.ts'
import { stageShapes } from '../../positions/stage-shapes.ts'
import { readHead } from './block-balances.ts'
import { compareWithOtherNodes } from './compare-with-other-nodes.ts'
import { gatherCalls } from './gather-calls.ts'
import type { EthereumNode } from './open-node.ts'
import { type ContractRead, decodeRead } from './read-contracts.ts'
import { readTokenMetadata } from './token-metadata.ts'

/** Two addresses without an owner, as which each contract is asked: one that answers the two differently is not believed. */
const CALLERS = [
  '0x00000000000000000000000000000000000c0de1',
  '0x00000000000000000000000000000000000c0de2',
] as const

/**
 * What a wallet has inside contracts, all at the block that is the node's latest one at first; what an anchor of the chain vouches
 * for is held against what the other nodes tell of that block.
 * @throws {ProviderError} where the nodes disagree
 */
export async function listPositions(
  node: EthereumNode,
  wallet: Address,
  candidates: PositionCandidates,
  { findPriced = async () => new Set(), shapes = noShapes }: PositionOptions,
): Promise<PositionList> {
  // The node's own number: what a contract calls the block is another one on chains above others.
  const { block, at } = await readHead(node)
  const asked = { wallet, candidates, findPriced: rememberPriced(findPriced) }
  const learnt = stageShapes(shapes)
  const { readCalls, ...told } = await readAt(node, block, { ...asked, shapes: learnt.shapes })
  await compareWithOtherNodes(node, {
    ...{ block, operation: 'positions' },
    async agrees(other, reached) {
      // What no reading before has found out of a contract, each node finds out for itself.
      const readAnew = (one: EthereumNode) =>
        readAt(one, reached, { ...asked, shapes: stageShapes(shapes).shapes })
      const [own, again] = await Promise.all([reached === block ? told : readAnew(node), readAnew(other)])
      return isSame(node.chain, own, again)
    },
  })
  await learnt.commit()
  const { positions, unread } = told
  return {
    ...{ block, at, positions, unread },
    assets: await readAssets(node, positions, readCalls),
  }
}

/** What this node alone tells of a block. */
async function readAt(
  node: EthereumNode,
  block: number,
  {
    candidates,
    ...asked
  }: Pick<Reading, 'wallet' | 'shapes' | 'findPriced'> & { candidates: PositionCandidates },
) {
  let turn = 0
  const readCalls: ReadCalls = (calls) => {
    const caller = CALLERS[turn++ % CALLERS.length] ?? CALLERS[0]
    return gatherCalls(node, calls, { block: BigInt(block), caller })
  }
  const found = await readPositions(candidates, { ...asked, chain: node.chain, readCalls })
  return { ...found, readCalls }
}

/** Prices are asked for once, not once for each node. */
function rememberPriced(findPriced: Reading['findPriced']): Reading['findPriced'] {
  const known = new Map<string, ReturnType<Reading['findPriced']>>()
  return (assets) => {
    const key = assets.toSorted().join(' ')
    const found = known.get(key) ?? findPriced(assets)
    known.set(key, found)
    return found
  }
}

/** What nodes tell of a wallet's positions. */
type Told = Pick<PositionList, 'positions' | 'unread'>

/**
 * Whether two nodes tell the same of what an anchor vouches for. Whoever made a contract that only claims, or a token in a pool that
 * anybody can open, can make it answer each node differently; one that is real and did not answer one of them is no lie.
 */
function isSame(chain: Chain, one: Told, other: Told): boolean {
  const known = new Set<string>([NATIVE, ...listKnownTokens(chain)])
  const silent = new Set<AssetId>([...one.unread, ...other.unread])
  const isSilent = (address: Address) => silent.has(toAssetId({ chainId: chain.id, address }))
  const isCompared = ({ id, kind, trust, contracts, parts }: Position) =>
    trust === 'anchored' &&
    !silent.has(id as AssetId) &&
    !contracts.some(isSilent) &&
    (kind !== 'pool' || parts.every(({ asset }) => known.has(fromAssetId(asset).address)))
  const write = ({ positions }: Told) =>
    positions
      .filter(isCompared)
      .map(({ id, shellAmount, health, parts }) => {
        const amounts = parts.map(({ asset, role, amount }) => `${asset} ${role} ${amount}`)
        return [id, shellAmount, health, ...amounts.sort()].join(' ')
      })
      .sort()
      .join()
  return write(one) === write(other)
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
