import type { InputValue, OutputValue, Unit } from '@pkg/finance-math/calculators'
import { formatInr } from '@pkg/ui-kit/format/format-inr.ts'
import { formatInrWords } from '@pkg/ui-kit/format/format-inr-words.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { writeNumber } from '@pkg/ui-kit/format/write-number.ts'

interface FormatFigureOptions {
  /** The code of a `'currency'` amount. */
  currency?: string | undefined
  /** Of money. @default 2 */
  decimals?: number
  /** With every decimal that the number has, up to twelve, for a number that was rounded with care already. */
  exact?: boolean
  /** With exactly so many decimals, of a percentage or a number without a unit. */
  fixed?: number | undefined
}

const noBreak = '\u00a0'

/** Writes a figure with its unit, the way that unit is written everywhere on these pages. */
export function formatFigure(
  value: InputValue | OutputValue,
  unit: Unit | undefined,
  { currency, decimals = 2, exact = false, fixed }: FormatFigureOptions = {},
): string {
  if (typeof value === 'string') return unit === 'date' ? formatDay(value) : value
  if (typeof value !== 'number') return value.map((item) => formatItem(item, unit)).join(', ') || 'none'
  if (Number.isNaN(value)) return 'none'
  switch (unit) {
    case 'inr':
      return formatInr(value, { decimals })
    case 'usd':
      return formatUsd(value, { decimals })
    case 'currency':
      return formatCurrency(value, currency, exact)
    case 'percent':
      return `${formatPlain(value, fixed ?? (exact ? 12 : 4), 'INR', fixed)}${noBreak}%`
    case 'years':
      return `${formatPlain(value, exact ? 12 : 2)}${noBreak}${value === 1 ? 'year' : 'years'}`
    case 'months':
      return `${formatPlain(value, 2)}${noBreak}${value === 1 ? 'month' : 'months'}`
    case 'odds':
      return formatPlain(value, 3)
    default:
      return formatPlain(value, fixed ?? 6, 'INR', fixed)
  }
}

/** As a screen reader should say it. */
export function formatSpoken(value: number, unit: Unit): string {
  if (unit === 'inr') return `${formatInrWords(value)} rupees`
  if (unit === 'usd') return `${formatPlain(value, 2)} dollars`
  if (unit === 'percent') return `${formatPlain(value, 4)} percent`
  return formatFigure(value, unit)
}

/** A number alone, in the groups of its currency, as it stands in a box that one types into. */
export function formatPlain(value: number, decimals = 9, currency = 'INR', minDecimals = 0): string {
  return writeNumber(value, { decimals, minDecimals, indian: currency === 'INR' })
}

/** A number of a list, or a row, whose cells other than days are written in one unit. */
function formatItem(item: number | object, unit: Unit | undefined): string {
  if (typeof item === 'number') return formatFigure(item, unit)
  return Object.values(item)
    .map((cell: number | string) => formatFigure(cell, typeof cell === 'string' ? 'date' : unit))
    .join(': ')
}

/** Any three letters may stand in a link; those that are no currency are written in front of the amount. */
function formatCurrency(value: number, currency = '', exact = false): string {
  const decimals = exact ? 12 : Math.abs(value) < 1 ? 6 : 2
  return `${writeNumber(value, { decimals, minDecimals: 2, indian: currency === 'INR' })}${noBreak}${currency}`
}

/** `2026-03-31` as "31 Mar 2026". Written without Intl: see docs/decisions/034. */
export function formatDay(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : moment.toUTCString().replace(/^.{5}0?(\d+ \w+ \d+) .*/, '$1')
}
