import { orderByGain } from '../figures/order-by-gain.ts'
import type { HoldingRow } from './holdings-rows.ts'

/** By what holdings can be ordered, and what each is called. */
export const holdingOrders = { value: 'Value', gain: 'Gain', loss: 'Loss' } as const

/** `value` as the rows come, largest first; else by what was gained in dollars, most or least first. */
export type HoldingOrder = keyof typeof holdingOrders

export const DEFAULT_ORDER: HoldingOrder = 'value'

export const isHoldingOrder = (text: string | null): text is HoldingOrder =>
  text !== null && text in holdingOrders

/** The rows in an order; those of which the gain is not known come last, and what is alike stays as it came. */
export function orderHoldings(rows: readonly HoldingRow[], order: HoldingOrder): readonly HoldingRow[] {
  return order === 'value' ? rows : orderByGain(rows, order, ({ gain }) => gain?.gain)
}
