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
  if (!roots.length) {
    throw new FinanceMathError('NO_SOLUTION', argument, passed, `No rate fits the ${argument}.`)
  }
  const away = (root: number) => Math.abs(root - Math.log1p(guess))
  return rateOf(roots.reduce((nearest, root) => (away(root) < away(nearest) ? root : nearest)))
}
