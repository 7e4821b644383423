import type { Answer } from '../answering/answer.ts'
import { formatNumber, formatPercent } from '../answering/format.ts'
import { fillers } from '../grammar/fillers.ts'
import { shareFillers, shareRules, shareWords } from '../grammar/shares.ts'
import { toPlainLetters } from '../grammar/to-plain-letters.ts'
import { units } from '../grammar/units.ts'
import { isKnownWord } from '../reading/find-concepts.ts'
import type { Quantity } from '../reading/quantity.ts'
import type { Reading } from '../reading/read-question.ts'
import { evaluate } from './evaluate.ts'
import { toSumAnswer } from './result.ts'

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries(shareWords).flatMap(([sign, words]) =>
    words.split(', ').map((word) => [toPlainLetters(word), sign] as const),
  ),
)
const longestSign = Math.max(...[...signs.keys()].map((phrase) => phrase.split(' ').length))
/** More words than these that nobody has told us are no name of a thing. */
const MOST_UNNAMED = 2
/** How a quantity stands in a shape, and the names that a rule calls those of its kind by. */
const kinds = { N: 'nm', P: 'pq', T: 'tu' } as const

/** A discount, a charge, a profit or a share of a bill; undefined where anything in the question is something else. */
export function solveShare(reading: Reading): Answer | undefined {
  const shape = toShape(reading)
  const rule = shape === undefined ? undefined : shareRules.find((candidate) => candidate.shape.test(shape))
  if (rule === undefined) return undefined
  const figures = nameFigures(reading.quantities)
  if (figures === undefined) return undefined
  const compute = (as: string) => evaluate(as.replace(/\b[nmpqtu]\b/g, (name) => `(${figures.get(name)})`))
  const value = compute(rule.as)
  if (value === undefined) return undefined
  const answer = toSumAnswer(show(rule.as, figures), value, rule.unit)
  const also = (rule.also ?? []).flatMap(({ says, as, unit }) => {
    const other = compute(as)
    if (other === undefined) return []
    return [`${says} ${unit === 'percent' ? formatPercent(other) : formatNumber(other)}.`]
  })
  return { ...answer, text: [`${answer.text}.`, ...also].join(' ') }
}

/** The shape of a question as `grammar/shares.ts` describes it; undefined where a word of it has no part in one. */
export function toShape({ tokens, quantities }: Reading): string | undefined {
  const parts: string[] = []
  let signEnd = 0
  let unnamed = 0
  for (let at = 0; at < tokens.length; ) {
    const quantity = quantities.find(({ start }) => start === at)
    if (quantity !== undefined) {
      const kind = toKind(quantity)
      // "2 dozen eggs at 6 each" are 24.
      const isCounted = kind !== undefined && !/^dozens?$/.test(tokens[quantity.end]?.text ?? '')
      if (!isCounted) return undefined
      parts.push(kind)
      at = Math.max(quantity.end, kind === 'T' ? quantity.end + 1 : 0)
      continue
    }
    const [sign, length] = readSign(
      tokens.map(({ text }) => text),
      at,
    )
    if (sign !== undefined) {
      if (!(parts.at(-1) === sign && at === signEnd)) parts.push(sign)
      signEnd = at + length
      at += length
      continue
    }
    const { kind, text } = tokens[at] ?? { kind: 'pause', text: '' }
    // "1000 of 5000" is a part of a whole, not what became of it.
    const isOwned = ['my', 'our', 'the', 'a'].includes(tokens[at + 1]?.text ?? '')
    const isBetween =
      quantities.some(({ end }) => end === at) &&
      quantities.some(({ start }) => start === (isOwned ? at + 2 : at + 1))
    if (text === 'of' && isBetween && parts.at(-1) === 'N') parts.push('OF')
    const isPart = kind === 'word' && !units.has(text) && !fillers.has(text) && !shareFillers.has(text)
    // What is bought may have any name; a word that we know means something else.
    if (isPart && (isKnownWord(text) || ++unnamed > MOST_UNNAMED)) return undefined
    if (kind === 'sign' && !['₹', '$', '€', '£'].includes(text)) return undefined
    at++
  }
  // "With" a charge is on top of the amount; with anything else it says nothing of its own.
  return parts
    .join(' ')
    .replace(/\bN WITH (?=P CHARGE|CHARGE P)/, 'N PLUS ')
    .replace(/\bWITH ?/g, '')
    .trim()
}

function readSign(words: readonly string[], at: number): [string | undefined, number] {
  for (let length = longestSign; length > 0; length--) {
    const sign = signs.get(words.slice(at, at + length).join(' '))
    if (sign !== undefined) return [sign, length]
  }
  return [undefined, 0]
}

function toKind({ kind, per, isNegative }: Quantity): keyof typeof kinds | undefined {
  if (per !== undefined || isNegative) return undefined
  return ({ money: 'N', bare: 'N', percent: 'P', things: 'T' } as const)[kind as 'money']
}

function nameFigures(quantities: readonly Quantity[]): ReadonlyMap<string, number> | undefined {
  const counts = { N: 0, P: 0, T: 0 }
  const figures = new Map<string, number>()
  for (const quantity of quantities) {
    const kind = toKind(quantity)
    const name = kind === undefined ? undefined : kinds[kind][counts[kind]++]
    if (name === undefined) return undefined
    figures.set(name, quantity.value)
  }
  return figures
}

function show(as: string, figures: ReadonlyMap<string, number>): string {
  return as
    .replace(/\b[nmpqtu]\b/g, (name) => formatNumber(figures.get(name) ?? 0))
    .replace(/ \* /g, ' × ')
    .replace(/ \/ /g, ' ÷ ')
    .replace(/ - /g, ' − ')
}
