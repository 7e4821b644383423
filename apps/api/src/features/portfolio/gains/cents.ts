import type { Micros } from '@pkg/api-contract'
import { roundDecimal } from '@pkg/cost-basis'

/** Hundredths of a currency, as an integer, so that what is shown adds up. */
export type Cents = bigint

/** Rounds a decimal to hundredths, halves away from nil. */
export const toCents = (value: string): Cents => toScaled(value, 2)

/** Rounds a decimal to millionths, halves away from nil. */
export const decimalToMicros = (value: string): Micros => toScaled(value, 6)

function toScaled(value: string, places: number): bigint {
  const [whole = '0', fraction = ''] = roundDecimal(value, places).split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** `-1234.50` */
export function formatCents(cents: Cents): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const sumCents = <T>(items: readonly T[], of: (item: T) => Cents): Cents =>
  items.reduce((sum, item) => sum + of(item), 0n)
