/** Columns and rows of the near layer: x, y and radius on a 100 by 100 field. */
const near = [
  [6, 18, 2.5],
  [14, 72, 2],
  [23, 40, 3],
  [31, 88, 2],
  [44, 12, 2],
  [52, 60, 2.5],
  [63, 30, 2],
  [71, 82, 3],
  [84, 16, 2],
  [93, 54, 2.5],
] as const

const far = [
  [10, 46, 1.5],
  [19, 8, 1.5],
  [27, 64, 2],
  [38, 26, 1.5],
  [47, 80, 1.5],
  [57, 6, 2],
  [66, 52, 1.5],
  [77, 68, 1.5],
  [88, 34, 2],
  [96, 90, 1.5],
] as const

/** Dust in the lamp light behind the sign-in page: two layers that drift past each other, still when asked to be. */
export function DriftingDots() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      <Layer dots={far} className="animate-drift-back fill-hairline-strong/60" />
      <Layer dots={near} className="animate-drift fill-accent-line/35" />
    </div>
  )
}

interface LayerProps {
  dots: readonly (readonly [number, number, number])[]
  className: string
}

function Layer({ dots, className }: LayerProps) {
  return (
    <svg className={`absolute -inset-16 size-[calc(100%+8rem)] motion-reduce:animate-none ${className}`}>
      <title>Dust</title>
      {dots.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={r} />
      ))}
    </svg>
  )
}
