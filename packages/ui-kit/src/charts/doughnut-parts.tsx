import { clsx } from 'clsx'
import { formatShare as writeShare } from '../format/format-share.ts'
import type { DoughnutFrame, DoughnutLabel } from './doughnut-geometry.ts'
import type { DoughnutSlice } from './doughnut-slices.ts'

export const seriesFill: Record<DoughnutSlice['series'], string> = {
  1: 'fill-series-1',
  2: 'fill-series-2',
  3: 'fill-series-3',
  4: 'fill-series-4',
  5: 'fill-series-5',
  rest: 'fill-series-rest',
}

interface LabelsProps {
  frame: DoughnutFrame
  labels: readonly DoughnutLabel[]
  /** The slice whose words stand in the hole. */
  inHole: DoughnutSlice
  formatAmount: (value: number) => string
}

/** Words beside the ring and in its hole. The same over the poster and the interactive ring. */
export function DoughnutWords({ frame, labels, inHole, formatAmount }: LabelsProps) {
  const { centreX, centreY } = frame

  return (
    <g className="text-small">
      {labels.map(({ slice, y: middle }) => {
        // What tells namesakes apart has a line of its own, as wide as the words and the figures together.
        const y = slice.detail === undefined ? middle : middle - frame.detailOffset
        return (
          <g key={slice.id} className={clsx(slice.id === inHole.id ? 'fill-figure' : 'fill-text')}>
            <SliceName slice={slice} frame={frame} y={y} />
            <text x={frame.shareX} y={y} dy="0.34em" textAnchor="end" className="font-figure">
              {formatShare(slice)}
            </text>
            {frame.amountX && (
              <text x={frame.amountX} y={y} dy="0.34em" textAnchor="end" className="fill-muted text-note">
                {formatAmount(slice.rounded)}
              </text>
            )}
          </g>
        )
      })}
      <g textAnchor="middle">
        <NameInHole {...{ frame, inHole }} />
        <text x={centreX} y={centreY + 9} className="fill-figure text-title font-figure">
          {formatShare(inHole)}
        </text>
        <text x={centreX} y={centreY + 27} className="fill-muted text-note">
          {formatAmount(inHole.rounded)}
        </text>
      </g>
    </g>
  )
}

/** Two lines where a name needs what tells it from its namesakes, as beside the ring: one would run over the ring. */
function NameInHole({ frame, inHole: { label, detail } }: Pick<LabelsProps, 'frame' | 'inHole'>) {
  const { centreX, centreY, lettersInHole, linesInHole } = frame
  if (detail === undefined) {
    return (
      <text x={centreX} y={centreY - 15} className="fill-text font-figure">
        {clip(label, lettersInHole.alone)}
      </text>
    )
  }
  return (
    <>
      <text x={centreX} y={centreY - linesInHole.above} className="fill-text font-figure">
        {clip(label, lettersInHole.above)}
      </text>
      <text x={centreX} y={centreY - linesInHole.below} className="fill-muted text-note">
        {clip(detail, lettersInHole.below)}
      </text>
    </>
  )
}

function SliceName({ slice, frame, y }: { slice: DoughnutSlice; frame: DoughnutFrame; y: number }) {
  const { series, label, detail } = slice
  const { labelX: x, longestDetail, detailOffset } = frame
  // The words for the others are ours, and fit.
  const name = series === 'rest' ? label : clip(label, longest)
  return (
    <>
      <text x={x} y={y} dy="0.34em" className="font-figure">
        {name}
      </text>
      {detail !== undefined && (
        <text x={x} y={y + 2 * detailOffset} dy="0.34em" className="fill-muted text-note">
          {clip(detail, longestDetail)}
        </text>
      )}
    </>
  )
}

/** The lines from slices to their words. They run under the ring. */
export function DoughnutLeaders({ labels }: { labels: readonly DoughnutLabel[] }) {
  return labels.map(({ slice, leader }) => (
    <path key={slice.id} d={leader} fill="none" className="stroke-hairline-strong" />
  ))
}

/** A share with the one decimal that a chart has room for. */
export function formatShare({ share, percent }: DoughnutSlice): string {
  return writeShare(share, 1, percent)
}

const longest = 8

/** Names come from anybody who deploys a token; the table has them whole. */
function clip(label: string, longest: number): string {
  const characters = [...label]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : label
}
