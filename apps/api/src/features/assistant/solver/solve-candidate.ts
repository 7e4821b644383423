import type { Draft } from './answering/answer.ts'
import { type Run, run } from './answering/run.ts'
import { say } from './answering/say.ts'
import { familyPhrases, fill, type Phrases } from './languages/phrases.ts'
import type { Candidate } from './matching/candidate.ts'

const MONTHS = 12
/** How often interest is added, where the calculator with a screen does not offer it. */
const periodsPerYear: Readonly<Record<string, number>> = { monthly: 12, daily: 365 }

/** Computes what a complete candidate asks; undefined where these figures have no answer. */
export function runCandidate({
  family,
  ask,
  values,
  choices,
  currency,
  inMonths,
}: Candidate): Run | undefined {
  const calculator = ask.calculator ?? family.calculator
  const { ...fixed } = { ...family.fixed, ...ask.fixed }
  const target = ask.given === undefined ? undefined : (values[ask.given] ?? fixed[ask.given])
  const { [ask.given ?? '']: _, ...rest } = { ...fixed, ...values, ...choices }
  const periods = periodsPerYear[choices.frequency ?? '']
  if (periods !== undefined && ask.given === undefined) {
    return run({ calculator: 'compound-growth', values: { ...rest, periodsPerYear: periods }, currency })
  }
  const solve =
    ask.given === undefined ? undefined : { input: ask.find, output: ask.given, target: Number(target) }
  const found = run({ calculator, values: rest, currency, ...(solve && { solve }) })
  if (found === undefined) return undefined
  if (inMonths && ask.find === 'years') return withWholeMonths(found)
  if (ask.find !== 'monthsPaid') return found
  // Run again for as long as it lasts, so that the card says what the answer says.
  const months = Number(found.figures.monthsPaid?.value)
  if (Number(found.figures.finalBalance?.value) > 0) return found
  return run({ calculator, currency, values: { ...rest, years: Math.max(1, months) / MONTHS } })
}

/** "How many months" asks for whole ones: the last of them is the one in which it comes true. */
function withWholeMonths({ calculation, figures }: Run): Run {
  const months = Math.ceil(Number(figures.years?.value) * MONTHS - 1e-6)
  return { calculation, figures: { ...figures, years: { value: months, unit: 'months' } } }
}

/** The figure that a run was asked for. */
export function askedFigure({ ask }: Candidate, { figures }: Run): number {
  const figure = figures[ask.find]
  return Number(figure?.value)
}

/** An answer in a sentence, with what it assumes. */
export function toAnswer(candidate: Candidate, result: Run): Draft {
  const { family, ask, currency, choices } = candidate
  const isEndless = ask.also === 'endless' && Number(result.figures.finalBalance?.value) > 0
  return {
    kind: 'answer',
    say: (phrases) => {
      const sentence = familyPhrases(phrases, family.id).asks[ask.says] ?? ask.says
      const told = isEndless ? phrases.sentences.endless : sentence
      const assumed = fill(phrases.sentences.assumed, { what: listAssumptions(candidate, phrases) })
      return `${say(told, result, currency, phrases, choices)}\n${assumed}`
    },
    calculations: [result.calculation],
    asked: [askedFigure(candidate, result)],
  }
}

/** What an answer takes for granted, in words. */
export function listAssumptions({ family, choices, said, values }: Candidate, phrases: Phrases): string {
  const { figures, assumes } = familyPhrases(phrases, family.id)
  const { assumptions } = phrases
  const options: Readonly<Record<string, string>> = assumptions
  const assumed = Object.entries(family.variables).flatMap(([name, { assume }]) =>
    assume !== undefined && name in values && !said.includes(name) && assume !== 0
      ? [fill(assumptions.figure, { name: figures[name] ?? name, value: String(assume) })]
      : [],
  )
  const chosen = Object.entries(family.choices ?? {}).flatMap(([name, { assume }]) => {
    if (assume === undefined || said.includes(name)) return []
    const sentence = options[choices[name] ?? '']
    return sentence === undefined ? [] : [sentence]
  })
  const year =
    'financialYear' in values && !said.includes('financialYear')
      ? [fill(assumptions.financialYear, { year: String(values.financialYear) })]
      : []
  return [...year, ...chosen, ...assumed, assumes].join(', ')
}
