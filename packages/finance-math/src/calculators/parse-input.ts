import type { DatedAmount, Input, InputValue, ListInput, NumberInput } from './input.ts'
import { entryLimits } from './input-limits.ts'

/** Why a given value was not taken as it is. */
export type CorrectionReason =
  | 'missing'
  | 'not-a-number'
  | 'below-min'
  | 'above-max'
  | 'not-whole'
  | 'not-an-option'
  | 'not-a-code'
  | 'not-a-flow'
  | 'too-few'
  | 'too-many'

/** A value as parsed, and the reasons for which it differs from what was given. */
export interface ParsedInput {
  value: InputValue
  reasons: CorrectionReason[]
}

const longestNumber = 40
const longestList = 1_000_000

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
    case 'list':
      return parseMany(input, given, 'not-a-number', (item, reasons) => parseItem(input, item, reasons))
    case 'date-flows':
      return parseMany(input, given, 'not-a-flow', parseFlow)
  }
}

/** Brings a number into a range, saying so. */
export function clamp(value: number, min: number, max: number, reasons: CorrectionReason[]): number {
  if (value < min) reasons.push('below-min')
  if (value > max) reasons.push('above-max')
  return Math.min(max, Math.max(min, value))
}

/** A number as a person or a link writes it, with grouping commas, ₹, $ or %; NaN where it is none. */
function toNumber(given: unknown): number {
  if (typeof given === 'number') return given
  if (typeof given !== 'string' || given.length > longestNumber) return Number.NaN
  const bare = given.replace(/[\s,₹$%]/g, '')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(bare) ? Number(bare) : Number.NaN
}

function parseOne(input: NumberInput, given: unknown): ParsedInput {
  const number = toNumber(given)
  if (Number.isNaN(number)) return { value: input.default, reasons: ['not-a-number'] }
  const reasons: CorrectionReason[] = []
  const { min, max } = entryLimits(input)
  const inRange = clamp(number, min, max, reasons)
  // −0 is written as 0 in a link, and is no other rate.
  const value = toGrid(inRange, input.granularity) + 0
  return { value, reasons: value === inRange ? reasons : [...reasons, 'not-whole'] }
}

/** The nearest multiple of 1/granularity; the number itself where there is none. */
export function toGrid(value: number, granularity: number | undefined): number {
  return granularity === undefined ? value : Math.round(value * granularity) / granularity
}

function parseItem(input: ListInput, item: unknown, reasons: CorrectionReason[]): number | undefined {
  const number = toNumber(item)
  return Number.isNaN(number) ? undefined : clamp(number, input.min, input.max, reasons)
}

function parseMany<Item extends number | DatedAmount>(
  input: { minItems: number; maxItems: number; default: readonly Item[] },
  given: unknown,
  reason: CorrectionReason,
  parse: (item: unknown, reasons: CorrectionReason[]) => Item | undefined,
): ParsedInput {
  const reasons: CorrectionReason[] = []
  const parsed: Item[] = []
  for (const item of toItems(given)) {
    const value = parse(item, reasons)
    if (value === undefined) reasons.push(reason)
    else if (parsed.length < input.maxItems) parsed.push(value)
    else {
      reasons.push('too-many')
      break
    }
  }
  if (parsed.length >= input.minItems) return { value: parsed as InputValue, reasons: [...new Set(reasons)] }
  return {
    value: input.default as InputValue,
    reasons: [...new Set<CorrectionReason>([...reasons, 'too-few'])],
  }
}

function toItems(given: unknown): readonly unknown[] {
  const whole = Array.isArray(given) && given.length === 1 ? given[0] : given
  if (typeof whole === 'string') return whole.slice(0, longestList).split(',')
  return Array.isArray(whole) ? whole : [whole]
}

/** `{ date, amount }`, or the text `2025-01-31:-1000` as links carry it. */
function parseFlow(item: unknown): DatedAmount | undefined {
  const pair =
    typeof item === 'string'
      ? { date: item.slice(0, item.indexOf(':')), amount: item.slice(item.indexOf(':') + 1) }
      : toRecord(item)
  const { date } = pair
  const amount = toNumber(pair.amount)
  return typeof date === 'string' && isDay(date.trim()) && Number.isFinite(amount)
    ? { date: date.trim(), amount }
    : undefined
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function toRecord(item: unknown): Readonly<Record<string, unknown>> {
  return typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {}
}

/** The first of values that a link repeats. */
function single(given: unknown): unknown {
  return Array.isArray(given) ? given[0] : given
}

/** Objects with a hostile `toString` are no text. */
function toPlain(given: unknown): unknown {
  return typeof given === 'string' ? given : ''
}
