import { invalid, object } from '../primitives/check.ts'
import { ruleOn } from './dated-rule.ts'
import { financialYearStart } from './financial-year.ts'
import { hraCities } from './rules/rent-rules.ts'

/** Older and other names of the listed cities. */
const otherNames: Readonly<Record<string, string>> = {
  'new delhi': 'delhi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  bangalore: 'bengaluru',
  poona: 'pune',
}

/**
 * Whether a city is one of those in which house rent allowance is exempt up to half of salary: four until
 * March 2026, eight since (Bengaluru, Hyderabad, Pune and Ahmedabad came with the financial year 2026-27).
 *
 * Suburbs and satellite towns (Noida, Gurugram, Thane) are not these cities.
 *
 * @formula none: a list of cities is looked up
 * @param input city by its name, old or new; financialYear such as `'2026-27'`
 * @see Income-tax Rules, 2026, rule 279(1), G.S.R. 198(E) of 20 March 2026
 * @throws FinanceMathError INVALID_ARGUMENT naming city, or financialYear for one before 1962-63
 * @example
 * hraMetro({ city: 'Bengaluru', financialYear: '2025-26' }).metro //=> false
 * @example
 * hraMetro({ city: 'Bangalore', financialYear: '2026-27' }).metro //=> true
 */
export function hraMetro(input: { city: string; financialYear: string }): { metro: boolean } {
  const { city, financialYear } = object('input', input)
  if (typeof city !== 'string' || !city.trim()) invalid('city', city, 'the name of a city')
  const start = financialYearStart('financialYear', financialYear)
  if (start < 1962) invalid('financialYear', financialYear, '1962-63 or later')
  const plain = city.trim().toLowerCase()
  const cities = ruleOn(hraCities, `${start}-04-01`).value
  return { metro: cities.some((listed) => listed.toLowerCase() === (otherNames[plain] ?? plain)) }
}
