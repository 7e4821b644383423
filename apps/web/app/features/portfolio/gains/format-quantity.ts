import { formatExactAmount } from '../figures/format-exact-amount.ts'

/** A quantity as the server tells it, to its last digit, with its thousands apart: `12,345.000001` */
export function formatQuantity(quantity: string): string {
  const [whole = '', fraction = ''] = quantity.split('.')
  return formatExactAmount(whole + fraction, fraction.length)
}
