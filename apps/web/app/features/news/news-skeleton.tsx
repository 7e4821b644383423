import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The places of five stories. */
export function NewsSkeleton() {
  return (
    <>
      <CardBand>
        <p role="status" className="text-small text-muted">
          Loading latest crypto news...
        </p>
      </CardBand>
      {places.map((place) => (
        <CardBand key={place} className="grid gap-2.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </CardBand>
      ))}
    </>
  )
}
