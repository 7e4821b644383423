import { attempt } from '../primitives/attempt.ts'
import type { FinanceMathError } from '../primitives/finance-math-error.ts'
import type { AnyCalculator } from './calculator.ts'
import type { Values } from './input.ts'
import type { OutputValues } from './output.ts'
import { type Correction, parseValues } from './parse-values.ts'

type Points = readonly Readonly<Record<string, number>>[]
type Rows = readonly Readonly<Record<string, number | string>>[]

/** A computed answer. Chart and table are made when they are asked for. */
export interface ComputedAnswer<Definition extends AnyCalculator> {
  readonly ok: true
  readonly values: Values<Definition['inputs']>
  readonly corrections: readonly Correction[]
  readonly outputs: OutputValues<Definition['outputs']>
  /** The points of the chart; none where the calculator has no series. */
  series(): Points
  /** The rows of the table, not rounded; none where the calculator has no schedule. `shownRows` tells how they are shown. */
  schedule(): Rows
}

/** No answer exists for these values; the error's sentence says why. */
export interface CalculatorRefusal<Definition extends AnyCalculator> {
  readonly ok: false
  readonly values: Values<Definition['inputs']>
  readonly corrections: readonly Correction[]
  readonly error: FinanceMathError
}

/**
 * `runCalculator` without the explanation, for a page that computes at once and explains later: what explains is
 * then no part of its first load. Whatever is given, nothing is thrown.
 *
 * @param definition the calculator
 * @param given its values, of any origin; what is missing has the default
 * @example
 * computeAnswer(fdCalculator, { principal: 50_000 }).ok //=> true
 */
export function computeAnswer<Definition extends AnyCalculator>(
  definition: Definition,
  given: unknown,
): ComputedAnswer<Definition> | CalculatorRefusal<Definition> {
  const { values, corrections } = parseValues(definition, given)
  // The registry forgets which values belong to which calculator; they were just parsed for this one.
  const known = values as never
  const computed = attempt(() => definition.compute(known))
  if (!computed.ok) return { ok: false, values, corrections, error: computed.error }
  return {
    ok: true,
    values,
    corrections,
    outputs: computed.value as OutputValues<Definition['outputs']>,
    series: () => definition.series?.points(known) ?? [],
    schedule: () => definition.schedule?.rows(known) ?? [],
  }
}
