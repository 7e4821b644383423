import type { ReactNode } from 'react'

interface OverviewGridProps {
  main: ReactNode
  distribution: ReactNode
  wallets: ReactNode
  busy?: boolean
}

/** Two thirds and one third; below that the side cards stand side by side, and on phones all in one column. */
export function OverviewGrid({ main, distribution, wallets, busy = false }: OverviewGridProps) {
  return (
    <div
      aria-busy={busy}
      className="mt-4 grid items-start gap-4 md:mt-6 md:gap-6 dashboard:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      {main}
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 dashboard:grid-cols-[minmax(0,1fr)]">
        {distribution}
        {wallets}
      </div>
    </div>
  )
}
