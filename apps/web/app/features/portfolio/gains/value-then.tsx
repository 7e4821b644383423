import type { GainsYear, IncomeRow } from '@pkg/api-contract'
import { formatMoney } from './format-money.ts'
import { sayPriceOf } from './say-price-of.ts'

/** What something was worth when it came or went, and by which price. */
export function ValueThen({
  of: { value, pricedByHand, valuedAt },
  year: { currency, priceSources },
}: {
  of: Pick<IncomeRow, 'value' | 'pricedByHand' | 'valuedAt'>
  year: Pick<GainsYear, 'currency' | 'priceSources'>
}) {
  if (value === null) return 'Not known'
  const by = sayPriceOf({ valuedAt: pricedByHand ? 'hand' : valuedAt }, priceSources).replace(', ', '')
  return (
    <>
      {formatMoney(currency, value)}
      {by !== '' && <span className="block text-note text-muted">{by}</span>}
    </>
  )
}
