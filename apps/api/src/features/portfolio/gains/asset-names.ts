import type { AssetId } from '@pkg/api-contract'

/** How an asset is called, and how its amounts are read. */
export interface AssetName {
  symbol: string | null
  name: string | null
  decimals: number | null
}

export type NameAsset = (asset: string) => Pick<AssetName, 'symbol' | 'name'>

/** Looks up what movements told of their assets; of one that none told of nothing is known. */
export interface AssetNames {
  nameAsset: NameAsset
  decimalsOf: (asset: AssetId) => number | null
}

export function createAssetNames(assets: ReadonlyMap<string, AssetName>): AssetNames {
  return {
    nameAsset(asset) {
      const { symbol = null, name = null } = assets.get(asset) ?? {}
      return { symbol, name }
    },
    decimalsOf: (asset) => assets.get(asset)?.decimals ?? null,
  }
}

/** In how many decimals an amount of units is written: a piece is counted whole. Null where that is not known. */
export const decimalsOfUnits = (
  { asset, tokenId }: { asset: AssetId; tokenId: string | null },
  decimalsOf: AssetNames['decimalsOf'],
): number | null => (tokenId === null ? decimalsOf(asset) : 0)
