import { formatInr } from '@pkg/ui-kit/format/format-inr.ts'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 })
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const noBreak = '\u00a0'

/** A value of a calculation with its unit, whatever the server sent. */
export function writeValue(value: unknown, unit: string): string {
  if (Array.isArray(value)) return value.map((item) => writeValue(item, unit)).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(String).join(': ')
  if (typeof value !== 'number') return String(value)
  switch (unit) {
    case 'inr':
      return formatInr(value, { decimals: 2 })
    case 'usd':
      return formatUsd(value, { decimals: 2 })
    case 'percent':
      return formatPercent(value, { decimals: Number.isInteger(value) ? 0 : 2 })
    case 'years':
      return writeYears(value) ?? `${short.format(value)}${noBreak}${value === 1 ? 'year' : 'years'}`
    case 'months':
      return `${short.format(value)}${noBreak}${value === 1 ? 'month' : 'months'}`
    case 'currency':
      return short.format(value)
    default:
      return plain.format(value)
  }
}

/** A time of whole months in years and months, as the sentence beside the card says it. */
function writeYears(value: number): string | undefined {
  const months = Math.round(value * 12)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (rest === 0 || Math.abs(value * 12 - months) > 1e-6) return undefined
  const parts = [...(years > 0 ? [count(years, 'year')] : []), count(rest, 'month')]
  return parts.join(' ')
}

function count(number: number, noun: string): string {
  return `${number}${noBreak}${noun}${number === 1 ? '' : 's'}`
}
