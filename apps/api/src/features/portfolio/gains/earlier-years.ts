import {
  type CostMethod,
  type GainsCountry,
  type GainsYear,
  methodNames,
  taxYears,
  toTaxYearSpan,
} from '@pkg/api-contract'
import type { MethodChoice } from '@pkg/cost-basis'
import type { KeptReport } from '../../../database/gain-reports.repository.ts'

/** A year that was frozen before the one that is asked for, and the method by which it was computed. */
export interface EarlierYear {
  financialYear: string
  /** The calendar year in which the year after it begins. */
  next: number
  method: CostMethod
}

/** The frozen years of a country that end before a day, oldest first; of a year that was frozen again the latest. */
export function listEarlierYears(
  reports: readonly Pick<KeptReport, 'country' | 'financialYear' | 'method'>[],
  { country, before }: { country: GainsCountry; before: string },
): EarlierYear[] {
  const found = new Map<string, EarlierYear>()
  for (const { country: of, financialYear, method } of reports) {
    const first = Number(financialYear.slice(0, 4))
    if (of !== country || toTaxYearSpan(country, first).to >= before) continue
    found.set(financialYear, { financialYear, next: first + 1, method: method as CostMethod })
  }
  return [...found.values()].sort((a, b) => a.next - b.next)
}

/** Methods that take whole lots: one can go on where another stopped. */
const BY_LOT: readonly CostMethod[] = ['fifo', 'lifo', 'hifo', 'lofo']

/**
 * A method with those of the frozen years before it, so that a lot that a frozen year took is not taken again. A year that is
 * not frozen counts as the next one that is, which was computed from it in that way. Null where the method cannot go on from
 * one of them.
 */
export function followEarlierYears(
  method: CostMethod,
  earlier: readonly EarlierYear[],
  country: GainsCountry,
): CostMethod | MethodChoice | null {
  if (earlier.every((year) => year.method === method)) return method
  if (![method, ...earlier.map((year) => year.method)].every((one) => BY_LOT.includes(one))) return null
  const methods = [...earlier.map((year) => year.method), method]
  const { month, day } = taxYears[country].begins
  return {
    method: methods[0] as CostMethod,
    methodByYear: Object.fromEntries(
      earlier.map(({ next }, index) => [next, methods[index + 1] as CostMethod]),
    ),
    methodYearBegins: `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  }
}

/** What is said of them beside the figures: nothing where all years are of one method. */
export function tellEarlierYears(
  method: CostMethod,
  earlier: readonly EarlierYear[],
  country: GainsCountry,
): GainsYear['rules']['choices'] {
  const followed = followEarlierYears(method, earlier, country)
  if (followed === method) return []
  const years = earlier.map((year) => `${year.financialYear} (${methodNames[year.method].toLowerCase()})`)
  const text =
    followed === null
      ? `Years that were frozen by a method that this one cannot go on from: ${years.join(', ')}. Their lots are matched anew here by this year's method, so that a lot may count in both.`
      : `What was given up in years that were frozen took its lots by their methods: ${years.join(', ')}; a year before them that was not frozen as the next frozen one.`
  return [{ id: 'earlier-years', text, certain: followed !== null, source: null }]
}
