import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { HistorySkeleton } from '../history/history-skeleton.tsx'
import { OverviewGrid } from './overview-grid.tsx'

const four = ['a', 'b', 'c', 'd']
const three = four.slice(1)

/** The sum, before anything is known: headings in place, contents still to come. */
export function MainSkeleton() {
  return (
    <Card>
      <CardBand>
        <CardHead title="Total Net Worth" scope="Loading your portfolio..." />
        <Skeleton className="mt-5 h-[46px] w-72 max-w-full" />
        <Skeleton className="mt-4 h-3 w-44" />
      </CardBand>
      <div className="grid grid-cols-2 lg:grid-cols-4 [&>div]:border-hairline max-lg:[&>div:nth-child(even)]:border-l max-lg:[&>div:nth-child(n+3)]:border-t lg:[&>div:not(:first-child)]:border-l">
        {four.map((key) => (
          <div key={key} className="px-card py-4">
            <div className="flex items-center gap-2">
              <Skeleton className="circle! size-6" />
              <Skeleton className="h-3 w-11" />
            </div>
            <Skeleton className="mt-3.5 h-4 w-[70%]" />
            <Skeleton className="mt-2.5 h-[11px] w-[52%]" />
          </div>
        ))}
      </div>
      <CardBand>
        <CardHead title="Portfolio History" />
        <HistorySkeleton />
      </CardBand>
    </Card>
  )
}

/** How the sum divides, before anything is known. */
export function DistributionSkeleton() {
  return (
    <Card>
      <CardBand>
        <CardHead title="Portfolio Distribution" />
        <div className="mt-4 flex items-center gap-5 sm:gap-8">
          <span className="circle block size-32 flex-none sm:size-40 animate-skeleton border-[22px] border-skeleton" />
          <div className="grid flex-1 gap-4">
            {[...four, 'e'].map((key) => (
              <div key={key} className="flex justify-between">
                <Skeleton className="h-[11px] w-12" />
                <Skeleton className="h-[11px] w-14" />
              </div>
            ))}
          </div>
        </div>
      </CardBand>
    </Card>
  )
}

/** The overview before the wallets are known. */
export function OverviewSkeleton() {
  return (
    <OverviewGrid
      busy
      main={<MainSkeleton />}
      distribution={<DistributionSkeleton />}
      wallets={<WalletsSkeleton />}
    />
  )
}

function WalletsSkeleton() {
  return (
    <Card>
      <div className="flex items-center justify-between px-card py-3.5">
        <h2 className="text-body font-strong text-text">Your Wallets</h2>
        <Skeleton className="h-[30px] w-26" />
      </div>
      {three.map((key) => (
        <div key={key} className="flex min-h-[66px] items-center gap-3 pr-14 pl-card">
          <Skeleton className="size-[22px]" />
          <div className="flex-1">
            <Skeleton className="h-3 w-28" />
            <Skeleton className="mt-2 h-2.5 w-15" />
          </div>
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </Card>
  )
}
