import { expect, test } from 'vitest'
import { readCorpus } from '../corpus/read-corpus.ts'
import { solve } from './solve.ts'

const now = Date.UTC(2026, 10, 21)
/** Each of them by itself is asked in every way below: all of the corpus would take minutes. */
const EACH = 9
const questions = readCorpus()
  .filter(({ kind, after }, at) => kind === 'answer' && after.length === 0 && at % EACH === 0)
  .map(({ ask }) => ({ ask, asked: solve({ question: ask, now }).asked }))
  .filter(({ asked }) => asked.length > 0)

const lakhs = /(?<![\d.,₹])(\d+(?:\.\d+)?) ?lakhs?\b/gi
const inRupees = (lakh: string) => Math.round(Number(lakh) * 100_000).toLocaleString('en-IN')

/** The first long word with a letter pressed twice, the last one with two letters exchanged. */
function withSlip(question: string, slip: (word: string) => string, isLast = false): string {
  const words = question.split(' ')
  const isLong = (word: string) => /^[a-z]{6,}$/.test(word)
  const at = isLast ? words.findLastIndex(isLong) : words.findIndex(isLong)
  return words.map((word, place) => (place === at ? slip(word) : word)).join(' ')
}

test.each<[string, (question: string) => string]>([
  ['a wish', (question) => `i want to know ${question}`],
  ['quotation marks', (question) => `"${question}"`],
  ['a letter pressed twice', (question) => withSlip(question, (word) => word.slice(0, 3) + word.slice(2))],
  ['spaces between its words', (question) => question.replaceAll(' ', '  ')],
  ['a line of its own for each word', (question) => question.replaceAll(' ', '\n')],
  ['capital letters', (question) => question.toUpperCase()],
  ['a greeting', (question) => `hi, please tell me ${question}`],
  ['a word to a friend', (question) => `bhai ${question} batao`],
  ['thanks', (question) => `${question} thanks`],
  ['signs at its end', (question) => `${question}!!`],
  ['dots at its end', (question) => `${question} ...`],
  ['figures written out', (question) => question.replace(lakhs, (_, lakh) => inRupees(lakh))],
  ['rupees before its figures', (question) => question.replace(lakhs, (_, lakh) => `Rs. ${inRupees(lakh)}`)],
  ['years in Hindi', (question) => question.replace(/(\d) years?\b/gi, '$1 saal')],
])('a question with %s gets no other answer', (_, write) => {
  const changed = questions.filter(({ ask }) => write(ask) !== ask)
  const other = changed.filter(({ ask, asked }) => {
    const found = solve({ question: write(ask), now })
    const isSame =
      found.asked.length === asked.length &&
      found.asked.every((value, at) => Math.abs(value - (asked[at] ?? 0)) <= 1e-9 * Math.abs(value))
    return found.kind === 'answer' && !isSame
  })
  expect(other.map(({ ask }) => write(ask))).toEqual([])
  expect(changed.length).toBeGreaterThan(20)
})

test('what is said beside a question changes nothing that belongs to it', () => {
  const [worth] = solve({ question: 'please tell me -10% return on 1 lakh for 5 years', now }).asked
  // 100,000 × 0.9⁵.
  expect(worth).toBeCloseTo(59_049, 6)
  expect(solve({ question: 'hello', now }).kind).toBe('declined')
  expect(solve({ question: 'thanks', now }).kind).toBe('declined')
})
