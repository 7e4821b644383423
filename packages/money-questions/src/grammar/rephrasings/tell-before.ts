import { startTold } from '../start-told.ts'
import { amountIn } from './rephrasing.ts'
import { takeOneOfEach } from './take-figures.ts'

const MONTHS_A_YEAR = 12

/** What something of now, that grew or fell so much a year, was worth before. */
export const worthBefore =
  /^(?!.*(?:inflation|mehngai|\bsip\b|\bemi\b|loan|\bfd\b|month|simple))(?=.*(?:%|percent)).*(?:\b(?:ago|back|earlier)|\bbought (?:at|for)|\bstart(?:ing value|ed (?:at|with))?|\boriginal(?:ly)?(?: price| value| cost)?|\bwhat was it|pehle(?: \d+ ?%)?(?: kitn\w+ (?:ki|ka|ke) th\w+)?)[ ?.]*$/
const ofNow = /\b(?:now|today|currently|current|it s|it is|its|worth|aaj|abhi|ab)\b/
const falling = /depreciat|fall|fell|shrink|drop|los(?:es|ing|t)\b|decreas|declin|reduc|gir|ghat/
/** "Car is 5 lakh today, falling 12 % a year, what was it 2 years ago": anything else stays as it is. */
export function tellBefore(text = ''): string {
  const one = takeOneOfEach(text)
  if (one === undefined || !ofNow.test(text) || startTold.test(text)) return text
  const { amount, percent, months } = one
  return falling.test(text)
    ? `${amountIn(amount)} / ( 1 - ${percent} / 100 ) ^ ${months / MONTHS_A_YEAR}`
    : `how much to invest to get ${amount} in ${months} months at ${percent} % compound interest`
}
