import type { AnyCalculator } from './calculator.ts'
import type { Input, InputValue, Values } from './input.ts'

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
  return Object.fromEntries(
    Object.entries(definition.inputs).map(([name, input]) => [name, toTyped(input, given[name])]),
  )
}

/** A value as one types it, or as it stands in a link: items with commas between, the cells of a row with colons. */
export function toTyped(input: Input, value: InputValue | undefined): string {
  if (!Array.isArray(value)) return String(value)
  const names = 'columns' in input ? Object.keys(input.columns) : ['date', 'amount']
  const items = value.map((item) =>
    typeof item === 'number' ? item : names.map((name) => item[name]).join(':'),
  )
  return items.join(',') || 'none'
}
