import { amountIn, part } from '../rephrasings/rephrasing.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

const done = '(?:paid|lost|spent|saved|used|done|repaid|gave|diye|diya|chukaye|kharch|दिए|दिया|चुकाए|खर्च)'
/** What it speaks of. */
export const partOfUntold = /(?:which|that|this|it) (?:is|was|s) |\bjo\b|जो|यानी|yani|% of (?:the|my)/
/** So much is a percentage of what is not told: "paid 12,000, which is 40 %", "12,000 diye jo 40 % hai". */
const told = new RegExp(
  part(
    `^(?:(?:i|we|have|has|had|already|he|she|maine|humne|मैंने|हमने) )*(?:${done} <A>|<A> (?:is |was |hai |ho gaye |हो गए )?${done}(?: kiye| kiya| किए| किया)?),? (?:(?:which|that|this|it|and that|jo|जो|yani|यानी|i e)(?: (?:is|was|s|ki|कि))? (?:only |just |about )?<P>(?: (?:hai|tha|thi|है|था))?|<P> of (?:the|my|our|his|her|total|whole) ?)(?: ?(?:of (?:the |my |total |whole )*)?[a-z]*)[,;:.?]+ (.+)$`,
    '',
  )[0].source,
)
/** What is left beside it is asked, and nothing else. */
const rest = new RegExp(
  toPlainLetters(
    '^(?:(?:what|how much|is|s|the|my|find|and|ab|kitna|kitne|kitni|कितना|कितने|कितनी) )*(?:remaining|balance|rest|left|due|pending|unpaid|remains|bacha|bache|baki|baaki|बाकी|बचा|बचे|शेष)(?: (?:to pay|to be paid|amount|is|do i (?:have|owe)|to go|unpaid|payment|kitna|kitne|kitni|hai|hain|है|हैं|कितना|कितने|कितनी))*[ ?.]*$',
  ),
)

/** What is left beside a part of which only the percentage is told: the whole without it. */
export function tellRestOfPart(text: string): string | undefined {
  const [, one, other, first, second, asked = ''] = told.exec(text) ?? []
  const percent = first ?? second
  if (percent === undefined || !rest.test(asked)) return undefined
  const amount = amountIn(one ?? other)
  return `${amount} / ( ${percent} / 100 ) - ${amount}`
}
