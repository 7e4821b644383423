import type { Reading } from './read-words.ts'

/** A run of a question's words, its end not counted. */
export type Stretch = readonly [start: number, end: number]

/** The words that a pattern finds in the text of a question, one stretch for each time that it is found. */
export function findWords({ tokens }: Pick<Reading, 'tokens'>, pattern: RegExp): Stretch[] {
  const ends: number[] = []
  let text = ''
  for (const token of tokens) {
    text += `${text === '' ? '' : ' '}${token.text}`
    ends.push(text.length)
  }
  const all = pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`)
  return [...text.matchAll(all)].flatMap(({ index, 0: found }): Stretch[] => {
    const end = index + found.trimEnd().length
    const start = index + found.length - found.trimStart().length
    if (end <= start) return []
    const last = ends.findIndex((at) => at >= end)
    return [[ends.findIndex((at) => at > start), last + 1]]
  })
}

/** What is left of so many words without these stretches of them, in order. */
export function wordsBeside(length: number, stretches: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = []
  let from = 0
  for (const [start, end] of [...stretches].sort(([one], [other]) => one - other)) {
    if (start > from) left.push([from, start])
    from = Math.max(from, end)
  }
  if (from < length) left.push([from, length])
  return left
}
