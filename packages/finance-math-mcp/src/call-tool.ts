import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { attempt } from '@pkg/finance-math'
import {
  type AnyCalculator,
  type CalculatorRun,
  calculators,
  entryLimits,
  type NumberInput,
  plainCorrection,
  plainText,
  runCalculator,
  solveFor,
  tellRule,
  toToolName,
} from '@pkg/finance-math/calculators'

type Given = Readonly<Record<string, unknown>>

/**
 * Runs a tool; nothing where there is none of that name. What cannot be computed, or only after a given value was
 * changed, is told as an error that a model can read and mend.
 */
export function callTool(name: string, given: Given): CallToolResult | undefined {
  if (name === 'solve_for') return solveBackwards(given)
  const definition = findCalculator(name)
  return (
    definition && (findFault(definition, given) ?? tell(definition, runCalculator(definition, given), given))
  )
}

function findCalculator(name: unknown): AnyCalculator | undefined {
  return calculators.find((definition) => toToolName(definition) === name)
}

function solveBackwards({ calculator, input, output, target, given = {} }: Given): CallToolResult {
  const definition = findCalculator(calculator)
  if (definition === undefined)
    return refuse(`calculator has to be one of ${calculators.map(toToolName).join(', ')}.`)
  const goals = definition.goals.map((goal) => `${goal.input} by ${goal.output}`)
  if (!goals.includes(`${input} by ${output}`))
    return refuse(`${calculator} finds ${goals.join(', ') || 'nothing backwards'}.`)
  if (typeof target !== 'number' || !Number.isFinite(target)) return refuse('target needs a number.')
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('given needs an object of inputs.')
  const known: Given = { ...given }
  const fault = findFault(definition, known)
  if (fault) return fault
  const { values } = runCalculator(definition, known)
  const found = attempt(() =>
    solveFor(definition, {
      input: String(input),
      output: String(output),
      target,
      given: values as object,
      within: entryLimits(definition.inputs[String(input)] as NumberInput),
    }),
  )
  if (!found.ok) return refuse(`There is no answer: ${found.error.message}`)
  const solved = runCalculator(definition, { ...(values as object), [String(input)]: found.value })
  return tell(definition, solved, { ...known, [String(input)]: found.value })
}

/** What is wrong with the given values; nothing where they can be taken as they are. */
function findFault(definition: AnyCalculator, given: Given): CallToolResult | undefined {
  const names = Object.keys(definition.inputs)
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    return refuse(`${toToolName(definition)} has no input ${unknown.join(', ')}; it has ${names.join(', ')}.`)
  }
  const faults = runCalculator(definition, given).corrections.filter(({ reason }) => reason !== 'missing')
  if (faults.length === 0) return undefined
  return refuse(faults.map((fault) => plainCorrection(definition, fault)).join(' '))
}

function refuse(sentence: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: sentence }] }
}

function tell(definition: AnyCalculator, run: CalculatorRun<AnyCalculator>, given: Given): CallToolResult {
  if (!run.ok) return refuse(`There is no answer: ${run.error.message}`)
  const { formulas, steps, conventions, rules, sources } = run.explanation()
  const sentences = [
    ...steps.map(({ parts }) => plainText(parts)),
    ...formulas.map(({ parts }) => plainText(parts)),
    ...rules.map((rule) => tellRule(rule)),
  ]
  const cited = sources.map(({ title, url }) => `Source: ${title}${url ? ` <${url}>` : ''}`)
  return {
    content: [{ type: 'text', text: [...sentences, ...cited].join('\n') }],
    structuredContent: asSent({
      calculator: definition.id,
      inputs: run.values,
      defaults: Object.keys(definition.inputs).filter((name) => given[name] === undefined),
      outputs: run.outputs,
      formulas,
      steps: steps.map(({ parts }) => ({ parts })),
      conventions: conventions.map(({ en }) => en),
      rules: rules.map((rule) => tellRule(rule)),
      sources,
    }),
  }
}

/** As a client reads it: what is no figure is null in JSON, also where the protocol is spoken without any. */
function asSent(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(content))
}
