const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads a day as spreadsheets in India write it: 2026-03-31, 31/03/2026, 31-03-26, 31 Mar 2026. The day stands before
 * the month. Undefined for what is no day.
 *
 * @example parseDay('31/03/2026') //=> '2026-03-31'
 */
export function parseDay(text: string): string | undefined {
  if (text.length > 40) return undefined
  const plain = text.trim().toLowerCase()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(plain)
  if (iso) return toDay(iso[1], iso[2], iso[3])
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/.exec(plain)
  if (!dayFirst) return undefined
  const [, day, month = '', year = ''] = dayFirst
  const named = months.indexOf(month.slice(0, 3))
  const number = /^\d/.test(month) ? month : named < 0 ? undefined : String(named + 1)
  return toDay(year.length === 2 ? `20${year}` : year, number, day)
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined
}
