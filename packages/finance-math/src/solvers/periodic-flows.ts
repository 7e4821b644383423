import { numbers } from '../primitives/check.ts'
import type { Flows } from './flow-roots.ts'

/** Flows of one amount per period, from time 0. */
export function periodicFlows(argument: string, values: readonly number[]): Flows {
  const flows: Flows = { times: [], amounts: [] }
  numbers(argument, values, 2).forEach((amount, time) => {
    if (amount) {
      flows.times.push(time)
      flows.amounts.push(amount)
    }
  })
  return flows
}
