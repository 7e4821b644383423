const balances = [
  { dot: 'bg-series-1', text: '24.8163 ETH', value: '$84,689.59' },
  { dot: 'bg-series-2', text: '0.4120 WBTC', value: '$39,721.74' },
  { dot: 'bg-series-3', text: '12,480.5500 USDC', value: '$12,480.55' },
  { dot: 'bg-series-4', text: '512.4000 LINK', value: '$9,438.41' },
]

/** Four holdings with balance and value. */
export function BalancesPicture() {
  return (
    <div className="divide-y divide-hairline">
      {balances.map(({ dot, text, value }) => (
        <div key={text} className="flex items-center gap-3 py-2.5">
          <span className={`circle size-3 ${dot}`} />
          <span className="flex-1 text-body">{text}</span>
          <span className="text-body font-figure text-figure">{value}</span>
        </div>
      ))}
    </div>
  )
}
