import { clsx } from 'clsx'

interface SpinnerProps {
  className?: string | undefined
}

/** A turning ring for the inside of a busy button and nowhere else; a layout that is known gets a Skeleton. */
export function Spinner({ className }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'circle inline-block size-3.5 flex-none animate-spin border-2 border-current/30 border-t-current',
        className,
      )}
    />
  )
}
