import type { MovedAsset } from '@pkg/api-contract'

/**
 * What the coins of chains are called together: "Ether" where each of them is ether, the name of the coin where it is
 * another one, "Coins" where there are several or not all are known.
 * @param complete whether the assets are all that moved @default true
 */
export function coinWord(
  assets: readonly Pick<MovedAsset, 'asset' | 'symbol'>[],
  { complete = true }: { complete?: boolean } = {},
): string {
  const symbols = new Set(assets.filter(({ asset }) => asset === 'native').map(({ symbol }) => symbol))
  const [only] = symbols
  if (!complete || symbols.size > 1) return 'Coins'
  if (symbols.size === 0 || only === 'ETH') return 'Ether'
  return only ?? 'Coins'
}
