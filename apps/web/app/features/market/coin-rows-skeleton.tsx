import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { coinGrid } from './coin-grid.ts'
import { CoinHead } from './coin-head.tsx'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** The places of the five coins while they are on their way. */
export function CoinRowsSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading top cryptocurrencies...
      </p>
      <CoinHead />
      <div className="divide-y divide-hairline">
        {rows.map((row) => (
          <div key={row} className={`${coinGrid} h-[68px]`}>
            <Skeleton className="hidden h-4 w-3 md:block" />
            <span className="flex items-center gap-3">
              <Skeleton className="circle size-8 flex-none" />
              <Skeleton className="h-4 w-24 max-w-full" />
            </span>
            <Skeleton className="h-8 w-full" />
            <Skeleton className="ml-auto hidden h-4 w-16 md:block" />
            <Skeleton className="ml-auto h-5 w-20" />
          </div>
        ))}
      </div>
    </div>
  )
}
