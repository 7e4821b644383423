import type { AssetGain } from '@pkg/api-contract'
import { ChainMark } from '../chains/chain-mark.tsx'
import { TokenLink } from '../holdings/token-link.tsx'

/** What an asset is called, linked to its page, and its chain; a piece of a collection has no page. */
export function GainedAsset({
  of: { chainId, asset, symbol, name, tokenId },
}: {
  of: Pick<AssetGain, 'chainId' | 'asset' | 'symbol' | 'name' | 'tokenId'>
}) {
  const text = symbol ?? name ?? 'Unnamed'
  return (
    <>
      <span
        className="-my-1.25 line-clamp-3 max-w-[24ch] py-1.25 font-label wrap-anywhere"
        title={name ?? undefined}
      >
        {tokenId === null ? (
          <TokenLink chainId={chainId} address={asset}>
            {text}
          </TokenLink>
        ) : (
          `${text} #${tokenId}`
        )}
      </span>
      <ChainMark chainId={chainId} asset={asset} className="mt-0.5" />
    </>
  )
}
