import { clsx } from 'clsx'
import { coinGrid } from './coin-grid.ts'

/** What the columns are; on phones the rows say it themselves. */
export function CoinHead() {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        coinGrid,
        'h-10 border-b border-hairline-strong text-note font-label text-muted max-md:hidden!',
      )}
    >
      <span />
      <span>Coin</span>
      <span className="text-center">Past 7 days</span>
      <span className="text-right">24 h</span>
      <span className="text-right">Price, USD</span>
    </div>
  )
}
