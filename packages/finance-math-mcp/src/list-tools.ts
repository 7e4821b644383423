import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import {
  type AnyCalculator,
  calculators,
  type Output,
  type ToolDeclaration,
  toSolveForDeclaration,
  toToolDeclaration,
} from '@pkg/finance-math/calculators'

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** Every calculator as a tool, and the question backwards. */
export function listTools(): readonly Tool[] {
  return [
    ...calculators.map((definition) => ({
      ...toTool(toToolDeclaration(definition)),
      title: definition.name.en,
      outputSchema: answerSchema(describeOutputs(definition)),
    })),
    {
      ...toTool(toSolveForDeclaration(calculators)),
      title: 'Which input gives this output',
      outputSchema: answerSchema({ type: 'object' }),
    },
  ]
}

function toTool({ name, description, parameters }: ToolDeclaration): Tool {
  return { name, description, inputSchema: parameters as Tool['inputSchema'], annotations }
}

/** What every answer holds; `callTool` makes it. */
function answerSchema(outputs: object): NonNullable<Tool['outputSchema']> {
  const parts = {
    type: 'array',
    description: 'a sentence cut at its figures: text, or a figure with name, value and unit',
    items: { anyOf: [{ type: 'string' }, { type: 'object', required: ['name', 'value'] }] },
  }
  const list = (item: object) => ({ type: 'array', items: { type: 'object', ...item } })
  return {
    type: 'object',
    properties: {
      calculator: { type: 'string' },
      inputs: { type: 'object', description: 'the values computed with, defaults included' },
      defaults: { type: 'array', items: { type: 'string' }, description: 'the inputs that nobody gave' },
      outputs,
      formulas: list({ properties: { symbols: { type: 'string' }, parts }, required: ['symbols', 'parts'] }),
      steps: list({ properties: { parts }, required: ['parts'] }),
      conventions: { type: 'array', items: { type: 'string' } },
      rules: {
        type: 'array',
        description:
          'what a government sets by date and was used, how sure it is, and when it was last checked',
        items: { type: 'string' },
      },
      sources: list({
        properties: { title: { type: 'string' }, url: { type: 'string' } },
        required: ['title'],
      }),
    },
    required: ['calculator', 'inputs', 'defaults', 'outputs', 'formulas', 'steps', 'conventions', 'sources'],
  }
}

function describeOutputs({ outputs }: AnyCalculator): object {
  const properties = Object.entries(outputs).map(([name, output]) => [name, toSchema(output)])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
  }
}

function toSchema(output: Output): object {
  const description = 'unit' in output ? `${output.label.en} (${output.unit})` : output.label.en
  if (output.kind === 'choice') return { type: 'string', description, enum: Object.keys(output.options) }
  if (output.kind === 'list') return { type: 'array', description, items: { type: 'number' } }
  return { type: output.mayBeNone ? ['number', 'null'] : 'number', description }
}
