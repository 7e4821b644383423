import { entryLimits } from '@pkg/finance-math/calculators'
import type { Reading } from '../../read/read-words.ts'
import { tellAgesAsTime } from '../../read/tell-ages-as-time.ts'
import type { DefinitionWords } from './definition-words.ts'
import { findNamed } from './find-named.ts'
import { type NamedReading, toNamedTokens, vocabularyOf } from './read-named.ts'

/** How old somebody is, told as a calculator asks for it. */
const ofMyself =
  /\b(?:i am|i m|im|my age is|meri (?:umar|umr|age)(?: hai)?|main|mai) (\d\d)\b(?! ?(?:%|percent|lakh|lac|k\b|thousand|months?|mahine))(?: (?:years?|yrs?)(?: old)?| (?:saal|sal) ka| (?:saal|sal) ki)?|(?<!\d)(\d\d) (?:saal|sal|साल|वर्ष) (?:ki|की) (?:umar|umr|उम्र|आयु)(?: (?:mein|me|में|se|से))?/u

/**
 * "From age 30 to 58" as a time, where the calculator asks for a time, or for ages of which the later one is as the
 * definition has it.
 */
export function withoutAges(reading: Reading, definitions: readonly DefinitionWords[]): Reading {
  const plain = reading.asked
  const told = { ...reading, asked: tellAgesAsTime(plain) }
  if (told.asked === plain) return { ...reading, asked: plain.replace(ofMyself, 'age $1$2') }
  const named = findNamed(toNamedTokens(told, vocabularyOf(definitions)), definitions)
  const isTold = named.every(({ words: { figures } }) => {
    // An age behind "more options" is not asked for.
    const ages = figures.filter(({ input }) => input.unit === 'age' && !input.advanced)
    const last = ages.at(-1)?.input.default
    return ages.length === 0 || (ages.length === 2 && new RegExp(`\\b${last}\\b`).test(plain))
  })
  return named.length > 0 && isTold ? told : reading
}

/**
 * "For 30 years" where a calculator asks for two ages: between the later one, as the definition has it and as is told, and
 * the earlier one.
 */
export function withAges(reading: NamedReading): NamedReading | undefined {
  const { words, assigned, left, outOfRange } = reading
  const ages = words.figures.filter(({ input }) => input.unit === 'age')
  const [from, to, ...others] = ages
  const [time, ...more] = left.filter((quantity) => quantity !== reading.wanted)
  if (from === undefined || to === undefined || time === undefined || others.length + more.length > 0)
    return undefined
  if (reading.unclear.length > 0 || reading.isNamedByFigure) return undefined
  if (time.kind !== 'years' || assigned.some(({ figure }) => ages.includes(figure))) return undefined
  const age = to.input.default - time.value
  const { min, max } = entryLimits(from.input)
  if (!Number.isInteger(age) || age < min || age > max) return undefined
  const filled = [
    { figure: from, value: age },
    { figure: to, value: to.input.default },
  ].map((one) => ({ ...one, quantity: time, isNamed: true, said: [], isPeriodOpen: false }))
  return {
    ...reading,
    left: left.filter((quantity) => quantity === reading.wanted),
    outOfRange: outOfRange.filter((figure) => !ages.includes(figure)),
    assigned: [...assigned, ...filled],
  }
}
