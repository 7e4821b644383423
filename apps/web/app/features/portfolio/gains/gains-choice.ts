import type { CostMethod, GainsCountry, GainsFormat } from '@pkg/api-contract'
import type { GainsChoice } from '../queries/gains-queries.ts'

interface CountryWords {
  name: string
  /** Methods to choose from, the usual one first. */
  methods: readonly CostMethod[]
  /** The month (from 1) and day on which its tax year begins. */
  begins: { month: number; day: number }
  firstYear: number
  files: readonly GainsFormat[]
}

export const countries: Readonly<Record<GainsCountry, CountryWords>> = {
  in: {
    name: 'India',
    methods: ['fifo', 'average', 'lifo', 'hifo'],
    begins: { month: 4, day: 1 },
    firstYear: 2022,
    files: ['schedule-vda', 'disposals', 'koinly', 'cointracker', 'facts'],
  },
  us: {
    name: 'United States',
    methods: ['fifo', 'hifo', 'lifo'],
    begins: { month: 1, day: 1 },
    firstYear: 2015,
    files: ['form-8949', 'disposals', 'koinly', 'cointracker', 'facts'],
  },
  uk: {
    name: 'United Kingdom',
    methods: ['uk-s104'],
    begins: { month: 4, day: 6 },
    firstYear: 2015,
    files: ['disposals', 'koinly', 'cointracker', 'facts'],
  },
  ca: {
    name: 'Canada',
    methods: ['ca-acb'],
    begins: { month: 1, day: 1 },
    firstYear: 2015,
    files: ['disposals', 'koinly', 'cointracker', 'facts'],
  },
}

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

export const fileNames: Readonly<Record<GainsFormat, { name: string; what: string }>> = {
  'schedule-vda': { name: 'Schedule VDA', what: 'a row per lot in whole rupees, Indian dates' },
  'form-8949': { name: 'Form 8949', what: 'a row per lot, short and long term' },
  disposals: { name: 'Disposals', what: 'a row per disposal, with rates and doubts' },
  koinly: { name: 'Koinly', what: 'the year’s transactions in its universal form' },
  cointracker: { name: 'CoinTracker', what: 'the year’s transactions in its form' },
  facts: { name: 'Facts', what: 'what moved, without judgement, as JSON' },
}

const isCountry = (text: string | null): text is GainsCountry =>
  text !== null && Object.hasOwn(countries, text)

/** The tax years of a country up to the one that runs now, newest first. */
export function listYears(country: GainsCountry, now: number): string[] {
  const { begins, firstYear } = countries[country]
  const { month, day } = begins
  const today = new Date(now)
  const begun = Date.UTC(today.getUTCFullYear(), month - 1, day) <= now
  const last = today.getUTCFullYear() - (begun ? 0 : 1)
  return Array.from({ length: last - firstYear + 1 }, (_, back) => nameYear(country, last - back))
}

function nameYear(country: GainsCountry, first: number): string {
  const { month, day } = countries[country].begins
  return month === 1 && day === 1 ? String(first) : `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** Reads the choice from the address of the page; what is no choice there is the usual one. */
export function readGainsChoice(query: URLSearchParams, now: number): GainsChoice {
  const asked = query.get('country')
  const country = isCountry(asked) ? asked : 'in'
  const years = listYears(country, now)
  const year = query.get('year')
  const method = countries[country].methods.find((known) => known === query.get('method'))
  const otherIncome = query.get('income')
  return {
    country,
    financialYear: years.find((known) => known === year) ?? years[0] ?? '',
    method,
    otherIncome:
      country === 'in' && otherIncome !== null && /^\d{1,15}$/.test(otherIncome) ? otherIncome : undefined,
  }
}

/** The address of a choice; what is usual is left out. */
export function writeGainsChoice({
  country,
  financialYear,
  method,
  otherIncome,
}: GainsChoice): URLSearchParams {
  return new URLSearchParams({
    country,
    year: financialYear,
    ...(method && { method }),
    ...(otherIncome && { income: otherIncome }),
  })
}
