import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../figures/format-day.ts'
import { keepOfScope } from '../queries/keep-of-scope.ts'
import { type Scope, valueChange } from '../queries/queries.ts'
import { FreshnessAge } from '../readings/freshness-age.tsx'
import type { Holding } from '../readings/group-holdings.ts'
import { UnreadPart } from '../readings/unread-part.tsx'
import { ChangeAssets } from './change-assets.tsx'
import { ChangeStatement } from './change-statement.tsx'
import { DayField } from './day-field.tsx'

interface ChangeCardProps {
  scope: Scope
  /** What is held and owed now. */
  held: readonly Holding[]
  /** Days, or moments of a single day. */
  from: string
  to: string
  /** The days or moments that may be chosen. */
  first: string
  last: string
  onChoose: (from: string, to: string) => void
}

/** Why the value moved between two days: parts that add up, on the screen, to the difference. */
export function ChangeCard({ scope, held, from, to, first, last, onChoose }: ChangeCardProps) {
  const query = useQuery({
    ...valueChange(from, to, scope),
    placeholderData: keepOfScope(scope),
  })
  const { data, error, isFetching, isPlaceholderData } = query
  const withinDay = from.includes('T')
  /** What was made of the days that were entered, where it is not what was entered. */
  const [note, setNote] = useState('')
  const limits = { min: toDayText(first), max: toDayText(last) }

  function choose(start: string, end: string) {
    setNote(start > end ? 'The first day was after the last: they were exchanged.' : '')
    onChoose(start > end ? end : start, start > end ? start : end)
  }

  const onRefuse = () =>
    setNote(
      `Only days from ${formatDay(limits.min)} to ${formatDay(limits.max)} are in this range: choose a longer one above the chart for others.`,
    )

  return (
    <Card id="why" aria-busy={isFetching} className="scroll-mt-20 print:break-inside-auto">
      <CardBand>
        <CardHead
          title="Why did it change?"
          scope={
            <>
              <span className="print:hidden">
                {withinDay
                  ? 'Press two points of the chart to explain what lies between them.'
                  : 'Choose two days here, or press two points of the chart.'}{' '}
              </span>
              {withinDay ? 'Hours are those of UTC.' : 'Days are those of UTC; a past one counts by its end.'}
            </>
          }
        />
        <div className={withinDay ? 'hidden' : 'mt-3 grid grid-cols-2 gap-2 print:hidden'}>
          <DayField
            {...{ label: 'From day', hideLabel: true, ...limits, onRefuse }}
            value={toDayText(from)}
            onChange={(day) => choose(day, to)}
          />
          <DayField
            {...{ label: 'To day', hideLabel: true, ...limits, onRefuse }}
            value={toDayText(to)}
            onChange={(day) => choose(from, day)}
          />
          <p role="status" className="col-span-2 text-note text-muted empty:hidden">
            {withinDay ? '' : note}
          </p>
        </div>
        {!data && !error && <ChangeSkeleton />}
        {!data && error && (
          <div className="mt-4">
            <UnreadPart title="The change could not be explained" query={query} />
          </div>
        )}
        {data && (
          <div className={isPlaceholderData ? 'opacity-60' : undefined}>
            <ChangeStatement
              change={data}
              withinDay={withinDay}
              stale={error !== null || data.freshness.state === 'stale'}
            />
            <div className="mt-3">
              <FreshnessAge freshness={data.freshness} failed={error !== null} />
            </div>
          </div>
        )}
      </CardBand>
      {data && data.assets.length > 0 && (
        <CardBand>
          <ChangeAssets change={data} held={held} />
        </CardBand>
      )}
    </Card>
  )
}

/** A moment lies in a day. */
const toDayText = (point: string) => point.slice(0, 10)

function ChangeSkeleton() {
  return (
    <div className="mt-4 grid gap-3.5" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex justify-between">
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  )
}
