import type { Draft } from '../../answer/answer.ts'
import { type Parts, tell, together } from '../../answer/parts.ts'
import { toSaid } from '../../answer/to-said.ts'
import { measures } from '../../grammar/measures.ts'
import { notCounted } from '../../grammar/not-counted.ts'
import type { Order, ShareDoubt, ShareRule } from '../../grammar/share-rule.ts'
import { shareDoubts, shareRules } from '../../grammar/share-rules.ts'
import { formerAsked, looksForFirst, onTop, otherSharing, partIsTold } from '../../grammar/unheard.ts'
import type { Reading } from '../../read/read-words.ts'
import { readOwnWords } from '../../read/reword.ts'
import { clarify } from '../ask-back.ts'
import { evaluate } from './evaluate.ts'
import { isYesOrNo } from './is-yes-or-no.ts'
import { nameFigures } from './name-figures.ts'
import { toSumAnswer } from './result.ts'
import { toPart } from './to-part.ts'
import { toShape } from './to-shape.ts'

/** Two percentages, of which each is taken off. */
const bothOff = /\(1 - p \/ 100\) \* \(1 - q \/ 100\)/

/** A discount, a charge, a profit or a share of a bill; undefined where anything in the question is something else. */
export function solveShare(reading: Reading): Draft | undefined {
  if (isYesOrNo(reading)) return undefined
  const shape = toShape(reading)
  const figures = shape === undefined ? undefined : nameFigures(reading)
  if (shape === undefined || figures === undefined) return undefined
  const compute = (as: string) => evaluate(withFigures(as, figures, (value) => `(${value})`))
  const doubt = shareDoubts.find(
    ({ shape: form, about }) => form.test(shape) && (about === undefined || about.test(reading.text)),
  )
  if (doubt?.about !== undefined) return askBack(doubt, figures)
  const rule = shareRules.find(
    (candidate) => candidate.shape.test(shape) && holds(candidate, shape, reading, compute),
  )
  if (rule === undefined) return doubt && askBack(doubt, figures)
  if (rule.isUnclear) return clarify(({ askBack: { differentlyMeant } }) => differentlyMeant)
  if (hasOtherMeasure(rule, shape, reading.text))
    return clarify(({ askBack: { otherMeasure } }) => otherMeasure)
  // "25 % on what gives 1000" looks for what comes first: a rule that does not say so would take 1000 for it.
  if (otherSharing.test(reading.asked)) return undefined
  if (rule.about === undefined && looksForFirst.test(reading.text)) return undefined
  const isTold =
    partIsTold.test(reading.text) ||
    formerAsked.test(reading.text) ||
    (bothOff.test(rule.as) && onTop.test(reading.text))
  if (rule.about === undefined && /\bP\b/.test(shape) && isTold) return undefined
  const value = compute(rule.as)
  if (value === undefined) return undefined
  const also = (rule.also ?? []).flatMap(({ says, as, unit }) => {
    const other = compute(as)
    return other === undefined ? [] : [{ says, value: other, unit: unit ?? ('number' as const) }]
  })
  const sum = toSumAnswer({ sum: show(rule.as, figures), value, ...(rule.unit && { unit: rule.unit }), also })
  return also.length > 0 ? sum : { ...sum, say: (phrases) => together(sum.say(phrases), '.') }
}

function holds(
  { where, whereUp, counts, about, isExchange }: ShareRule,
  shape: string,
  reading: Reading,
  compute: (as: string) => number | undefined,
): boolean {
  const { tokens, quantities, text } = reading
  const currencies = new Set(quantities.flatMap(({ currency }) => currency ?? []))
  if (currencies.size > 1 !== (isExchange === true)) return false
  const isOrdered = (order: Order | undefined) => {
    const [less, more] = (order?.split(' < ') ?? []).map(compute)
    return order === undefined || (less !== undefined && more !== undefined && less < more)
  }
  if (!isOrdered(where) || (/\bUP\b/.test(shape) && !isOrdered(whereUp))) return false
  if (about !== undefined && !about.test(text)) return false
  if (counts === undefined) return true
  const [one = '', other = ''] = quantities.flatMap(({ end }, index) =>
    toPart(reading, index) === 'T' ? [tokens[end]?.text ?? ''] : [],
  )
  if (counts === 'alike') return toSingular(one) === toSingular(other) && !notCounted.test(text)
  return counts[0].test(one) && counts[1].test(other)
}

/** Whether things in one measure are priced by another, which this rule does not convert. */
function hasOtherMeasure({ about }: ShareRule, shape: string, text: string): boolean {
  return (
    /\b(?:EACH|APIECE)\b/.test(shape) &&
    about === undefined &&
    measures.filter((measure) => measure.test(text)).length > 1
  )
}

function toSingular(noun: string): string {
  return noun.replace(/s$/, '')
}

function askBack({ asks, ways }: ShareDoubt, figures: ReadonlyMap<string, number>): Draft {
  return {
    ...clarify((phrases) => phrases.askBack[asks]),
    options: ways.map(({ says, means }) => ({
      say: (phrases) => phrases.ways[says],
      means: readOwnWords(withFigures(means, figures, String)),
    })),
  }
}

function withFigures(
  as: string,
  figures: ReadonlyMap<string, number>,
  write: (value: number) => string,
): string {
  return as.replace(/\b[a-z]\b/g, (name) => write(figures.get(name) ?? Number.NaN))
}

/** A sum as it is told, with its figures in their places. */
function show(as: string, figures: ReadonlyMap<string, number>): Parts {
  const signs = as.replace(/ \* /g, ' × ').replace(/ \/ /g, ' ÷ ').replace(/ - /g, ' − ')
  return tell(
    signs.replace(/\b[a-z]\b/g, '{$&}'),
    Object.fromEntries(
      [...figures].map(([name, value]) => [name, toSaid(value, 'number', { computed: false })]),
    ),
  )
}
