import { type AssetId, fromAssetId } from '@pkg/api-contract'

/** A piece of a collection: one token of ERC-721, or all units of one id of ERC-1155. */
export type PieceId = `${AssetId}#${string}`

/** Of how many pieces of a wallet it is asked what is there of them: anybody may send it thousands. */
export const MOST_PIECES = 1_000

export const toPieceId = (asset: AssetId, tokenId: string): PieceId => `${asset}#${tokenId}`

const CONTRACT = /^0x[\da-f]{40}$/i
const ID = /^(?:0|[1-9]\d{0,77})$/

/** The contract and the id; undefined where no contract can have such an id, whoever told it. */
export function fromPieceId(piece: PieceId): { chainId: number; address: string; id: bigint } | undefined {
  const end = piece.indexOf('#')
  const tokenId = piece.slice(end + 1)
  const { chainId, address } = fromAssetId(piece.slice(0, end) as AssetId)
  if (!ID.test(tokenId) || !CONTRACT.test(address)) return undefined
  const id = BigInt(tokenId)
  return id < 2n ** 256n ? { chainId, address, id } : undefined
}
