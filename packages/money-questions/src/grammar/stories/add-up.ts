import { asksLeft } from './asks-left.ts'
import { gainOf } from './gain-of.ts'
import { bracket, factorOf } from './join-measures.ts'
import { leaveOutParts } from './leave-out-parts.ts'
import { cappedPart, partOf, sumOfParts } from './part-of.ts'
import { has, isMoney, isPercent } from './step.ts'
import { ANY, isTime, type Piece } from './take-story.ts'
import { toSteps } from './to-steps.ts'
import { totalOf } from './total-of.ts'

/** What is looked for: how many of something, or so much for one of it. */
export interface Asked {
  many?: string | undefined
  per?: string | undefined
}

/** What a sum of figures comes to by the words beside them; undefined where these leave it open. */
export function addUp(pieces: readonly Piece[], asked: Asked): string | undefined {
  const { steps, ask } = toSteps(pieces)
  const all = pieces.flatMap((piece) => (piece.kind === 'word' ? [piece] : []))
  if (
    has(
      ask.filter(({ text }) => text !== 'cost' && text !== 'spent'),
      'old',
      'bought',
      'tax',
    ) &&
    !has(ask, 'gain', 'sold')
  )
    return undefined
  const [only, ...more] = steps
  const counts = steps.filter((step) => !isMoney(step) && !isPercent(step))
  if (only !== undefined && more.length === 0 && asked.many !== undefined)
    return /[*/]/.test(only.figure.text) && (only.figure.of === asked.many || asked.many === ANY)
      ? only.figure.text
      : undefined
  if (asked.many !== undefined) return undefined
  const [people, ...others] = counts
  if (others.length > 0) return undefined
  const isSplit = has(all, 'split') || has(ask, 'own')
  if (has(all, 'rest') && isSplit) return undefined
  if (people !== undefined && (!isSplit || people.figure.per !== undefined || isTime(people.figure.of)))
    return undefined
  const isLeft = !has(ask, 'gain') && asksLeft(ask, steps)
  const money = leaveOutParts(
    steps.filter((step) => step !== people),
    isLeft ? 'left' : people === undefined ? 'sum' : 'each',
  )
  if (money === undefined) return undefined
  const periods = new Set(
    money.filter(isMoney).flatMap(({ figure }) => (figure.per === undefined ? [] : [figure.per])),
  )
  const [period, ...otherPeriods] = periods
  if (otherPeriods.length > 0 || (period !== undefined && !isTime(period))) return undefined
  // "3 lakh with 5,000 monthly".
  if (period !== undefined && money.find(isMoney)?.figure.per === undefined) return undefined
  const text =
    cappedPart(money, ask, all) ??
    sumOfParts(money, ask, all) ??
    (period === undefined && asked.per === undefined ? partOf(money, ask, all) : undefined) ??
    (has(ask, 'gain') ? gainOf(money, ask) : totalOf(money, ask, all))
  if (text === undefined) return undefined
  const isChanged = /[-+*/%]/.test(text)
  const share = people === undefined ? text : `${bracket(text)} / ${people.figure.text}`
  if (people !== undefined && asked.per !== undefined && isTime(asked.per) && period === undefined)
    return undefined
  if (asked.per === undefined || asked.per === ANY || asked.per === period)
    return isChanged || people ? share : undefined
  const factor = period === undefined ? undefined : factorOf(asked.per, period)
  if (factor === undefined || / is what percent| change /.test(share)) return undefined
  return factor >= 1 ? `${bracket(share)} * ${factor}` : `${bracket(share)} / ${Math.round(1 / factor)}`
}
