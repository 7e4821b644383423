import type { CorrectionReason, DatedAmount, InputValue, ParsedInput, Row, RowColumn } from './input.ts'
import { clamp, parseInput, toNumber } from './parse-input.ts'
import { flowColumns } from './row-columns.ts'

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
  return parseMany(input, given, 'not-a-flow', (item, reasons) => parseRow(flowColumns, item, reasons))
}

/**
 * Reads rows of several columns, as an array of objects or as text, in which commas part the rows and colons the cells;
 * never throws. A row of which a cell is missing or cannot be read, or a day is out of range, is left out, and that is
 * reported.
 *
 * @param input the columns, the bounds of the list, and its default
 * @param given an array of objects, or text
 * @example
 * parseRows(debtPayoffCalculator.inputs.debts, '80000:36:4000, 200000:11:5000').value.length //=> 2
 */
export function parseRows(
  input: Many<Row> & { columns: Readonly<Record<string, RowColumn>> },
  given: unknown,
): ParsedInput {
  return parseMany(input, given, 'not-a-row', (item, reasons) => parseRow(input.columns, item, reasons))
}

function parseItem(input: Range, item: unknown, reasons: CorrectionReason[]): number | undefined {
  const number = toNumber(item)
  return Number.isNaN(number) ? undefined : clamp(number, input.min, input.max, reasons)
}

function parseMany<Item extends number | DatedAmount | Row>(
  input: { minItems: number; maxItems: number; default: readonly Item[] },
  given: unknown,
  reason: CorrectionReason,
  parse: (item: unknown, reasons: CorrectionReason[]) => Item | Row | undefined,
): ParsedInput {
  const reasons: CorrectionReason[] = []
  const parsed: (Item | Row)[] = []
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
  // As a link says that there is no item: an empty parameter is one that was left out.
  if (whole === 'none') return []
  if (typeof whole === 'string') return whole.slice(0, longestList).split(',')
  return Array.isArray(whole) ? whole : [whole]
}

/** A cell that could not be read is no value of its own: its default would be one that nobody gave. */
const unread: ReadonlySet<CorrectionReason> = new Set(['missing', 'not-a-number'])

/** An object with a value for each column, or their texts with colons between as links carry them. */
function parseRow(
  columns: Readonly<Record<string, RowColumn>>,
  item: unknown,
  reasons: CorrectionReason[],
): Row | undefined {
  const names = Object.keys(columns)
  const given = typeof item === 'string' ? item.split(':') : toCells(names, item)
  if (given.length !== names.length) return undefined
  const row: Record<string, number | string> = {}
  for (const [at, name] of names.entries()) {
    const column = columns[name] as RowColumn
    const cell = parseInput(column, given[at])
    // What was done on a day that does not count was not done on the nearest one that does.
    if (cell.reasons.some((reason) => column.kind === 'date' || unread.has(reason))) return undefined
    reasons.push(...cell.reasons)
    row[name] = cell.value as number | string
  }
  return row
}

function toCells(names: readonly string[], item: unknown): readonly unknown[] {
  const record = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {}
  return names.map((name) => (Object.hasOwn(record, name) ? record[name] : undefined))
}
