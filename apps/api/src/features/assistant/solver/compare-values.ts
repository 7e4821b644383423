import type { Draft } from './answering/answer.ts'
import { formatUnit } from './answering/format.ts'
import { familyPhrases, fill, type Phrases } from './languages/phrases.ts'
import { askedFigure, listAssumptions, runCandidate } from './solve-candidate.ts'
import type { Understood } from './understand.ts'

/**
 * The same question with other values of its figures, side by side, each named by what sets it apart. Undefined where
 * they are not the same question, where one has no answer, or where nothing sets them apart.
 */
export function compareValues(understood: readonly Understood[]): Draft | undefined {
  const sides = understood.flatMap(({ answer, candidate }) => {
    const result = answer.kind === 'answer' ? runCandidate(candidate) : undefined
    return result === undefined ? [] : [{ candidate, result, value: askedFigure(candidate, result) }]
  })
  const [first, ...others] = sides
  if (first === undefined || others.length === 0 || sides.length < understood.length) return undefined
  const { family, ask, values } = first.candidate
  const isSame = others.every(({ candidate }) => candidate.family === family && candidate.ask === ask)
  const apart = Object.keys(values).filter((name) =>
    others.some(({ candidate }) => candidate.values[name] !== values[name]),
  )
  if (!isSame || apart.length === 0) return undefined

  const write = ({ candidate, result }: typeof first, name: string, value: number, phrases: Phrases) =>
    formatUnit(value, result.figures[name]?.unit ?? 'number', candidate.currency, phrases)
  const describe = (side: typeof first, phrases: Phrases) =>
    apart
      .map((name) =>
        fill(phrases.comparison.figure, {
          name: familyPhrases(phrases, family.id).figures[name] ?? name,
          value: write(side, name, Number(side.result.figures[name]?.value), phrases),
        }),
      )
      .join(', ')
  const [lowest, highest] = [Math.min, Math.max].map((pick) => pick(...sides.map(({ value }) => value)))
  const difference = Number(highest) - Number(lowest)

  return {
    kind: 'answer',
    say: (phrases) => {
      const { comparison, sentences } = phrases
      const finds: Readonly<Record<string, string>> = phrases.finds
      const assumed = new Set(sides.map(({ candidate }) => listAssumptions(candidate, phrases)))
      return [
        ...sides.map((side) =>
          fill(comparison.line, {
            what: describe(side, phrases),
            value: write(side, ask.find, side.value, phrases),
          }),
        ),
        fill(sides.length === 2 ? comparison.differenceOf : comparison.spreadOf, {
          find: finds[ask.find] ?? ask.find,
          difference: write(first, ask.find, difference, phrases),
        }),
        fill(sentences.assumed, { what: [...assumed].join('; ') }),
      ].join('\n')
    },
    calculations: sides.map(({ result }) => result.calculation),
    asked: sides.map(({ value }) => value),
  }
}
