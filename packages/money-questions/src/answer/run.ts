import {
  type AnyCalculator,
  explain,
  isShown,
  type Output,
  runCalculator,
  shownOutputs,
  solveFor,
  toPaise,
  toQuery,
} from '@pkg/finance-math/calculators'
import type { Figure, GivenFigure } from './answer.ts'
import { attempt } from './attempt.ts'
import { definitionOf } from './definitions.ts'
import { fillFormula } from './fill-formula.ts'
import { MONTHS } from './months.ts'
import type { Result } from './result.ts'
import { runExtra } from './run-extra.ts'
import type { RunRequest } from './run-request.ts'
import { widen } from './widen.ts'

type GivenValues = Readonly<Record<string, GivenFigure['value']>>
type Computed = Readonly<Record<string, Figure['value']>>

const roles = ['headline', 'part', 'detail']

/**
 * Runs a calculator of the registry, or a formula without a screen, on figures of any size.
 *
 * @returns undefined where the library has no answer for these figures
 */
export function run(request: RunRequest): Result | undefined {
  const { calculator, values, fixed, solve, currency = 'INR' } = request
  const definition = request.definition ?? definitionOf(calculator)
  if (definition === undefined) return runExtra(request)
  const wide = widen(definition)
  const given = toGiven(wide, { ...fixed, ...values }, solve)
  if (given === undefined) return undefined
  const result = runCalculator(wide, given)
  const isBent = result.corrections.some(({ reason }) => reason !== 'missing' && reason !== 'not-whole')
  if (!result.ok || isBent) return undefined
  const used = result.values as GivenValues
  const computed = result.outputs as Computed
  const asked = solve?.input ?? request.asked
  const shown = shownOutputs(definition, result)
  const { formulas, asideFormulas } = explain(wide, result.values, shown)
  const told = [...formulas, ...asideFormulas].filter(({ of }) =>
    asked === undefined
      ? formulas.some((formula) => formula.of === of)
      : of === undefined || of.includes(solve?.output ?? asked),
  )
  return {
    calculator,
    currency,
    inputs: listInputs(definition, used, request),
    outputs: listOutputs(definition, used, { computed, shown }, request),
    formula: fillFormula(told.length > 0 ? told : formulas, currency),
    link: toLink(definition, given, computed),
  }
}

/** Every input of a run; undefined where the one that is looked for has no value that fits. */
function toGiven(
  wide: AnyCalculator,
  values: Readonly<Record<string, unknown>>,
  solve: RunRequest['solve'],
): Readonly<Record<string, unknown>> | undefined {
  if (solve === undefined) return values
  const found = attempt(() => solveFor(wide, { ...solve, given: values }))
  if (found === undefined) return undefined
  const { input, inWholeMonths } = solve
  return { ...values, [input]: inWholeMonths ? toWholeMonths(found) / MONTHS : found }
}

/** "How many months" asks for whole ones: the last of them is the one in which it comes true. */
export function toWholeMonths(years: number): number {
  return Math.ceil(years * MONTHS - 1e-6)
}

function listInputs(
  { inputs, outputs }: AnyCalculator,
  used: GivenValues,
  { values, fixed = {}, solve, withDefaults = false }: RunRequest,
): GivenFigure[] {
  const shown = Object.entries(inputs).filter(([name, { when, advanced, kind }]) => {
    if (name === solve?.input || !isShown(when, used as never)) return false
    if (name in fixed && !(name in values)) return kind === 'choice'
    return name in values || (withDefaults && !advanced)
  })
  const figures = shown.map(([name, input]): GivenFigure => {
    const unit = 'unit' in input ? input.unit : 'text'
    const columns = 'columns' in input && { columns: input.columns }
    return { id: name, label: input.label.en, value: used[name] ?? '', unit, ...columns }
  })
  const target = solve && outputs[solve.output]
  if (solve === undefined || target === undefined) return figures
  const unit = 'unit' in target ? target.unit : 'text'
  return [...figures, { id: solve.output, label: target.label.en, value: solve.target, unit }]
}

function listOutputs(
  definition: AnyCalculator,
  used: GivenValues,
  { computed, shown }: { computed: Computed; shown: Computed },
  { solve, asked, only }: RunRequest,
): Figure[] {
  const figures = Object.entries(definition.outputs)
    .filter(([id, { when }]) => id === asked || isShown(when, used as never))
    .filter(([id]) => only === undefined || only.includes(id))
    .filter(([id]) => id !== solve?.output || !isSame(Number(computed[id]), solve.target))
    .sort(([, one], [, other]) => roles.indexOf(one.role) - roles.indexOf(other.role))
    .map(([id, output]) => ({
      ...toFigure(id, output, computed[id] ?? ''),
      ...asShown(computed[id], shown[id]),
    }))
  const input = solve && definition.inputs[solve.input]
  if (solve !== undefined && input !== undefined) {
    const { id, value, unit } = { id: solve.input, value: Number(used[solve.input]), unit: unitOf(input) }
    const isMonths = solve.inWholeMonths && unit === 'years'
    const told = isMonths ? { value: Math.round(value * MONTHS), unit: 'months' } : { value, unit }
    return [{ id, label: input.label.en, ...told }, ...figures]
  }
  const first = figures.find(({ id }) => id === asked)
  return first === undefined ? figures : [first, ...figures.filter((figure) => figure !== first)]
}

function toFigure(id: string, output: Output, value: Figure['value']): Figure {
  const label = output.label.en
  // Where there is no figure there is none of several.
  if (output.kind !== 'choice')
    return { id, label, value: Number.isNaN(value) ? [] : value, unit: output.unit }
  return { id, label, value: output.options[String(value)]?.en ?? String(value), unit: 'text' }
}

/** How a figure is written, where that is not how it is rounded by itself. */
function asShown(value: Figure['value'] | undefined, shown: Figure['value'] | undefined): { shown?: number } {
  if (typeof value !== 'number' || typeof shown !== 'number') return {}
  return shown === value || shown === toPaise(value) ? {} : { shown }
}

function unitOf(input: object): string {
  return 'unit' in input ? String(input.unit) : 'text'
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other)) + 1e-9
}

/** The calculator's page with these figures in it, as the page reads them; null where it comes to others. */
function toLink(definition: AnyCalculator, given: unknown, computed: Computed): string | null {
  const { values, corrections } = runCalculator(definition, given)
  if (corrections.some(({ reason }) => reason !== 'missing')) return null
  const query = new URLSearchParams(toQuery(definition, values))
  const page = runCalculator(definition, query)
  const isAlike = page.ok && JSON.stringify(page.outputs) === JSON.stringify(computed)
  return isAlike ? `${definition.path}?${query}` : null
}
