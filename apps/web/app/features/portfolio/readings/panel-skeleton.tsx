import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'

/** A tab before it is known which wallets there are. */
export function PanelSkeleton() {
  return (
    <div className="mt-6" aria-busy="true">
      <p className="sr-only" role="status">
        Loading your portfolio...
      </p>
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
    </div>
  )
}
