import { Sparkline } from '@pkg/ui-kit/charts/sparkline.tsx'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { CoinDetails } from './coin-details.tsx'
import { coinGrid } from './coin-grid.ts'
import type { SourcedMarketCoin } from './market-calls.ts'

interface CoinRowProps {
  coin: SourcedMarketCoin
  rank: number
  open: boolean
  onToggle: () => void
}

/** One coin: its week, its day and its price; pressed, it shows three figures more. */
export function CoinRow({ coin, rank, open, onToggle }: CoinRowProps) {
  const id = useId()
  const change = coin.price_change_percentage_24h

  return (
    <li className={clsx(open && 'bg-selected shadow-[inset_2px_0_var(--accent-line)]')}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={clsx(
          coinGrid,
          'h-[68px] w-full large-letters:h-auto large-letters:py-2 text-left -outline-offset-2! transition-colors duration-fast',
          !open && 'hover:bg-hover',
        )}
      >
        <span className="hidden text-small text-faint tabular-nums md:block">{rank}</span>
        <span className="flex min-w-0 items-center gap-2 sm:gap-3">
          <AssetPicture src={coin.image} className="size-7 sm:size-8" />
          <span className="min-w-0">
            <span className="block truncate font-strong text-text">{coin.name}</span>
            <span className="block truncate text-note text-muted">{coin.symbol.toUpperCase()}</span>
          </span>
        </span>
        <Sparkline
          points={coin.sparkline_in_7d.price}
          label={`${coin.name}, past 7 days`}
          className="h-8 w-full large-letters:hidden md:h-10"
        />
        <span className="flex flex-col items-end md:contents">
          <span className="order-last text-right text-small md:order-none">
            {change === null ? <span className="text-faint">–</span> : <Change change={change} />}
            {/* Who listens hears the week's picture just before it. */}
            {change !== null && <span className="sr-only"> in 24 hours</span>}
          </span>
          <span className="text-right text-body font-figure text-figure tabular-nums sm:text-read md:text-figure-md">
            {coin.current_price === null ? 'Unknown' : formatPrice(coin.current_price)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={clsx(
            'size-4 stroke-[1.75] text-faint large-letters:hidden transition-transform duration-base ease-out',
            open && 'rotate-180',
          )}
        />
      </button>
      <div id={id} hidden={!open}>
        {open && <CoinDetails coin={coin} />}
      </div>
    </li>
  )
}

/** A plus from zero upwards, a minus below; colour and triangle only repeat what the sign says. */
function Change({ change }: { change: number }) {
  const rounded = Math.round(change * 100) / 100
  const text = formatPercent(rounded, { signed: true })
  return <Delta change={rounded} text={rounded === 0 ? `+${text}` : text} />
}

/** Two decimals; six for what would else be nothing. */
function formatPrice(price: number): string {
  return formatUsd(price, { decimals: price >= 0.01 ? 2 : 6 })
}
