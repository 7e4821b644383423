import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { keepOfScope } from '../queries/keep-of-scope.ts'
import { type Scope, valueChange } from '../queries/queries.ts'
import { FreshnessAge } from '../readings/freshness-age.tsx'
import type { Holding } from '../readings/group-holdings.ts'
import { ChangeAssets } from './change-assets.tsx'
import { ChangeStatement } from './change-statement.tsx'

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
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...valueChange(from, to, scope),
    placeholderData: keepOfScope(scope),
  })
  const withinDay = from.includes('T')

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
            label="From day"
            value={toDayText(from)}
            min={toDayText(first)}
            max={toDayText(last)}
            onChange={(day) => onChoose(day < to ? day : to, day < to ? to : day)}
          />
          <DayField
            label="To day"
            value={toDayText(to)}
            min={toDayText(first)}
            max={toDayText(last)}
            onChange={(day) => onChoose(day > from ? from : day, day > from ? day : from)}
          />
        </div>
        {!data && !error && <ChangeSkeleton />}
        {!data && error && (
          <div className="mt-4">
            <ErrorState
              title="The change could not be explained"
              action={
                <Button size="sm" busy={isFetching} onClick={() => refetch()}>
                  Try Again
                </Button>
              }
            >
              {toErrorMessage(error, { fallback: 'Something went wrong' })}
            </ErrorState>
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

interface DayFieldProps {
  label: string
  value: string
  min: string
  max: string
  onChange: (day: string) => void
}

function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      hideLabel
      title={label}
      {...{ value, min, max }}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value
        // A date half typed is empty or out of range.
        if (day >= min && day <= max && day !== '') onChange(day)
      }}
      inputClassName="px-2! text-small"
    />
  )
}

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
