import type { InputValue, Unit } from '@pkg/finance-math/calculators'
import { formatFigure } from '#app/lib/format-figure.ts'

/** A value of a calculation as its page writes it, but for times: those read as in the sentence beside the card. */
export function writeValue(value: unknown, unit: string): string {
  if (typeof value === 'number' && unit === 'years') return writeYears(value)
  if (typeof value !== 'number' && typeof value !== 'string' && !Array.isArray(value)) return String(value)
  // The code of a currency stands in a row of its own.
  return formatFigure(value as InputValue, unit === 'currency' ? 'number' : (unit as Unit))
}

/** A time of whole months in years and months, any other in years. */
function writeYears(value: number): string {
  const months = Math.round(value * 12)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (rest === 0 || Math.abs(value * 12 - months) > 1e-6) return formatFigure(value, 'years')
  return `${years > 0 ? `${formatFigure(years, 'years')} ` : ''}${formatFigure(rest, 'months')}`
}
