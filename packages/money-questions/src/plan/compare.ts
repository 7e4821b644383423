import type { Draft } from '../answer/answer.ts'
import { sayDifference, subtractAsked } from '../answer/difference.ts'
import { joined, lines, type Parts, type SaidFigure, tell, together } from '../answer/parts.ts'
import { askedNumber, type Result, toCalculation } from '../answer/result.ts'
import { sayAsked, sayFigure } from '../answer/say.ts'
import {
  asksDifference,
  bothInterests,
  byAnother,
  comparisonSpellings,
  connectors,
  paidLater,
  paidNow,
  taking,
  unitOnce,
  weakConnectors,
} from '../grammar/comparing.ts'
import type { Concept } from '../grammar/concepts.ts'
import { families } from '../grammar/families.ts'
import { namesOf } from '../grammar/family.ts'
import { familyPhrases, type Phrases } from '../languages/phrases.ts'
import { findWords, type Stretch } from '../read/find-words.ts'
import type { Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import { allWords, replaceWords, reword } from '../read/reword.ts'
import type { Context } from './candidate.ts'
import { neverEnds, sayAssumed } from './solve-candidate.ts'
import { toSumAnswer } from './special/result.ts'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

/** Compound interest is what a plan is that nobody names. */
const naming: ReadonlySet<Concept> = new Set(
  families.flatMap(namesOf).filter((concept) => concept !== 'compound'),
)
/** A bare number up to here is a rate or a time. */
const LARGEST_RATE_OR_TIME = 60
/** How often interest is added. */
const ways: readonly Concept[] = [
  'monthlyCompounding',
  'dailyCompounding',
  'quarterly',
  'half',
  'yearlyCompounding',
  'yearly',
]
/** Two plans against each other: each side borrows from the other what it leaves unsaid. */
export function compare(reading: Reading, year: string): Draft | undefined {
  const { asked } = reading
  if (byAnother.test(asked) || isNowOrLater(asked)) return undefined
  // What one side saves is a difference, and no side's own figure.
  if (/\b(?:interest|byaj) (?:is )?saved\b|\bsav(?:es|ing) (?:in |of )?(?:interest|byaj)\b/.test(asked))
    return undefined
  const isDifference = asksDifference.test(asked)
  const question = withUnitTwice(
    comparisonSpellings.reduce(
      (told, [pattern, instead]) => replaceWords(told, timesOf(pattern, findWords(told, pattern)), instead),
      // Which of them is more is told with the answer.
      replaceWords(reading, findWords(reading, asksDifference).slice(0, 1), 'how much'),
    ),
  )
  const parts = splitInterest(question) ?? splitAt(question, connectors)
  const sidesOf = parts.length === 1 && /\bcompar/.test(question.text) ? splitWeakly(question) : parts
  const [left, right, ...more] = sidesOf
  if (left === undefined || right === undefined || more.length > 0) return undefined
  const sides = [left, right] as const
  if (sides.some(({ quantities }) => quantities.length === 0)) return undefined
  // What is taken may be a loan or a deposit.
  if (taking.test(asked) && !sides.some(isNamed)) return undefined
  const lead = leadOf(sides)
  const [led, following] = lead === 0 ? [left, right] : [right, left]
  const hasAmount = sides.some(({ quantities }) => quantities.some(isAmount))
  const first = understandSide(led, year, hasAmount)
  if (first === undefined) return undefined
  const second = understandOther(following, year, first.candidate)
  if (second === undefined) return undefined
  // What only the second side says, such as a time at the very end, holds for the first as well.
  const completed = first.candidate.missing.length > 0 ? fillFrom(first, second, year, led) : first
  const whole = [completed, second].flatMap((side) =>
    side === undefined || side.candidate.missing.length > 0 ? [] : [side],
  )
  if (whole.length < 2) return undefined
  if (isAddedApart(sides) && hasOneFrequency(whole)) return undefined
  return toComparison(lead === 0 ? whole : whole.reverse(), isDifference)
}

/** "10 lakh today or 15 lakh after 5 years": the first is not left for those years, so that both cannot grow alike. */
function isNowOrLater(asked: string): boolean {
  return paidNow.test(asked) && paidLater.test(asked)
}

/** "Compounded quarterly or yearly" says two ways of adding interest. */
function isAddedApart([left, right]: readonly [Reading, Reading]): boolean {
  const [one = [], other = []] = [left, right].map(({ concepts }) => ways.filter((way) => concepts.has(way)))
  const isApart = one.length > 0 && other.length > 0 && !one.some((way) => other.includes(way))
  return isApart && [...one, ...other].some((way) => way !== 'yearly')
}

/** Whether interest is added in one way on both sides all the same. */
function hasOneFrequency([one, other]: readonly Understood[]): boolean {
  return one?.candidate.choices.frequency === other?.candidate.choices.frequency
}

/** "Compare 15 years and 20 years" has no other word between its sides. */
function splitWeakly(question: Reading): Reading[] {
  const connector = weakConnectors.find((one) => one.test(question.text))
  return connector === undefined ? [question] : splitAt(question, connector)
}

/** The parts of a question that a pattern parts. */
function splitAt(question: Reading, pattern: RegExp): Reading[] {
  const found = findWords(question, pattern)
  const ends = [...found.map(([start]) => start), question.tokens.length]
  return ends.map((end, index) => reword(question, [found[index - 1]?.[1] ?? 0, end]))
}

/** A pattern without the flag for it is meant where it is found first. */
function timesOf({ global }: RegExp, found: readonly Stretch[]): readonly Stretch[] {
  return global ? found : found.slice(0, 1)
}

/** "8 % or 9" with the unit that is said once for both. */
function withUnitTwice(question: Reading): Reading {
  const [found] = findWords(question, unitOnce)
  const unit = unitOnce.exec(question.text)?.[1]
  if (found === undefined || unit === undefined) return question
  return reword(question, [0, found[1]], unit, [found[1], question.tokens.length])
}

/** "Compare simple interest or compound interest on …" names two plans of the same figures. */
function splitInterest(question: Reading): [Reading, Reading] | undefined {
  const both = bothInterests.exec(question.text)
  const found = findWords(question, bothInterests).slice(0, 1)
  if (both === null) return undefined
  const withOne = (name = '') => replaceWords(question, found, `${name} interest`)
  return [withOne(both[1]), withOne(both[2])]
}

/** The side that says what kind of plan both are; where both or none do, the one that says more. */
function leadOf([left, right]: readonly [Reading, Reading]): 0 | 1 {
  const [isLeftNamed, isRightNamed] = [isNamed(left), isNamed(right)]
  if (isLeftNamed !== isRightNamed) return isLeftNamed ? 0 : 1
  return left.quantities.length >= right.quantities.length ? 0 : 1
}

function isNamed({ concepts }: Reading): boolean {
  return [...concepts].some((concept) => naming.has(concept))
}

/** One side without the words that compare it: those are what this file is about. */
function readSide(reading: Reading): Reading {
  return { ...reading, mentions: reading.mentions.filter(({ concepts }) => !concepts.includes('compare')) }
}

/** Rates and times alone are compared on an amount of ours; never where the other side names one. */
function understandSide(side: Reading, year: string, hasAmount: boolean): Understood | undefined {
  return understand(readSide(hasAmount ? side : reword(side, '100000 lumpsum', allWords(side))), year)
}

function isAmount({ kind, value }: Quantity): boolean {
  return kind === 'money' || (kind === 'bare' && value > LARGEST_RATE_OR_TIME)
}

function understandOther(side: Reading, year: string, context: Context): Understood | undefined {
  const reading = readSide(side)
  const alone = understand(reading, year)
  if (
    alone !== undefined &&
    isNamed(reading) &&
    alone.candidate.missing.length === 0 &&
    alone.answer.kind === 'answer' &&
    alone.candidate.family.id !== 'compound-interest'
  )
    return alone
  return understand(reading, year, context)
}

function fillFrom(
  first: Understood,
  second: Understood,
  year: string,
  side: Reading,
): Understood | undefined {
  const { values } = second.candidate
  const context = { ...first.candidate, values: { ...values, ...first.candidate.values }, missing: [] }
  return understand(readSide(side), year, context)
}

/** What plans come to, by the names that calculators give it. */
const endValues = ['futureValue', 'total', 'maturity']

/** Interest is not compared with an amount, nor an instalment with what is paid in all. */
function isSameFigure(one: string, other: string): boolean {
  return one === other || (endValues.includes(one) && endValues.includes(other))
}

interface Side {
  candidate: Context
  result: Result
  value: number
}

/** Two plans side by side with what lies between them; undefined where they do not come to the same kind of figure. */
export function toComparison(sides: readonly Understood[], isDifference: boolean): Draft | undefined {
  const runs = sides.flatMap(({ candidate, result }): Side[] =>
    result === undefined || neverEnds(candidate, result)
      ? []
      : [{ candidate, result, value: askedNumber(result) }],
  )
  const [one, other] = runs
  if (one === undefined || other === undefined) return undefined
  if (!isSameFigure(one.candidate.ask.find, other.candidate.ask.find)) return undefined
  // "simple or compound" is no comparison that was understood.
  if (one.value === other.value) return undefined
  const isMixed = one.candidate.family.id !== other.candidate.family.id
  const [more, less] = one.value >= other.value ? [one, other] : [other, one]
  const difference = subtract(more, less)
  const say = (phrases: Phrases) => {
    const { comparison } = phrases
    const finds: Readonly<Record<string, string>> = phrases.finds
    const differs = tellDifferenceOf(more, less, phrases)
    return lines(
      tell(comparison.of, { find: finds[one.candidate.ask.find] ?? one.candidate.ask.find }),
      ...runs.map((side) =>
        tell(comparison.line, {
          what: describe(side, isMixed, phrases),
          value: sayAsked(side.result, phrases),
        }),
      ),
      tell(more === one ? comparison.firstHigher : comparison.secondHigher, {
        difference: isDifference ? ['**', differs, '**'] : differs,
      }),
      sayAssumed(
        runs.map(({ candidate }) => candidate),
        phrases,
      ),
    )
  }
  return {
    kind: 'answer',
    say,
    calculations: [toCalculation(one.result), toCalculation(other.result), ...difference.calculations],
    asked: isDifference ? difference.asked : [one.value, other.value],
  }
}

function tellDifferenceOf(more: Side, less: Side, phrases: Phrases): SaidFigure {
  const unit = more.result.outputs[0]?.unit ?? 'number'
  const { currency } = more.result
  return sayDifference(subtractAsked(more.result, less.result), unit, { currency, phrases })
}

/** By how much one side is more than the other: a sum of its own, so that its figures stand on a card too. */
function subtract(more: Side, less: Side): Draft {
  return toSumAnswer({
    sum: (phrases) => together(sayAsked(more.result, phrases), ' − ', sayAsked(less.result, phrases)),
    ...subtractAsked(more.result, less.result),
    says: (phrases) => tellDifferenceOf(more, less, phrases).text,
    unit: more.result.outputs[0]?.unit ?? 'number',
    currency: more.result.currency,
  })
}

/** A side by the figures that were said of it. */
function describe({ candidate, result }: Side, isMixed: boolean, phrases: Phrases): Parts {
  const { family, said } = candidate
  const figures = result.inputs.filter(({ id }) => id in candidate.values && said.includes(id))
  return joined(
    [
      ...(isMixed ? [familyPhrases(phrases, family.id).name] : []),
      ...figures.map(({ id }) => sayFigure(id, result, phrases)),
    ],
    ', ',
  )
}
