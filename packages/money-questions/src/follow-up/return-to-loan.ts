import { goingBack, loanKind, theFirst } from '../grammar/rate-periods.ts'
import { askWhatChanges } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { toStep } from '../plan/to-step.ts'
import { understand } from '../plan/understand.ts'
import { findWords } from '../read/find-words.ts'
import { nothingSaid } from '../read/pick-words.ts'
import { withoutWords } from '../read/reword.ts'
import type { Asked } from './talk.ts'

/**
 * "Go back to the first loan", "the home loan at 9 %": a loan of before the last with what is said of it now. One that is
 * told whole is a loan of its own; asks back where it is not known which is meant, or it would have the figures of the
 * one after it.
 */
export function returnToLoan(asked: Asked, planOnce: (asked: Asked) => Step): Step {
  const { reading, back, world } = asked
  const anew = planOnce({ ...asked, back: undefined, last: undefined })
  if (anew.answer.kind === 'answer') return anew
  const unclear = { answer: askWhatChanges() }
  if (typeof back !== 'object') return unclear
  const again = understand(nothingSaid, world.year, back.candidate)
  if (again?.answer.kind !== 'answer') return unclear
  const names = [goingBack, theFirst, loanKind].flatMap((pattern) => findWords(reading, pattern))
  const rest = withoutWords(reading, ...names)
  if (rest.tokens.every(({ kind, text }) => kind !== 'word' || text === 'the' || text === 'my'))
    return toStep(again)
  const step = planOnce({ ...asked, reading: rest, back: undefined, last: toStep(again) })
  return step.answer.kind === 'answer' ? step : unclear
}
