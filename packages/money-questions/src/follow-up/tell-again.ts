import { meaningOf } from '../grammar/roles/percent-words.ts'
import { toPlainLetters } from '../grammar/to-plain-letters.ts'
import { figuresOf, wordsOf } from './written-figures.ts'

/** Who says more tells something else. */
const LONGEST = 9
/** By how much, to how much, or a sum: no figure in the place of another. */
const otherwise = /[-+*/=<>]|\b(?:by|from|than|times|goes|up|down)\b|\bto (?=(?:rs |₹ ?)?\d)/
/** What an answer came to is taken up, and not the question. */
const takesUp =
  /\b(?:that|it|this|those|result|us\w*|is(?:me|mein|ka|ki|ke|ko|se|pe)|both|dono|difference|fark|antar|each|half|double|aadh[aei])\b|उस|इस|दोनों|आधा/

/** What stands beside a figure that takes the place of another, and says nothing else of it. */
export const plain: ReadonlySet<string> = new Set(
  toPlainLetters(`
    a an the and or if what about how at for is was it its make with on of aur agar to toh tho ab phir ho hota hote hoti hua hai hain tha the thi kar karo kare karke du
    do dun de den lo lu le liya hi bhi ka ki ke ko pe par se me mein kya kitna kitni kitne lage laga chahiye jaye wala wali only just sirf bas
    और अगर तो अब हो होता होते होती है हैं था थे थी कर करो करें दूं दो लो लूं ही भी का की के को पर से में क्या कितना कितनी कितने लगे सिर्फ
  `)
    .trim()
    .split(/\s+/),
)

/** Whether a word says nothing, or calls a figure what the question before has called it. */
export function isOfBefore(word: string, before: readonly string[]): boolean {
  if (plain.has(word) || before.includes(word)) return true
  const meaning = meaningOf(word)
  return meaning !== undefined && meaning !== 'idle' && before.some((other) => meaningOf(other) === meaning)
}

/**
 * The question before with the figures of a turn in the place of its own: "15 saal hote to" after "gratuity, basic 50,000, 10
 * saal". Undefined where it has not exactly one figure of each kind, or where a word beside them may say something else.
 */
export function withNewFigures(before: string, turn: string): string | undefined {
  const [told, said] = [figuresOf(before), figuresOf(turn)]
  const isTimes = said.length === 1 && said[0]?.kind === 'times'
  if (said.length === 0 || (said.length >= told.length && !isTimes) || otherwise.test(turn)) return undefined
  const known = wordsOf(before)
  const words = wordsOf(turn)
  if (!words.every((word) => isOfBefore(word, known))) return undefined
  // "24" after "12 months" is no amount, unless it is called one.
  const isCalled = words.some((word) => !plain.has(word))
  if (said.some(({ kind, isBare }) => kind === 'amount' && isBare) && !isCalled) return undefined
  let again = before
  for (const { kind, written } of said) {
    const alike = told.filter((one) => one.kind === kind)
    const [former] = alike
    if (former === undefined || alike.length > 1 || said.filter((one) => one.kind === kind).length > 1)
      return undefined
    again = again.replace(former.written, written)
  }
  return again
}

/** The question before with what is asked of it now, where no figure is said: "total kitna hua" after "5000 pe 18 % GST". */
export function withNewAsk(before: string, turn: string): string[] {
  const words = wordsOf(turn)
  const isPlain = words.every((word) => plain.has(word) || meaningOf(word) !== undefined)
  if (/[\d%+*/=-]/.test(turn) || takesUp.test(turn) || words.length > LONGEST || !isPlain) return []
  const clauses = before.split(/[,;?] *|\.(?!\d) */)
  const last = clauses.findLastIndex((clause) => /\d/.test(clause))
  const told = clauses.slice(0, last + 1).join(', ')
  return [...new Set([told, before])].map((text) => `${text.replace(/[?.!, ]+$/, '')}, ${turn}`)
}
