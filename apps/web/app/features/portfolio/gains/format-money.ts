import { writeNumber } from '@pkg/ui-kit/format/write-number.ts'
import { formatQuantity } from './format-quantity.ts'

const signs: Readonly<Record<string, string>> = { INR: '₹', USD: '$', GBP: '£', CAD: 'CA$' }

/** An amount of a report's currency, as it is written there: lakh and crore for rupees. `−₹1,60,000.00` */
export function formatMoney(currency: string, amount: string, { signed = false, decimals = 2 } = {}): string {
  return writeNumber(Number(amount), {
    ...{ decimals, minDecimals: 2, signed, indian: currency === 'INR' },
    prefix: signs[currency] ?? `${currency} `,
  })
}

/** An amount to the millionth, as far as it goes beyond hundredths. `$12.3456` */
export const formatExactMoney = (currency: string, amount: string): string =>
  formatMoney(currency, amount, { decimals: 6 })

/** The price of one unit to its last digit: as money where it has no part of a hundredth. `USD 0.000012` */
export function formatUnitPrice(currency: string, price: string): string {
  const decimals = price.split('.')[1]?.length ?? 0
  return decimals > 2 ? `${currency} ${formatQuantity(price)}` : formatMoney(currency, price)
}

/** Where an amount lies, after its name: "lies between ₹0.00 and ₹1,60,000.00", "is at most ₹1,60,000.00". */
export function sayRange(currency: string, range: { low: string | null; high: string | null }): string {
  const verb = range.low !== null && range.high !== null ? 'lies' : 'is'
  return `${verb} ${formatRange(currency, range)}`
}

/** "between ₹0.00 and ₹1,60,000.00", or with the end that is bounded by nothing said. */
export function formatRange(
  currency: string,
  { low, high }: { low: string | null; high: string | null },
): string {
  if (low === null && high === null) return 'not bounded'
  if (low === null) return `at most ${formatMoney(currency, high ?? '0')}`
  if (high === null) return `at least ${formatMoney(currency, low)}`
  return `between ${formatMoney(currency, low)} and ${formatMoney(currency, high)}`
}
