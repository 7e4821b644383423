import { useState } from 'react'
import { CoinHead } from './coin-head.tsx'
import { CoinRow } from './coin-row.tsx'
import type { SourcedMarketCoin } from './market-calls.ts'

/** The coins, of which one at a time is open. */
export function CoinRows({ coins }: { coins: readonly SourcedMarketCoin[] }) {
  const [openId, setOpenId] = useState<string | null>(null)

  return (
    <div>
      <CoinHead />
      <ol className="divide-y divide-hairline">
        {coins.map((coin, index) => (
          <CoinRow
            key={coin.id}
            coin={coin}
            rank={index + 1}
            open={coin.id === openId}
            onToggle={() => setOpenId(coin.id === openId ? null : coin.id)}
          />
        ))}
      </ol>
    </div>
  )
}
