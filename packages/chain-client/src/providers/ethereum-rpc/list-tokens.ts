import { type AssetId, ETHEREUM, NATIVE, type Token, toAssetId } from '@pkg/api-contract'
import { pad } from 'viem'
import { knownTokens } from '../../data/known-tokens.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { erc20Abi, multicallAbi } from './abis.ts'
import { findLogs, type Log, TRANSFER } from './find-logs.ts'
import { type EthereumNode, MULTICALL3 } from './open-node.ts'
import { readContracts } from './read-contracts.ts'
import { readTokenMetadata, unknownToken } from './token-metadata.ts'

const ETHER_DECIMALS = 18

/** Native balance, and ERC-20 balances of known tokens and of those found in the wallet's transfers. */
export async function listTokens(
  node: EthereumNode,
  wallet: Address,
  report?: (problem: string) => void,
): Promise<Token[]> {
  const known = node.chainId === ETHEREUM ? knownTokens : []
  const found = await findTokens(node, wallet, report)
  const balances = await readAll(node, wallet, [...new Set([...known, ...found])])
  const held = [...balances.tokens].filter(([, balance]) => balance > 0n)
  const metadata = await readTokenMetadata(
    node,
    held.map(([token]) => token),
  )
  const ether =
    balances.native === 0n
      ? []
      : [toToken(node, NATIVE, balances.native, { symbol: 'ETH', name: 'Ether', decimals: ETHER_DECIMALS })]
  return [
    ...ether,
    ...held.map(([token, balance]) => toToken(node, token, balance, metadata.get(token) ?? unknownToken)),
  ]
}

/**
 * Balances of given assets of Ethereum, all of one block.
 * @throws {ProviderError} when the node is on another chain or has not reached the block yet.
 */
export async function readBalances(
  node: EthereumNode,
  wallet: Address,
  assets: readonly AssetId[],
  notBefore: number,
): Promise<Map<AssetId, bigint>> {
  const refuse = (details: string) =>
    new ProviderError('unsuitable', { provider: 'Ethereum node', operation: 'balances', details })
  if (node.chainId !== ETHEREUM) throw refuse(`chain ${node.chainId}`)
  const contracts = assets.flatMap((asset) => {
    const [chainId, address] = asset.split(':')
    return chainId === String(ETHEREUM) && address?.startsWith('0x') ? [address as Address] : []
  })
  const balances = await readAll(node, wallet, contracts)
  if (balances.block < notBefore) throw refuse(`block ${balances.block} is before ${notBefore}`)
  return new Map([
    [toAssetId({ chainId: ETHEREUM, address: NATIVE }), balances.native],
    ...[...balances.tokens].map(
      ([address, balance]) => [toAssetId({ chainId: ETHEREUM, address }), balance] as const,
    ),
  ])
}

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
  const [[block, native], answers] = node.hasMulticall
    ? await readAtOneBlock(node, wallet, reads)
    : await Promise.all([
        Promise.all([node.client.getBlockNumber(), node.client.getBalance({ address: wallet })]),
        readContracts(node, reads),
      ])
  if (typeof block !== 'bigint' || typeof native !== 'bigint') {
    throw new ProviderError('badbody', { provider: 'Ethereum node', operation: 'balances' })
  }
  const pairs = tokens.flatMap((token, index) => {
    const balance = answers[index]
    return typeof balance === 'bigint' ? [[token, balance] as const] : []
  })
  return { block: Number(block), native, tokens: new Map(pairs) }
}

/** Block number and native balance travel in the same call, so all figures are of one moment. */
async function readAtOneBlock(
  node: EthereumNode,
  wallet: Address,
  reads: Parameters<typeof readContracts>[1],
): Promise<[[unknown, unknown], unknown[]]> {
  const own = { address: MULTICALL3, abi: multicallAbi }
  const [block, native, ...answers] = await readContracts(node, [
    { ...own, functionName: 'getBlockNumber' },
    { ...own, functionName: 'getEthBalance', args: [wallet] },
    ...reads,
  ])
  return [[block, native], answers]
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
  return [...new Set(logs.filter(isErc20).map(({ address }) => address))]
}

/** ERC-20 and ERC-721 share the event; the third indexed field of ERC-721 makes a fourth topic. */
export const isErc20 = ({ topics, data }: Log) => topics.length === 3 && data.length === 66

function toToken(
  { chainId }: EthereumNode,
  address: string,
  balance: bigint,
  metadata: Pick<Token, 'symbol' | 'name' | 'decimals'>,
): Token {
  return {
    chainId,
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
