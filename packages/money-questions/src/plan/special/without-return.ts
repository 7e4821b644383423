import { earning, putAside, saving } from '../../grammar/put-aside.ts'
import { toPlainLetters } from '../../grammar/to-plain-letters.ts'
import { findWords } from '../../read/find-words.ts'
import type { Reading } from '../../read/read-words.ts'
import { allWords, replaceWords, reword } from '../../read/reword.ts'

/** A question about money that is put aside, with no word for what it earns, at no return; likeliest first. */
export function withoutReturn(reading: Reading): readonly Reading[] {
  const { asked } = reading
  if (!saving.test(asked) || earning.test(asked)) return []
  const saved = putAside.reduce(
    (told, [pattern, instead]) => replaceWords(told, findWords(told, pattern), toPlainLetters(instead)),
    reading,
  )
  return [reading, saved].map((told) => reword(told, allWords(told), 'at 0 % return'))
}
