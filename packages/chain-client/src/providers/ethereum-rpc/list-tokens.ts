import { type AssetId, fromAssetId, NATIVE, type Token, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { pad } from 'viem'
import { listKnownTokens } from '../../data/list-known-tokens.ts'
import { isNativeFace } from '../../holdings/is-native-face.ts'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { erc20Abi } from './abis.ts'
import { findLogs, type Log } from './find-logs.ts'
import type { EthereumNode } from './open-node.ts'
import { readContracts } from './read-contracts.ts'
import { readTokenMetadata, unknownToken } from './token-metadata.ts'

/** Native balance, and ERC-20 balances of known tokens and of those found in the wallet's transfers. */
export async function listTokens(
  node: EthereumNode,
  wallet: Address,
  report?: (problem: string) => void,
): Promise<Token[]> {
  const known = listKnownTokens(node.chain)
  const found = await findTokens(node, wallet, report)
  const balances = await readAll(node, wallet, [...new Set([...known, ...found])])
  const held = [...balances.tokens].filter(([, balance]) => balance > 0n)
  const metadata = await readTokenMetadata(
    node,
    held.map(([token]) => token),
  )
  const { symbol, name, decimals } = node.chain.native
  const coin =
    balances.native === 0n ? [] : [toToken(node, NATIVE, balances.native, { symbol, name, decimals })]
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
): Promise<Map<AssetId, bigint>> {
  const { id } = node.chain
  const contracts = assets.flatMap((asset) => {
    const { chainId, address } = fromAssetId(asset)
    return chainId === id && address !== NATIVE ? [address as Address] : []
  })
  const balances = await readAll(node, wallet, contracts)
  if (balances.block < notBefore) {
    throw new ProviderError('unsuitable', {
      provider: 'Ethereum node',
      operation: 'balances',
      details: `block ${balances.block} is before ${notBefore}`,
    })
  }
  return new Map([
    [toAssetId({ chainId: id, address: NATIVE }), balances.native],
    ...[...balances.tokens].map(
      ([address, balance]) => [toAssetId({ chainId: id, address }), balance] as const,
    ),
  ])
}

/** What a wallet held at one block. */
interface Balances {
  block: number
  native: bigint
  /** Without those that could not be read. */
  tokens: Map<Address, bigint>
}

async function readAll(node: EthereumNode, wallet: Address, tokens: readonly Address[]): Promise<Balances> {
  const reads = tokens.map((address) => ({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [wallet],
  }))
  // The node is asked, and not a contract: on some chains that tells the number of another chain's block.
  const block = await node.client.getBlockNumber()
  const [native, answers] = await Promise.all([
    node.client.getBalance({ address: wallet, blockNumber: block }),
    readContracts(node, reads, block),
  ])
  const pairs = tokens.flatMap((token, index) => {
    const balance = answers[index]
    return typeof balance === 'bigint' ? [[token, balance] as const] : []
  })
  return { block: Number(block), native, tokens: new Map(pairs) }
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
