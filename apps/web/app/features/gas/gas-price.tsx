import { formatGwei } from '@pkg/ui-kit/format/format-gwei.ts'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useReading } from '#app/lib/use-reading.ts'
import { gasEveryMs, getGas } from './gas-calls.ts'
import type { GasReading } from './gas-reading.ts'

interface GasPriceProps {
  /** Told of each reading. Keeps its identity. */
  onReading: (reading: GasReading) => void
}

/**
 * The average price in the button of the bar. Reads every 30 seconds while the page is looked at. Until a price is known
 * the button says "Gas"; a price that could not be read anew is set in a fainter tone and named stale.
 */
export function GasPrice({ onReading }: GasPriceProps) {
  const { data: gas, failed } = useReading(getGas, { everyMs: gasEveryMs })
  useEffect(() => onReading({ gas, failed }), [gas, failed, onReading])
  if (!gas) return 'Gas'
  const stale = gas.stale || failed
  return (
    <>
      <span className={clsx('tabular-nums', stale ? 'text-faint' : 'font-strong text-text')}>
        {formatGwei(gas.average)}
      </span>{' '}
      <span className="max-md:sr-only">gwei</span>
      {stale && <span className="sr-only">, stale</span>}
    </>
  )
}
