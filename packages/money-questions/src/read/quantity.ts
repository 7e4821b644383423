import type { FigureLabel } from '../grammar/figure-labels.ts'

/** Nobody means an amount of money by a smaller number that says nothing else. */
export const LEAST_BARE_AMOUNT = 100
/** A bare number up to here may be a rate or a time. */
export const LARGEST_RATE = 100

/** What a number counts. A bare one may be anything that its place allows. */
type QuantityKind = 'money' | 'percent' | 'years' | 'bare' | 'date' | 'financial-year' | 'span' | 'things'

/** A number of the question with what it counts. Durations are in years, percentages in percent. */
export interface Quantity {
  kind: QuantityKind
  value: number
  /** For dates, ISO; for financial years, as rule packs call them; for parts of a loan, their instalments. */
  text?: string
  start: number
  end: number
  /** Money per month or per year, as said right beside it; a rate per month. */
  per?: 'month' | 'year' | 'day' | 'week' | 'fortnight' | 'quarter'
  currency?: string
  /** Written in months, days or quarters, though counted in years. */
  unit?: 'months' | 'years'
  /** What a plan is to come to, by the words right beside it. */
  isOutcome?: boolean
  /** What the words right beside it call it. */
  label?: FigureLabel
  /** Has its sign in front, as in `-10000`. */
  isNegative?: true
}
