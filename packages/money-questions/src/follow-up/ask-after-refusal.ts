import { decline } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { isIdle } from '../read/is-idle.ts'
import { isInside } from '../read/is-inside.ts'
import type { Asked } from './talk.ts'

/** "My salary is 80,000", which was not understood, and then "50 %": a share of it, and no rate of the loan before. */
export function askAfterRefusal({ reading: { tokens, quantities }, last }: Asked): Step | undefined {
  const [figure, ...others] = quantities
  if (last?.plan === undefined) return undefined
  if (figure?.kind !== 'percent' || others.length > 0) return undefined
  const isBare = tokens.every(
    ({ kind, text }, at) => kind !== 'word' || isInside(quantities, at) || isIdle(text),
  )
  // Said once more, it is meant for what was computed before.
  return isBare
    ? { answer: decline(({ askBack }) => askBack.whatChanges, 'clarify'), plan: last.plan }
    : undefined
}
