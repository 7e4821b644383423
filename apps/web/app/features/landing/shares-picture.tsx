const shares = [
  { label: 'ETH', percent: 54, stroke: 'stroke-series-1' },
  { label: 'WBTC', percent: 25.3, stroke: 'stroke-series-2' },
  { label: 'USDC', percent: 8, stroke: 'stroke-series-3' },
  { label: 'LINK', percent: 6, stroke: 'stroke-series-4' },
  { label: 'Others', percent: 6.7, stroke: 'stroke-series-rest' },
]
const gap = 0.6

/** A doughnut of five shares, named beside it. */
export function SharesPicture() {
  return (
    <div className="flex items-center gap-6">
      <svg viewBox="0 0 120 120" className="size-28 flex-none -rotate-90 xs:size-36">
        <title>Shares</title>
        {shares.map(({ label, percent, stroke }, index) => (
          <circle
            key={label}
            cx="60"
            cy="60"
            r="48"
            fill="none"
            pathLength="100"
            strokeWidth="16"
            className={stroke}
            strokeDasharray={`${percent - gap} ${100 - percent + gap}`}
            strokeDashoffset={-shares.slice(0, index).reduce((sum, share) => sum + share.percent, 0)}
          />
        ))}
      </svg>
      <div className="grid flex-1 gap-2 text-small">
        {shares.map(({ label, percent }) => (
          <div key={label} className="flex justify-between gap-3">
            <span className="font-label">{label}</span>
            <span className="whitespace-nowrap text-muted">{percent.toFixed(1)} %</span>
          </div>
        ))}
      </div>
    </div>
  )
}
