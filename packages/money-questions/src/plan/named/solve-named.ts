import { type AnyCalculator, calculators } from '@pkg/finance-math/calculators'
import { taxTaken } from '../../grammar/tax-deductions.ts'
import type { Reading } from '../../read/read-words.ts'
import { withMoreBehind } from '../../read/with-more-behind.ts'
import { withoutAges } from './ages-and-times.ts'
import { answerReading } from './answer-reading.ts'
import { completeNamed } from './complete-named.ts'
import { type DefinitionWords, hasTold, listDefinitions } from './definition-words.ts'
import { findNamed } from './find-named.ts'
import { goOnNamed, reply } from './go-on-named.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedStep } from './named-step.ts'
import { figuresOf, readNamed, toNamedTokens, vocabularyOf } from './read-named.ts'
import { takeTold } from './take-told.ts'
import { askWhichCalculator } from './tell-named.ts'
import { freshContext, toContext } from './to-context.ts'

/**
 * Understands a question by the words of the calculators' definitions: which calculator its words name, or which was
 * asked about before, and the figures and options for it. What is missing is taken as the definition has it, and told,
 * or asked back; undefined where the question is about none of them.
 *
 * @param hasContext another kind of question was answered before
 */
export function solveNamed(
  asked: Reading,
  last: NamedContext | undefined,
  hasContext: boolean,
  registry: readonly AnyCalculator[] = calculators,
): NamedStep | undefined {
  if (taxTaken.test(asked.asked)) return undefined
  const definitions = listDefinitions(registry)
  const read = withoutAges(asked, definitions)
  // "6 more months" after a calculator is six months more.
  const question = last === undefined ? read : { ...withMoreBehind(read), said: asked.said ?? asked.asked }
  const tokens = toNamedTokens(question, vocabularyOf(definitions))
  const named = findNamed(tokens, definitions)
  if (named.length === 0) return last && goOnNamed(question, tokens, last, vocabularyOf(definitions))
  const [only, ...alike] = named
  if (only !== undefined && alike.length === 0 && hasTold(only.words))
    return solveTold(question, only.words, hasContext, vocabularyOf(definitions))
  const replied = last && reply(question, tokens, last)
  if (replied !== undefined) return replied
  const chosen = last?.among?.find(({ words }) => named.length === 1 && named[0]?.words === words)
  if (chosen !== undefined) return completeNamed(chosen)
  const quantities = figuresOf(question, tokens)
  if (quantities === undefined) return undefined
  const none: ReadonlySet<string> = new Set()
  const readings = named.map((place) => readNamed(place.words, place, tokens, quantities, none))
  const fitting = readings.filter(
    ({ left, unexplained, unaccounted }) =>
      left.length === 0 && unexplained.length === 0 && unaccounted.length === 0,
  )
  // Of several that are named, a question is about one only where that one has a place for all of its words.
  if (readings.length > 1 && fitting.length === 0) return undefined
  const [first = readings[0], ...others] = fitting
  if (first === undefined) return undefined
  // A question without a figure that goes on from another is about that one.
  if (quantities.length === 0 && (hasContext || !first.isBare)) return undefined
  if (readings.length === 1 || others.length === 0) return answerReading(first, freshContext(first.words))
  const among = fitting.map((reading) => toContext(reading, freshContext(reading.words)))
  const [context] = among
  return (
    context && { answer: askWhichCalculator(among.map(({ words }) => words)), named: { ...context, among } }
  )
}

/** Asks once more for what a calculator still lacks; undefined where it lacks nothing. */
export function askAgain(last: NamedContext): NamedStep | undefined {
  return last.missing.length > 0 ? completeNamed(last) : undefined
}

/**
 * Asks for the figures of the one calculator that a question without any names, whatever else it says: undefined where it
 * names none or several, or where the definition has an answer of its own.
 */
export function askForFigures(
  asked: Reading,
  registry: readonly AnyCalculator[] = calculators,
): NamedStep | undefined {
  const definitions = listDefinitions(registry)
  const [only, ...others] = findNamed(toNamedTokens(asked, vocabularyOf(definitions)), definitions)
  if (only === undefined || others.length > 0) return undefined
  const step = completeNamed(freshContext(only.words))
  return step.answer.kind === 'clarify' ? step : undefined
}

/** A question about a calculator that asks for days or rows: these are taken out of it, and the rest is read as any other. */
function solveTold(
  asked: Reading,
  words: DefinitionWords,
  hasContext: boolean,
  vocabulary: ReadonlySet<string>,
): NamedStep | undefined {
  const none: ReadonlySet<string> = new Set()
  const taken = takeTold(asked, words, none, (reading) => toNamedTokens(reading, vocabulary))
  if (taken === undefined) return undefined
  const { told, rest } = taken
  const tokens = toNamedTokens(rest, vocabulary)
  const quantities = figuresOf(rest, tokens)
  if (quantities === undefined) return undefined
  const reading = readNamed(words, findNamed(tokens, [words])[0], tokens, quantities, none)
  const saysNothing = quantities.length + Object.keys(told).length === 0
  if (saysNothing && (hasContext || !reading.isBare)) return undefined
  return answerReading(reading, { ...freshContext(words), told })
}
