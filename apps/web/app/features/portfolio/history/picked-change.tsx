import { Button } from '@pkg/ui-kit/components/button.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { formatDay } from '../figures/format-day.ts'
import { formatMoment } from '../figures/format-moment.ts'
import { partName } from '../figures/part-name.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { type Scope, valueChange } from '../queries/queries.ts'
import { ChangeDelta, describeFlows } from './change-delta.tsx'
import type { PickedDays } from './pick-days.ts'
import { splitChange } from './split-change.ts'

interface PickedChangeProps {
  scope: Scope
  picked: PickedDays
  onPick: (picked: PickedDays) => void
  /** What stands there before a point is picked. @default what to press */
  hint?: ReactNode
}

const whatToPress =
  'Press two points to see why the value changed between them. Days and hours are those of UTC.'

/**
 * What two picked points of the chart tell, right above its plot: the same sums as the whole explanation further down.
 * Until two are picked it says what to do next. As high from the start as its answer, so that the plot stays where it is
 * under the finger: three lines, on a phone six, where the parts are left to the explanation. Where only the foot of the plot
 * was in view, the answer comes into it.
 */
export function PickedChange({ scope, picked, onPick, hint = whatToPress }: PickedChangeProps) {
  const [from, to] = picked
  const box = useRef<HTMLDivElement>(null)
  const isWhole = to !== undefined
  useEffect(() => {
    if (isWhole) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isWhole])

  function clear() {
    onPick([])
    // The button goes: the next Tab leads from here to the points of the chart.
    box.current?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mb-2 flex min-h-15 scroll-mt-4 @max-[36rem]:min-h-30 items-start justify-between gap-x-3 text-small text-muted print:hidden"
    >
      <div className="min-w-0 flex-1">
        {from === undefined && hint}
        {from !== undefined && to === undefined && `From ${nameOf(from)} to… press the other point.`}
        {from !== undefined && to !== undefined && <Answer {...{ scope, from, to }} />}
      </div>
      {from !== undefined && (
        <Button size="sm" variant="ghost" onClick={clear} className="-my-1 flex-none">
          Clear
        </Button>
      )}
    </div>
  )
}

function Answer({ scope, from, to }: { scope: Scope; from: string; to: string }): ReactNode {
  const { data, error } = useQuery(valueChange(from, to, scope))
  const stretch = `${nameOf(from)} to ${nameOf(to)}`
  if (error && !data) {
    return `${stretch}: ${toErrorMessage(error, { fallback: 'The change could not be explained.' })}`
  }
  if (!data) return `${stretch}: being worked out…`
  const { figures, total } = splitChange(data)
  const moved = data.parts.filter(({ kind }) => total[kind] !== 0)
  return (
    <>
      <p>
        {stretch}:{' '}
        <span className="font-figure text-figure">
          {formatUsd(figures.start / 100)} to {formatUsd(figures.end / 100)}
        </span>
      </p>
      <p>
        <ChangeDelta figures={figures} period="time-weighted" />
        <span className="@max-[36rem]:hidden">; </span>
        <span className="@max-[36rem]:block">{describeFlows(figures.netFlows)}</span>
        <span className="@max-[36rem]:hidden">
          {moved.length > 0 && ': '}
          {moved.map(({ kind }, index) => (
            <Fragment key={kind}>
              {index > 0 && ', '}
              {partName(kind).toLowerCase()}{' '}
              <WholeAmount text={formatUsd(total[kind] / 100, { signed: true })} />
            </Fragment>
          ))}
        </span>{' '}
        <a href="#why" className="whitespace-nowrap text-accent-text underline underline-offset-2">
          Explained by asset
        </a>
      </p>
    </>
  )
}

/** A day, or a moment of a single day. */
function nameOf(point: string): string {
  return point.includes('T') ? formatMoment(point) : formatDay(point)
}
