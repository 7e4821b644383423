import type { AnyCalculator } from './calculator.ts'
import { type CalculatorRefusal, type ComputedAnswer, computeAnswer } from './compute-answer.ts'
import { explain, type FilledExplanation } from './explain.ts'
import type { Text } from './text.ts'

/** A computed answer. Chart, table and explanation are made when they are asked for. */
export interface CalculatorAnswer<Definition extends AnyCalculator> extends ComputedAnswer<Definition> {
  /** How the answer came about; `translate` as for `explain`. */
  explanation(translate?: (text: Text) => string): FilledExplanation
}

/** What running a calculator gives. */
export type CalculatorRun<Definition extends AnyCalculator> =
  | CalculatorAnswer<Definition>
  | CalculatorRefusal<Definition>

/**
 * Runs a calculator on values of any origin: a form, a link, a model. What is missing or out of range is
 * corrected and reported; whatever is given, nothing is thrown.
 *
 * @param definition the calculator
 * @param given its values, of any origin; what is missing has the default
 * @example
 * runCalculator(sipCalculator, { monthlyInvestment: '10000', years: 999 }).values.years //=> 200
 */
export function runCalculator<Definition extends AnyCalculator>(
  definition: Definition,
  given: unknown,
): CalculatorRun<Definition> {
  const answer = computeAnswer(definition, given)
  if (!answer.ok) return answer
  const { values, outputs } = answer
  return { ...answer, explanation: (translate) => explain(definition, values, outputs as never, translate) }
}
