import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import type { Holding } from '../readings/group-holdings.ts'

type Priced = Pick<
  Holding,
  'priceTrust' | 'priceSources' | 'claimedUsd' | 'priceDoubt' | 'unvalued' | 'decimals' | 'littleTraded'
>

/**
 * How sure a price is, where that is less than two sources that agree; a claimed one is told and not counted, and what
 * has no price in some wallets is told beside the worth of the rest.
 */
export function PriceNote({ holding }: { holding: Priced }) {
  return (
    <>
      <Trust holding={holding} />
      {holding.littleTraded && <span className="block text-note text-balance text-warn">Little traded</span>}
      {holding.unvalued > 0n && (
        <span className="block text-note text-balance text-warn">
          <WholeAmount text={formatTokenAmount(holding.unvalued, holding.decimals)} /> of it without a price,
          not counted
        </span>
      )}
    </>
  )
}

function Trust({ holding: { priceTrust, priceSources, claimedUsd, priceDoubt } }: { holding: Priced }) {
  if (priceTrust === 'single') {
    return (
      <span className="block text-note text-balance text-muted">
        Priced by one source{priceSources.length > 0 && `: ${priceSources.join(', ')}`}
      </span>
    )
  }
  if (priceTrust !== 'untrusted') return null
  return (
    <span className="block text-note text-balance text-muted">
      {claimedUsd === null ? 'Not counted. ' : `${formatUsd(claimedUsd)} claimed, not counted. `}
      {priceDoubt}
    </span>
  )
}

/** What stands where a value would: no source has a price, or none that is trusted. */
export function noValue({ priceTrust }: Pick<Holding, 'priceTrust'>): string {
  return priceTrust === 'untrusted' ? 'Price not trusted' : 'No price'
}
