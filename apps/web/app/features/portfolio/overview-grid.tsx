import type { ReactNode } from 'react'

interface OverviewGridProps {
  main: ReactNode
  distribution: ReactNode
  wallets: ReactNode
  busy?: boolean
}

/** The sum and how it divides side by side over the wallets; on tablets the lower two, on phones all in one column. */
export function OverviewGrid({ main, distribution, wallets, busy = false }: OverviewGridProps) {
  return (
    <div
      aria-busy={busy}
      className="mt-4 grid gap-4 *:min-w-0 md:mt-6 md:grid-cols-2 md:gap-6 md:*:first:col-span-2 dashboard:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] dashboard:*:first:col-span-1 dashboard:*:last:col-span-2"
    >
      {main}
      {distribution}
      {wallets}
    </div>
  )
}
