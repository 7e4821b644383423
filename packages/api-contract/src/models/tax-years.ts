import { DAY_MS } from './durations.ts'
import type { CostMethod, GainsCountry } from './gains.ts'

/** When the tax years of a country begin, of which years the rules are known, and which methods its people may choose. */
export interface TaxYears {
  /** Days are those of this zone. */
  timeZone: string
  /** The month (from 1) and day on which a year begins. One that begins with January is called by one number. */
  begins: { month: number; day: number }
  /** The calendar years in which the first and the last year begin whose rules are known; null where they last. */
  firstYear: number
  lastYear: number | null
  /** The usual one first. */
  methods: readonly CostMethod[]
}

export const taxYears: Readonly<Record<GainsCountry, TaxYears>> = {
  in: {
    timeZone: 'Asia/Kolkata',
    begins: { month: 4, day: 1 },
    firstYear: 2022,
    lastYear: 2026,
    methods: ['fifo', 'average', 'lifo', 'hifo'],
  },
  us: {
    timeZone: 'America/New_York',
    begins: { month: 1, day: 1 },
    firstYear: 2015,
    lastYear: null,
    methods: ['fifo', 'hifo', 'lifo'],
  },
  uk: {
    timeZone: 'Europe/London',
    begins: { month: 4, day: 6 },
    firstYear: 2015,
    lastYear: null,
    methods: ['uk-s104'],
  },
  ca: {
    timeZone: 'America/Toronto',
    begins: { month: 1, day: 1 },
    firstYear: 2015,
    lastYear: null,
    methods: ['ca-acb'],
  },
}

/** How methods of cost are called where a person reads them. */
export const methodNames: Readonly<Record<CostMethod, string>> = {
  fifo: 'First in, first out',
  lifo: 'Last in, first out',
  hifo: 'Dearest first',
  lofo: 'Cheapest first',
  average: 'Moving average',
  'uk-s104': 'Same day, 30 days, pool',
  'ca-acb': 'Adjusted cost base',
  'jp-total-average': 'Average of the year',
}

/** `2025-26` for a year that lies in two calendar years, `2025` for one that does not. */
export function nameTaxYear(country: GainsCountry, first: number): string {
  const { month, day } = taxYears[country].begins
  return month === 1 && day === 1 ? String(first) : `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** The first and last day of the tax year that begins in a calendar year. */
export function toTaxYearSpan(country: GainsCountry, first: number): { from: string; to: string } {
  const { month, day } = taxYears[country].begins
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
  return {
    from: toDay(Date.UTC(first, month - 1, day)),
    to: toDay(Date.UTC(first + 1, month - 1, day) - DAY_MS),
  }
}

/** The calendar year in which the tax year begins that runs at a moment. */
export function runningTaxYear(country: GainsCountry, now: number): number {
  const { timeZone, begins } = taxYears[country]
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' },
  }).formatToParts(now)
  const read = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)?.value ?? Number.NaN)
  const begun = read('month') > begins.month || (read('month') === begins.month && read('day') >= begins.day)
  return read('year') - (begun ? 0 : 1)
}

/** The years whose rules are known, up to the one that runs; newest first. */
export function listTaxYears(country: GainsCountry, now: number): string[] {
  const { firstYear, lastYear } = taxYears[country]
  const last = Math.min(lastYear ?? Number.POSITIVE_INFINITY, runningTaxYear(country, now))
  return Array.from({ length: Math.max(0, last - firstYear + 1) }, (_, back) =>
    nameTaxYear(country, last - back),
  )
}
