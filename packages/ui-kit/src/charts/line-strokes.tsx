import { clsx } from 'clsx'
import { areaPath, type LineProjection, linePath, lineRuns, marksPath } from './line-paths.ts'
import type { PlottedSeries } from './line-plot.ts'
import type { LineLook, LineTone } from './line-series.ts'

const inkStroke: Record<LineLook, string> = {
  solid: 'stroke-ink-line',
  soft: 'stroke-ink-line-soft',
  broken: 'stroke-ink-line-soft',
  dashed: 'stroke-ink-line-ghost',
}

const strokes: Record<LineLook, { strokeWidth: number; strokeDasharray?: string }> = {
  solid: { strokeWidth: 2 },
  soft: { strokeWidth: 1.5 },
  broken: { strokeWidth: 1.5, strokeDasharray: '7 4' },
  dashed: { strokeWidth: 1.75, strokeDasharray: '2 4' },
}

/** How a line of this look and tone is stroked; the names of spans draw it again. */
export function lineStroke(look: LineLook, tone: LineTone) {
  return { ...strokes[look], className: tone === 'ink' ? inkStroke[look] : `stroke-series-${tone}` }
}

interface LineStrokesProps {
  series: readonly PlottedSeries[]
  /** Fills the ground under every look, not only under what is sure; a band is filled so in any case. */
  stacked: boolean
  projection: LineProjection
}

/** Grounds, lines and marks. The same in the poster and in the interactive chart. */
export function LineStrokes({ series, stacked, projection }: LineStrokesProps) {
  const drawn = series.map((one) => ({ ...one, runs: lineRuns(one) }))

  return (
    <>
      {drawn.map(
        ({ id, tone, fill, isBand, runs }) =>
          fill &&
          runs.map(
            (run) =>
              (stacked || isBand || run.look === 'solid') && (
                <path
                  key={`${id} ${run.points[0]?.at}`}
                  d={areaPath(run, projection)}
                  className={tone === 'ink' ? 'fill-plot-fill' : `fill-series-${tone}/12`}
                />
              ),
          ),
      )}
      {drawn.map(({ id, tone, runs }) =>
        runs.map((run) => {
          const { className, ...stroke } = lineStroke(run.look, tone)
          return (
            <path
              key={`${id} ${run.points[0]?.at}`}
              d={linePath(run, projection)}
              fill="none"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              {...stroke}
              {...(run.points.length === 1 && { strokeWidth: 5 })}
              className={className}
            />
          )
        }),
      )}
      {drawn.map((one) => {
        const marks = marksPath(one, projection)
        return (
          marks && (
            <g key={one.id} strokeLinecap="round">
              {[
                {
                  width: 6.5,
                  className: one.tone === 'ink' ? 'stroke-ink-line-soft' : `stroke-series-${one.tone}`,
                },
                { width: 3.5, className: 'stroke-surface' },
              ].map(({ width, className }) => (
                <path
                  key={width}
                  d={marks}
                  strokeWidth={width}
                  vectorEffect="non-scaling-stroke"
                  className={clsx(className)}
                />
              ))}
            </g>
          )
        )
      })}
    </>
  )
}
