import type { AnyCalculator } from './calculator.ts'
import type { Input } from './input.ts'
import { formulaLimits } from './input-limits.ts'

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

/** A calculator as a function that a language model may call. */
export interface ToolDeclaration {
  name: string
  description: string
  parameters: ToolSchema
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

/**
 * Describes a calculator as a tool for a language model, in English, from its definition alone. No input is
 * required: `runCalculator` reports each one that was missing. Never throws on a calculator's definition.
 *
 * @example
 * toToolDeclaration(swpCalculator).name //=> 'swp'
 */
export function toToolDeclaration(definition: AnyCalculator): ToolDeclaration {
  const answers = Object.values(definition.outputs).map(({ label }) => label.en)
  const properties = Object.entries(definition.inputs).map(
    ([name, input]) => [name, toSchema(input)] as const,
  )
  return {
    name: definition.id.replaceAll('-', '_'),
    description: `${definition.description.en}. Gives: ${answers.join('; ')}.`,
    parameters: { type: 'object', properties: Object.fromEntries(properties) },
  }
}

function toSchema(input: Input): ToolSchema {
  const description = describe(input)
  switch (input.kind) {
    case 'number': {
      const { min: minimum, max: maximum } = formulaLimits(input)
      return { type: input.granularity === 1 ? 'integer' : 'number', description, minimum, maximum }
    }
    case 'choice':
      return { type: 'string', description, enum: Object.keys(input.options) }
    case 'currency-code':
      return { type: 'string', description: `${description} (ISO 4217 code)` }
    case 'list': {
      const items: ToolSchema = { type: 'number', minimum: input.min, maximum: input.max }
      return { type: 'array', description, items, minItems: input.minItems, maxItems: input.maxItems }
    }
    case 'date-flows': {
      const amount: ToolSchema = {
        type: 'number',
        description: 'negative when paid in, positive when received',
      }
      const date: ToolSchema = { type: 'string', description: 'YYYY-MM-DD' }
      const items: ToolSchema = { type: 'object', properties: { date, amount }, required: ['date', 'amount'] }
      return { type: 'array', description, items, minItems: input.minItems, maxItems: input.maxItems }
    }
  }
}

function describe(input: Input): string {
  const unit = 'unit' in input ? unitNames[input.unit] : undefined
  const options =
    input.kind === 'choice' ? Object.entries(input.options).map(([option, { en }]) => `${option}: ${en}`) : []
  return [input.label.en, unit, input.help?.en, ...options].filter(Boolean).join(', ')
}
