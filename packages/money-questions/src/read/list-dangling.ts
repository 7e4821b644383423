import { asking } from '../grammar/asking.ts'
import { lightConcepts } from '../grammar/light-concepts.ts'
import type { Mention } from './find-concepts.ts'
import { isInside } from './is-inside.ts'
import type { Quantity } from './quantity.ts'
import type { Token } from './tokenize.ts'

/** Words that join something on. */
const joining = new Set('and aur और also while where whereas with by as so if agar because then'.split(' '))
/** A figure within so many words is what a joining word brings. */
const REACH = 8

/**
 * Joining words that bring neither a figure nor a question nor a word of the vocabulary that is held to account by
 * itself: "… and let it sit" tells something that no single word of it tells.
 */
export function listDangling(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  mentions: readonly Mention[],
): string[] {
  return tokens.flatMap(({ text }, at) => {
    if (at === 0 || !joining.has(text) || isInside(quantities, at)) return []
    const bringsFigure = quantities.some(({ start }) => start > at && start - at <= REACH)
    const bringsWord = mentions.some(
      ({ start, concepts }) =>
        (start === at + 1 && !concepts.some((concept) => lightConcepts.has(concept))) ||
        (start > at && concepts.some((concept) => concept === 'howMuch' || asking.includes(concept))),
    )
    const isSpoken = isInside(mentions, at)
    return bringsFigure || bringsWord || isSpoken ? [] : [text]
  })
}
