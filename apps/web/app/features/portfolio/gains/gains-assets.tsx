import type { GainsYear } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { GainedAsset } from './gained-asset.tsx'
import { GainsGroups } from './gains-groups.tsx'

/** What was gained and lost with each asset. */
export function GainsAssets({
  year,
  onPick,
}: {
  year: GainsYear
  /** Given the asset as `1:native`. */
  onPick: (asset: string) => void
}) {
  if (year.assets.length === 0) return null
  return (
    <Card as="section" aria-label="By asset" className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead title="By asset" />
        <div className="mt-3">
          <GainsGroups
            year={year}
            by="asset"
            groups={year.assets}
            keyOf={(row) => `${row.chainId}:${row.asset}#${row.tokenId ?? ''}`}
            show={(row) => <GainedAsset of={row} />}
            nameOf={({ symbol, name }) => symbol ?? name ?? 'Unnamed'}
            onPick={({ chainId, asset }) => onPick(`${chainId}:${asset}`)}
          />
        </div>
      </CardBand>
    </Card>
  )
}
