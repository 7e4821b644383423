import { calculators } from '@pkg/finance-math/calculators'
import type { Calculation, Quantity } from '@pkg/money-questions'
import { readQuestion } from '@pkg/money-questions'

/** What a figure counts. `any` is a bare number, which may be written as whatever its place allows. */
type FigureUnit = 'money' | 'percent' | 'years' | 'any'

/** A figure that may be written: one that was said, or one that was computed. Times are in years. */
export interface KnownFigure {
  value: number
  unit: FigureUnit
  /** ISO code, where it is money of a currency of its own; otherwise it is of the currency of the question. */
  currency?: string
  /** The id of the result that it is. */
  result?: string
  /** The id of the input of a calculation that it is. */
  input?: string
  /** A rate that is counted per month. */
  per?: 'month'
  /** The calculation that it belongs to, by its place among those of an answer. */
  run?: number
}

/** Every number that a person wrote, as any calculator may count it. */
export function saidFigures(questions: readonly string[]): number[] {
  return quantitiesOf(questions).flatMap((quantity) => {
    const { kind, value } = quantity
    if (kind === 'years') return [value, value * 12, Math.round(value * 365)]
    if (kind === 'percent') return [value, value * 12]
    return partsOf(quantity)
  })
}

/** Every number that a person wrote, with what it counts. */
export function knownFromQuestions(questions: readonly string[]): KnownFigure[] {
  return quantitiesOf(questions).flatMap((quantity): KnownFigure[] => {
    const { kind, value, currency, per } = quantity
    // "30 years" may be an age, which is written without its unit.
    if (kind === 'years') return [{ value, unit: 'years' }]
    if (kind === 'percent' && per === 'month')
      return [
        { value, unit: 'percent', per },
        { value: value * 12, unit: 'percent' },
      ]
    if (kind === 'percent') return [value, value * 12].map((rate) => ({ value: rate, unit: 'percent' }))
    if (kind === 'money') return [{ value, unit: 'money', ...(currency && { currency }) }]
    return partsOf(quantity).map((part) => ({ value: part, unit: 'any' }))
  })
}

/** The currencies that a question is in: those it names, or rupees. */
export function currenciesOf(questions: readonly string[]): ReadonlySet<string> {
  const named = quantitiesOf(questions).flatMap(({ currency }) => currency ?? [])
  return new Set(named.length > 0 ? named : ['INR'])
}

/** Every number of a calculation, and what it is in the steps of a formula, with what it counts. */
export function knownFromCalculation(
  { calculator, inputs, outputs }: Calculation,
  run: number,
): KnownFigure[] {
  const definition = calculators.find(({ id }) => id === calculator)
  const given = Object.entries(inputs).flatMap(([name, value]) => {
    // In a question backwards an output is given.
    const input = definition?.inputs[name] ?? definition?.outputs[name]
    const unit = toFigureUnit(input !== undefined && 'unit' in input ? input.unit : '')
    return flatten(value).flatMap((figure) => withSteps({ ...toKnown(figure, unit), input: name }))
  })
  const computed = outputs.flatMap(({ id, value, unit }) =>
    flatten(value).map((figure) => ({
      ...toKnown(figure, toFigureUnit(unit)),
      result: id,
      ...(unit === 'usd' && { currency: 'USD' }),
    })),
  )
  return [...given, ...computed].map((figure) => ({ ...figure, run }))
}

/** The numbers in a value of any shape. */
export function flatten(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(flatten)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flatten)
  return []
}

function quantitiesOf(questions: readonly string[]): readonly Quantity[] {
  return questions.flatMap((question) => readQuestion(question).quantities)
}

/** Years, months and days of a date are numbers of their own. */
function partsOf({ kind, value, text = '' }: Quantity): number[] {
  if (kind === 'financial-year') return text.split('-').flatMap((part) => [Number(part), 2000 + Number(part)])
  return kind === 'date' ? text.split('-').map(Number) : [value]
}

function toFigureUnit(unit: string): FigureUnit | 'months' {
  switch (unit) {
    case 'inr':
    case 'usd':
    case 'currency':
      return 'money'
    case 'percent':
    case 'years':
    case 'months':
      return unit
    default:
      return 'any'
  }
}

function toKnown(value: number, unit: FigureUnit | 'months'): KnownFigure {
  return unit === 'months' ? { value: value / 12, unit: 'years' } : { value, unit }
}

/** A rate is also a fraction, a growth factor and a rate per month in the steps of a formula. */
function withSteps(figure: KnownFigure): KnownFigure[] {
  if (figure.unit !== 'percent') return [figure]
  const { value } = figure
  return [
    figure,
    { value: value / 12, unit: 'percent', per: 'month' },
    ...[value / 100, 1 + value / 100, value / 1200, 1 + value / 1200].map(
      (step): KnownFigure => ({ value: step, unit: 'any' }),
    ),
  ]
}
