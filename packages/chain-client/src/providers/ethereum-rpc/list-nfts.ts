import type { Nft } from '@pkg/api-contract'
import { type NftMetadata, readMetadata } from '../../holdings/read-metadata.ts'
import type { GetResource } from '../../outbound/resource.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { erc721Abi, erc1155Abi } from './abis.ts'
import { findNfts, type OwnedNft } from './find-nfts.ts'
import type { EthereumNode } from './open-node.ts'
import { readLongAnswers } from './read-long-answers.ts'
import { toText } from './token-metadata.ts'

const MAX_METADATA = 512 * 1024

interface Options {
  limit: number
  getResource: GetResource
  report?: ((problem: string) => void) | undefined
  signal?: AbortSignal | undefined
}

/** ERC-721 and ERC-1155 tokens of a wallet, latest received first, with what they say of themselves. */
export async function listNfts(
  node: EthereumNode,
  wallet: Address,
  { limit, getResource, report, signal }: Options,
): Promise<Nft[]> {
  const { owned, searchedFrom } = await findNfts(node, wallet, limit)
  if (owned.length < limit && searchedFrom > 0) {
    report?.(`Read from an Ethereum node: NFTs that arrived before block ${searchedFrom} are not shown.`)
  }
  const answers = await readLongAnswers(
    node,
    owned.flatMap(({ address, tokenId, standard }) => [
      { address, abi: erc721Abi, functionName: 'name' },
      standard === 'ERC721'
        ? { address, abi: erc721Abi, functionName: 'tokenURI', args: [tokenId] }
        : { address, abi: erc1155Abi, functionName: 'uri', args: [tokenId] },
    ]),
  )
  return Promise.all(
    owned.map(async (piece, index) => {
      const { address, tokenId, standard, amount } = piece
      const metadata = await getMetadata(toUri(piece, answers[index * 2 + 1]), getResource, signal)
      return {
        id: `${node.chain.id}:${address}:${tokenId}`,
        chainId: node.chain.id,
        tokenAddress: address,
        tokenId: tokenId.toString(),
        standard,
        amount: amount.toString(),
        ...metadata,
        collection: toText(answers[index * 2]),
        spam: 'no',
      }
    }),
  )
}

/** ERC-1155 contracts answer with a template for all their tokens. */
function toUri({ standard, tokenId }: OwnedNft, answer: unknown): string {
  if (typeof answer !== 'string') return ''
  return standard === 'ERC721' ? answer : answer.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
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
