import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { Holding } from '../readings/group-holdings.ts'

type Priced = Pick<Holding, 'priceTrust' | 'priceSources' | 'claimedUsd' | 'priceDoubt'>

/** How sure a price is, where that is less than two sources that agree; a claimed one is told and not counted. */
export function PriceNote({ holding }: { holding: Priced }) {
  const { priceTrust, priceSources, claimedUsd, priceDoubt } = holding
  if (priceTrust === 'single') {
    return (
      <span className="block text-note text-muted" title={priceSources.join(', ')}>
        Priced by one source
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
export function noValue({ priceTrust }: Pick<Priced, 'priceTrust'>): string {
  return priceTrust === 'untrusted' ? 'Price not trusted' : 'No price'
}
