import type { MoneyRange } from '@pkg/api-contract'
import { formatMoney } from './format-money.ts'

/** An amount, or the two ends that it lies between: nil for what is not known, and its value on arrival. */
export function RangeEnds({
  of: { low, high },
  currency,
  signed = false,
}: {
  of: MoneyRange
  currency: string
  signed?: boolean
}) {
  const money = (amount: string) => formatMoney(currency, amount, { signed })
  if (low === null) return Number(high) === 0 ? 'Not known' : `at most ${money(high ?? '0')}`
  if (high === null) return Number(low) === 0 ? 'Not known' : `at least ${money(low)}`
  if (low === high) return money(low)
  return (
    <>
      <span className="inline-block">{money(low)}</span> to{' '}
      <span className="inline-block">{money(high)}</span>
    </>
  )
}
