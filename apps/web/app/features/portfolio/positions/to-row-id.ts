import {
  type AssetId,
  fromAssetId,
  type Position,
  type PositionPart,
  toPlacedAddress,
} from '@pkg/api-contract'

/** The row of the tokens that a part counts in; null where it counts in none. */
export function toRowId(
  { id, shell, trust }: Position,
  { asset, role, countedAs }: PositionPart,
): AssetId | null {
  if (trust === 'claimed' || countedAs === null) return null
  if (countedAs === 'holding') return shell as AssetId | null
  const { chainId, address } = fromAssetId(asset as AssetId)
  const [contract = '', piece] = fromAssetId(id as AssetId).address.split('/')
  return `${chainId}:${toPlacedAddress(address, { contract, piece, role })}`
}
