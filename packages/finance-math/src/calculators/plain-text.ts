import type { Figure, Parts } from './explain.ts'
import type { DatedAmount, Row } from './input.ts'

/** Groups by lakh and crore in rupees, by thousands elsewhere; at most so many decimals. */
function write(value: number, decimals: number, isIndian = true, minDecimals = 0): string {
  const options = { maximumFractionDigits: decimals, minimumFractionDigits: minDecimals }
  // Adding 0 turns −0 into 0.
  return new Intl.NumberFormat(isIndian ? 'en-IN' : 'en-US', options).format(value + 0)
}

/** Money has no decimals, or two. */
function writeMoney(value: number, sign: string, isIndian: boolean): string {
  const amount = write(Math.abs(value), 2, isIndian, Math.abs(value - Math.round(value)) < 0.005 ? 0 : 2)
  return `${value < 0 && amount !== '0' ? '-' : ''}${sign}${amount}`
}

function writeNumber(
  value: number,
  { unit, currency = '', decimals }: Omit<Figure, 'value' | 'name'>,
): string {
  switch (unit) {
    case 'inr':
      return writeMoney(value, '₹', true)
    case 'usd':
      return writeMoney(value, '$', false)
    case 'currency':
      return `${write(value, Math.abs(value) < 1 ? 6 : 2, currency === 'INR')} ${currency}`
    case 'percent':
      return `${write(value, decimals ?? 4, true, decimals)} %`
    case 'years':
    case 'months':
      return `${write(value, Math.abs(value) < 1 ? 4 : 2)} ${value === 1 ? unit.slice(0, -1) : unit}`
    default:
      return write(value, 6)
  }
}

/** A number of a list, or a row: a day and an amount with a colon between, more cells than two with strokes. */
function writeItem(
  item: number | DatedAmount | Row,
  { unit, columns }: Pick<Figure, 'unit' | 'columns'>,
): string {
  if (typeof item === 'number') return writeNumber(item, { ...(unit && { unit }) })
  const cells = Object.entries(item).map(([name, cell]: [string, number | string]) => {
    const own = columns?.[name]?.unit ?? unit
    return typeof cell === 'string' ? cell : writeNumber(cell, { ...(own && { unit: own }) })
  })
  return cells.join(cells.length > 2 ? ' / ' : ': ')
}

/**
 * Writes a figure with its unit as plain text in English, for a terminal, a log or a chat: rupees in lakh and crore
 * groups, money to the paisa or cent, lists with commas between, `none` for one without an item and for NaN. Never throws.
 *
 * @param figure the value with its unit
 * @example
 * plainFigure({ name: 'emi', value: 1234567.5, unit: 'inr' }) //=> '₹12,34,567.50'
 */
export function plainFigure({ value, text, ...field }: Omit<Figure, 'name'>): string {
  if (text !== undefined) return text.en
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isNaN(value) ? 'none' : writeNumber(value, field)
  return value.map((item) => writeItem(item, field)).join(', ') || 'none'
}

/**
 * Writes a sentence or a formula that was cut at its figures as one line of plain text. Never throws.
 *
 * @param parts of a sentence, as `explain` gives them
 * @example
 * plainText(['for ', { name: 'years', value: 10, unit: 'years' }, '.']) //=> 'for 10 years.'
 */
export function plainText(parts: Parts): string {
  return parts.map((part) => (typeof part === 'string' ? part : plainFigure(part))).join('')
}
