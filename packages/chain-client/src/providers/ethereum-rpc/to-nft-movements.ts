import { toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { decodeEventLog, type Hex, toEventSelector } from 'viem'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { AssetMovement } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { erc1155Abi } from './abis.ts'
import type { Log } from './find-logs.ts'

/** The two events of ERC-1155, by their first topic. */
export const BATCH_TRANSFERS: Hex[] = [
  toEventSelector('TransferSingle(address,address,address,uint256,uint256)'),
  toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'),
]

/** The pieces that a log moves into or out of a wallet. ERC-721 shares its event with ERC-20 and has a fourth topic. */
export function toNftMovements(chain: Chain, wallet: Address, log: Log, at: number): AssetMovement[] {
  const { topics, address, blockNumber, transactionHash, transactionIndex, logIndex } = log
  if (topics.length !== 4) return []
  const isSingle = topics[0] === TRANSFER
  const from = toAddress(topics[isSingle ? 1 : 2])
  const to = toAddress(topics[isSingle ? 2 : 3])
  if (from === to) return []
  const isOut = from === wallet
  const pieces = isSingle ? [[BigInt(topics[3] ?? '0x0'), 1n] as const] : readPieces(log)
  // A batch may name one piece several times.
  const counts = new Map<bigint, bigint>()
  for (const [id, count] of pieces) counts.set(id, (counts.get(id) ?? 0n) + count)
  return [...counts]
    .filter(([, count]) => count > 0n)
    .map(([id, count]) => ({
      id: `${transactionHash}:log:${logIndex}:${id}`,
      asset: toAssetId({ chainId: chain.id, address }),
      block: blockNumber,
      at,
      kind: 'nft',
      tokenId: id.toString(),
      amount: isOut ? -count : count,
      counterparty: isOut ? to : from,
      ...(transactionIndex !== undefined && { position: transactionIndex }),
    }))
}

function readPieces({ topics, data }: Log): readonly (readonly [bigint, bigint])[] {
  try {
    const { args } = decodeEventLog({ abi: erc1155Abi, topics: topics as [Hex, ...Hex[]], data })
    if (!('ids' in args)) return [[args.id, args.value]]
    return args.ids.map((id, index) => [id, args.values[index] ?? 0n])
  } catch {
    // Any contract may write such a log with anything in it.
    return []
  }
}

const toAddress = (topic = '') => `0x${topic.slice(26)}`
