import { consent } from '../../grammar/blockers.ts'
import { opening } from '../../grammar/changes.ts'
import { isAlike } from '../../grammar/label-words.ts'
import { isChangeByAmount, saysMore } from '../../read/beside-figures.ts'
import { hasPhrase } from '../../read/find-concepts.ts'
import { FAR, isWithin } from '../../read/is-within.ts'
import type { Reading } from '../../read/read-words.ts'
import type { Token } from '../../read/tokenize.ts'
import { clarify } from '../ask-back.ts'
import { periodIn, withPeriod } from './amount-periods.ts'
import { answerReading } from './answer-reading.ts'
import { changeNamed } from './change-named.ts'
import { completeNamed } from './complete-named.ts'
import { type DefinitionWords, hasTold } from './definition-words.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedStep } from './named-step.ts'
import { figuresOf, type NamedReading, readNamed, toNamedTokens, vocabularyOf } from './read-named.ts'
import { namesDay, takeTold } from './take-told.ts'

/** A question after one that was understood so: figures and options that were asked for, or others than before. */
export function goOnNamed(
  question: Reading,
  tokens: readonly Token[],
  last: NamedContext,
  vocabulary: ReadonlySet<string>,
): NamedStep | undefined {
  const { among: _, ...known } = last
  if (hasTold(last.words)) {
    const toTokens = (reading: Reading) => toNamedTokens(reading, vocabulary)
    const taken = takeTold(question, last.words, new Set(last.missing), toTokens)
    if (taken === undefined) return undefined
    const { told, rest } = taken
    if (Object.keys(told).length > 0) {
      const context = { ...known, told: { ...last.told, ...told }, unaccounted: [] }
      // "Sold on 1 June 2025" says which day it is, and asks for nothing.
      const isSpent = ({ text }: Token) => last.words.days.some((day) => namesDay(day, text))
      const all = toTokens(rest)
      const left = all.some(({ kind }) => kind === 'number') ? all : all.filter((token) => !isSpent(token))
      return left.some(({ kind }) => kind !== 'pause')
        ? goOnFrom(rest, left, context, true)
        : completeNamed({ ...context, missing: [] })
    }
  }
  return goOnFrom(question, tokens, known, false)
}

function goOnFrom(
  question: Reading,
  tokens: readonly Token[],
  last: NamedContext,
  hasTaken: boolean,
): NamedStep | undefined {
  const known = last
  if (last.unaccounted.length > 0)
    return hasPhrase(consent, question.text) ? completeNamed({ ...known, unaccounted: [] }) : undefined
  const period = last.openPeriods.length > 0 ? periodIn(tokens) : undefined
  if (period !== undefined) return completeNamed(withPeriod(known, period))
  const quantities = figuresOf(question, tokens)
  if (quantities === undefined) return undefined
  const reading = readNamed(last.words, undefined, tokens, quantities, new Set(last.missing))
  const changed = isChangeByAmount(question) ? changeNamed(question, reading, known) : undefined
  if (changed !== undefined) return completeNamed(changed)
  const [one] = reading.assigned
  const isOpening = opening.has(question.tokens[0]?.text ?? '')
  if (isChangeByAmount(question) && one?.isPeriodOpen === true && !isOpening && last.missing.length === 0)
    return { answer: clarify(({ askBack }) => askBack.whatChanges), named: last }
  const { assigned, chosen, asked, unclear, unexplained, unaccounted } = reading
  const sought = seekAnother(reading, known)
  if (sought !== undefined) return completeNamed({ ...known, sought })
  // "My wife also puts 3000" is no other figure of it.
  const isChange = assigned.length > 0 && last.missing.length === 0 && Object.keys(last.given).length > 0
  if (isChange && saysMore(question, isWordOf(last.words)))
    return { answer: clarify(({ askBack }) => askBack.whatChanges), named: last }
  const saysNothing =
    !hasTaken && assigned.length === 0 && chosen.length === 0 && asked === undefined && unclear.length === 0
  if (saysNothing || unexplained.length > 0 || unaccounted.length > 0 || reading.left.length > 0)
    return undefined
  return answerReading(reading, known)
}

/** "2 lakh?" after what reaches 1 lakh: that is to be reached now, and no deposit, which is looked for. */
function seekAnother({ assigned, left, chosen }: NamedReading, { sought, missing }: NamedContext) {
  const [one, ...others] = assigned
  const isOther = sought !== undefined && one?.figure.name === sought.input && !one.isNamed
  const isAlone = others.length + left.length + chosen.length + missing.length === 0
  const isNear = isOther && isAlone && isWithin(FAR, sought.target, one.value)
  return isNear ? { ...sought, target: one.value } : undefined
}

/** Whether a word is one of a calculator's own, in the singular or the plural. */
function isWordOf(words: DefinitionWords): (word: string) => boolean {
  const own = [...vocabularyOf([words])]
  return (word) => own.some((one) => isAlike(word, one))
}

/** What was asked back, told by a name that is another calculator's as well: "TDS 20000" after "what is the TDS?". */
export function reply(
  question: Reading,
  tokens: readonly Token[],
  last: NamedContext,
): NamedStep | undefined {
  const quantities = figuresOf(question, tokens)
  if (last.missing.length === 0 || quantities?.length !== 1) return undefined
  const { assigned, unexplained, unaccounted } = readNamed(
    last.words,
    undefined,
    tokens,
    quantities,
    new Set(last.missing),
  )
  const isReply = assigned.some(({ figure, isNamed }) => isNamed && last.missing.includes(figure.name))
  return isReply && unexplained.length + unaccounted.length === 0
    ? goOnFrom(question, tokens, last, false)
    : undefined
}
