import type { Calculator, CalculatorOf, WithText } from './calculator.ts'
import { calculatorPath } from './calculator-path.ts'
import type { Input } from './input.ts'
import type { Output } from './output.ts'
import { toText } from './to-text.ts'

/**
 * Types a calculator's definition and gives every label its message key, which is the path to it
 * (`calculators.sip.inputs.years.label`). Leaving an output out of `compute` is a type error; nothing is
 * checked at run time, and it never throws on a draft that type-checks.
 *
 * @param draft the definition with its labels in English
 * @example
 * const { inputs } = sipCalculator // made by defineCalculator({ id: 'sip', inputs: { years: { label: 'Duration', … } }, … })
 * inputs.years.label.key //=> 'calculators.sip.inputs.years.label'
 */
export function defineCalculator<
  const Inputs extends Readonly<Record<string, Input<string>>>,
  const Outputs extends Readonly<Record<string, Output<string>>>,
  Line extends string,
  Name extends string,
>(draft: CalculatorOf<string, Inputs, Outputs, Line, Name>): Calculator<WithText<Inputs>, WithText<Outputs>> {
  const labelled = toText(draft, `calculators.${draft.id}`)
  return { ...labelled, path: calculatorPath(draft.id) } as unknown as Calculator<
    WithText<Inputs>,
    WithText<Outputs>
  >
}
