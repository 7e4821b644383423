import { Line, type LineCustomSvgLayerProps, type PointOrSliceData } from '@nivo/line'
import { useMemo } from 'react'
import type { PlottedSeries } from './line-plot.ts'
import type { LinesProps } from './line-poster.tsx'
import { LineStrokes } from './line-strokes.tsx'
import { useWidth } from './use-width.ts'

interface NivoSeries {
  id: string
  plotted: PlottedSeries
  stacked: boolean
  data: readonly { x: number; y: number | null }[]
}

const layers = [Strokes, 'slices'] as const

/** The lines that answer to the pointer: the column nearest to it is pointed at, a press picks it. */
export function LineInteractive({ plot, frame, stacked, onPoint, onPick }: LinesProps) {
  const [box, width] = useWidth()
  const [low, high] = plot.domain
  const columnAt = useMemo(() => new Map(plot.columns.map(({ at }, column) => [at, column])), [plot])
  const data = useMemo(
    () =>
      plot.series.map(
        (plotted): NivoSeries => ({
          id: plotted.id,
          plotted,
          stacked,
          data: plotted.points.map(({ at, top }) => ({ x: at, y: top })),
        }),
      ),
    [plot, stacked],
  )
  function columnOf(datum: Readonly<PointOrSliceData<NivoSeries>>): number | null {
    const at = 'points' in datum ? datum.points[0]?.data.x : datum.data.x
    return (at === undefined ? undefined : columnAt.get(at)) ?? null
  }
  const point = (datum: Readonly<PointOrSliceData<NivoSeries>>) => onPoint(columnOf(datum))

  return (
    <div ref={box} aria-hidden="true" className="size-full">
      {width > 0 && (
        <Line
          data={data}
          width={width}
          height={frame.height}
          margin={{ top: frame.top, right: 0, bottom: frame.height - frame.top - frame.plot, left: 0 }}
          xScale={{
            nice: false,
            round: false,
            type: 'linear',
            min: plot.columns.length > 1 ? 0 : -0.5,
            max: plot.columns.length > 1 ? 1 : 1.5,
          }}
          yScale={{ type: 'linear', min: low, max: high, nice: false, round: false }}
          curve="linear"
          layers={layers}
          enableSlices="x"
          sliceTooltip={NoTooltip}
          animate={false}
          role="presentation"
          onMouseEnter={point}
          onMouseMove={point}
          onMouseLeave={() => onPoint(null)}
          onTouchStart={point}
          onTouchMove={point}
          onClick={(datum) => {
            const column = columnOf(datum)
            if (column !== null) onPick(column)
          }}
        />
      )}
    </div>
  )
}

/** The words stand beside the line, the same for pointer and keyboard. */
function NoTooltip() {
  return null
}

/** Our own strokes on nivo's scales: one line changes its look on the way. */
function Strokes({ series, xScale, yScale }: LineCustomSvgLayerProps<NivoSeries>) {
  return (
    <LineStrokes
      series={series.map(({ plotted }) => plotted)}
      stacked={series[0]?.stacked ?? false}
      projection={{ x: xScale, y: yScale }}
    />
  )
}
