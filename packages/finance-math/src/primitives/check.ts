import { FinanceMathError } from './finance-math-error.ts'

/** Throws INVALID_ARGUMENT: "`argument` must be `what`." */
export function invalid(argument: string, value: unknown, what: string): never {
  throw new FinanceMathError('INVALID_ARGUMENT', argument, value, `${argument} must be ${what}.`)
}

/** The value if it is a finite number. */
export function number(argument: string, value: number): number {
  if (!Number.isFinite(value)) invalid(argument, value, 'a finite number')
  return value
}

/** The value if it is a finite number above `bound`. */
export function above(argument: string, value: number, bound: number): number {
  if (!(Number.isFinite(value) && value > bound)) invalid(argument, value, `a number above ${bound}`)
  return value
}

/** The value if it is a finite number from `low` to `high`, both included. */
export function between(argument: string, value: number, low: number, high: number): number {
  if (!(Number.isFinite(value) && value >= low && value <= high)) {
    invalid(argument, value, `a number from ${low} to ${high}`)
  }
  return value
}

/** The value if it is a finite number of at least `low`. */
export function atLeast(argument: string, value: number, low: number): number {
  if (!(Number.isFinite(value) && value >= low)) invalid(argument, value, `a number of at least ${low}`)
  return value
}

/** The value if it is a whole number from `low` to `high`, both included. */
export function whole(argument: string, value: number, low: number, high: number): number {
  if (!(Number.isInteger(value) && value >= low && value <= high)) {
    invalid(argument, value, `a whole number from ${low} to ${high}`)
  }
  return value
}

/** The value if it is one of `choices`. */
export function oneOf<Choice extends string>(
  argument: string,
  value: Choice,
  choices: readonly Choice[],
): Choice {
  if (!choices.includes(value)) invalid(argument, value, `one of ${choices.join(', ')}`)
  return value
}

/** The value if it is true or false. */
export function trueOrFalse(argument: string, value: boolean): boolean {
  return typeof value === 'boolean' ? value : invalid(argument, value, 'true or false')
}

/** The value if it is an object, so that its fields can be read. */
export function object<Value extends object>(argument: string, value: Value): Value {
  return typeof value === 'object' && value ? value : invalid(argument, value, 'an object')
}

/** The value if it is an array of at least `length` items. */
export function list<Item>(argument: string, value: readonly Item[], length: number): readonly Item[] {
  if (!(Array.isArray(value) && value.length >= length)) {
    invalid(argument, value, `an array of at least ${length}`)
  }
  return value
}

/**
 * The computed value if it is finite; otherwise NO_SOLUTION, because the true one is beyond what a double
 * can hold. `argument` names the argument that drives it there. Negative zero becomes zero.
 */
export function result(argument: string, passed: unknown, computed: number): number {
  if (Number.isFinite(computed)) return computed + 0
  throw new FinanceMathError('NO_SOLUTION', argument, passed, `${argument} leads beyond the largest number.`)
}

/** The array if it holds at least `length` finite numbers and nothing else. */
export function numbers(argument: string, values: readonly number[], length: number): readonly number[] {
  list(argument, values, length)
  for (let k = 0; k < values.length; k++) {
    if (!Number.isFinite(values[k])) invalid(argument, values, `finite numbers only; item ${k} is not`)
  }
  return values
}
