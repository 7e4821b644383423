import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'

const lines = ['a', 'b', 'c', 'd']

/** The place of a plot: its rules, and never a line that is not known. */
export function PlotSkeleton() {
  return (
    <div className="h-[320px]" aria-hidden="true">
      {lines.map((line) => (
        <div
          key={line}
          className="flex h-[60px] items-end justify-end border-b border-hairline pb-1.5 last:border-hairline-strong"
        >
          <Skeleton className="h-2.5 w-11" />
        </div>
      ))}
      <div className="mt-3 flex justify-between pr-16">
        <Skeleton className="h-2.5 w-12" />
        <Skeleton className="h-2.5 w-12" />
        <Skeleton className="h-2.5 w-12" />
      </div>
    </div>
  )
}
