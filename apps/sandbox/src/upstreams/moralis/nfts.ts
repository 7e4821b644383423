import { createHash } from 'node:crypto'
import type { Address } from 'viem'
import { findCollection } from '../../catalogue/find-collection.ts'
import { listMetadata, type TokenMetadata } from '../../chain/read/list-metadata.ts'
import { listPieces, type OwnedPiece } from '../../chain/read/list-pieces.ts'
import { resolveContent } from '../../content/resolve-content.ts'
import type { World } from '../upstream.ts'

/** The rows of `/{address}/nft`, the latest received first. */
export async function listNfts({ chain, clock }: World, wallet: Address) {
  const pieces = await listPieces(chain.client, wallet)
  const metadata = await listMetadata(
    chain.client,
    pieces.map(({ token }) => token),
  )
  const synced = new Date(clock.now() - 3 * 86_400_000).toISOString()
  return pieces.map((piece) => toRow(piece, wallet, metadata(piece.token), synced))
}

function toRow(piece: OwnedPiece, wallet: Address, { name, symbol }: TokenMetadata, synced: string) {
  const { token, tokenId, standard } = piece
  const metadata = piece.uri === null ? null : metadataText(piece.uri)
  return {
    amount: piece.amount.toString(),
    token_id: tokenId.toString(),
    token_address: token.toLowerCase(),
    contract_type: standard,
    owner_of: wallet.toLowerCase(),
    last_metadata_sync: metadata === null ? null : synced,
    last_token_uri_sync: synced,
    metadata,
    block_number: piece.receivedAt.toString(),
    block_number_minted: piece.mintedAt?.toString() ?? null,
    name,
    symbol,
    token_hash: createHash('md5').update(`${token}${tokenId}`).digest('hex'),
    token_uri: piece.uri === null ? null : publicUri(piece.uri),
    minter_address:
      standard === 'ERC1155'
        ? "ERC1155 tokens don't have a single minter"
        : (piece.minter?.toLowerCase() ?? null),
    rarity_rank: null,
    rarity_percentage: null,
    rarity_label: null,
    verified_collection: false,
    possible_spam: findCollection(token)?.spam ?? false,
    collection_logo: null,
    collection_banner_image: '',
  }
}

/** The metadata as a JSON string; null when nothing was found; junk when what was found is no JSON. */
function metadataText(uri: string): string | null {
  const file = resolveContent(uri)
  if (!file) return null
  try {
    return JSON.stringify(JSON.parse(file.body.toString()))
  } catch {
    return 'string'
  }
}

/** The service rewrites IPFS addresses to its own gateway, on an unusual port. */
function publicUri(uri: string): string {
  return uri.replace(/^ipfs:\/\/(ipfs\/)?/, 'https://ipfs.moralis.io:2053/ipfs/')
}
