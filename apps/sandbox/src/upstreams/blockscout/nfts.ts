import type { Address } from 'viem'
import { listMetadata, type TokenMetadata } from '../../chain/read/list-metadata.ts'
import { listPieces, type OwnedPiece } from '../../chain/read/list-pieces.ts'
import { resolveContent } from '../../content/resolve-content.ts'
import type { World } from '../upstream.ts'
import { toParty, toToken } from './parts.ts'

/** The rows of `/addresses/{address}/nft`, the latest received first. */
export async function listInstances({ chain }: World, wallet: Address) {
  const pieces = await listPieces(chain.client, wallet)
  const metadata = await listMetadata(
    chain.client,
    pieces.map(({ token }) => token),
  )
  return pieces.map((piece) => toRow(piece, wallet, metadata(piece.token)))
}

function toRow(piece: OwnedPiece, wallet: Address, about: TokenMetadata) {
  const type = piece.standard === 'ERC721' ? 'ERC-721' : 'ERC-1155'
  const metadata = piece.uri === null ? null : metadataOf(piece.uri)
  const image = typeof metadata?.image === 'string' ? metadata.image : metadata?.image_url
  const imageUrl = typeof image === 'string' ? image : null
  return {
    animation_url: null,
    external_app_url: null,
    id: piece.tokenId.toString(),
    image_url: imageUrl,
    is_unique: type === 'ERC-721',
    media_type: imageUrl === null ? null : mediaType(imageUrl),
    media_url: imageUrl,
    metadata,
    owner: toParty(wallet),
    thumbnails: null,
    token: toToken(piece.token, type, about, null),
    token_type: type,
    value: piece.amount.toString(),
  }
}

/** The metadata as an object; null when it was not found or is none. */
function metadataOf(uri: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(resolveContent(uri)?.body.toString() ?? 'null')
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

function mediaType(uri: string): string | null {
  return resolveContent(uri)?.type ?? null
}
