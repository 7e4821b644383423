import { moreBefore } from '../grammar/changes.ts'
import { findWords } from './find-words.ts'
import type { Reading } from './read-words.ts'
import { reword } from './reword.ts'

/** "10 more years" as "10 years more". */
export function withMoreBehind(reading: Reading): Reading {
  const [found] = findWords(reading, moreBefore)
  if (found === undefined) return reading
  const [start, end] = found
  const unit = moreBefore.exec(
    reading.tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' '),
  )?.[3]
  const from = end - (unit?.split(' ').length ?? 1)
  return reword(reading, [0, start + 1], [from, end], [start + 1, from], [end, reading.tokens.length])
}
