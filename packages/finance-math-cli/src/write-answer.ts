import {
  type AnyCalculator,
  type CalculatorAnswer,
  type InputValue,
  isShown,
  type OutputValue,
  plainFigure,
  plainText,
  shownOutputs,
  shownRows,
  type Text,
  tellRule,
  type Unit,
} from '@pkg/finance-math/calculators'
import { UsageError } from './usage-error.ts'
import { writeCsv } from './write-csv.ts'
import { writeTable } from './write-table.ts'

/** The view that leaves no row out. */
const everyRow = 'all'

type Answer = CalculatorAnswer<AnyCalculator>
type Fields = Readonly<Record<string, string | number>>

/** The answer for a person: figures, the view of the schedule that was asked for, how it came about, and sources. */
export function writeText(definition: AnyCalculator, answer: Answer, view?: string): string {
  const values = answer.values as Fields
  const outputs = shownOutputs(definition, answer as never)
  const { steps, formulas, conventions, rules, sources } = answer.explanation()
  const inputRows = Object.entries(definition.inputs)
    .filter(([, { when }]) => isShown(when, values))
    .map(([name, input]) => [input.label.en, writeField(input, values[name] as InputValue, values)])
  const outputRows = Object.entries(definition.outputs)
    .filter(([, { when }]) => isShown(when, values))
    .map(([name, output]) => [output.label.en, writeField(output, outputs[name] as OutputValue, values)])
  const table = view === undefined ? [] : ['', writeTable(definition, viewOf(definition, answer, view), view)]
  return `${[
    definition.name.en,
    '',
    ...alignRows(inputRows),
    '',
    ...alignRows(outputRows),
    ...table,
    '',
    ...formulas.flatMap(({ symbols, parts }) => [symbols, plainText(parts)]),
    '',
    ...steps.map(({ parts }) => plainText(parts)),
    '',
    ...conventions.map(({ en }) => `- ${en}`),
    ...rules.map((rule) => `- ${tellRule(rule)}`),
    '',
    ...sources.map(({ title, url }) => `Source: ${title}${url ? ` <${url}>` : ''}`),
  ].join('\n')}\n`
}

/** The whole answer for a program: figures by their ids, unrounded but in a view. */
export function writeJson(definition: AnyCalculator, answer: Answer, view?: string): string {
  const { formulas, asideFormulas, legend, steps, conventions, rules, sources } = answer.explanation()
  return `${JSON.stringify(
    {
      calculator: definition.id,
      inputs: answer.values,
      outputs: answer.outputs,
      ...(view !== undefined && { schedule: rowsOf(definition, answer, view) }),
      explanation: { formulas, asideFormulas, legend, steps, conventions, rules },
      sources,
    },
    null,
    2,
  )}\n`
}

/**
 * The schedule for a spreadsheet or a program: a column per id, unrounded, or one of its views, to the paisa; the outputs
 * where there is no schedule.
 */
export function writeSchedule(definition: AnyCalculator, answer: Answer, view?: string): string {
  const { schedule } = definition
  if (schedule === undefined && view === undefined)
    return writeCsv(Object.keys(definition.outputs), [answer.outputs as Fields])
  return writeCsv(Object.keys(schedule?.columns ?? {}), rowsOf(definition, answer, view))
}

function rowsOf(definition: AnyCalculator, answer: Answer, view: string | undefined) {
  if (view === undefined) return answer.schedule()
  const shown = viewOf(definition, answer, view)
  return view === everyRow ? answer.schedule() : shown
}

/** The rows as they are shown, which add up, in one of the views or all of them. */
function viewOf(definition: AnyCalculator, answer: Answer, view: string) {
  const { schedule } = definition
  if (schedule === undefined)
    throw new UsageError(`${definition.id} has no view "${view}".`, 'It has no schedule.')
  const views = [everyRow, ...Object.keys(schedule.views ?? {})]
  if (!views.includes(view))
    throw new UsageError(`${definition.id} has no view "${view}".`, `Views: ${views.join(', ')}.`)
  return shownRows(definition, answer as never, view)
}

function writeField(field: object, value: InputValue | OutputValue, values: Fields): string {
  const { unit, options, currencyInput, decimals, columns }: FieldOfAnyKind = field
  const text = options?.[String(value)]
  const currency = currencyInput === undefined ? undefined : String(values[currencyInput])
  return plainFigure({
    value,
    ...(unit && { unit }),
    ...(text && { text }),
    ...(currency && { currency }),
    ...(decimals !== undefined && { decimals }),
    ...(columns && { columns }),
  })
}

interface FieldOfAnyKind {
  unit?: Unit
  options?: Readonly<Record<string, Text>>
  currencyInput?: string
  decimals?: number
  columns?: Readonly<Record<string, { unit: Unit }>>
}

function alignRows(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(0, ...rows.map(([label = '']) => label.length))
  return rows.map(([label = '', value = '']) => `${label.padEnd(width)}  ${value}`)
}
