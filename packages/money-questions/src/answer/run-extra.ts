import type { Figure } from './answer.ts'
import { attempt } from './attempt.ts'
import { extraCalculators } from './extra-calculators.ts'
import { writeFigure } from './format.ts'
import type { Result } from './result.ts'
import type { RunRequest } from './run-request.ts'

/** What choices are called that decide a figure of a formula; how a month's rate is made of a year's, the formula shows. */
const choices: Readonly<Record<string, string>> = { frequency: 'Compounded', every: 'How often' }

/** Runs a formula of the library that has no screen; undefined where there is none, or no answer. */
export function runExtra(request: RunRequest): Result | undefined {
  const { calculator, values: given, fixed, currency = 'INR', asked } = request
  const extra = extraCalculators.find(({ id }) => id === calculator)
  if (extra === undefined) return undefined
  const all: Readonly<Record<string, unknown>> = { ...fixed, ...given }
  const values = Object.fromEntries(Object.keys(extra.inputs).map((name) => [name, Number(all[name])]))
  const computed = attempt(() => extra.compute(values))
  if (computed === undefined || !Object.values(computed).every(Number.isFinite)) return undefined
  const figures = (fields: typeof extra.inputs, from: Readonly<Record<string, number>>) =>
    Object.entries(fields).map(([id, [label, unit]]): Figure => ({ id, label, value: from[id] ?? 0, unit }))
  // A choice that was made, such as how often interest is added, is told in its own words.
  const chosen = Object.entries(given).flatMap(([id, value]): Figure[] =>
    typeof value === 'string' && id in choices && !(id in extra.inputs)
      ? [{ id, label: choices[id] ?? id, value, unit: 'text' }]
      : [],
  )
  const inputs = [...figures(extra.inputs, values), ...chosen]
  const outputs = figures(extra.outputs, computed)
  const first = outputs.filter(({ id }) => id === asked)
  const further = asked === undefined ? undefined : extra.formulasOf?.[asked]
  const formulas = [extra.formula(values), ...(further ? [further] : [])]
  const write = (name: string) => {
    const figure = [...inputs, ...outputs].find(({ id }) => id === name)
    // A formula counts with 10, not with 10 years.
    const unit = figure?.unit === 'years' ? 'number' : figure?.unit
    return figure === undefined ? `{${name}}` : writeFigure({ ...figure, unit: unit ?? '' }, currency)
  }
  return {
    calculator,
    currency,
    inputs,
    outputs: [...first, ...outputs.filter((figure) => !first.includes(figure))],
    formula: formulas
      .map(
        ([symbols, filled]) =>
          `${symbols}\n${filled.replace(/\{(\w+)\}/g, (_, name: string) => write(name))}`,
      )
      .join('\n'),
    link: null,
  }
}
