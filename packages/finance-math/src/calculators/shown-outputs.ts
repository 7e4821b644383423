import type { AnyCalculator } from './calculator.ts'
import { isShown } from './is-shown.ts'
import type { OutputValue } from './output.ts'
import { toPaise } from './to-paise.ts'

/**
 * The outputs as they are shown: where amounts stand beside their sum, one of them is worked out of the others as they
 * are rounded, so that what is read adds up to the paisa. Amounts of which there is nothing stay nothing. Never throws.
 *
 * @param definition the calculator
 * @param answer its values and outputs
 * @example
 * const plan = computeAnswer(sipCalculator, { monthlyInvestment: 5000, annualRatePercent: 12, years: 10 })
 * shownOutputs(sipCalculator, plan).gain //=> 561695.38
 */
export function shownOutputs(
  { composition, outputs: definitions }: AnyCalculator,
  { values, outputs }: { values: object; outputs: object },
): Readonly<Record<string, OutputValue>> {
  const exact = { ...values, ...outputs } as Record<string, OutputValue>
  const shown = { ...outputs } as Record<string, OutputValue>
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + toPaise(Number(exact[name])), 0)
  const leave = (name: string, plus: readonly string[], minus: readonly string[]) => {
    if (exact[name] !== 0) shown[name] = toPaise(sum(plus) - sum(minus))
  }
  if (composition && isShown(composition.when, values as never)) {
    const { total, parts } = composition
    leave(parts.at(-1) as string, [total], parts.slice(0, -1))
  }
  for (const [name, output] of Object.entries(definitions)) {
    if ('rest' in output && output.rest) leave(name, output.rest.plus, output.rest.minus)
  }
  return shown
}
