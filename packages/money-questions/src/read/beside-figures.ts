import { changeSigns, changeWords } from '../grammar/changes.ts'
import { harmlessWords } from '../grammar/harmless-words.ts'
import { units } from '../grammar/units.ts'
import { hasPhrase } from './find-concepts.ts'
import { isInside } from './is-inside.ts'
import type { Reading } from './read-words.ts'

/** "2 years more", "double it": how much of which figure that is would be a guess. */
export function isChangeByAmount({ tokens, quantities, concepts }: Reading): boolean {
  // "Two and a half lakh" changes nothing by half.
  const isFree = (at: number) => !isInside(quantities, at)
  const text = tokens.flatMap((token, at) => (isFree(at) ? [token.text] : [])).join(' ')
  if (concepts.has('prepay') || (concepts.has('stepUp') && /\bstep|top up|badh/.test(text))) return false
  if (concepts.has('stepUp') && concepts.has('yearly')) return false
  return hasPhrase(changeWords, text) || /(?:^| )(?:aur|और)[ .?!]*$/.test(text)
}

/**
 * Whether words beside the figures and phrases of what is said after an answer may make something else of these figures.
 *
 * @param isName whether a word calls a figure
 */
export function saysMore(
  { tokens, quantities, mentions }: Reading,
  isName: (word: string) => boolean = () => false,
): boolean {
  return tokens.some(
    ({ kind, text }, at) =>
      kind === 'word' &&
      !isInside(quantities, at) &&
      !isInside(mentions, at) &&
      !harmlessWords.has(text) &&
      !units.has(text) &&
      !isName(text) &&
      !changeSigns.has(text),
  )
}

/** Whether a word stands right before or behind a figure: "3 lakh more", "extra 2,000". */
export function isBesideFigure({ quantities }: Pick<Reading, 'quantities'>, at: number): boolean {
  return quantities.some(({ start, end }) => at === start - 1 || at === end)
}
