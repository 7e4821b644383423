import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { FittedAmount } from '../figures/fitted-amount.tsx'
import type { Holding } from '../readings/group-holdings.ts'
import { placeWords } from './pool-part-words.ts'
import { noValue, PriceNote } from './price-note.tsx'
import { TokenLink } from './token-link.tsx'

const shown = 4

/** The four largest holdings over all wallets. */
export function TopHoldings({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <ul
      aria-label="Top holdings"
      className="grid grid-cols-2 lg:grid-cols-4 [&>li]:border-hairline max-lg:[&>li:nth-child(even)]:border-l max-lg:[&>li:nth-child(n+3)]:border-t lg:[&>li:not(:first-child)]:border-l"
    >
      {holdings.slice(0, shown).map((holding) => (
        <li key={holding.id} className="@container min-w-0 px-card py-4 max-xs:px-3">
          <TopHolding holding={holding} />
        </li>
      ))}
    </ul>
  )
}

/** A change too small to be written is no change, and so neither a gain nor a loss. */
function toHundredths(percent: number): number {
  return Math.round(percent * 100) / 100
}

function TopHolding({ holding }: { holding: Holding }) {
  const { chainId, address, symbol, name, balance, decimals, usdValue, change24h, picture } = holding
  const unit = symbol ?? name ?? 'Unnamed'
  const place = placeWords(holding)
  return (
    <>
      <div className="flex items-center justify-between gap-x-2 gap-y-1 max-[24.25rem]:flex-col max-[24.25rem]:items-start lg:flex-col lg:items-start">
        <span className="flex max-w-full min-w-0 items-center gap-2">
          <AssetPicture src={picture} />
          <span title={name ?? undefined} className="truncate font-strong">
            <TokenLink chainId={chainId} address={address}>
              {unit}
            </TokenLink>
          </span>
        </span>
        {change24h !== null && (
          <span className="text-note whitespace-nowrap">
            <Delta change={toHundredths(change24h)} />
            <span aria-hidden="true" className="text-muted">
              {' '}
              24 h
            </span>
            <span className="sr-only"> in 24 hours</span>
          </span>
        )}
      </div>
      <p className="mt-2.5 text-figure-md font-figure text-figure max-xs:text-body">
        {usdValue === null ? (
          <span className="font-label text-muted">{noValue(holding)}</span>
        ) : (
          <FittedAmount text={formatUsd(usdValue)} />
        )}
      </p>
      <PriceNote holding={holding} />
      <p className="line-clamp-3 text-small wrap-anywhere text-muted">
        <FittedAmount text={formatTokenAmount(balance, decimals)} /> {decimals !== null && unit}
      </p>
      {place && <p className="text-note wrap-anywhere text-muted">{place}</p>}
      <ChainMark chainId={chainId} asset={address} className="mt-1" />
    </>
  )
}
