import type { DatedAmount, Row } from '@pkg/finance-math/calculators'
import { en } from '../languages/en/index.ts'
import type { Language } from '../languages/language.ts'
import { fill, labelIn, type Phrases } from '../languages/phrases.ts'
import type { GivenFigure } from './answer.ts'

const groups: Readonly<Record<string, string>> = {
  INR: 'en-IN',
  USD: 'en-US',
  EUR: 'en-IE',
  GBP: 'en-GB',
  JPY: 'ja-JP',
  AED: 'en-AE',
}
const formatters = new Map<string, Intl.NumberFormat>()

/** Made once for each number of decimals: making one takes far longer than using it. */
function plain(decimals: number): Intl.NumberFormat {
  const key = `plain ${decimals}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals })
  formatters.set(key, made)
  return made
}

/** An amount of money, with paise only where there are any. */
export function formatMoney(value: number, currency = 'INR'): string {
  const isWhole = Math.abs(value - Math.round(value)) < 0.005
  const digits = isWhole ? 0 : 2
  const key = `${currency} ${digits}`
  const known = formatters.get(key)
  if (known !== undefined) return known.format(value)
  const made = new Intl.NumberFormat(groups[currency] ?? 'en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made.format(value)
}

const dayLocales: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  hinglish: 'en-IN',
}

/** The day of a time, as people write it. */
export function formatDay(time: string, { language }: Phrases): string {
  return new Intl.DateTimeFormat(dayLocales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(time),
  )
}

/** A plain number, grouped as in India, with as many decimals as it has, up to six. */
export function formatNumber(value: number): string {
  return plain(Math.abs(value) < 1 ? 8 : 6).format(value)
}

/** A percentage with up to so many decimals, and a space that does not break. */
export function formatPercent(value: number, decimals = 4): string {
  // What rounds to nothing has no sign.
  return `${plain(decimals)
    .format(value)
    .replace(/^-(?=[0.]*$)/, '')} %`
}

const DAYS = 365

/** A time in years as people say it. */
function formatYears(value: number, { units }: Phrases): string {
  const months = Math.round(value * 12)
  if (Math.abs(value * 12 - months) <= 1e-6) return formatMonths(months, units)
  // "45 days" were read as 45/365 of a year.
  const days = Math.round(value * DAYS)
  return days > 0 && Math.abs(value * DAYS - days) <= 1e-6
    ? count(days, units.day, units.days)
    : fill(units.years, { count: plain(2).format(value) })
}

/** A time in months as years and months. */
function formatMonths(months: number, units: Phrases['units']): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    ...(years > 0 ? [count(years, units.year, units.years)] : []),
    ...(rest > 0 || years === 0 ? [count(rest, units.month, units.months)] : []),
  ]
  return parts.join(' ')
}

/** A figure of a result in words of a language, English where none is given. */
export function writeFigure(
  { value, shown, unit, columns }: GivenFigure,
  currency: string,
  phrases: Phrases = en,
): string {
  const options: Readonly<Record<string, string>> = phrases.options
  if (typeof value === 'string' && unit === 'date') return formatDay(value, phrases)
  if (typeof value === 'string') return options[value] ?? labelIn(phrases, value)
  if (typeof value !== 'number')
    return (
      value.map((item) => writeItem(item, { unit, columns, currency, phrases })).join(', ') ||
      phrases.named.none
    )
  if (unit === 'age') return fill(phrases.units.age, { count: String(value) })
  return formatUnit(shown ?? value, unit, currency, phrases)
}

/** A number of a list, a payment with its day, or the cells of a row, each by its column. */
function writeItem(
  item: number | DatedAmount | Row,
  {
    unit,
    columns,
    currency,
    phrases,
  }: { unit: string; columns: GivenFigure['columns']; currency: string; phrases: Phrases },
): string {
  if (typeof item === 'number') return formatUnit(item, unit, currency, phrases)
  if (columns === undefined) return `${item.date}: ${item.amount}`
  const cells = Object.entries(item).map(([name, cell]: [string, number | string]) =>
    typeof cell === 'string'
      ? formatDay(cell, phrases)
      : formatUnit(cell, columns[name]?.unit ?? unit, currency, phrases),
  )
  return cells.join(' / ')
}

/** A value with its unit, as the calculators name units; the words of times in a language, English where none is given. */
export function formatUnit(value: number, unit: string, currency = 'INR', phrases: Phrases = en): string {
  const { units } = phrases
  switch (unit) {
    case 'inr':
    case 'usd':
    case 'currency':
      return formatMoney(value, unit === 'usd' ? 'USD' : currency)
    case 'percent':
      return formatPercent(value)
    case 'years':
      return formatYears(value, phrases)
    case 'months':
      return count(Math.round(value), units.month, units.months)
    default:
      return formatNumber(value)
  }
}

function count(number: number, one: string, many: string): string {
  return fill(number === 1 ? one : many, { count: String(number) })
}
