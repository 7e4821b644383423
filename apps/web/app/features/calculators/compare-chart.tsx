import { LineChart } from '@pkg/ui-kit/charts/line-chart.tsx'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { memo, useMemo } from 'react'
import { formatFigure } from '#app/lib/format-figure.ts'
import { toCompareLines } from './compare-chart-lines.ts'
import { formatAxis } from './format-axis.ts'
import type { PinnedAnswer } from './pinned-answer.ts'

/** All pins that have amounts over years on one chart; those that have none are named. */
export const CompareChart = memo(function CompareChart({ answers }: { answers: readonly PinnedAnswer[] }) {
  const { lines, without } = useMemo(() => toCompareLines(answers), [answers])
  const names = without.map(({ label }) => label).join('; ')
  if (lines.length === 0) return null
  return (
    <CardBand className="print:break-inside-avoid">
      <LineChart
        title="Over years"
        series={lines}
        fromZero
        // Names of two lines of words each, one below the other; of three where a plan is over before the others.
        height={Math.max(240, (endTogether(lines) ? 36 : 54) * lines.length)}
        xLabel="End of"
        formatX={(x) => formatAxis(Number(x), 'years')}
        formatY={(y) => formatFigure(y, 'inr', { decimals: 0 })}
        formatYTick={(y) => formatAxis(y, 'inr')}
        describePoint={(column) => describe(lines, column)}
      />
      <p className="mt-3 text-small text-muted">
        What is there, or still owed (broken lines), at the end of each whole year from each one’s own start.
        {names !== '' && ` Not drawn, as it has no rupees over years: ${names}.`}
      </p>
    </CardBand>
  )
})

/** Only what there is at that year: a plan that is over says nothing any more. */
function describe(lines: ReturnType<typeof toCompareLines>['lines'], column: number) {
  const years = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => Number(x))))].sort(
    (a, b) => a - b,
  )
  const year = years[column] ?? 0
  return {
    heading: formatAxis(year, 'years'),
    rows: lines.flatMap(({ label, points }) => {
      const point = points.find(({ x }) => x === year)
      return point?.y == null ? [] : [{ label, value: formatFigure(point.y, 'inr', { decimals: 0 }) }]
    }),
  }
}

function endTogether(lines: ReturnType<typeof toCompareLines>['lines']): boolean {
  return new Set(lines.map(({ points }) => points.at(-1)?.x)).size < 2
}
