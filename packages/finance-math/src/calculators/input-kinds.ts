import type { Input, Unit } from './input.ts'
import { entryLimits, formulaLimits } from './input-limits.ts'
import { plainFigure } from './plain-text.ts'
import { type RowsOf, toRows } from './row-columns.ts'
import { toTyped } from './to-query.ts'

/** A JSON schema, as far as tool declarations of language models use it. */
export interface ToolSchema {
  type: 'object' | 'number' | 'integer' | 'string' | 'array'
  description?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: ToolSchema
  properties?: Record<string, ToolSchema>
  required?: string[]
}

/** What may be given for an input, in words of English. */
export interface ToldInput {
  /** "₹0.01 to ₹1,000", "2 to 10 numbers", "fixed | minimum". */
  takes: string
  /** How several values are typed, such as `<date>:<amount>,…`; none where there is one value. */
  form?: string
  /** The default as one types it, or as it stands in a link. */
  typed: string
  /** The default as one reads it. */
  initial: string
}

/** All that a kind of input needs to be declared to a model, and told in a help text or a documentation. */
interface Kind<One extends Input> {
  schema(input: One, description: string): ToolSchema
  takes(input: One): string
  form?(input: One): string
  initial?(input: One): string
}

type OfKind<Name extends Input['kind']> = Extract<Input, { kind: Name }>

const write = (value: number, unit: Unit) => plainFigure({ value, unit })

/** Several rows, whatever they are called: dated amounts are rows of two columns. */
const rows: Kind<OfKind<'rows'> | OfKind<'date-flows'>> = {
  schema: (input, description) => {
    const { columns, minItems, maxItems } = toRows(input) as RowsOf
    const cells = Object.entries(columns).map(([name, column]) => [name, toSchema(column)] as const)
    const properties = Object.fromEntries(cells)
    const items: ToolSchema = { type: 'object', properties, required: Object.keys(columns) }
    return { type: 'array', description, items, minItems, maxItems }
  },
  takes: (input) => {
    const { columns, minItems, maxItems } = toRows(input) as RowsOf
    const cells = Object.values(columns).map(({ label, ...column }) => {
      return `${label.en} (${tellInput({ label, ...column } as Input).takes})`
    })
    return `${minItems} to ${maxItems} rows of ${cells.join(', ')}`
  },
  form: (input) =>
    `${Object.keys((toRows(input) as RowsOf).columns)
      .map((name) => `<${name}>`)
      .join(':')},…`,
  initial: ({ default: { length } }) => `${length} ${length === 1 ? 'row' : 'rows'}`,
}

const kinds: { readonly [Name in Input['kind']]: Kind<OfKind<Name>> } = {
  number: {
    schema: (input, description) => {
      const { min: minimum, max: maximum } = formulaLimits(input)
      const bounds = maximum === Number.MAX_VALUE ? {} : { minimum, maximum }
      return { type: input.granularity === 1 ? 'integer' : 'number', description, ...bounds }
    },
    takes: (input) => {
      const { min, max } = entryLimits(input)
      if (max === Number.MAX_VALUE) return 'a number'
      return `${write(min, input.unit)} to ${write(max, input.unit)}`
    },
    initial: (input) => write(input.default, input.unit),
  },
  choice: {
    schema: ({ options }, description) => ({ type: 'string', description, enum: Object.keys(options) }),
    takes: ({ options }) => Object.keys(options).join(' | '),
  },
  'currency-code': {
    schema: (_, description) => ({ type: 'string', description: `${description} (ISO 4217 code)` }),
    takes: () => 'a currency code of ISO 4217',
  },
  date: {
    schema: ({ min, max }, description) => ({
      type: 'string',
      description: `${description} (YYYY-MM-DD, from ${min} to ${max})`,
    }),
    takes: ({ min, max }) => `a day from ${min} to ${max}`,
  },
  list: {
    schema: ({ min, max, minItems, maxItems }, description) => {
      const items: ToolSchema = { type: 'number', minimum: min, maximum: max }
      return { type: 'array', description, items, minItems, maxItems }
    },
    takes: ({ minItems, maxItems }) => `${minItems} to ${maxItems} numbers`,
    form: () => '<number>,…',
  },
  'date-flows': rows,
  rows,
}

/** The schema by which a model is told what may be given for an input. */
export function toSchema(input: Input): ToolSchema {
  return kindOf(input).schema(input, describe(input))
}

/**
 * Tells what may be given for an input, for a help text or a documentation. Never throws on inputs of definitions.
 *
 * @param input of a calculator
 * @example
 * const label = { key: 'rate', en: 'Rate' }
 * tellInput({ kind: 'number', label, unit: 'percent', min: 1, max: 36, step: 1, default: 12 }).takes //=> '1 % to 36 %'
 */
export function tellInput(input: Input): ToldInput {
  const kind = kindOf(input)
  const typed = toTyped(input, input.default)
  const form = kind.form?.(input)
  return {
    takes: kind.takes(input),
    ...(form !== undefined && { form }),
    typed,
    initial: kind.initial?.(input) ?? typed,
  }
}

function kindOf(input: Input): Kind<Input> {
  // The entry of an input's own kind takes it.
  return kinds[input.kind] as Kind<Input>
}

const unitNames: Readonly<Record<string, string>> = {
  inr: 'in rupees',
  usd: 'in US dollars',
  percent: 'in percent',
  years: 'in years',
  months: 'in months',
  age: 'in years of age',
  odds: 'as decimal odds',
}

function describe(input: Input): string {
  const unit = 'unit' in input ? unitNames[input.unit] : undefined
  const options =
    input.kind === 'choice' ? Object.entries(input.options).map(([option, { en }]) => `${option}: ${en}`) : []
  return [input.label.en, unit, input.help?.en, ...options].filter(Boolean).join(', ')
}
