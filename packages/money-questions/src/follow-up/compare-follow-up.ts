import type { Draft } from '../answer/answer.ts'
import { comparingJoints, comparingWords } from '../grammar/comparing-with.ts'
import type { Context } from '../plan/candidate.ts'
import { compareValues } from '../plan/compare-values.ts'
import { understand } from '../plan/understand.ts'
import { listTelling } from '../read/list-telling.ts'
import { nothingSaid, pickWords } from '../read/pick-words.ts'
import type { Reading } from '../read/read-words.ts'

/**
 * "Compare with 9 %" after an answer: that answer and the one with the other figure. Undefined where no comparison was
 * asked for, where a word has no part in one, or where it is not plain which figure it is.
 */
export function compareWith(reading: Reading, year: string, context: Context): Draft | undefined {
  const { tokens, quantities } = reading
  if (context.missing.length > 0 || quantities.length === 0) return undefined
  if (!tokens.some(({ text }) => comparingWords.has(text))) return undefined
  const isPlain = listTelling(tokens, quantities).every(
    ({ text }) => comparingWords.has(text) || comparingJoints.has(text),
  )
  if (!isPlain) return undefined
  const before = understand(nothingSaid, year, context)
  const others = quantities.map(({ start, end }) =>
    understand(pickWords(reading, [start, end]), year, context),
  )
  const sides = [before, ...others]
  return sides.every((side) => side !== undefined) ? compareValues(sides) : undefined
}
