import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { isAlike, labelWords } from '../../grammar/label-words.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Token } from '../../read/tokenize.ts'
import type { DefinitionWords, NamedChoice } from './definition-words.ts'

/** An option that is an amount. */
const amount = /^₹[\d,]+$/

/** An option that was said, and where. */
export interface Chosen {
  choice: NamedChoice
  value: string
  start: number
  end: number
}

/** The options of a calculator that stand in a question, the longest at each choice: "post office", "Delhi", "2026-27". */
export function chooseOptions(
  { choices, figures }: DefinitionWords,
  tokens: readonly Token[],
  quantities: readonly Quantity[],
): Chosen[] {
  // "Yield 8 %" tells the yield, and does not ask for it.
  const isOfNumber = (from: readonly Token[], start: number, end: number) =>
    from[end]?.kind === 'number' &&
    end === start + 1 &&
    figures.some(({ words }) => words.includes(from[start]?.text ?? ''))
  return choices.flatMap((choice) => {
    const found = choice.options.flatMap(({ value, says }) =>
      says.flatMap((words) =>
        tokens.flatMap((_, start) =>
          words.every((word, at) => isSame(tokens[start + at]?.text, word)) &&
          !isOfNumber(tokens, start, start + words.length)
            ? [{ choice, value, start, end: start + words.length }]
            : [],
        ),
      ),
    )
    // "A pension of 5000" is one of five amounts.
    const amounts = choice.options.flatMap(({ value, label }) =>
      amount.test(label)
        ? quantities
            .filter((quantity) => quantity.value === Number(value) && quantity.kind !== 'percent')
            .map((quantity) => ({ choice, value, ...withLabel(quantity, choice, tokens) }))
        : [],
    )
    const [longest] = [...found, ...amounts].sort(
      (one, other) => other.end - other.start - (one.end - one.start),
    )
    return longest === undefined ? [] : [longest]
  })
}

/** "5 year" chooses "5 years". */
const isSame = (said: string | undefined, word: string): boolean =>
  said === word || (/^(?:year|month|day)s$/.test(word) && said === word.slice(0, -1))

/** Words that may stand between an amount and what it is called. */
const between = new Set([
  'of',
  'a',
  'per',
  'month',
  'monthly',
  'ki',
  'ka',
  'rs',
  '₹',
  'rupees',
  'rupaye',
  'की',
  'का',
])

/** The place of an amount together with the word of the choice beside it: "pension of 5000", "5000 per month pension". */
function withLabel(
  { start, end }: Quantity,
  { label }: NamedChoice,
  tokens: readonly Token[],
): { start: number; end: number } {
  const [called = ''] = labelWords(label)
  const isCalled = (at: number) => isAlike(tokens[at]?.text ?? '', called)
  let [from, to] = [start - 1, end]
  while (between.has(tokens[from]?.text ?? '')) from--
  while (between.has(tokens[to]?.text ?? '')) to++
  return { start: isCalled(from) ? from : start, end: isCalled(to) ? to + 1 : end }
}

/** Every choice that is known or follows: as said, as the figures that were given need it, or as it is by default. */
export function settleChoices(
  { choices, definition }: DefinitionWords,
  given: Readonly<Record<string, number>>,
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    choices.map((choice) => [choice.name, chosen[choice.name] ?? neededFor(choice, given, definition)]),
  )
}

/** Whether a choice was neither said nor follows from what was. */
export function isOpen(
  choice: NamedChoice,
  { definition }: DefinitionWords,
  given: Readonly<Record<string, number>>,
  chosen: Readonly<Record<string, string>>,
): boolean {
  if (chosen[choice.name] !== undefined) return false
  return conditionsOf(choice, given, definition).length === 0 || isUnsettled(choice, given, definition)
}

/** Whether several options may take the figures that were given, and the usual one is none of them. */
export function isUnsettled(
  choice: NamedChoice,
  given: Readonly<Record<string, number>>,
  definition: AnyCalculator,
): boolean {
  const fitting = fittingOptions(choice, given, definition)
  return fitting.length > 1 && !fitting.includes(choice.default)
}

function neededFor(
  choice: NamedChoice,
  given: Readonly<Record<string, number>>,
  definition: AnyCalculator,
): string {
  const fitting = fittingOptions(choice, given, definition)
  return fitting.includes(choice.default) ? choice.default : (fitting[0] ?? choice.default)
}

/** The options with which all of the given figures are asked. */
function fittingOptions(
  choice: NamedChoice,
  given: Readonly<Record<string, number>>,
  definition: AnyCalculator,
): string[] {
  const conditions = conditionsOf(choice, given, definition)
  return choice.options
    .map(({ value }) => value)
    .filter((value) => conditions.every((values) => values.includes(value)))
}

/** The options with which each of the given figures is asked at all. */
function conditionsOf(
  { name, options }: NamedChoice,
  given: Readonly<Record<string, number>>,
  { inputs }: AnyCalculator,
): string[][] {
  return Object.keys(given).flatMap((id) => {
    const when = inputs[id]?.when
    if (when === undefined || when.input !== name) return []
    return 'is' in when
      ? [when.is.map(String)]
      : [options.map(({ value }) => value).filter((value) => !when.isNot.includes(value))]
  })
}
