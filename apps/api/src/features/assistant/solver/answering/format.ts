const groups: Readonly<Record<string, string>> = {
  INR: 'en-IN',
  USD: 'en-US',
  EUR: 'en-IE',
  GBP: 'en-GB',
  JPY: 'ja-JP',
  AED: 'en-AE',
}
const formatters = new Map<string, Intl.NumberFormat>()

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

/** A plain number, grouped as in India, with as many decimals as it has, up to six. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat('en-IN', { maximumFractionDigits: Math.abs(value) < 1 ? 8 : 6 }).format(value)
}

/** A percentage, with a space that does not break. */
export function formatPercent(value: number): string {
  return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 }).format(value)} %`
}

/** A time in years as people say it. */
function formatYears(value: number): string {
  const months = Math.round(value * 12)
  if (Math.abs(value * 12 - months) > 1e-6)
    return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(value)} years`
  return formatMonths(months)
}

/** A time in months as years and months. */
function formatMonths(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    ...(years > 0 ? [count(years, 'year')] : []),
    ...(rest > 0 || years === 0 ? [count(rest, 'month')] : []),
  ]
  return parts.join(' ')
}

/** A value with its unit, as the calculators name units. */
export function formatUnit(value: number, unit: string, currency = 'INR'): string {
  switch (unit) {
    case 'inr':
    case 'usd':
    case 'currency':
      return formatMoney(value, unit === 'usd' ? 'USD' : currency)
    case 'percent':
      return formatPercent(value)
    case 'years':
      return formatYears(value)
    case 'months':
      return `${count(Math.round(value), 'month')}`
    default:
      return formatNumber(value)
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
