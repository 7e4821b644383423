import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { formatReadingTime } from '#app/lib/format-reading-time.ts'
import { useNow } from '../readings/use-now.ts'
import { usePortfolioChains } from './portfolio-chains.ts'
import type { ChainPart } from './to-chain-parts.ts'

interface ChainPartsBandProps {
  parts: readonly ChainPart[]
  /** Shows one chain alone. */
  onChoose: (chainId: number) => void
}

/** The net worth by chain, as parts that add up to it; a chain that could not be read says so beside its last value. */
export function ChainPartsBand({ parts, onChoose }: ChainPartsBandProps) {
  const { nameOf } = usePortfolioChains()
  const now = useNow()
  return (
    <section aria-label="Net worth by chain" className="px-card py-4">
      <h3 className="text-small font-strong text-text">By chain</h3>
      {/* An odd last one has the whole line, so that none stays empty. */}
      <ul className="mt-1.5 grid gap-x-6 sm:grid-cols-2 sm:*:odd:last:col-span-2">
        {parts.map(({ chainId, usd, updatedAt, stale, problems }) => (
          <li key={chainId} className="min-w-0 border-t border-hairline py-1.5 text-small break-inside-avoid">
            <div className="flex items-center justify-between gap-3">
              <button
                type="button"
                title={`Show ${nameOf(chainId)} alone`}
                onClick={() => onChoose(chainId)}
                className="min-h-8 rounded-base text-left underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
              >
                {nameOf(chainId)}
                <span className="sr-only">, show it alone</span>
              </button>
              <span className="font-figure text-figure">
                {usd === null ? <span className="text-muted">Unknown</span> : formatUsd(usd)}
              </span>
            </div>
            {(stale || problems.length > 0) && (
              <p className="text-note wrap-anywhere text-warn">
                {updatedAt === null
                  ? 'Never read. '
                  : stale && `Last read ${formatReadingTime(updatedAt, now)}. `}
                {problems.join(' ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
