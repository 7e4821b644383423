import type { LineFrame } from './line-frame.ts'
import type { LinePlot } from './line-plot.ts'
import { LineStrokes } from './line-strokes.tsx'

interface LinePosterProps {
  plot: LinePlot
  frame: LineFrame
  stacked: boolean
}

const width = 1000

/** The lines as plain SVG, as wide as there is room: for the first paint, for print, and where no script runs too. */
export function LinePoster({ plot, frame, stacked }: LinePosterProps) {
  const [low, high] = plot.domain

  return (
    <svg width="100%" height={frame.height} className="block overflow-visible" aria-hidden="true">
      <svg
        y={frame.top}
        width="100%"
        height={frame.plot}
        viewBox={`0 0 ${width} ${frame.plot}`}
        preserveAspectRatio="none"
        className="overflow-visible"
        aria-hidden="true"
      >
        <LineStrokes
          series={plot.series}
          stacked={stacked}
          projection={{
            x: (at) => at * width,
            y: (value) => ((high - value) / (high - low)) * frame.plot,
          }}
        />
      </svg>
    </svg>
  )
}
