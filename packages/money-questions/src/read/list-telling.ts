import { isIdle } from './is-idle.ts'
import { isInside } from './is-inside.ts'
import type { Token } from './tokenize.ts'

/** What is said beside these figures or phrases, without pauses and words that say nothing else of a figure. */
export function listTelling(
  tokens: readonly Token[],
  besides: readonly { start: number; end: number }[],
): Token[] {
  return tokens.filter(({ kind, text }, at) => kind !== 'pause' && !isInside(besides, at) && !isIdle(text))
}
