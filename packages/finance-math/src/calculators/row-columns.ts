import type { Input, RowColumn, RowsInput } from './input.ts'
import { parseDate } from './parse-date.ts'

/** What dated amounts ask in each row. */
export const flowColumns = {
  date: {
    kind: 'date',
    parse: parseDate,
    label: { key: 'calculators.flows.date.label', en: 'Date' },
    unit: 'date',
    min: '1800-01-01',
    max: '2200-12-31',
    default: '2026-01-01',
    heads: ['day'],
  },
  amount: {
    kind: 'number',
    label: { key: 'calculators.flows.amount.label', en: 'Amount' },
    help: { key: 'calculators.flows.amount.help', en: 'negative when paid in, positive when received' },
    unit: 'inr',
    min: -1e7,
    max: 1e7,
    // Any that a double tells: what is too much for an answer, the formula says.
    limits: { min: -Number.MAX_VALUE, max: Number.MAX_VALUE },
    step: 1000,
    default: 1000,
    heads: ['value', 'flow', 'payment'],
  },
} as const satisfies Readonly<Record<string, RowColumn>>

const payment = { key: 'calculators.flows.item', en: 'Payment' }

/** What reads, draws and tells rows needs of an input. */
export type RowsOf = Pick<RowsInput, 'item' | 'columns' | 'minItems' | 'maxItems' | 'label' | 'help'>

/**
 * The rows that an input asks. Dated amounts are such rows, of a day and an amount; undefined for an input of another kind.
 * Never throws.
 *
 * @param input of a calculator
 * @example
 * Object.keys(toRows(xirrCalculator.inputs.flows).columns) //=> ['date', 'amount']
 */
export function toRows(input: Input): RowsOf | undefined {
  if (input.kind === 'rows') return input
  if (input.kind !== 'date-flows') return undefined
  const { date, amount } = flowColumns
  return { ...input, item: payment, columns: { date, amount: { ...amount, unit: input.unit } } }
}
