import { attempt } from '../primitives/attempt.ts'
import type { FinanceMathError } from '../primitives/finance-math-error.ts'
import type { AnyCalculator } from './calculator.ts'
import { explain, type FilledExplanation } from './explain.ts'
import type { Values } from './input.ts'
import type { OutputValues } from './output.ts'
import { type Correction, parseValues } from './parse-values.ts'
import type { Text } from './text.ts'

type Points = readonly Readonly<Record<string, number>>[]
type Rows = readonly Readonly<Record<string, number | string>>[]

/** A computed answer. Chart, table and explanation are made when they are asked for. */
export interface CalculatorAnswer<Definition extends AnyCalculator> {
  readonly ok: true
  readonly values: Values<Definition['inputs']>
  readonly corrections: readonly Correction[]
  readonly outputs: OutputValues<Definition['outputs']>
  /** The points of the chart; none where the calculator has no series. */
  series(): Points
  /** The rows of the table, of one of its views or all; none where the calculator has no schedule. */
  schedule(view?: string): Rows
  /** How the answer came about; `translate` as for `explain`. */
  explanation(translate?: (text: Text) => string): FilledExplanation
}

/** No answer exists for these values; the error's sentence says why. */
export interface CalculatorRefusal<Definition extends AnyCalculator> {
  readonly ok: false
  readonly values: Values<Definition['inputs']>
  readonly corrections: readonly Correction[]
  readonly error: FinanceMathError
}

/** What running a calculator gives. */
export type CalculatorRun<Definition extends AnyCalculator> =
  | CalculatorAnswer<Definition>
  | CalculatorRefusal<Definition>

/**
 * Runs a calculator on values of any origin: a form, a link, a model. What is missing or out of range is
 * corrected and reported; whatever is given, nothing is thrown.
 *
 * @example
 * runCalculator(sipCalculator, { monthlyInvestment: '10000', years: 999 }).values.years //=> 50
 */
export function runCalculator<Definition extends AnyCalculator>(
  definition: Definition,
  given: unknown,
): CalculatorRun<Definition> {
  const { values, corrections } = parseValues(definition, given)
  // The registry forgets which values belong to which calculator; they were just parsed for this one.
  const known = values as never
  const computed = attempt(() => definition.compute(known))
  if (!computed.ok) return { ok: false, values, corrections, error: computed.error }
  const outputs = computed.value
  return {
    ok: true,
    values,
    corrections,
    outputs: outputs as OutputValues<Definition['outputs']>,
    series: () => definition.series?.points(known) ?? [],
    schedule: (view) => scheduleRows(definition, known, view),
    explanation: (translate) => explain(definition, values, outputs, translate),
  }
}

function scheduleRows({ schedule }: AnyCalculator, values: never, view: string | undefined): Rows {
  if (schedule === undefined) return []
  const rows = schedule.rows(values)
  const every = view === undefined ? undefined : schedule.views?.[view]?.every
  const first = Object.keys(schedule.columns)[0] as string
  return every === undefined ? rows : rows.filter((row) => Number(row[first]) % every === 0)
}
