import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { formatGwei } from '@pkg/ui-kit/format/format-gwei.ts'
import { gasEveryMs } from './gas-calls.ts'
import { GasCosts } from './gas-costs.tsx'
import { GasFoot } from './gas-foot.tsx'
import { GasLoading } from './gas-loading.tsx'
import type { GasReading } from './gas-reading.ts'

const failure = 'Failed to fetch gas data'
const advice = 'Please try again later'

/** What the open Gas Tracker shows of the last reading. */
export function GasPanel({ reading: { gas, failed } }: { reading: GasReading }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3.5 pb-3">
        <h2 className="text-body font-strong text-text">Ethereum Gas Prices (Gwei)</h2>
      </div>
      {gas ? (
        <>
          {failed && (
            <Notice tone="warn" title={`${failure}.`} className="px-4">
              {advice}.
            </Notice>
          )}
          <dl className="grid grid-cols-3 divide-x divide-hairline border-y border-hairline">
            <Price label="Low" gwei={gas.low} />
            <Price label="Average" gwei={gas.average} middle />
            <Price label="High" gwei={gas.high} />
          </dl>
          <BaseFees baseFee={gas.baseFee} nextBaseFee={gas.nextBaseFee} />
          <GasCosts costs={gas.costs} etherUsd={gas.etherUsd} />
          <GasFoot gas={gas} stale={gas.stale || failed} everyMs={gasEveryMs} />
        </>
      ) : failed ? (
        <div className="border-t border-hairline p-4">
          <ErrorState title={failure}>{advice}</ErrorState>
        </div>
      ) : (
        <GasLoading />
      )}
    </>
  )
}

function Price({ label, gwei, middle = false }: { label: string; gwei: number; middle?: boolean }) {
  return (
    <div className={middle ? 'bg-selected px-4 py-3' : 'px-4 py-3'}>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-0.5 text-figure-lg font-figure text-figure tabular-nums">{formatGwei(gwei)}</dd>
    </div>
  )
}

/** The part of the price that is burnt; the next block's follows from how full this one was. */
function BaseFees({ baseFee, nextBaseFee }: { baseFee: number | null; nextBaseFee: number | null }) {
  const looks = 'flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-small text-muted'
  if (baseFee === null) return <p className={looks}>This source does not tell the base fee.</p>
  return (
    <dl className={looks}>
      {baseFee !== nextBaseFee && <BaseFee label="Base fee" gwei={baseFee} />}
      {nextBaseFee !== null && (
        <BaseFee
          label={baseFee === nextBaseFee ? 'Base fee of the next block' : 'Next block'}
          gwei={nextBaseFee}
        />
      )}
    </dl>
  )
}

function BaseFee({ label, gwei }: { label: string; gwei: number }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-text tabular-nums">{formatGwei(gwei)}</dd>
    </div>
  )
}
