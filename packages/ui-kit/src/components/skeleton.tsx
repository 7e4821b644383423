import { clsx } from 'clsx'

interface SkeletonProps {
  /** The exact size and shape of what is to come; it stands on its own line unless told otherwise. */
  className?: string | undefined
}

/** The place of something that is still loading. Say so in words nearby, and mark the region `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      className={clsx('block animate-skeleton rounded-inset bg-skeleton', className)}
    />
  )
}
