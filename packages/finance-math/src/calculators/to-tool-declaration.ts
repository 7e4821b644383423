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
 * @param definition the calculator
 * @example
 * toToolDeclaration(swpCalculator).name //=> 'swp'
 */
export function toToolDeclaration(definition: AnyCalculator): ToolDeclaration {
  const answers = Object.values(definition.outputs).map(({ label }) => label.en)
  const properties = Object.entries(definition.inputs).map(
    ([name, input]) => [name, toSchema(input)] as const,
  )
  return {
    name: toToolName(definition),
    description: `${definition.description.en}. Gives: ${answers.join('; ')}.`,
    parameters: { type: 'object', properties: Object.fromEntries(properties) },
  }
}

/**
 * Describes the question backwards as a tool: which value of one input of a calculator makes one of its outputs reach
 * a target. `solveFor` answers it. Never throws on definitions of calculators.
 *
 * @param definitions the calculators that can be asked
 * @example
 * toSolveForDeclaration([fdCalculator]).parameters.properties.calculator.enum //=> ['fd']
 */
export function toSolveForDeclaration(definitions: readonly AnyCalculator[]): ToolDeclaration {
  return {
    name: 'solve_for',
    description:
      'Finds the value of one input of a calculator at which one of its outputs reaches a target, such as the monthly investment for a goal.',
    parameters: {
      type: 'object',
      properties: {
        calculator: { type: 'string', enum: definitions.map(toToolName) },
        input: { type: 'string', description: 'the input to find' },
        output: { type: 'string', description: 'the output that is given' },
        target: { type: 'number', description: 'what the output has to be' },
        given: { type: 'object', description: 'the other inputs' },
      },
      required: ['calculator', 'input', 'output', 'target', 'given'],
    },
  }
}

/**
 * The name of a calculator as a tool: its id with underscores. Never throws.
 *
 * @param definition the calculator, of which the id is read
 * @example
 * toToolName(stepUpSipCalculator) //=> 'step_up_sip'
 */
export function toToolName({ id }: AnyCalculator): string {
  return id.replaceAll('-', '_')
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
