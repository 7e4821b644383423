import { type AssetId, fromAssetId, NATIVE, type Token, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { pad } from 'viem'
import { listKnownTokens } from '../../data/list-known-tokens.ts'
import { isNativeFace } from '../../holdings/is-native-face.ts'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { BalancesOfBlock } from '../../ports/balances.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { readBalancesAt } from './block-balances.ts'
import { findLogs, type Log } from './find-logs.ts'
import type { EthereumNode } from './open-node.ts'
import { readTokenMetadata, unknownToken } from './token-metadata.ts'

/** Native balance, and ERC-20 balances of known tokens and of those found in the wallet's transfers. */
export async function listTokens(
  node: EthereumNode,
  wallet: Address,
  report?: (problem: string) => void,
): Promise<Token[]> {
  const known = listKnownTokens(node.chain)
  const found = await findTokens(node, wallet, report)
  const toId = (address: string) => toAssetId({ chainId: node.chain.id, address })
  const tokens = [...new Set([...known, ...found])]
  const { balances } = await readLatest(node, wallet, tokens.map(toId))
  const held = tokens.flatMap((token) => {
    const balance = balances.get(toId(token)) ?? 0n
    return balance > 0n ? [[token, balance] as const] : []
  })
  const metadata = await readTokenMetadata(
    node,
    held.map(([token]) => token),
  )
  const { symbol, name, decimals } = node.chain.native
  const native = balances.get(toId(NATIVE)) ?? 0n
  const coin = native === 0n ? [] : [toToken(node, NATIVE, native, { symbol, name, decimals })]
  return [
    ...coin,
    ...held.map(([token, balance]) => toToken(node, token, balance, metadata.get(token) ?? unknownToken)),
  ]
}

/**
 * Balances of given assets of the node's chain, all of one block.
 * @throws {ProviderError} when the node has not reached the block yet.
 */
export async function readBalances(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
  notBefore: number,
): Promise<BalancesOfBlock> {
  const told = await readLatest(node, wallet, assets)
  if (told.block < notBefore) {
    throw new ProviderError('unsuitable', {
      ...{ provider: 'Ethereum node', operation: 'balances', clause: 'is behind' },
      details: `block ${told.block} is before ${notBefore}`,
    })
  }
  return told
}

/** Those of the assets at whose address no code stands. */
export async function findMissing(
  { client, chain }: EthereumNode,
  assets: readonly AssetId[],
): Promise<AssetId[]> {
  const codes = await Promise.all(
    assets.map(async (asset) => {
      const { chainId, address } = fromAssetId(asset)
      if (chainId !== chain.id || address === NATIVE) return '0x'
      return await client.getCode({ address: address as Address })
    }),
  )
  return assets.filter((_, index) => codes[index] === undefined)
}

async function readLatest(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
): Promise<BalancesOfBlock> {
  // The node has told it, and not a contract: on some chains that tells the number of another chain's block.
  const block = node.head
  return { block, balances: await readBalancesAt(node, wallet, assets, block) }
}

async function findTokens(
  node: EthereumNode,
  wallet: Address,
  report?: (problem: string) => void,
): Promise<Address[]> {
  const topic = pad(wallet)
  const { logs, searchedFrom } = await findLogs(node, [
    [TRANSFER, null, topic],
    [TRANSFER, topic],
  ])
  if (searchedFrom > 0) {
    report?.(
      `Read from an Ethereum node: tokens off the well-known list are found only if they moved since block ${searchedFrom}.`,
    )
  }
  return [...new Set(logs.filter((log) => isErc20(node.chain, log)).map(({ address }) => address))]
}

/**
 * ERC-20 and ERC-721 share the event; the third indexed field of ERC-721 makes a fourth topic. A face of the native coin
 * is no token; the logs of one that moves the coin tell moves all the same.
 */
export const isErc20 = (
  chain: Chain,
  { address, topics, data }: Log,
  { withMoving = false }: { withMoving?: boolean } = {},
) =>
  topics.length === 3 &&
  data.length === 66 &&
  (!isNativeFace(chain, address) || (withMoving && address === chain.movingFace))

function toToken(
  { chain }: EthereumNode,
  address: string,
  balance: bigint,
  metadata: Pick<Token, 'symbol' | 'name' | 'decimals'>,
): Token {
  return {
    chainId: chain.id,
    address,
    ...metadata,
    balance: balance.toString(),
    usdPrice: null,
    usdValue: null,
    usdPrice24hPercentChange: null,
    logo: null,
    thumbnail: null,
    spam: 'no',
    verified: null,
  }
}
