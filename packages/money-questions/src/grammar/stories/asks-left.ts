import { isHeld } from './sign-of-money.ts'
import { has, type Step } from './step.ts'
import type { Word } from './take-story.ts'

/** What is left of it, or its net, is asked. */
export const asksLeft = (ask: readonly Word[], [first]: readonly Step[]) =>
  has(ask, 'left', 'rest', 'save') ||
  ask.some(({ text }) => text === 'net') ||
  // "How much do I have now?"
  (ask.some(({ text }) => text === 'now') && first !== undefined && isHeld(first))
