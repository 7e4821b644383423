import { parseNumber } from '../primitives/parse-number.ts'
import type { CorrectionReason, Input, NumberInput, ParsedInput, Unit } from './input.ts'
import { entryLimits } from './input-limits.ts'

/** Turns whatever came from a link, a form or a model into a value that the input allows; never throws. */
export function parseInput(input: Input, given: unknown): ParsedInput {
  if (given === undefined || given === null || given === '') {
    return { value: input.default, reasons: ['missing'] }
  }
  switch (input.kind) {
    case 'number':
      return parseOne(input, single(given))
    case 'choice': {
      const option = single(given)
      return typeof option === 'string' && Object.hasOwn(input.options, option)
        ? { value: option, reasons: [] }
        : { value: input.default, reasons: ['not-an-option'] }
    }
    case 'currency-code': {
      const code = String(toPlain(single(given)))
        .trim()
        .toUpperCase()
      return /^[A-Z]{3}$/.test(code)
        ? { value: code, reasons: [] }
        : { value: input.default, reasons: ['not-a-code'] }
    }
    // Few definitions ask for days or for several values: they bring the parser, so that the others need not load it.
    default:
      return input.parse(input as never, given)
  }
}

/** Brings a number into a range, saying so. */
export function clamp(value: number, min: number, max: number, reasons: CorrectionReason[]): number {
  if (value < min) reasons.push('below-min')
  if (value > max) reasons.push('above-max')
  return Math.min(max, Math.max(min, value))
}

/** A number, or one as a person or a link writes it (`parseNumber`); NaN where it is none. */
export function toNumber(given: unknown, unit?: Unit): number {
  if (typeof given === 'number') return given
  return (typeof given === 'string' ? parseNumber(given, unit) : undefined) ?? Number.NaN
}

function parseOne(input: NumberInput, given: unknown): ParsedInput {
  const number = toNumber(given, input.unit)
  if (Number.isNaN(number)) return { value: input.default, reasons: ['not-a-number'] }
  const reasons: CorrectionReason[] = []
  const { min, max } = entryLimits(input)
  const inRange = clamp(number, min, max, reasons)
  // Adding 0 turns −0 into 0, as a link writes it.
  const value = toGrid(inRange, input.granularity) + 0
  return { value, reasons: value === inRange ? reasons : [...reasons, 'not-whole'] }
}

/** The nearest multiple of 1/granularity; the number itself where there is none. */
export function toGrid(value: number, granularity: number | undefined): number {
  return granularity === undefined ? value : Math.round(value * granularity) / granularity
}

/** The first of values that a link repeats. */
export function single(given: unknown): unknown {
  return Array.isArray(given) ? given[0] : given
}

/** Objects with a hostile `toString` are no text. */
function toPlain(given: unknown): unknown {
  return typeof given === 'string' ? given : ''
}
