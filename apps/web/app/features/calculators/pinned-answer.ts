import { type AnyCalculator, isShown } from '@pkg/finance-math/calculators'
import { formatFigure } from '#app/lib/format-figure.ts'
import type { Pin } from './pin.ts'
import { type AnyAnswer, type AnyValues, type Scenario, toScenario } from './scenario.ts'

/** A pin with what it comes to, computed anew. */
export interface PinnedAnswer {
  pin: Pin
  definition: AnyCalculator
  run: Scenario['run']
  /** Undefined where these inputs have no answer. */
  answer: AnyAnswer | undefined
  /** What it is called wherever it is shown; no two are called alike. */
  label: string
}

/** Computes pins by their calculators. Those without one are left out. */
export function toPinnedAnswers(
  pins: readonly Pin[],
  calculators: ReadonlyMap<string, AnyCalculator | undefined>,
): PinnedAnswer[] {
  const computed = pins.flatMap((pin) => {
    const definition = calculators.get(pin.calculator)
    if (definition === undefined) return []
    const { run, answer } = toScenario(definition, new URLSearchParams(pin.query))
    return [{ pin, definition, run, answer }]
  })
  const labels: string[] = []
  for (const one of computed) {
    const label = one.pin.name || describe(one, computed)
    const same = labels.filter((other) => other === label || other.startsWith(`${label} (`)).length
    labels.push(same === 0 ? label : `${label} (${same + 1})`)
  }
  return computed.map((one, index) => ({ ...one, label: labels[index] ?? '' }))
}

/** A value of an input as a person reads it. */
export function writeInput(definition: AnyCalculator, name: string, values: AnyValues): string {
  const input = definition.inputs[name]
  const value = values[name]
  if (input === undefined || value === undefined) return ''
  if (input.kind === 'choice') return input.options[String(value)]?.en ?? ''
  const unit = 'unit' in input ? input.unit : undefined
  const currency =
    input.kind === 'number' && input.currencyInput ? String(values[input.currencyInput]) : undefined
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  return formatFigure(value, unit, { currency, decimals: isWhole ? 0 : 2 })
}

/** The inputs that are asked with these values, in their order. */
export function listInputs(definition: AnyCalculator, values: AnyValues): string[] {
  return Object.entries(definition.inputs).flatMap(([name, { when }]) =>
    isShown(when, values) ? [name] : [],
  )
}

/** The inputs in which pins of one calculator differ. */
export function listDifferences(pins: readonly Pick<PinnedAnswer, 'definition' | 'run'>[]): string[] {
  const [first] = pins
  if (first === undefined) return []
  const asked = new Set(
    pins.flatMap(({ definition, run }) => listInputs(definition, run.values as AnyValues)),
  )
  const write = (name: string) =>
    pins.map(({ definition, run: { values } }) =>
      listInputs(definition, values as AnyValues).includes(name)
        ? writeInput(definition, name, values as AnyValues)
        : '',
    )
  return Object.keys(first.definition.inputs).filter(
    (name) => asked.has(name) && new Set(write(name)).size > 1,
  )
}

/** As many differences as a name has room for. */
const mostNamed = 2

function describe(one: Omit<PinnedAnswer, 'label'>, all: readonly Omit<PinnedAnswer, 'label'>[]): string {
  const kind = one.definition.name.en.replace(/ Calculator$/, '')
  const alike = all.filter(({ definition }) => definition === one.definition)
  const values = one.run.values as AnyValues
  const own = listDifferences(alike)
    .filter((name) => listInputs(one.definition, values).includes(name))
    .slice(0, mostNamed)
    .map((name) => writeInput(one.definition, name, values))
  return [kind, ...own].join(', ')
}
