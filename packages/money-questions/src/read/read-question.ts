import { tellByTopic, topics } from '../grammar/rephrasings/topics.ts'
import { tellPercentByRoles } from '../grammar/roles/tell-percent-by-roles.ts'
import { tellStory } from '../grammar/stories/tell-story.ts'
import { correctWords } from './correct-words.ts'
import { cutWords } from './cut-words.ts'
import { isKnownWord } from './find-concepts.ts'
import { leaveOutBackground } from './leave-out-background.ts'
import { leaveOutIncome } from './leave-out-income.ts'
import { listNames } from './list-names.ts'
import { nameCurrencies } from './name-currencies.ts'
import { type Reading, readWords } from './read-words.ts'
import { shareScale } from './share-scale.ts'
import { tellAgesAsTime } from './tell-ages-as-time.ts'
import { tellSigns } from './tell-signs.ts'
import { tellYearsAsTime } from './tell-years-as-time.ts'
import { isThing, LONGEST, ofPlans, tellInOtherWords, toKnownWords } from './to-known-words.ts'
import { normalize } from './tokenize.ts'
import { writeDigits } from './write-digits.ts'

/** Takes a text apart: numbers with what they count, dates, and what the words mean. */
export function readQuestion(text: string): Reading {
  return readPlain(normalize(text), listNames(text))
}

/** Nobody tells more beside a question. */
const LONGEST_STORY = 600

/** A dash with no figure behind it takes nothing off: "15 % off on 3,000 - amount saved". */
const dashBeforeWords = / - (?!(?:that|it|this)\b)(?=\p{L}[^\d(]*$)/u

/** A question with its words put right and each figure in its scale. */
const toPlain = (question: string): string =>
  shareScale(writeDigits(normalize(question, correctWords))).replace(dashBeforeWords, ', ')

/**
 * The same for what somebody asks, in words that the grammar knows: the only time that a question's text is read.
 *
 * @param retell what the question is told as, after those before it
 */
export function readAsked(
  question: string,
  isFollowing: boolean,
  retell: (asked: string) => string = (asked) => asked,
): Reading {
  const said = toPlain(question)
  const told = toKnownWords(retell(said), isFollowing)
  return { ...readPlain(told, listNames(question), nameCurrencies), said }
}

/**
 * A question that has no answer as it was asked, told otherwise: in other words where it is the first of a talk, and by its
 * topic where it is one of the everyday questions.
 *
 * @param isBeyond whether nothing computes what is asked in such words: only what is told figure by figure is then asked
 */
export function* readOtherwise(question: string, isFirst: boolean, isBeyond: boolean): Generator<Reading> {
  const said = toPlain(question)
  if (said.length <= LONGEST) yield* readTold(said, said, question, isFirst, isBeyond)
  const plain = isFirst && !isBeyond && said.length <= LONGEST_STORY ? leaveOutBackground(said) : said
  if (plain === said || plain.length > LONGEST) return
  yield toReading(plain, said, question)
  yield* readTold(plain, said, question, isFirst, isBeyond)
}

const toReading = (told: string, said: string, question: string): Reading => ({
  ...readPlain(toKnownWords(told, false), listNames(question), nameCurrencies),
  said,
})

/** Other words for a question that is told as its own or without what stands beside it. */
function* readTold(
  asked: string,
  said: string,
  question: string,
  isFirst: boolean,
  isBeyond: boolean,
): Generator<Reading> {
  const plainly = (told: string) => toReading(told, said, question)
  if (!isBeyond) yield* readInOtherWords(asked, isFirst, plainly)
  for (const topic of topics) {
    const told = isBeyond && !topic.isBound ? undefined : tellByTopic(asked, topic, isThing)
    if (told === undefined) continue
    yield plainly(told)
    return
  }
}

function* readInOtherWords(
  asked: string,
  isFirst: boolean,
  plainly: (told: string) => Reading,
): Generator<Reading> {
  const inOtherWords = isFirst ? tellInOtherWords(asked) : undefined
  if (inOtherWords !== undefined) yield plainly(inOtherWords)
  const percent = ofPlans.test(asked) ? undefined : tellPercentByRoles(asked, isThing)
  if (percent !== undefined) yield plainly(percent)
  const story = tellStory(asked, isKnownWord)
  if (story !== undefined) yield plainly(story)
}

function readPlain(
  asked: string,
  names: ReadonlySet<string>,
  named: (text: string) => string = (text) => text,
): Reading {
  const raw = leaveOutIncome(tellYearsAsTime(tellAgesAsTime(tellSigns(named(asked)))))
  return readWords(cutWords({ raw, asked, names }))
}
