import type { Draft } from '../answer/answer.ts'
import { byHowMuch, difference, differing, howMuch, ofPaying, ofPrices } from '../grammar/differing.ts'
import { clarify } from '../plan/ask-back.ts'
import type { Context } from '../plan/candidate.ts'
import { tellDifference } from '../plan/tell-difference.ts'
import { understand } from '../plan/understand.ts'
import { isBesideFigure } from '../read/beside-figures.ts'
import { isInside } from '../read/is-inside.ts'
import { nothingSaid } from '../read/pick-words.ts'
import type { Reading } from '../read/read-words.ts'
import { namesResult, withoutDifference } from './differ-from-before.ts'
import { withAskedInterest } from './is-about.ts'

/**
 * "What would I save in EMI at 8.5 %?" after an answer: the figure of before, the one with what is new, and what lies
 * between them. Undefined where no difference is asked for, or where the words are about another kind of question.
 */
export function differByNewFigure(reading: Reading, year: string, context: Context): Draft | undefined {
  const { raw, tokens, quantities, concepts } = reading
  const [quantity, ...others] = quantities
  if (context.missing.length > 0 || quantity === undefined || others.length > 0) return undefined
  // "3 lakh extra" is paid besides, and takes the place of nothing.
  const isMore = tokens.some(({ text }, at) => differing.has(text) && isBesideFigure(reading, at))
  if (concepts.has('prepay') || isMore) return undefined
  const isDiffering = tokens.some(({ text }, at) => differing.has(text) && !isInside(quantities, at))
  if (!isDiffering && !byHowMuch.test(raw)) return undefined
  if (!howMuch.test(raw) && !difference.test(raw)) return undefined
  const isNamed = namesResult(concepts) || concepts.has('monthly') || concepts.has('askMonthly')
  // What is paid may be the instalment or the whole.
  const isOfWhat = tokens.some(({ text }) => ofPrices.has(text) || ofPaying.has(text)) && !isNamed
  if (isOfWhat) return clarify(({ askBack }) => askBack.differenceOfWhat)
  const now = understand(withAskedInterest(withoutDifference(reading)), year, context)
  if (now === undefined || now.candidate.family !== context.family) return undefined
  if (now.answer.kind !== 'answer') return undefined
  const isChanged = JSON.stringify(now.candidate.values) !== JSON.stringify(context.values)
  const before = understand(nothingSaid, year, { ...context, ask: now.candidate.ask })
  // Nothing is saved where it gets more.
  const isSaving = tokens.some(({ text }) => /^sav|^bach|^बच/.test(text))
  if (isSaving && before !== undefined && (now.answer.asked[0] ?? 0) > (before.answer.asked[0] ?? 0))
    return clarify(({ askBack }) => askBack.differenceOfWhat)
  const lies = isChanged && before ? tellDifference(before, now) : undefined
  return lies ?? clarify(({ askBack }) => askBack.differenceOfWhat)
}
