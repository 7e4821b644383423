import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { Gas } from './gas-calls.ts'

const names = {
  transfer: 'Transfer of ether',
  'token-transfer': 'Transfer of a token',
  swap: 'Swap',
} as const

interface GasCostsProps {
  costs: Gas['costs']
  etherUsd: number | null
}

/** What common transactions cost at the average price: units of gas on the left, dollars on the right. */
export function GasCosts({ costs, etherUsd }: GasCostsProps) {
  return (
    <section aria-label="What it costs now" className="border-t border-hairline px-4 py-3">
      <h3 className="flex justify-between gap-4 text-note text-muted">
        <span className="font-label">At the average price</span>
        {etherUsd !== null && <span>1 ETH = {formatUsd(etherUsd)}</span>}
      </h3>
      <dl className="mt-1.5 grid gap-1.5 text-small">
        {costs.map(({ id, gasUnits, usd }) => (
          <div key={id} className="flex items-baseline justify-between gap-4">
            <dt className="text-text">
              {names[id]}{' '}
              <span className="text-note text-muted tabular-nums">
                {id === 'transfer' ? '' : 'about '}
                {gasUnits.toLocaleString('en-US')} gas
              </span>
            </dt>
            <dd className="font-figure text-figure tabular-nums">{formatCost(usd)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Less than a cent is said as such: a transaction is never free. */
function formatCost(usd: number | null): string {
  if (usd === null) return 'Unknown'
  return usd < 0.01 ? '<$0.01' : formatUsd(usd)
}
