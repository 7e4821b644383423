import { CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'

/** Heights of a line that means nothing, in hundredths of the drawing. */
const heights = [
  72, 66, 69, 58, 61, 50, 54, 43, 47, 49, 38, 42, 33, 37, 29, 34, 24, 28, 31, 22, 27, 20, 24, 18,
]

/** Where the history will stand, until there is a wallet: a dashed line without amounts, named for what it is. */
export function IllustrativeHistory() {
  const step = 100 / (heights.length - 1)
  const points = heights.map((height, index) => `${index * step},${height}`).join(' ')
  return (
    <CardBand>
      <CardHead title="Portfolio History" />
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-muted">
        <Chip tone="illustrative">Illustrative</Chip>
        Not your money. Your own line starts with the first address.
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="mt-4 h-40 w-full border-y border-hairline border-b-hairline-strong"
        aria-hidden="true"
      >
        <line x1="0" x2="100" y1="50" y2="50" vectorEffect="non-scaling-stroke" className="stroke-hairline" />
        <polyline
          points={points}
          fill="none"
          strokeWidth="1.75"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-line-ghost"
        />
      </svg>
    </CardBand>
  )
}
