import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { formatExactAmount } from '../figures/format-exact-amount.ts'
import { formatWorth } from '../figures/format-worth.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import type { MovementSums } from '../queries/movement-queries.ts'
import { coinWord } from './coin-word.ts'
import { describeSums, nameSum, sortSums } from './describe-sums.ts'
import { nameMovedAssets } from './name-moved-assets.ts'

/** The most assets whose amounts are told; with more, a person asks for one of them. */
const MOST_ASSETS = 3

/** What the movements that the filters leave add up to. What has no known value is counted, and is in no sum. */
export function MovementsSums({ sums }: { sums: MovementSums }) {
  const { several, nameOf } = usePortfolioChains()
  if (sums.count === 0) return null
  const coin = coinWord(sums.assets, { complete: !sums.moreAssets })
  // The ether of two chains are two sums.
  const names = new Map(
    nameMovedAssets(sums.assets, several ? nameOf : undefined).map(({ value, label }) => [value, label]),
  )
  const few = sums.assets.length <= MOST_ASSETS && !sums.moreAssets ? sums.assets : []

  return (
    <Card as="section" aria-label="What these add up to" className="mt-4">
      <CardBand flush className="px-card py-3 text-small">
        {/* On phones under each other in columns; as many as the letters leave room for. */}
        <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] max-sm:gap-x-4">
          {sortSums(sums.sums).map((sum) => (
            <div
              key={`${sum.kind}:${sum.direction}:${sum.ofDebt}:${sum.betweenOwn}`}
              className="max-w-full wrap-anywhere"
            >
              <dt className="text-note text-muted">
                {nameSum(sum, coin)} ({sum.count.toLocaleString('en-US')})
              </dt>
              <dd className="text-figure">
                {sum.unvalued < sum.count
                  ? formatWorth(sum.ofDebt ? -sum.value : sum.value)
                  : sum.kind === 'nft'
                    ? 'No price'
                    : 'Unknown'}
                {sum.unvalued > 0 && sum.unvalued < sum.count && (
                  <span className="text-note text-muted"> and {sum.unvalued} unknown</span>
                )}
              </dd>
            </div>
          ))}
          {few.map(({ chainId, asset, decimals, received, sent }) => (
            <div key={`${chainId}:${asset}`} className="col-span-full max-w-full wrap-anywhere">
              <dt className="text-note text-muted">{names.get(`${chainId}:${asset}`)}</dt>
              <dd className="flex flex-wrap gap-x-2 text-figure">
                {received !== '0' && <WholeAmount text={`+${formatExactAmount(received, decimals)}`} />}
                {sent !== '0' && <WholeAmount text={`−${formatExactAmount(sent, decimals)}`} />}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-note text-muted">{describeSums(sums)}</p>
      </CardBand>
    </Card>
  )
}

/** The room of the sums while they are being added up, so that the list below does not move once they are. */
export function MovementsSumsSkeleton() {
  return (
    <Card className="mt-4" aria-busy="true">
      <CardBand flush className="px-card py-3 text-small">
        <p role="status" className="sr-only">
          Adding up the movements
        </p>
        <div aria-hidden="true" className="flex flex-wrap gap-x-8 gap-y-3">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <div key={key} className="grid h-9 content-between py-1">
              <Skeleton className="h-2.5 w-32" />
              <Skeleton className="h-3 w-24" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-4 h-2.5 w-3/5" />
      </CardBand>
    </Card>
  )
}
