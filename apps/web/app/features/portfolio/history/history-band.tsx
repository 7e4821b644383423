import { HISTORY_DAYS, type HistoryRange } from '@pkg/api-contract'
import { CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { useMemo } from 'react'
import type { Scope } from '../queries/queries.ts'
import { useHistory } from '../queries/use-history.ts'
import { FreshnessAge } from '../readings/freshness-age.tsx'
import { UnreadPart } from '../readings/unread-part.tsx'
import { HistoryChart } from './history-chart.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { LedgerCheck } from './ledger-check.tsx'
import { type PickedDays, pickDay } from './pick-days.ts'
import { PickedChange } from './picked-change.tsx'
import { toHistoryLine } from './to-history-line.ts'

const ranges = Object.keys(HISTORY_DAYS) as HistoryRange[]

interface HistoryBandProps {
  scope: Scope
  range: HistoryRange
  onRange: (range: HistoryRange) => void
  picked: PickedDays
  onPick: (picked: PickedDays) => void
}

/** Portfolio History: the line, where it comes from, and what does not add up in it. */
export function HistoryBand({ scope, range, onRange, picked, onPick }: HistoryBandProps) {
  const query = useHistory(range, scope)
  const { data, error, isFetching } = query
  const points = useMemo(() => (data ? toHistoryLine(data) : []), [data])
  const control = (
    <Segmented
      label="Range"
      value={range}
      onChange={onRange}
      options={ranges.map((value) => ({ value, label: value }))}
      className="print:hidden"
    />
  )
  const title = <CardHead title="Portfolio History" control={control} />

  if (!data) {
    return (
      <CardBand aria-busy={!error}>
        {title}
        {error ? (
          <div className="mt-5">
            <UnreadPart
              title="The history could not be read"
              query={query}
              fallback="Net worth and wallets are not touched by this."
            />
          </div>
        ) : (
          <HistorySkeleton />
        )}
      </CardBand>
    )
  }

  const illustrative = points.some(({ provenance }) => provenance === 'illustrative')
  return (
    <CardBand aria-busy={isFetching}>
      {points.length < 2 ? (
        <>
          {title}
          <p className="mt-3 text-small text-muted">Nothing is known of these days yet.</p>
        </>
      ) : (
        <HistoryChart
          points={points}
          withinDay={data.range === '1d'}
          certainFrom={data.certainFrom}
          control={control}
          picked={picked}
          onPick={(day) => onPick(pickDay(picked, day))}
          answer={
            <PickedChange {...{ scope, picked, onPick }} hint={illustrative ? drawnByRule : undefined} />
          }
        />
      )}
      {illustrative && (
        // On a screen it stands above the plot, where room is kept for words: here it would push all below it aside.
        <p className="mt-3 hidden text-small text-muted print:block">{drawnByRule}</p>
      )}
      <div className="mt-3 flex flex-wrap content-start items-baseline justify-between gap-x-6 gap-y-1 max-sm:min-h-13">
        <FreshnessAge freshness={data.freshness} failed={error !== null} />
        <span className="text-note text-muted print:hidden">{footnote(data)}</span>
      </div>
      <LedgerCheck findings={data.findings} />
    </CardBand>
  )
}

const drawnByRule = (
  <>
    <Chip tone="illustrative">Illustrative</Chip> The dotted part is drawn by rule, not measured: neither
    records nor transfers reach there.
  </>
)

function footnote({ refreshing, certainFrom }: { refreshing: boolean; certainFrom: string | null }): string {
  if (refreshing) return 'Newer figures are being worked out.'
  if (certainFrom === null) return 'No day of this range is certain.'
  return ''
}
