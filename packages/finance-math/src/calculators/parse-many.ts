import type { CorrectionReason, DatedAmount, InputValue, ParsedInput } from './input.ts'
import { clamp, toNumber } from './parse-input.ts'

interface Range {
  min: number
  max: number
}

interface Many<Item> {
  minItems: number
  maxItems: number
  default: readonly Item[]
}

const longestList = 1_000_000

/**
 * Reads a list of numbers, as an array or as text; never throws.
 *
 * @param input the bounds of the list and of its numbers, and its default
 * @param given an array of numbers, or text
 * @example
 * parseNumbers(arbitrageCalculator.inputs.odds, '2.1, 2').value //=> [2.1, 2]
 */
export function parseNumbers(input: Range & Many<number>, given: unknown): ParsedInput {
  return parseMany(input, given, 'not-a-number', (item, reasons) => parseItem(input, item, reasons))
}

/**
 * Reads dated amounts, as an array or as text; never throws.
 *
 * @param input the bounds of the list, and its default
 * @param given an array of amounts with dates, or text
 * @example
 * parseFlows(xirrCalculator.inputs.flows, '2025-01-01:-100,2026-01-01:110').value.length //=> 2
 */
export function parseFlows(input: Many<DatedAmount>, given: unknown): ParsedInput {
  return parseMany(input, given, 'not-a-flow', parseFlow)
}

function parseItem(input: Range, item: unknown, reasons: CorrectionReason[]): number | undefined {
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
