import type { Draft, Option } from '../answer/answer.ts'
import { writeFigure } from '../answer/format.ts'
import { lines } from '../answer/parts.ts'
import { findFigure } from '../answer/result.ts'
import { en } from '../languages/en/index.ts'
import { familyPhrases, fill, type Phrases, type Say } from '../languages/phrases.ts'
import { readOwnWords } from '../read/reword.ts'
import type { Candidate } from './candidate.ts'
import type { Understood } from './understood.ts'

/** The words that settle which of two kinds of interest, repayment or loss is meant. */
const clearly: Readonly<Record<string, string | ((candidate: Candidate) => string)>> = {
  emi: 'emi',
  simple: 'simple interest',
  compound: 'compound interest',
  yearly: 'every year',
  // What is lost over the whole time is one percentage of it.
  whole: ({ ask, values: { principal, annualLossPercent } }) =>
    ask.find === 'lost'
      ? `${annualLossPercent} % of ${principal}`
      : `${principal} minus ${annualLossPercent} %`,
}

/** The words of a reply to such a question, by what it chooses. */
export function wordsFor(value: string, candidate: Candidate): string {
  const words = clearly[value] ?? value
  return typeof words === 'string' ? words : words(candidate)
}

/** A question back, without figures. */
export function clarify(say: Say): Draft {
  return { kind: 'clarify', say, calculations: [], asked: [] }
}

/** Asks for what is missing. */
export function askBack(candidate: Candidate): Draft {
  const options = listChoices(candidate)
  const draft = clarify((phrases) => {
    const questions = candidate.missing.map((name) => toQuestion(name, candidate, phrases))
    const [first = '', ...others] = questions
    return others.length === 0
      ? first
      : [phrases.askBack.moreFigures, ...questions.map((question) => `- ${question}`)].join('\n')
  })
  return options.length > 0 ? { ...draft, options } : draft
}

function toQuestion(name: string, { family }: Candidate, phrases: Phrases): string {
  const { questions = {}, figures } = familyPhrases(phrases, family.id)
  const question = questions[name]
  if (question !== undefined) return question
  const variable = family.variables[name]
  if (variable === undefined) return name
  const example = phrases.examples[variable.kind]
  const told = fill(phrases.askBack.oneFigure, { name: figures[name] ?? name, example })
  return capitalize(told)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What may be said to a question about one choice; nothing where more than that is missing. */
function listChoices(candidate: Candidate): Option[] {
  const { family, missing, choices, said } = candidate
  const [name, ...others] = missing
  const known = name === undefined ? undefined : familyPhrases(en, family.id).options?.[name]
  if (name === undefined || others.length > 0 || known === undefined) return []
  return Object.keys(known).map((value) => ({
    say: (phrases) => familyPhrases(phrases, family.id).options?.[name]?.[value] ?? value,
    means:
      name === 'unclear'
        ? readOwnWords(wordsFor(value, candidate))
        : { ...candidate, choices: { ...choices, [name]: value }, missing: [], said: [...said, name] },
  }))
}

/** Asks which of several readings is meant; each can be chosen. */
export function askWhich(readings: readonly Understood[]): Draft {
  const options = listReadings(readings)
  return {
    ...clarify((phrases) =>
      [phrases.askBack.whichWay, ...options.map(({ say }) => `- ${say(phrases)}`)].join('\n'),
    ),
    options,
  }
}

/** Asks which figure of a plan is meant by words that name none of them; each can be chosen. */
export function askWhichFigure(readings: readonly Understood[], unheard: readonly string[]): Draft {
  const options = listReadings(readings)
  return {
    ...clarify((phrases) =>
      [
        fill(phrases.askBack.whichFigure, { words: quote(unheard) }),
        ...options.map(({ say }) => `- ${say(phrases)}`),
      ].join('\n'),
    ),
    options,
  }
}

/** Readings by what they are called, and where two are called alike by the figures that set them apart. */
function listReadings(readings: readonly Understood[]): Option[] {
  const nameOf = ({ candidate: { family, ask } }: Understood) => `${family.id} ${ask.find}`
  const valuesOf = ({ candidate }: Understood) => JSON.stringify(candidate.values)
  // Two ways to say one figure are one reading.
  const different = readings.filter(
    (reading, at) =>
      !readings
        .slice(0, at)
        .some((other) => nameOf(other) === nameOf(reading) && valuesOf(other) === valuesOf(reading)),
  )
  return different.map((reading) => {
    const { candidate } = reading
    const alike = different.filter((other) => nameOf(other) === nameOf(reading))
    const apart = Object.keys(candidate.values).filter((name) =>
      alike.some((other) => other.candidate.values[name] !== candidate.values[name]),
    )
    return { say: (phrases) => tellReading(reading, apart, phrases), means: candidate }
  })
}

function tellReading({ candidate, result }: Understood, apart: readonly string[], phrases: Phrases): string {
  const { family, ask, currency } = candidate
  const finds: Readonly<Record<string, string>> = phrases.finds
  const { name, figures } = familyPhrases(phrases, family.id)
  const told = apart.map((id) => {
    const figure = result && findFigure(result, id)
    const value = figure === undefined ? String(candidate.values[id]) : writeFigure(figure, currency, phrases)
    return fill(phrases.comparison.figure, { name: figures[id] ?? id, value })
  })
  const parts = { name: capitalize(name), find: finds[ask.find] ?? ask.find, figures: told.join(', ') }
  return fill(told.length === 0 ? phrases.ways.reading : phrases.ways.readingWith, parts)
}

/** Says which words stand in the way of an answer. */
export function askAbout({ unexplained, unaccounted }: Candidate): Draft {
  const words = quote([...unexplained, ...unaccounted])
  return clarify(({ askBack: { unknownWords } }) => fill(unknownWords, { words }))
}

/** Says what would be the answer if words that are not in the vocabulary changed nothing; a figure, but no answer. */
export function askWhether({ unaccounted }: Candidate, { say, asked }: Draft): Draft {
  const words = quote(unaccounted)
  const draft = clarify((phrases) => lines(fill(phrases.askBack.doubtfulWords, { words }), say(phrases)))
  return {
    ...draft,
    likely: asked,
    options: [{ say: ({ ways }) => ways.changesNothing, means: readOwnWords('yes') }],
  }
}

function quote(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `"${word}"`).join(', ')
}
