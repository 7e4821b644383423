import { formatSources } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { formatRelativeTime } from '@pkg/ui-kit/format/format-relative-time.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { ReactNode } from 'react'
import { formatReadingTime } from '#app/lib/format-reading-time.ts'
import type { Holding } from '../readings/group-holdings.ts'
import { useNow } from '../readings/use-now.ts'

type Priced = Pick<
  Holding,
  'priceTrust' | 'priceSources' | 'claimedUsd' | 'priceDoubt' | 'littleTraded' | 'part'
>

interface PriceTrustCardProps {
  holding: Priced
  /** When the oldest of the readings was that the price is of. */
  updatedAt: string
}

/** Who tells the price of a token, when it was read, and how far it is to be believed. */
export function PriceTrustCard({ holding, updatedAt }: PriceTrustCardProps) {
  const now = Math.max(useNow(), Date.parse(updatedAt))
  const { priceTrust, priceSources, part, littleTraded } = holding
  return (
    <Card>
      <CardBand>
        <CardHead title="Its price" scope={headOf(priceTrust)} />
        <dl className="mt-3 grid gap-y-2 text-small">
          <Line name="Told by">{priceSources.length > 0 ? formatSources(priceSources) : 'No source'}</Line>
          <Line name="Read">
            {formatReadingTime(updatedAt, now)}, {formatRelativeTime(updatedAt, now, { style: 'short' })}
          </Line>
        </dl>
        <p className="mt-3 max-w-prose text-note text-muted">{describe(holding)}</p>
        {part && priceTrust !== 'untrusted' && (
          <p className="mt-1.5 max-w-prose text-note text-muted">
            It stands for {part.underlying.symbol ?? 'an asset'} in {part.protocol}, and has the price of
            that.
          </p>
        )}
        {littleTraded && (
          <p className="mt-1.5 max-w-prose text-note text-warn">
            Little of it is traded: less than $50,000 in a day, or less than ten times what you hold. What it
            would sell for may be far from its price.
          </p>
        )}
      </CardBand>
    </Card>
  )
}

function headOf(priceTrust: Holding['priceTrust']): string {
  switch (priceTrust) {
    case 'agreed':
      return 'Two sources agree on it'
    case 'single':
      return 'One source alone tells it'
    case 'untrusted':
      return 'It is not trusted, and counts nowhere'
    case null:
      return 'It is not known'
  }
}

function describe({ priceTrust, claimedUsd, priceDoubt }: Priced): string {
  switch (priceTrust) {
    case 'agreed':
      return 'A price counts as agreed where two sources tell about the same: the higher one is at most a quarter above the lower one.'
    case 'single':
      return 'No other source tells a price of it, so that none confirms this one. Nothing speaks against it, and it counts.'
    case 'untrusted':
      return [
        priceDoubt,
        claimedUsd !== null && `At the price that is claimed it would be ${formatUsd(claimedUsd)}.`,
        'It is in no total. The file of the history counts such holdings as untrustedHoldings.',
      ]
        .filter((sentence) => sentence)
        .join(' ')
    case null:
      return 'No source has a price of it. It is in no total; the file of the history counts such holdings as unpricedHoldings.'
  }
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right wrap-anywhere">{children}</dd>
    </div>
  )
}
