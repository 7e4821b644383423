import type { AssetGain } from '@pkg/api-contract'
import { TokenLink } from '../holdings/token-link.tsx'

/** What an asset is called, linked to its page; a piece of a collection has none. */
export function GainedAsset({
  of: { chainId, asset, symbol, name, tokenId },
}: {
  of: Pick<AssetGain, 'chainId' | 'asset' | 'symbol' | 'name' | 'tokenId'>
}) {
  const text = symbol ?? name ?? 'Unnamed'
  return (
    <span className="line-clamp-3 max-w-[24ch] font-label wrap-break-word" title={name ?? undefined}>
      {tokenId === null ? (
        <TokenLink chainId={chainId} address={asset}>
          {text}
        </TokenLink>
      ) : (
        `${text} #${tokenId}`
      )}
    </span>
  )
}
