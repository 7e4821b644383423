import type { Draft } from '../answer/answer.ts'
import { sayDifference, subtractAsked } from '../answer/difference.ts'
import { joined, lines, tell, together } from '../answer/parts.ts'
import { askedNumber, findFigure, toCalculation } from '../answer/result.ts'
import { sayFigure } from '../answer/say.ts'
import { familyPhrases, type Phrases } from '../languages/phrases.ts'
import { neverEnds, sayAssumed } from './solve-candidate.ts'
import { toSumAnswer } from './special/result.ts'
import type { Understood } from './understood.ts'

/**
 * The same question with other values of its figures, side by side, each named by what sets it apart. Undefined where
 * they are not the same question, where one has no answer, or where nothing sets them apart.
 */
export function compareValues(understood: readonly Understood[]): Draft | undefined {
  const sides = understood.flatMap(({ answer, candidate, result }) =>
    answer.kind !== 'answer' || result === undefined || neverEnds(candidate, result)
      ? []
      : [{ candidate, result, value: askedNumber(result) }],
  )
  const [first, ...others] = sides
  if (first === undefined || others.length === 0 || sides.length < understood.length) return undefined
  const { family, ask, values } = first.candidate
  const isSame = others.every(({ candidate }) => candidate.family === family && candidate.ask === ask)
  const apart = Object.keys(values).filter((name) =>
    others.some(({ candidate }) => candidate.values[name] !== values[name]),
  )
  if (!isSame || apart.length === 0) return undefined

  const write = ({ result }: typeof first, name: string, phrases: Phrases) => sayFigure(name, result, phrases)
  const describe = (side: typeof first, phrases: Phrases) =>
    joined(
      apart.map((name) =>
        tell(phrases.comparison.figure, {
          name: familyPhrases(phrases, family.id).figures[name] ?? name,
          value: write(side, name, phrases),
        }),
      ),
      ', ',
    )
  const [lowest = first, ...rest] = sides.toSorted((one, other) => one.value - other.value)
  const highest = rest.at(-1) ?? first
  const unit = findFigure(first.result, ask.find)?.unit ?? 'number'
  const gap = subtractAsked(highest.result, lowest.result)
  const writeDifference = (phrases: Phrases) =>
    sayDifference(gap, unit, { currency: first.result.currency, phrases })
  // A sum of its own, so that its figures stand on a card too.
  const difference = toSumAnswer({
    sum: (phrases) => together(write(highest, ask.find, phrases), ' − ', write(lowest, ask.find, phrases)),
    ...gap,
    says: (phrases) => writeDifference(phrases).text,
    unit,
    currency: first.result.currency,
  })

  return {
    kind: 'answer',
    say: (phrases) => {
      const { comparison } = phrases
      const finds: Readonly<Record<string, string>> = phrases.finds
      return lines(
        ...sides.map((side) =>
          tell(comparison.line, {
            what: describe(side, phrases),
            value: write(side, ask.find, phrases),
          }),
        ),
        tell(sides.length === 2 ? comparison.differenceOf : comparison.spreadOf, {
          find: finds[ask.find] ?? ask.find,
          difference: writeDifference(phrases),
        }),
        sayAssumed(
          sides.map(({ candidate }) => candidate),
          phrases,
        ),
      )
    },
    calculations: [...sides.map(({ result }) => toCalculation(result)), ...difference.calculations],
    asked: sides.map(({ value }) => value),
  }
}
