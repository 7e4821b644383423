import type { AnyCalculator } from './calculator.ts'
import type { CorrectionReason, InputValue, Values } from './input.ts'
import { entryLimits } from './input-limits.ts'
import { clamp, parseInput } from './parse-input.ts'

/** What was changed about an input: why, from what, to what, and the range it has to be in. */
export interface Correction {
  input: string
  reason: CorrectionReason
  given: unknown
  used: InputValue
  min?: number
  max?: number
}

/** A calculator's values, complete and in range, and what had to be corrected for that. */
export interface ParsedValues<Definition extends AnyCalculator> {
  values: Values<Definition['inputs']>
  corrections: Correction[]
}

/**
 * Reads a calculator's values from whatever was given: a plain object, or pairs of name and text such as
 * `URLSearchParams`. Missing values become defaults, others are brought within the limits of the formula; never throws.
 *
 * @param definition the calculator
 * @param given its values, of any origin
 * @example
 * parseValues(fdCalculator, { principal: '₹50,000', years: 999 }).values //=> { principal: 50_000, annualRatePercent: 5, years: 200 }
 */
export function parseValues<Definition extends AnyCalculator>(
  definition: Definition,
  given: unknown,
): ParsedValues<Definition> {
  const lookup = toLookup(given)
  const values: Record<string, InputValue> = {}
  const corrections: Correction[] = []
  const correct = (input: string, reason: CorrectionReason, used: InputValue, range: object) =>
    corrections.push({ input, reason, given: lookup(input), used, ...range })

  for (const [name, input] of Object.entries(definition.inputs)) {
    const { value, reasons } = parseInput(input, lookup(name))
    values[name] = value
    const range = input.kind === 'number' ? entryLimits(input) : {}
    for (const reason of reasons) correct(name, reason, value, range)
  }
  for (const name of Object.keys(definition.inputs)) {
    const value = values[name]
    const limit = definition.limits?.(values as never)[name]
    if (typeof value !== 'number' || limit === undefined) continue
    const reasons: CorrectionReason[] = []
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limit
    const inRange = clamp(value, min, max, reasons)
    values[name] = inRange
    for (const reason of reasons) correct(name, reason, inRange, limit)
  }
  return { values: values as Values<Definition['inputs']>, corrections }
}

/** Reads by name, own fields only; the first of pairs with the same name counts. */
function toLookup(given: unknown): (name: string) => unknown {
  if (typeof given !== 'object' || given === null) return () => undefined
  if (!(Symbol.iterator in given)) {
    return (name) => (Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined)
  }
  const found = new Map<unknown, unknown>()
  for (const pair of given as Iterable<unknown>) {
    if (Array.isArray(pair) && !found.has(pair[0])) found.set(pair[0], pair[1])
  }
  return (name) => found.get(name)
}
