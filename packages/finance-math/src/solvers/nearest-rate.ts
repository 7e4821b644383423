import { above } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { rateOf } from './rate-of.ts'

/** The rate whose force of interest ln(1 + rate) lies nearest to that of the guess. */
export function nearestRate(
  argument: string,
  passed: unknown,
  roots: readonly number[],
  guess: number,
): number {
  above('guess', guess, -1)
  let nearest = roots[0]
  if (nearest === undefined) {
    throw new FinanceMathError('NO_SOLUTION', argument, passed, `No rate fits the ${argument}.`)
  }
  for (let k = 1; k < roots.length; k++) {
    const root = roots[k] as number
    const start = Math.log1p(guess)
    if (Math.abs(root - start) < Math.abs(nearest - start)) nearest = root
  }
  return rateOf(nearest)
}
