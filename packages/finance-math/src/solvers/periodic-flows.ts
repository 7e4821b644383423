import { numbers } from '../primitives/check.ts'
import type { Flows } from './flow-roots.ts'

/** Flows of one amount per period, without the zeros around them, which would only push them out of range. */
export function periodicFlows(argument: string, values: readonly number[]): Flows {
  numbers(argument, values, 2)
  let end = values.length
  while (end && !values[end - 1]) end--
  let start = 0
  while (start < end && !values[start]) start++
  return { times: undefined, amounts: start || end < values.length ? values.slice(start, end) : values }
}
