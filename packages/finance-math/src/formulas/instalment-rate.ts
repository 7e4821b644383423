import { rate } from '../core/rate.ts'
import { attempt } from '../primitives/attempt.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'

/**
 * The yearly percent, twelve times the monthly rate, at which equal instalments pay back what was received.
 * `argument` is what a caller of the public function knows the instalment by.
 */
export function instalmentRatePercent(
  argument: string,
  passed: unknown,
  months: number,
  instalment: number,
  received: number,
): number {
  const monthly = attempt(() => rate(months, -instalment, received))
  if (monthly.ok && Number.isFinite(monthly.value * 1200)) return monthly.value * 1200
  throw new FinanceMathError('NO_SOLUTION', argument, passed, `No rate of interest fits this ${argument}.`)
}
