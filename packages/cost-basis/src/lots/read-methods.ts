import { object, oneOf } from '../primitives/check.ts'
import { CostBasisError } from '../primitives/cost-basis-error.ts'
import type { MatchLotsInput, Method } from './match-types.ts'

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
  methodOf: (year: number) => Method
  /** Whether one of them takes lots by their price. */
  ranksByPrice: boolean
}

/** Checks the name of a method that no other follows. */
export function readMethod(field: string, value: unknown): ReadMethods {
  const method = oneOf(field, value, methods)
  return { method, methodOf: () => method, ranksByPrice: byPrice.includes(method) }
}

/** The first method, and the one that holds in a year: a method of `methodByYear` holds until the next. */
export function readMethods(input: MatchLotsInput): ReadMethods {
  const { method } = readMethod('method', input.method)
  const changes: [year: number, method: Method][] = []
  for (const [year, other] of Object.entries(object('methodByYear', input.methodByYear ?? {}))) {
    const field = `methodByYear.${year}`
    if (!/^[1-9]\d{3}$/.test(year)) {
      throw new CostBasisError(
        'INVALID_CHOICE',
        field,
        year,
        'must be a calendar year: no method changes within one',
      )
    }
    oneOf(field, other, methods)
    if (other !== method && !(takesLots(method) && takesLots(other))) {
      const what = `cannot follow ${method}: only methods that take whole lots can follow each other`
      throw new CostBasisError('UNSUPPORTED', field, other, what)
    }
    changes.push([Number(year), other])
  }
  // Newest first; the names of an object that look like years come in ascending order.
  changes.reverse()
  return {
    method,
    methodOf: (year) => changes.find(([from]) => from <= year)?.[1] ?? method,
    ranksByPrice: [method, ...changes.map(([, other]) => other)].some((one) => byPrice.includes(one)),
  }
}
