import { object, oneOf } from '../primitives/check.ts'
import { CostBasisError } from '../primitives/cost-basis-error.ts'
import { parseDate } from '../primitives/parse-date.ts'
import type { Method, MethodChoice } from './match-types.ts'

/** The methods that take whole lots, one after the other; a person may go from one of them to another. */
const byLot: readonly Method[] = ['fifo', 'lifo', 'hifo', 'lofo']
/** Those of them that take the dearest or the cheapest first. */
const byPrice: readonly Method[] = ['hifo', 'lofo']
const methods: readonly Method[] = [...byLot, 'average', 'uk-s104', 'ca-acb', 'jp-total-average']

/** Whether a method takes lots and not shares of a pool. */
export function takesLots(method: Method): boolean {
  return byLot.includes(method)
}

/** A method, and those that follow it in later years. */
export interface ReadMethods {
  method: Method
  /** The one that holds on a day (days since 1970). */
  methodOf: (day: number) => Method
  /** Whether one of them takes lots by their price. */
  ranksByPrice: boolean
}

/** Checks the name of a method that no other follows. */
export function readMethod(field: string, value: unknown): ReadMethods {
  const method = oneOf(field, value, methods)
  return { method, methodOf: () => method, ranksByPrice: byPrice.includes(method) }
}

/** The first method, and the one that holds in a year: a method of `methodByYear` holds until the next. */
export function readMethods(input: MethodChoice): ReadMethods {
  const { method } = readMethod('method', input.method)
  const begins = readBegin(input.methodYearBegins ?? '01-01')
  const changes: [from: number, method: Method][] = []
  for (const [year, other] of Object.entries(object('methodByYear', input.methodByYear ?? {}))) {
    const field = `methodByYear.${year}`
    if (!/^[1-9]\d{3}$/.test(year)) {
      throw new CostBasisError(
        'INVALID_CHOICE',
        field,
        year,
        'must be the calendar year in which a year begins: no method changes within one',
      )
    }
    oneOf(field, other, methods)
    if (other !== method && !(takesLots(method) && takesLots(other))) {
      const what = `cannot follow ${method}: only methods that take whole lots can follow each other`
      throw new CostBasisError('UNSUPPORTED', field, other, what)
    }
    changes.push([parseDate(field, `${year}-${begins}`).day, other])
  }
  // Newest first; the names of an object that look like years come in ascending order.
  changes.reverse()
  return {
    method,
    methodOf: (day) => changes.find(([from]) => from <= day)?.[1] ?? method,
    ranksByPrice: [method, ...changes.map(([, other]) => other)].some((one) => byPrice.includes(one)),
  }
}

/** A month and a day that every year has. */
function readBegin(value: string): string {
  const isDay = typeof value === 'string' && /^\d\d-\d\d$/.test(value)
  const what = "must be a month and a day that every year has, such as '04-01'"
  if (!isDay) throw new CostBasisError('INVALID_DATE', 'methodYearBegins', value, what)
  // 2001 has no 29 February.
  parseDate('methodYearBegins', `2001-${value}`)
  return value
}
