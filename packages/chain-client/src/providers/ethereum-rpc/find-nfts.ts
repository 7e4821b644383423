import { decodeEventLog, type Hex, pad } from 'viem'
import { distinctBy } from '../../holdings/distinct-by.ts'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { chunk } from '../chunk.ts'
import { erc721Abi, erc1155Abi } from './abis.ts'
import { findLogs, type Log } from './find-logs.ts'
import type { EthereumNode } from './open-node.ts'
import { readContracts } from './read-contracts.ts'
import { BATCH_TRANSFERS } from './to-nft-movements.ts'

/** A piece that a wallet holds. */
export interface OwnedNft {
  address: Address
  tokenId: bigint
  standard: 'ERC721' | 'ERC1155'
  amount: bigint
}

/** How many that came in are checked for being there still. */
const MAX_CHECKED = 500
const CHECKED_AT_ONCE = 100

/** The pieces that came to a wallet and are there still, latest first, and the first block searched. */
export async function findNfts(
  node: EthereumNode,
  wallet: Address,
  limit: number,
): Promise<{ owned: OwnedNft[]; searchedFrom: number }> {
  const topic = pad(wallet)
  const { logs, searchedFrom } = await findLogs(node, [
    [TRANSFER, null, topic],
    [BATCH_TRANSFERS, null, null, topic],
  ])
  const received = distinctBy(logs.flatMap(toPieces), ({ address, tokenId }) => `${address}:${tokenId}`)
  const owned: OwnedNft[] = []
  for (const pieces of chunk(received.slice(0, MAX_CHECKED), CHECKED_AT_ONCE)) {
    owned.push(...(await keepOwned(node, wallet, pieces)))
    if (owned.length >= limit) break
  }
  return { owned: owned.slice(0, limit), searchedFrom }
}

type Piece = Omit<OwnedNft, 'amount'>

/** ERC-721 shares its event with ERC-20 and is told by the fourth topic. */
function toPieces(log: Log): Piece[] {
  const { address, topics } = log
  if (topics.length !== 4) return []
  if (topics[0] === TRANSFER) return [{ address, tokenId: BigInt(topics[3] ?? '0x0'), standard: 'ERC721' }]
  return batchIds(log).map((tokenId) => ({ address, tokenId, standard: 'ERC1155' }))
}

function batchIds({ topics, data }: Log): readonly bigint[] {
  try {
    const { args } = decodeEventLog({ abi: erc1155Abi, topics: topics as [Hex, ...Hex[]], data })
    return 'ids' in args ? args.ids : [args.id]
  } catch {
    // Any contract may write such a log with anything in it.
    return []
  }
}

async function keepOwned(node: EthereumNode, wallet: Address, pieces: readonly Piece[]): Promise<OwnedNft[]> {
  const answers = await readContracts(
    node,
    pieces.map(({ address, tokenId, standard }) =>
      standard === 'ERC721'
        ? { address, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] }
        : { address, abi: erc1155Abi, functionName: 'balanceOf', args: [wallet, tokenId] },
    ),
  )
  return pieces.flatMap((piece, index) => {
    const answer = answers[index]
    if (typeof answer === 'bigint') return answer > 0n ? [{ ...piece, amount: answer }] : []
    return String(answer).toLowerCase() === wallet ? [{ ...piece, amount: 1n }] : []
  })
}
