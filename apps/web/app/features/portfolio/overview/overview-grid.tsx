import type { ReactNode } from 'react'

interface OverviewGridProps {
  main: ReactNode
  distribution: ReactNode
  wallets: ReactNode
  /** What explains the sum: beside the main part on wide screens, else under the wallets. */
  change?: ReactNode
  /** What the sum is made of, under the main part. */
  holdings?: ReactNode
  busy?: boolean
}

/**
 * The sum and its history, how it divides, the wallets, and what explains them: one column on phones, the small cards
 * in pairs on tablets, two columns on wide screens.
 */
export function OverviewGrid(props: OverviewGridProps) {
  const { main, distribution, wallets, change, holdings, busy = false } = props
  const column = 'grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 md:gap-6'
  return (
    <div
      aria-busy={busy}
      className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:mt-6 md:gap-6 dashboard:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] dashboard:grid-rows-[auto_1fr] print:block print:space-y-4"
    >
      {main}
      <div
        className={`${column} md:grid-cols-2 *:min-w-0 md:*:nth-3:col-span-2 md:*:nth-4:col-span-2 dashboard:col-start-2 dashboard:row-span-2 dashboard:row-start-1 dashboard:grid-cols-[minmax(0,1fr)] dashboard:*:nth-3:col-span-1 dashboard:*:nth-4:col-span-1 print:block print:space-y-4`}
      >
        {distribution}
        {wallets}
        {change}
      </div>
      {holdings && <div className={`${column} print:block print:space-y-4`}>{holdings}</div>}
    </div>
  )
}
