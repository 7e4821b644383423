import type { AnyCalculator } from './calculator.ts'
import { type ToolSchema, toSchema } from './input-kinds.ts'

/** A calculator as a function that a language model may call. */
export interface ToolDeclaration {
  name: string
  description: string
  parameters: ToolSchema
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
