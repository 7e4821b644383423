const balances = [
  { letter: 'E', fill: 'bg-series-1', text: '24.8163 ETH', value: '$84,689.59' },
  { letter: 'W', fill: 'bg-series-2', text: '0.4120 WBTC', value: '$39,721.74' },
  { letter: 'U', fill: 'bg-series-3', text: '12,480.5500 USDC', value: '$12,480.55' },
  { letter: 'L', fill: 'bg-series-4', text: '512.4000 LINK', value: '$9,438.41' },
]

/** Four holdings with balance and value. */
export function BalancesPicture() {
  return (
    <div className="divide-y divide-hairline px-card lg:px-6">
      {balances.map(({ letter, fill, text, value }) => (
        <div key={text} className="flex h-11 items-center gap-2.5">
          <span
            className={`circle grid size-5 place-items-center text-[11px] font-strong text-surface ${fill}`}
          >
            {letter}
          </span>
          <span className="flex-1 text-small">{text}</span>
          <span className="text-small font-figure text-figure">{value}</span>
        </div>
      ))}
    </div>
  )
}
