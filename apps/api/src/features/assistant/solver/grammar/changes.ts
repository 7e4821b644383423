import type { Variable } from './family.ts'

/** Words right beside a figure by which another one changes, and which way. */
export const changes: ReadonlyMap<string, 1 | -1> = new Map([
  ...'more extra longer additional another add plus zyada jyada aur ज्यादा और'
    .split(' ')
    .map((word) => [word, 1] as const),
  ...'less fewer shorter minus kam कम'.split(' ').map((word) => [word, -1] as const),
])

/** Words after a percentage that make it one of the rate's own points, and not a share of the rate. */
export const pointWords: ReadonlySet<string> = new Set(['point', 'points'])

/** Words that multiply what is named after them. */
export const multipleWords: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['twice', 2],
  ['triple', 3],
  ['half', 0.5],
])

/** What may be multiplied: the words for it, and how the variable is told that they mean. */
export const multiplied: readonly {
  words: readonly string[]
  kinds: readonly Variable['kind'][]
  hint?: string
}[] = [
  { words: ['time', 'tenure', 'period', 'duration', 'term', 'years'], kinds: ['years', 'months'] },
  { words: ['target', 'goal'], kinds: ['money'], hint: 'target' },
  { words: ['sip', 'instalment', 'investment'], kinds: ['money-a-month'], hint: 'sip' },
  { words: ['loan'], kinds: ['money'], hint: 'loan' },
]
