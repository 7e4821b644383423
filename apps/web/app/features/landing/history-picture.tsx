import { historyParts, historyPoints } from './history-points.ts'

const width = 416
const height = 204
const left = 12
const step = (width - 86 - left) / (historyPoints.length - 1)

/** A line in the three inks of the charts: illustrative, reconstructed, observed. */
export function HistoryPicture() {
  const { illustrative, reconstructed } = historyParts
  const end = historyPoints.length - 1
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="block h-full w-full"
      fill="none"
      strokeLinejoin="round"
    >
      <path d={`${line(reconstructed, end)}V${height}H${x(reconstructed)}Z`} className="fill-plot-fill" />
      <path
        d={line(0, illustrative)}
        className="stroke-ink-line-ghost"
        strokeWidth="1.5"
        strokeDasharray="1.5 4"
        strokeLinecap="round"
      />
      <path d={line(illustrative, reconstructed)} className="stroke-ink-line-soft" strokeWidth="1.5" />
      <path d={line(reconstructed, end)} className="stroke-ink-line" strokeWidth="2" />
      <circle cx={x(end)} cy={y(end)} r="4.5" className="fill-accent-line" />
      <text x={x(end) + 11} y={y(end) + 5} className="fill-figure text-[14px] font-strong">
        +18.4 %
      </text>
    </svg>
  )
}

function x(index: number): number {
  return Math.round((left + index * step) * 10) / 10
}

function y(index: number): number {
  return Math.round((1 - (historyPoints[index] ?? 0)) * (height - 24) + 12)
}

/** The line through the points from one to another, both included. */
function line(from: number, to: number): string {
  const points = Array.from(
    { length: to - from + 1 },
    (_, offset) => `${x(from + offset)} ${y(from + offset)}`,
  )
  return `M${points.join('L')}`
}
