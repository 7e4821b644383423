import { type AssetId, fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { listKnownTokens } from '../../data/list-known-tokens.ts'
import type { BlockMoment } from '../../ports/block-balances.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { erc20Abi } from './abis.ts'
import { compareWithOtherNodes } from './compare-with-other-nodes.ts'
import { readBlock } from './find-block-at.ts'
import type { EthereumNode } from './open-node.ts'
import { readContracts } from './read-contracts.ts'

/** The latest block of a node. */
export const readHead = (node: EthereumNode): Promise<BlockMoment> => readBlock(node, node.head)

/**
 * Balances at one block, of the coin too; the coin, and the tokens that somebody answers for, are held against what the other
 * nodes of the chain tell.
 * @throws {ProviderError} where the node has dropped that block's state, and where the nodes disagree
 */
export async function readBalancesAt(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
  block: number,
): Promise<Map<AssetId, bigint>> {
  const coin = toAssetId({ chainId: node.chain.id, address: NATIVE })
  const told = await readOwnBalances(node, wallet, [coin, ...assets], block)
  const known = new Set<string>([NATIVE, ...listKnownTokens(node.chain)])
  // Whoever made another token can make it answer each node differently.
  const compared = [...told.keys()].filter((asset) => known.has(fromAssetId(asset).address))
  await compareWithOtherNodes(node, {
    ...{ block, operation: 'balances' },
    async agrees(other, at) {
      const [own, again] = await Promise.all([
        at === block ? told : readOwnBalances(node, wallet, compared, at),
        readOwnBalances(other, wallet, compared, at),
      ])
      // A node that has dropped an earlier block says nothing of it.
      return [...again].every(
        ([asset, amount]) => (own.get(asset) ?? (at === block ? null : amount)) === amount,
      )
    },
  })
  return told
}

/** The same as this node alone tells it, of the coin where that is among the assets. */
export async function readOwnBalances(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
  block: number,
): Promise<Map<AssetId, bigint>> {
  const coin = toAssetId({ chainId: node.chain.id, address: NATIVE })
  const [native, balances] = await Promise.all([
    assets.includes(coin)
      ? node.client.getBalance({ address: wallet, blockNumber: BigInt(block) })
      : undefined,
    readTokenBalancesAt(node, wallet, assets, block),
  ])
  return new Map([...(native === undefined ? [] : [[coin, native] as const]), ...balances])
}

async function readTokenBalancesAt(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
  block: number,
): Promise<Map<AssetId, bigint>> {
  const { id } = node.chain
  const tokens = assets.filter((asset) => {
    const { chainId, address } = fromAssetId(asset)
    return chainId === id && address !== NATIVE
  })
  const reads = tokens.map((asset) => ({
    address: fromAssetId(asset).address as Address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [wallet],
  }))
  const answers = await readContracts(node, reads, BigInt(block))
  return new Map(
    tokens.flatMap((asset, index) => {
      const balance = answers[index]
      return typeof balance === 'bigint' ? [[asset, balance] as const] : []
    }),
  )
}
