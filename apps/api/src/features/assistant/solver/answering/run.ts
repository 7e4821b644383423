import {
  type AnyCalculator,
  calculators,
  isShown,
  runCalculator,
  solveFor,
  toQuery,
} from '@pkg/finance-math/calculators'
import type { Calculation, Figure } from './answer.ts'
import { extraCalculators } from './extra-calculators.ts'
import { fillFormula } from './fill-formula.ts'
import { widen } from './widen.ts'

/** A calculation with every figure of it by name, for sentences. */
export interface Run {
  calculation: Calculation
  figures: Readonly<Record<string, { value: number | string; unit: string }>>
}

/** What to run: a calculator's inputs, and where one of them is looked for, the output it has to give. */
export interface RunRequest {
  calculator: string
  values: Readonly<Record<string, unknown>>
  solve?: { input: string; output: string; target: number }
  currency?: string
}

/**
 * Runs a calculator of the registry, or a formula without a screen, on figures of any size.
 *
 * @returns undefined where the library has no answer for these figures
 */
export function run({ calculator, values, solve, currency = 'INR' }: RunRequest): Run | undefined {
  const definition = calculators.find(({ id }) => id === calculator)
  if (definition === undefined) return runExtra(calculator, values, currency)
  const wide = widen(definition)
  let given = values
  if (solve !== undefined) {
    const found = attempt(() => solveFor(wide, { ...solve, given }))
    if (found === undefined) return undefined
    given = { ...given, [solve.input]: found }
  }
  const result = runCalculator(wide, given)
  const isBent = result.corrections.some(({ reason }) => reason !== 'missing' && reason !== 'not-whole')
  if (!result.ok || isBent) return undefined
  const inputs = result.values as Readonly<Record<string, number | string>>
  const shown = Object.fromEntries(
    Object.entries(definition.inputs)
      .filter(([name, { when, advanced }]) => isShown(when, inputs) && (!advanced || name in values))
      .map(([name]) => [name, inputs[name]]),
  )
  const outputs = toFigures(definition, result.outputs as Readonly<Record<string, number | string>>, currency)
  const figures: Record<string, { value: number | string; unit: string }> = {}
  for (const [name, input] of Object.entries(definition.inputs)) {
    figures[name] = { value: inputs[name] as number, unit: 'unit' in input ? input.unit : 'text' }
  }
  for (const { id, value } of outputs) {
    // Sentences write the currency of the question, also where a card has no unit for it.
    const output = definition.outputs[id]
    figures[id] = {
      value: value as number,
      unit: output !== undefined && 'unit' in output ? output.unit : 'text',
    }
  }
  // The figure that was given is said as it was given: a loan repaid in whole months comes a little off it.
  if (solve !== undefined && figures[solve.output] !== undefined)
    figures[solve.output] = { unit: figures[solve.output]?.unit ?? 'number', value: solve.target }
  return {
    figures,
    calculation: {
      calculator,
      inputs: shown,
      outputs,
      formula: fillFormula(result.explanation().formulas, currency),
      link: toLink(definition, given),
      verified: true,
    },
  }
}

/** The calculator's page with these figures in it; null where it does not take them. */
function toLink(definition: AnyCalculator, given: unknown): string | null {
  const { values, corrections } = runCalculator(definition, given)
  if (corrections.some(({ reason }) => reason !== 'missing')) return null
  const query = new URLSearchParams(toQuery(definition, values))
  return `${definition.path}?${query}`
}

function toFigures(
  definition: AnyCalculator,
  outputs: Readonly<Record<string, number | string>>,
  currency: string,
): Figure[] {
  return Object.entries(definition.outputs).map(([id, output]) => {
    const value = outputs[id] as number
    if (output.kind === 'choice')
      return { id, label: output.label.en, value: output.options[value]?.en ?? String(value), unit: 'text' }
    return { id, label: output.label.en, value, unit: toUnit(output.unit, currency) }
  })
}

function toUnit(unit: string, currency: string): string {
  if (unit !== 'inr') return unit
  return currency === 'INR' ? 'inr' : currency === 'USD' ? 'usd' : 'number'
}

function runExtra(id: string, given: Readonly<Record<string, unknown>>, currency: string): Run | undefined {
  const extra = extraCalculators.find((candidate) => candidate.id === id)
  if (extra === undefined) return undefined
  const values = Object.fromEntries(Object.keys(extra.inputs).map((name) => [name, Number(given[name])]))
  const computed = attempt(() => extra.compute(values))
  if (computed === undefined || !Object.values(computed).every(Number.isFinite)) return undefined
  const all: Readonly<Record<string, number>> = { ...values, ...computed }
  const figures = Object.fromEntries(
    Object.entries({ ...extra.inputs, ...extra.outputs }).map(([name, [, unit]]) => [
      name,
      { value: all[name] ?? 0, unit },
    ]),
  )
  const outputs = Object.entries(extra.outputs).map(([name, [label, unit]]) => ({
    id: name,
    label,
    value: computed[name] ?? 0,
    unit: toUnit(unit, currency),
  }))
  return {
    figures,
    calculation: {
      calculator: id,
      inputs: values,
      outputs,
      formula: extra.formula,
      link: null,
      verified: true,
    },
  }
}

function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch {
    // The library refuses figures for which there is no answer; so do we.
    return undefined
  }
}
