import {
  type GainsCountry,
  type GainsFormat,
  listTaxYears,
  type OpenReadings,
  type TaxRegime,
  taxYears,
  usualReadings,
} from '@pkg/api-contract'
import { type GainsChoice, toUnusual } from '../queries/gains-queries.ts'

/** How a country is called. */
export const countries: Readonly<Record<GainsCountry, { name: string }>> = {
  in: { name: 'India' },
  us: { name: 'United States' },
  uk: { name: 'United Kingdom' },
  ca: { name: 'Canada' },
}

/** Whether a country taxes a gain by how long the units were held; elsewhere a term says nothing. */
export const taxesByTerm = (country: GainsCountry): boolean => country === 'us'

/** India's, the usual one first. */
export const regimes: Readonly<Record<TaxRegime, string>> = { new: 'New regime', old: 'Old regime' }

/** How India's law can be read where it leaves something open, the usual reading first. */
export const readings: { readonly [Key in keyof OpenReadings]: Readonly<Record<OpenReadings[Key], string>> } =
  {
    incomeCost: {
      value: 'Its value, which is income on arrival',
      nil: 'Nil, and it is no income on arrival',
    },
    gas: { disposal: 'A disposal of the coin that pays it', none: 'No disposal, and nothing is deducted' },
  }

export const fileNames: Readonly<Record<GainsFormat, { name: string; type: string; what: string }>> = {
  'schedule-vda': { name: 'Schedule VDA', type: 'CSV', what: 'a row per lot in whole rupees, Indian dates' },
  'form-8949': { name: 'Form 8949', type: 'CSV', what: 'a row per lot, short and long term' },
  disposals: { name: 'Disposals', type: 'CSV', what: 'a row per disposal, with rates and doubts' },
  koinly: {
    name: 'Koinly',
    type: 'CSV',
    what: 'the year’s transactions in its universal form, a trade of several assets in several rows',
  },
  cointracker: {
    name: 'CoinTracker',
    type: 'CSV',
    what: 'the year’s transactions in its form, a trade of several assets in several rows',
  },
  facts: { name: 'Facts', type: 'JSON', what: 'all that moved, what is hidden too and marked so' },
  'facts-csv': {
    name: 'Movements',
    type: 'CSV',
    what: 'a row per movement, of what is hidden too and marked so',
  },
  report: {
    name: 'Whole report',
    type: 'JSON Lines',
    what: 'every figure, row and lot, a line of JSON each',
  },
}

const isCountry = (text: string | null): text is GainsCountry =>
  text !== null && Object.hasOwn(countries, text)

/** The country that an address names, else the usual one. */
export function readGainsCountry(query: URLSearchParams): GainsCountry {
  const asked = query.get('country')
  return isCountry(asked) ? asked : 'in'
}

/**
 * Reads the choice from the address of the page; what is no choice there is the usual one.
 * @param readIds the chains that are read: another one is none
 */
export function readGainsChoice(
  query: URLSearchParams,
  now: number,
  readIds: readonly number[],
): GainsChoice {
  const country = readGainsCountry(query)
  const years = listTaxYears(country, now)
  const year = query.get('year')
  const method = taxYears[country].methods.find((known) => known === query.get('method'))
  const otherIncome = query.get('income')
  return {
    country,
    financialYear: years.find((known) => known === year) ?? years[0] ?? '',
    method,
    otherIncome:
      country === 'in' && otherIncome !== null && /^\d{1,15}$/.test(otherIncome) ? otherIncome : undefined,
    regime: country === 'in' && query.get('regime') === 'old' ? 'old' : 'new',
    ...(country === 'in'
      ? {
          incomeCost: query.get('incomeCost') === 'nil' ? ('nil' as const) : usualReadings.incomeCost,
          gas: query.get('gas') === 'none' ? ('none' as const) : usualReadings.gas,
        }
      : usualReadings),
    chainId: readIds.find((id) => String(id) === query.get('chain')) ?? null,
  }
}

/** The address of a choice; what is usual is left out. */
export function writeGainsChoice({
  country,
  financialYear,
  method,
  otherIncome,
  regime,
  chainId,
  ...read
}: GainsChoice): URLSearchParams {
  return new URLSearchParams({
    country,
    year: financialYear,
    ...(method && { method }),
    ...(otherIncome && { income: otherIncome }),
    ...(regime !== 'new' && { regime }),
    ...toUnusual(read),
    ...(chainId !== null && { chain: String(chainId) }),
  })
}
