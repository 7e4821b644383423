import { Pie } from '@nivo/pie'
import { useState } from 'react'
import {
  type DoughnutFrame,
  doughnutArcs,
  doughnutLabels,
  doughnutStartAngle,
  padAngle,
} from './doughnut-geometry.ts'
import { DoughnutLeaders, DoughnutWords } from './doughnut-parts.tsx'
import type { DoughnutSlice } from './doughnut-slices.ts'
import { useWidth } from './use-width.ts'

export interface DoughnutInteractiveProps {
  slices: readonly DoughnutSlice[]
  frame: DoughnutFrame
  formatAmount: (value: number) => string
}

/** The ring that answers to the pointer: the slice under it tells its words in the hole. Drawn over its poster. */
export function DoughnutInteractive({ slices, frame, formatAmount }: DoughnutInteractiveProps) {
  const [pointedId, setPointedId] = useState<string | null>(null)
  const [box, width] = useWidth()
  const inHole = slices.find(({ id }) => id === pointedId) ?? slices[0]
  if (!inHole) return null

  const labels = doughnutLabels(doughnutArcs(slices, frame), frame)
  const viewBox = `0 0 ${frame.width} ${frame.height}`
  const layer = 'absolute inset-0 size-full'

  return (
    <div ref={box} aria-hidden="true" className="relative">
      <svg viewBox={viewBox} aria-hidden="true" className="block h-auto w-full">
        <DoughnutLeaders labels={labels} />
      </svg>
      <div className={layer}>
        {width > 0 && (
          <Pie
            {...scaledRing(frame, width / frame.width)}
            data={slices.map(({ id, label, value, series }) => ({ id, label, value, series }))}
            startAngle={degrees(doughnutStartAngle(slices))}
            endAngle={degrees(doughnutStartAngle(slices)) + 360}
            innerRadius={frame.innerRadius / frame.outerRadius}
            padAngle={slices.length > 1 ? degrees(padAngle) : 0}
            colors={({ data }) => `var(--series-${data.series})`}
            activeOuterRadiusOffset={2}
            animate={false}
            enableArcLabels={false}
            enableArcLinkLabels={false}
            layers={['arcs']}
            role="presentation"
            tooltip={NoTooltip}
            onMouseEnter={({ id }) => setPointedId(String(id))}
            onMouseLeave={() => setPointedId(null)}
          />
        )}
      </div>
      <svg viewBox={viewBox} aria-hidden="true" className={`${layer} pointer-events-none`}>
        <DoughnutWords {...{ frame, labels, inHole, formatAmount }} />
      </svg>
    </div>
  )
}

/** The words stand in the hole, where they never cover the ring. */
function NoTooltip() {
  return null
}

function scaledRing({ width, height, centreX, centreY, outerRadius }: DoughnutFrame, scale: number) {
  return {
    width: width * scale,
    height: height * scale,
    margin: {
      left: (centreX - outerRadius) * scale,
      right: (width - centreX - outerRadius) * scale,
      top: (centreY - outerRadius) * scale,
      bottom: (height - centreY - outerRadius) * scale,
    },
  }
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
