import type { Nft } from '@pkg/api-contract'
import { pad } from 'viem'
import { distinctBy } from '../../holdings/distinct-by.ts'
import { type NftMetadata, readMetadata } from '../../holdings/read-metadata.ts'
import type { GetResource } from '../../outbound/resource.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { chunk } from '../chunk.ts'
import { erc721Abi } from './abis.ts'
import { findLogs, type Log, TRANSFER } from './find-logs.ts'
import type { EthereumNode } from './open-node.ts'
import { readContracts } from './read-contracts.ts'
import { toText } from './token-metadata.ts'

const MAX_METADATA = 512 * 1024
/** How many that came in are checked for being there still. */
const MAX_CHECKED = 500

interface Options {
  limit: number
  getResource: GetResource
  report?: ((problem: string) => void) | undefined
  signal?: AbortSignal | undefined
}

interface Item {
  address: Address
  tokenId: bigint
}

/** ERC-721 tokens that came to a wallet and are there still, latest first. ERC-1155 needs an indexer. */
export async function listNfts(
  node: EthereumNode,
  wallet: Address,
  { limit, getResource, report, signal }: Options,
): Promise<Nft[]> {
  const { logs, searchedFrom } = await findLogs(node, [[TRANSFER, null, pad(wallet)]])
  const items = await keepOwned(node, wallet, toItems(logs), limit)
  if (items.length < limit && searchedFrom > 0) {
    report?.(`Read from an Ethereum node: NFTs that arrived before block ${searchedFrom} are not shown.`)
  }
  const answers = await readContracts(
    node,
    items.flatMap(({ address, tokenId }) => [
      { address, abi: erc721Abi, functionName: 'name' },
      { address, abi: erc721Abi, functionName: 'tokenURI', args: [tokenId] },
    ]),
  )
  return Promise.all(
    items.map(async ({ address, tokenId }, index) => {
      const uri = answers[index * 2 + 1]
      const metadata = await getMetadata(typeof uri === 'string' ? uri : '', getResource, signal)
      return {
        id: `${node.chainId}:${address}:${tokenId}`,
        chainId: node.chainId,
        tokenAddress: address,
        tokenId: tokenId.toString(),
        standard: 'ERC721',
        amount: '1',
        ...metadata,
        collection: toText(answers[index * 2]),
        spam: 'no',
      }
    }),
  )
}

function toItems(logs: readonly Log[]): Item[] {
  const items = logs
    .filter(({ topics }) => topics.length === 4)
    .map(({ address, topics: [, , , id = '0x0'] }) => ({ address, tokenId: BigInt(id) }))
  return distinctBy(items, ({ address, tokenId }) => `${address}:${tokenId}`).slice(0, MAX_CHECKED)
}

async function keepOwned(
  node: EthereumNode,
  wallet: Address,
  items: readonly Item[],
  limit: number,
): Promise<Item[]> {
  const owned: Item[] = []
  for (const some of chunk(items, 100)) {
    const owners = await readContracts(
      node,
      some.map(({ address, tokenId }) => ({
        address,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [tokenId],
      })),
    )
    owned.push(...some.filter((_, index) => String(owners[index]).toLowerCase() === wallet))
    if (owned.length >= limit) break
  }
  return owned.slice(0, limit)
}

/** What cannot be got is simply not known: one slow server must not hold back the wallet. */
async function getMetadata(
  uri: string,
  getResource: GetResource,
  signal: AbortSignal | undefined,
): Promise<NftMetadata> {
  try {
    const { bytes } = await getResource(uri, {
      maxBytes: MAX_METADATA,
      accept: 'application/json',
      ...(signal && { signal }),
    })
    return readMetadata(new TextDecoder().decode(bytes))
  } catch {
    signal?.throwIfAborted()
    return { name: null, image: null }
  }
}
