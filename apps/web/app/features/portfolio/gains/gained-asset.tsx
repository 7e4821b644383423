import type { AssetGain } from '@pkg/api-contract'
import { clsx } from 'clsx'
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
        // What is pressed is taller than its letters; of a longer name the room below would show a part of the next line.
        className={clsx(
          'line-clamp-3 max-w-[24ch] font-label wrap-anywhere',
          tokenId === null && '-my-1.25 py-1.25',
        )}
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
