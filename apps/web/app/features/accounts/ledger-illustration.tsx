const rows = [
  { bars: [13, 9, 11, 16], name: 96, value: 74 },
  { bars: [6, 14, 4, 10], name: 84, value: 58 },
  { bars: [16, 12, 15, 5], name: 104, value: 66 },
  { bars: [9, 15, 13, 7], name: 78, value: 44 },
  { bars: [12, 5, 9, 14], name: 92, value: 52 },
]
const rowHeight = 46
const top = 74

/** A page of a ledger, kept line by line and ruled off at the foot. Decorative. */
export function LedgerIllustration() {
  const foot = top + rows.length * rowHeight
  return (
    <svg viewBox="0 0 420 400" className="h-auto w-full" aria-hidden="true">
      <rect x="0.5" y="0.5" width="419" height="399" rx="6" className="fill-surface stroke-hairline" />
      {/* The margin of account books: two thin lines in brass. */}
      <path d="M70.5 1v398M73.5 1v398" className="stroke-accent-line/50" />
      <rect x="92" y="34" width="52" height="8" rx="4" className="fill-hairline-strong" />
      <rect x="330" y="34" width="60" height="8" rx="4" className="fill-hairline-strong" />
      <path d="M1 60.5h418" className="stroke-hairline-strong" />
      {rows.map(({ bars, name, value }, index) => {
        const y = top + index * rowHeight
        return (
          <g key={name}>
            {bars.map((height, bar) => (
              <rect
                key={`${name} ${bars.slice(0, bar).join(' ')}`}
                x={26 + bar * 6}
                y={y + 20 - height}
                width="4"
                height={height}
                className="fill-muted"
              />
            ))}
            <rect x="92" y={y + 8} width={name} height="8" rx="4" className="fill-muted/55" />
            <rect x={390 - value} y={y + 8} width={value} height="8" rx="4" className="fill-text/75" />
            <path
              d={`M1 ${y + rowHeight - 13.5}h418`}
              className={index === rows.length - 1 ? 'stroke-hairline-strong' : 'stroke-hairline'}
            />
          </g>
        )
      })}
      <rect x="92" y={foot + 24} width="72" height="10" rx="5" className="fill-text" />
      <rect x="266" y={foot + 18} width="124" height="16" rx="6" className="fill-figure" />
      <path d={`M266 ${foot + 44}h124M266 ${foot + 48}h124`} className="stroke-accent-line stroke-[1.5]" />
    </svg>
  )
}
