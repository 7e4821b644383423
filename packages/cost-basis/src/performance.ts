import { analyzeCashFlows } from '@pkg/finance-math/core'
import { list, object } from './primitives/check.ts'
import { CostBasisError } from './primitives/cost-basis-error.ts'
import { parseDecimal } from './primitives/decimal.ts'
import { parseDate } from './primitives/parse-date.ts'

/** What the portfolio was worth at the end of a day. Money is a decimal string, or a number. */
export interface Valuation {
  date: string
  value: string | number
}

/** Money that came in (positive) or went out (negative) from outside. */
export interface Flow {
  date: string
  amount: string | number
}

/** What `performance` takes. */
export interface PerformanceInput {
  /** At least one; one for a day. */
  valuations: readonly Valuation[]
  /** Days in a year of the money-weighted return, 365 where left out. */
  yearDays?: number
  flows: readonly Flow[]
}

/** What `performance` answers; rates are numbers, 0.1 for ten percent. */
export interface PerformanceResult {
  /** The time-weighted return over the whole range, never per year; null where it has none. */
  twr: number | null
  /** The money-weighted return per year (XIRR); null where no rate fits, or several. */
  mwr: number | null
  /** Every rate per year that fits, ascending. */
  mwrRates: number[]
  /** `mwr` over the range instead of per year: what to show of less than a year. */
  mwrOverRange: number | null
  /** The flows that were counted, in order, as they were given. */
  flowsCounted: Flow[]
  /** The value that the range opens with, where it does not open with a flow. */
  opening?: Valuation
  /**
   * The flows without a valuation next to them (at the end of the day before one that comes in, of its own day for
   * one that goes out). The time-weighted return counts them at the edge of their stretch: it is approximate.
   */
  flowsBetweenValuations: Flow[]
}

interface Dated<Given> {
  given: Given
  day: number
  amount: number
}

/**
 * The time-weighted and the money-weighted return of a portfolio.
 *
 * `twr = Π (value at the end + what went out) / (value before + what came in) − 1`, over the stretches between
 * valuations: what comes in counts from the start of its day, what goes out until its end, and valuations are
 * at the end of their day. `mwr` is the rate r of `Σ flow × (1+r)^(−days/yearDays) = last value × (1+r)^(−days/yearDays)`.
 *
 * Where money came in on or before the day of the first valuation, the range opens with nil and these flows; else
 * with the first valuation. Flows after the last valuation are not counted.
 *
 * @param input valuations and flows in one currency, in any order, dates as ISO days or instants with a zone
 * @see Global Investment Performance Standards (time-weighted return); Excel `XIRR`, actual/365
 * @throws CostBasisError with a code and the field
 * @example
 * performance({
 *   valuations: [{ date: '2024-01-01', value: '1000' }, { date: '2024-06-30', value: '1100' }, { date: '2024-12-31', value: '2310' }],
 *   flows: [{ date: '2024-07-01', amount: '1000' }],
 * }).twr?.toFixed(9) //=> '0.210000000'
 */
export function performance(input: PerformanceInput): PerformanceResult {
  object('input', input)
  const { yearDays = 365 } = input
  if (!(Number.isFinite(yearDays) && yearDays > 0)) {
    throw new CostBasisError('OUT_OF_RANGE', 'yearDays', yearDays, 'must be above 0')
  }
  const valuations = readDated('valuations', input.valuations, 'value')
  const [first] = valuations
  const last = valuations.at(-1)
  if (!first || !last)
    throw new CostBasisError('MISSING', 'valuations', input.valuations, 'needs one at least')
  valuations.forEach(({ day, amount, given }, place) => {
    if (valuations[place - 1]?.day === day) {
      throw new CostBasisError('DUPLICATE_ID', 'valuations', given.date, 'has two of one day')
    }
    if (amount < 0)
      throw new CostBasisError('OUT_OF_RANGE', 'valuations', given.value, 'must not be negative')
  })

  const flows = readDated('flows', input.flows, 'amount').filter(({ day }) => day <= last.day)
  const fromNil = flows.some(({ day, amount }) => day <= first.day && amount > 0)
  const counted = fromNil ? flows : flows.filter(({ day }) => day > first.day)
  const opening = fromNil ? undefined : first
  const rates = moneyWeightedRates(opening, counted, last, yearDays)
  const [mwr = null] = rates.length === 1 ? rates : []
  const start = Math.min(first.day, counted[0]?.day ?? first.day)
  return {
    twr: timeWeightedReturn(valuations, counted, fromNil),
    mwr,
    mwrRates: rates,
    mwrOverRange: mwr === null ? null : (1 + mwr) ** ((last.day - start) / yearDays) - 1,
    flowsCounted: counted.map(({ given }) => given),
    ...(opening && { opening: opening.given }),
    flowsBetweenValuations: flowsBetween(valuations, counted, fromNil),
  }
}

function readDated<Given extends Valuation | Flow>(
  name: string,
  given: readonly Given[],
  key: 'value' | 'amount',
): Dated<Given>[] {
  return list(name, given)
    .map((one, index) => {
      const field = `${name}[${index}]`
      const amount = (object(field, one) as unknown as Record<string, unknown>)[key]
      const { day } = parseDate(`${field}.date`, one.date)
      return { given: one, day, amount: readAmount(`${field}.${key}`, amount) }
    })
    .sort((a, b) => a.day - b.day)
}

/** A rate is a double, so money may be one here. */
function readAmount(field: string, amount: unknown): number {
  const text = typeof amount === 'number' ? String(amount) : amount
  parseDecimal(field, text)
  return Number(text)
}

/** Null where a stretch begins with nothing and ends with something, or the other way below nil. */
function timeWeightedReturn(
  valuations: readonly Dated<Valuation>[],
  flows: readonly Dated<Flow>[],
  fromNil: boolean,
): number | null {
  let growth = 1
  let before = fromNil ? 0 : (valuations[0] as Dated<Valuation>).amount
  let stretches = 0
  let next = 0
  for (const { day, amount } of fromNil ? valuations : valuations.slice(1)) {
    let start = before
    let end = amount
    for (; (flows[next]?.day ?? Number.POSITIVE_INFINITY) <= day; next++) {
      const flow = (flows[next] as Dated<Flow>).amount
      if (flow > 0) start += flow
      else end -= flow
    }
    if (start > 0) {
      growth *= end / start
      stretches++
    } else if (end > 0) return null
    before = amount
  }
  return stretches > 0 ? growth - 1 : null
}

/** What is left of one unit after a year, below which a double next to −100 % cannot tell the rate any more. */
const LEAST_GROWTH = 1e-9

function moneyWeightedRates(
  opening: Dated<Valuation> | undefined,
  flows: readonly Dated<Flow>[],
  last: Dated<Valuation>,
  yearDays: number,
): number[] {
  const paid = [...(opening ? [{ day: opening.day, amount: opening.amount }] : []), ...flows]
  const all = [
    ...paid.map(({ day, amount }) => ({ day, amount: -amount })),
    { day: last.day, amount: last.amount },
  ]
  const known = all.filter(({ amount }) => amount !== 0)
  // On one day alone no rate tells the flows apart.
  const days = new Set(known.map(({ day }) => day))
  const signs = new Set(known.map(({ amount }) => Math.sign(amount)))
  if (days.size < 2 || signs.size < 2) return []
  const dated = known.map(({ day, amount }) => ({ date: new Date(day * 86_400_000), amount }))
  // The rates are those of a year of 365 days.
  return analyzeCashFlows(dated)
    .roots.filter((rate) => 1 + rate > LEAST_GROWTH)
    .map((rate) => (yearDays === 365 ? rate : (1 + rate) ** (yearDays / 365) - 1))
}

function flowsBetween(
  valuations: readonly Dated<Valuation>[],
  flows: readonly Dated<Flow>[],
  fromNil: boolean,
): Flow[] {
  const valued = new Set(valuations.map(({ day }) => day))
  const opened = fromNil ? flows[0]?.day : undefined
  return flows
    .filter(({ day, amount }) => (amount > 0 ? day !== opened && !valued.has(day - 1) : !valued.has(day)))
    .map(({ given }) => given)
}
