import type { AnyCalculator } from './calculator.ts'
import type { DatedAmount, InputValue, Values } from './input.ts'

/**
 * A calculator's values as the parameters of a link; `runCalculator` reads them back to the same values.
 * Never throws on values that `parseValues` or `runCalculator` gave.
 *
 * @param definition the calculator
 * @param values as `parseValues` gives them
 * @example
 * toQuery(fdCalculator, { principal: 10_000, annualRatePercent: 5, years: 2 }).years //=> '2'
 */
export function toQuery<Definition extends AnyCalculator>(
  definition: Definition,
  values: Values<Definition['inputs']>,
): Record<string, string> {
  const given = values as Readonly<Record<string, InputValue>>
  return Object.fromEntries(Object.keys(definition.inputs).map((name) => [name, toParameter(given[name])]))
}

function toParameter(value: InputValue | undefined): string {
  return Array.isArray(value) ? value.map(toItem).join(',') : String(value)
}

function toItem(item: number | DatedAmount): string {
  return typeof item === 'number' ? String(item) : `${item.date}:${item.amount}`
}
