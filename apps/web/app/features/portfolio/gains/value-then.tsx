import type { IncomeRow } from '@pkg/api-contract'
import { formatMoney } from './format-money.ts'

/** What something was worth when it came or went, and whether that follows from a price that the person entered. */
export function ValueThen({
  of: { value, pricedByHand },
  currency,
}: {
  of: Pick<IncomeRow, 'value' | 'pricedByHand'>
  currency: string
}) {
  if (value === null) return 'Not known'
  return (
    <>
      {formatMoney(currency, value)}
      {pricedByHand && <span className="block text-note text-muted">by your price</span>}
    </>
  )
}
