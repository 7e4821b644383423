import type { ModelCall, ModelTool } from '@pkg/chain-client'
import {
  calculators,
  type Input,
  toSolveForDeclaration,
  toToolDeclaration,
  toToolName,
} from '@pkg/finance-math/calculators'
import type { Calculation } from '@pkg/money-questions'
import { type Result, run, toCalculation } from '@pkg/money-questions'
import { flatten } from './known-figures.ts'

/** The calculators as functions for the model, from the registry, and the question backwards. */
export const tools: readonly ModelTool[] = [
  ...calculators.map(toToolDeclaration),
  toSolveForDeclaration(calculators),
]

/** What a call of the model gave: something for the model to read, and what was computed, if anything was. */
export interface ToolResult {
  result: unknown
  calculation?: Calculation
}

/**
 * Runs a call of the model with our own library. Whatever the model wrote, nothing is thrown; a calculation counts as
 * verified only where every figure that went into it was said by the person.
 */
export function runToolCall({ name, args }: ModelCall, said: readonly number[]): ToolResult {
  const given = toRecord(args)
  const found = name === 'solve_for' ? solveBackwards(given) : runForwards(name, given)
  if (found === undefined)
    return { result: { error: 'There is no such calculator, or it has no answer for these inputs.' } }
  const calculation = toCalculation(found)
  const isSaid = inputFigures(calculation).every(
    (figure) => figure === 0 || said.some((one) => isSame(one, figure)),
  )
  const computed = { ...calculation, verified: isSaid }
  return { result: { inputs: computed.inputs, outputs: computed.outputs }, calculation: computed }
}

function runForwards(name: string, given: Readonly<Record<string, unknown>>): Result | undefined {
  const definition = calculators.find((one) => toToolName(one) === name)
  if (definition === undefined) return undefined
  return run({ calculator: definition.id, values: pick(given, definition.inputs), withDefaults: true })
}

function solveBackwards(given: Readonly<Record<string, unknown>>): Result | undefined {
  const definition = calculators.find((one) => toToolName(one) === given.calculator)
  const { input, output, target } = given
  if (definition === undefined || typeof input !== 'string' || typeof output !== 'string') return undefined
  if (typeof target !== 'number' || !Number.isFinite(target)) return undefined
  const values = pick(toRecord(given.given), definition.inputs)
  return run({ calculator: definition.id, values, solve: { input, output, target }, withDefaults: true })
}

/** The numbers that somebody had to say: in a question backwards the target is among them, and what was found is not. */
function inputFigures({ inputs }: Calculation): number[] {
  return flatten(inputs).map(Math.abs)
}

function pick(given: Readonly<Record<string, unknown>>, inputs: Readonly<Record<string, Input>>) {
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(inputs, name)))
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))
}
