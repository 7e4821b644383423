import type { Draft } from './answering/answer.ts'
import { familyPhrases, fill, type Phrases, type Say } from './languages/phrases.ts'
import type { Candidate } from './matching/candidate.ts'

/** A question back, without figures. */
export function clarify(say: Say): Draft {
  return { kind: 'clarify', say, calculations: [], asked: [] }
}

/** Asks for what is missing. */
export function askBack(candidate: Candidate): Draft {
  return clarify((phrases) => {
    const questions = candidate.missing.map((name) => toQuestion(name, candidate, phrases))
    const [first = '', ...others] = questions
    return others.length === 0
      ? first
      : [phrases.askBack.moreFigures, ...questions.map((question) => `- ${question}`)].join('\n')
  })
}

function toQuestion(name: string, { family }: Candidate, phrases: Phrases): string {
  const { questions = {}, figures } = familyPhrases(phrases, family.id)
  const question = questions[name]
  if (question !== undefined) return question
  const variable = family.variables[name]
  if (variable === undefined) return name
  const example = phrases.examples[variable.kind]
  const told = fill(phrases.askBack.oneFigure, { name: figures[name] ?? name, example })
  return told.charAt(0).toUpperCase() + told.slice(1)
}

/** Says which ways of understanding there are. */
export function askWhich(candidates: readonly Candidate[]): Draft {
  return clarify((phrases) => {
    const finds: Readonly<Record<string, string>> = phrases.finds
    const ways = candidates.map(
      ({ family, ask }) => `- ${familyPhrases(phrases, family.id).name}: ${finds[ask.find] ?? ask.find}`,
    )
    return [phrases.askBack.whichWay, ...new Set(ways)].join('\n')
  })
}

/** Says which words stand in the way of an answer. */
export function askAbout({ unexplained, unaccounted }: Candidate): Draft {
  const words = quote([...unexplained, ...unaccounted])
  return clarify(({ askBack: { unknownWords } }) => fill(unknownWords, { words }))
}

/** Says what would be the answer if words that nobody has told us changed nothing; a figure, but no answer. */
export function askWhether({ unaccounted }: Candidate, { say, asked }: Draft): Draft {
  const words = quote(unaccounted)
  const draft = clarify((phrases) => `${fill(phrases.askBack.doubtfulWords, { words })}\n${say(phrases)}`)
  return { ...draft, likely: asked }
}

function quote(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `"${word}"`).join(', ')
}
