import type { Draft } from '../../answer/answer.ts'
import { joined, tell, together } from '../../answer/parts.ts'
import { toSaid } from '../../answer/to-said.ts'
import { ratio, ratioWords, sharing } from '../../grammar/ratios.ts'
import { findWords } from '../../read/find-words.ts'
import { listTelling } from '../../read/list-telling.ts'
import type { Reading } from '../../read/read-words.ts'
import { withoutWords } from '../../read/reword.ts'
import { toSumAnswer } from './result.ts'

const MOST_PARTS = 6

/** "12,000 in the ratio 3:5": an amount divided into parts; undefined where anything else is said. */
export function solveRatio(reading: Reading): Draft | undefined {
  const { raw } = reading
  const found = ratio.exec(raw)
  const isShared = /\b(?:divide|split|distribute|share|baant|bato|baanto|baat)|बांट/.test(raw)
  if (found === null || !(ratioWords.test(raw) || isShared)) return undefined
  const rest = withoutWords(
    reading,
    ...findWords(reading, ratio).slice(0, 1),
    ...findWords(reading, ratioWords).slice(0, 1),
  )
  const amounts = rest.quantities.filter(({ kind }) => kind !== 'things')
  const [amount, ...others] = amounts
  const isPlain = listTelling(rest.tokens, rest.quantities).every(
    ({ kind, text }) => kind !== 'word' || sharing.has(text),
  )
  const weights = found[0].split(':').map(Number)
  // "Among 3 friends" counts the parts.
  const counts = rest.quantities.filter(({ kind }) => kind === 'things').map(({ value }) => value)
  if (
    amount === undefined ||
    others.length > 0 ||
    !isPlain ||
    counts.some((count) => count !== weights.length)
  )
    return undefined
  if ((amount.kind !== 'money' && amount.kind !== 'bare') || amount.per || amount.isNegative) return undefined
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(all > 0) || weights.length > MOST_PARTS) return undefined
  const { value, currency = 'INR' } = amount
  const parts = weights.map((weight) => (value * weight) / all)
  const unit = amount.kind === 'money' ? 'inr' : 'number'
  const say = (number: number, computed: boolean) => toSaid(number, unit, { computed, currency })
  // One card for each part.
  const cards = weights.flatMap((weight, index) => {
    const [times, over] = [weight, all].map((number) => toSaid(number, 'number', { computed: false }))
    const part = parts[index] ?? Number.NaN
    const sum = together(say(value, false), ' × ', times ?? '', ' ÷ ', over ?? '')
    return toSumAnswer({ sum, value: part, says: () => say(part, true).text, unit, currency }).calculations
  })
  return {
    kind: 'answer',
    say: ({ sums }) =>
      tell(sums.inRatio, {
        amount: say(value, false),
        ratio: joined(
          weights.map((weight) => toSaid(weight, 'number', { computed: false })),
          ' : ',
        ),
        parts: joined(
          parts.map((part) => ['**', say(part, true), '**']),
          ', ',
        ),
      }),
    calculations: cards,
    asked: parts,
  }
}
