import type { Calculation, Figure, GivenFigure } from './answer.ts'
import { definitionOf } from './definitions.ts'

/**
 * One run of one calculation. Everything that an answer tells of it is read from here and from nowhere else: the
 * sentence, the card with its formula, and the link.
 */
export interface Result {
  calculator: string
  /** ISO code of the currency that amounts of money are in. */
  currency: string
  /** What was given, with units as the calculators name them; in a question backwards the result that was given, too. */
  inputs: readonly GivenFigure[]
  /** What was computed: first the figure that was asked for. */
  outputs: readonly Figure[]
  /** In symbols, and on the next line with the figures in their places; several formulas one after the other. */
  formula: string
  /** The calculator's page, where it comes to the same figures; null where none does. */
  link: string | null
}

/** A figure by its id: a given one before a computed one, as what was said is said as it was said. */
export function findFigure({ inputs, outputs }: Result, id: string): GivenFigure | undefined {
  return [...inputs, ...outputs].find((figure) => figure.id === id)
}

/** The number of a figure; NaN where there is none. */
export function numberOf(result: Result, id: string): number {
  const { value } = findFigure(result, id) ?? {}
  return typeof value === 'number' ? value : Number.NaN
}

/** The number that was asked for. */
export function askedNumber({ outputs }: Result): number {
  return Number(outputs[0]?.value)
}

/** A result as it is sent: every figure unrounded. */
export function toCalculation({ calculator, currency, inputs, outputs, formula, link }: Result): Calculation {
  const definition = definitionOf(calculator)
  const called = inputs.flatMap(({ id, label, unit }) =>
    definition?.inputs[id] === undefined && definition?.outputs[id] === undefined
      ? [[id, { label, unit: toSentUnit(unit, currency) }] as const]
      : [],
  )
  return {
    calculator,
    inputs: Object.fromEntries(inputs.map(({ id, value }) => [id, value])),
    outputs: outputs.map((figure) => ({ ...figure, unit: toSentUnit(figure.unit, currency) })),
    formula,
    link,
    verified: true,
    given: { inputs, currency },
    ...(called.length > 0 && { called: Object.fromEntries(called) }),
  }
}

/** Screens know two currencies by name. */
function toSentUnit(unit: string, currency: string): string {
  if (unit !== 'inr') return unit
  return currency === 'INR' ? 'inr' : currency === 'USD' ? 'usd' : 'number'
}
