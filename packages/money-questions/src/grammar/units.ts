import { worldCurrencies } from './currency-names.ts'
import { toPlainLetters } from './to-plain-letters.ts'

/** Words after (or before) a number that say what it counts. */
const unitWords = {
  percent: '% percent percentage pct pc pratishat prtishat persent percnt taka प्रतिशत परसेंट फीसदी फ़ीसदी',
  basisPoints: 'bps bp',
  years: 'year years yr yrs y saal sal saalon salon varsh baras साल सालों वर्ष वर्षों बरस',
  months: 'month months mo mos mth mths mahine mahina mahino mahinon maah mah montly महीने महीना महीनों माह',
  days: 'day days din दिन',
  quarters: 'quarter quarters',
  weeks: 'week weeks hafte hafta हफ्ते हफ्ता हफ़्ते हफ़्ता सप्ताह',
  instalments: 'emis installments instalments kishte kishton kishtein',
  rupees: '₹ rs inr re rupee rupees rupaye rupay rupiya rupaiya rupiye rupya rupe रुपये रुपए रुपया रूपये रु bucks',
  dollars: '$ usd dollar dollars डॉलर',
  euros: '€ eur euro euros',
  pounds: '£ gbp pound pounds',
  yen: '¥ jpy yen',
  dirhams: 'aed dirham dirhams',
} as const

/** A currency beyond the six with words of their own, by its ISO code. */
type WorldCurrency = `currency ${string}`

export type UnitName = keyof typeof unitWords | WorldCurrency

/** What each unit word means. */
export const units: ReadonlyMap<string, UnitName> = new Map([
  ...Object.entries(unitWords).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [toPlainLetters(name), unit as UnitName] as const),
  ),
  ...[...worldCurrencies].map(([word, code]) => [word, `currency ${code}` as const] as const),
])

/** How many of each unit of time a year has. */
export const timesAYear = { years: 1, months: 12, days: 365, weeks: 365 / 7, quarters: 4 } as const

export type TimeUnit = keyof typeof timesAYear

/** Whether a unit is one of time. */
export const isTimeUnit = (unit: string): unit is TimeUnit => unit in timesAYear

/** ISO codes of the units that are money. */
export const currencies: Readonly<Partial<Record<UnitName, string>>> = {
  rupees: 'INR',
  dollars: 'USD',
  euros: 'EUR',
  pounds: 'GBP',
  yen: 'JPY',
  dirhams: 'AED',
  ...Object.fromEntries([...worldCurrencies.values()].map((code) => [`currency ${code}`, code])),
}
