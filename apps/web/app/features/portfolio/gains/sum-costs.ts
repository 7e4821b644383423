import { formatMicros } from '@pkg/api-contract'
import { formatMoney } from './format-money.ts'

/** What some costs come to, by currency, to the last digit: `₹3,00,000.00 and $20.00`. */
export function sumCosts(costs: readonly { cost: string; currency: string }[]): string {
  const sums = [...Map.groupBy(costs, ({ currency }) => currency)].map(([currency, same]) =>
    formatCost(currency, formatMicros(same.reduce((sum, { cost }) => sum + toMicros(cost), 0n))),
  )
  return sums.join(' and ')
}

/** A cost in whole cents, or to its last digit where it is less than one. */
export function formatCost(currency: string, cost: string): string {
  return toMicros(cost) % CENT === 0n ? formatMoney(currency, cost) : `${currency} ${cost.replace(/0+$/, '')}`
}

const CENT = 10_000n

function toMicros(cost: string): bigint {
  const [whole = '0', fraction = ''] = cost.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}
