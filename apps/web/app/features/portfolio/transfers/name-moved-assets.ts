import type { MovedAsset } from '@pkg/api-contract'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'

interface NamedAsset {
  value: string
  label: string
}

/**
 * What each asset is called where one is chosen from a list, those without a name last. Anybody may give a token any
 * symbol, and one coin may be there twice on a chain, bridged and not: namesakes say their contract.
 * @param chainName what a person calls a chain; undefined where there is only one
 */
export function nameMovedAssets(
  assets: readonly Pick<MovedAsset, 'chainId' | 'asset' | 'symbol' | 'name'>[],
  chainName: ((chainId: number) => string) | undefined,
): NamedAsset[] {
  const plain = assets.map(({ chainId, asset, symbol, name }) => {
    const known = symbol ?? name
    const where = chainName ? ` on ${chainName(chainId)}` : ''
    return {
      value: `${chainId}:${asset}`,
      label: `${known ?? `Unnamed ${shortenAddress(asset)}`}${where}`,
      named: known !== null,
      contract: asset === 'native' || known === null ? '' : `, ${shortenAddress(asset)}`,
    }
  })
  const counts = new Map<string, number>()
  for (const { label } of plain) counts.set(label, (counts.get(label) ?? 0) + 1)
  return plain
    .sort((one, other) => Number(other.named) - Number(one.named))
    .map(({ value, label, contract }) => ({
      value,
      label: (counts.get(label) ?? 0) > 1 ? `${label}${contract}` : label,
    }))
}
