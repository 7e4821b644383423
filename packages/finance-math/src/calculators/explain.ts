import type { AnyCalculator, Formula, Source, UsedRule } from './calculator.ts'
import type { Input, InputValue, Unit } from './input.ts'
import { isShown } from './is-shown.ts'
import type { Output, OutputValue } from './output.ts'
import type { Text } from './text.ts'

/** A number, day or chosen option that stands in a sentence; screens write it in their own way. */
export interface Figure {
  readonly name: string
  readonly value: InputValue | OutputValue
  readonly unit?: Unit
  /** What a chosen option is called. */
  readonly text?: Text
  /** The code of a `'currency'` amount. */
  readonly currency?: string
  /** With exactly so many decimals. */
  readonly decimals?: number
  /** The columns of rows, each with the unit of its cells. */
  readonly columns?: Readonly<Record<string, { readonly unit: Unit }>>
}

/** A sentence cut at its figures. */
export type Parts = readonly (string | Figure)[]

/** A formula in symbols, and cut at its figures. */
export interface FilledFormula {
  readonly symbols: string
  readonly parts: Parts
  /** The outputs that it gives, where it is about these alone. */
  readonly of?: readonly string[]
}

/** How an answer came about, ready to be drawn. */
export interface FilledExplanation {
  readonly formulas: readonly FilledFormula[]
  /** Formulas of outputs that are rarely asked for by themselves. */
  readonly asideFormulas: readonly FilledFormula[]
  readonly legend: readonly { readonly symbol: string; readonly meaning: Text; readonly figure?: Figure }[]
  readonly steps: readonly { readonly text: Text; readonly parts: Parts }[]
  readonly conventions: readonly Text[]
  /** The rules of a government that were used. */
  readonly rules: readonly UsedRule[]
  readonly sources: readonly Source[]
}

type AnyValues = Readonly<Record<string, InputValue>>
type FigureField = {
  kind?: string
  unit?: Unit
  options?: Readonly<Record<string, Text>>
  currencyInput?: string
  decimals?: number
  columns?: Readonly<Record<string, { readonly unit: Unit }>>
}
type AnyOutputs = Readonly<Record<string, OutputValue>>

/**
 * Puts figures into a sentence: `'{years} years'` becomes `[figure, ' years']`. Unknown names stay as text;
 * never throws.
 *
 * @param sentence with {names} in braces
 * @param figures by the names that stand in the braces
 * @example
 * fillText('{years} years', { years: { name: 'years', value: 10, unit: 'years' } }).at(-1) //=> ' years'
 */
export function fillText(sentence: string, figures: Readonly<Record<string, Figure>>): Parts {
  const parts: (string | Figure)[] = []
  for (const [index, piece] of sentence.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 0) {
      if (piece !== '') parts.push(piece)
    } else {
      parts.push(Object.hasOwn(figures, piece) ? (figures[piece] as Figure) : `{${piece}}`)
    }
  }
  return parts
}

/**
 * Explains a result: the formulas with the given numbers in them, what each symbol means, and the steps in
 * words. `translate` turns each sentence into another language, figures staying in braces; what it throws
 * passes through, and nothing else is thrown.
 *
 * @param definition the calculator
 * @param values its values, as `parseValues` gives them
 * @param outputs what it answered
 * @param translate turns a sentence into another language; left out, sentences are in English
 * @example
 * const values = { principal: 10_000, annualRatePercent: 5, years: 2 }
 * explain(simpleInterestCalculator, values, simpleInterest(values)).formulas.length //=> 1
 */
export function explain(
  definition: AnyCalculator,
  values: AnyValues,
  outputs: AnyOutputs,
  translate: (text: Text) => string = ({ en }) => en,
): FilledExplanation {
  const figures = toFigures(definition, values, outputs)
  const fill = (isWanted: (formula: Formula) => boolean): FilledFormula[] =>
    definition.formulas
      .filter(({ when }) => isShown(when, values))
      .filter(isWanted)
      .map(({ symbols, filled, of }) => ({ symbols, parts: fillText(filled, figures), ...(of && { of }) }))
  return {
    formulas: fill(({ isAside }) => !isAside),
    asideFormulas: fill(({ isAside }) => isAside === true),
    legend: Object.entries(definition.legend).map(([symbol, { meaning, figure }]) => {
      const known = figure === undefined ? undefined : figures[figure]
      return known === undefined ? { symbol, meaning } : { symbol, meaning, figure: known }
    }),
    steps: Object.values(definition.explanation.steps).flatMap((step) => {
      const { text, when } = 'text' in step ? step : { text: step, when: undefined }
      return isShown(when, values) ? [{ text, parts: fillText(translate(text), figures) }] : []
    }),
    conventions: Object.values(definition.conventions),
    rules: definition.rules?.(values as never) ?? [],
    sources: definition.sources,
  }
}

/** Every input, output and derived figure by name. */
function toFigures(
  definition: AnyCalculator,
  values: AnyValues,
  outputs: AnyOutputs,
): Record<string, Figure> {
  const figures: Record<string, Figure> = {}
  const add = (name: string, value: InputValue | OutputValue, field: Input | Output | { unit: Unit }) => {
    const { unit, options, currencyInput, decimals, columns }: FigureField = { ...field }
    const text = options?.[value as string]
    figures[name] = {
      name,
      value,
      ...(unit && { unit }),
      ...(text && { text }),
      ...(currencyInput && { currency: values[currencyInput] as string }),
      ...(decimals !== undefined && { decimals }),
      ...(columns && { columns }),
    }
  }
  for (const [name, input] of Object.entries(definition.inputs)) add(name, values[name] as InputValue, input)
  for (const [name, output] of Object.entries(definition.outputs))
    add(name, outputs[name] as OutputValue, output)
  const derived = definition.explanation.figures?.(values as never, outputs as never) ?? {}
  for (const [name, { value, unit }] of Object.entries(derived)) add(name, value, { unit })
  return figures
}
