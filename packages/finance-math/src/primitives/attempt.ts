import { invalid } from './check.ts'
import { FinanceMathError } from './finance-math-error.ts'

/** What `attempt` gives: the value, or the error that stood in its way. */
export type Attempt<Value> = { ok: true; value: Value } | { ok: false; error: FinanceMathError }

/**
 * Runs a computation and returns its error instead of throwing it; errors of any other kind pass through.
 *
 * @param compute what to run
 * @example
 * attempt(() => roundTo(2.345, 2)) //=> { ok: true, value: 2.35 }
 * @example
 * attempt(() => roundTo(Number.NaN, 2)).ok //=> false
 */
export function attempt<Value>(compute: () => Value): Attempt<Value> {
  if (typeof compute !== 'function') invalid('compute', compute, 'a function')
  try {
    return { ok: true, value: compute() }
  } catch (error) {
    if (error instanceof FinanceMathError) return { ok: false, error }
    throw error
  }
}
