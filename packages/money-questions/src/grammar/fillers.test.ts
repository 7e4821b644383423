import { describe, expect, test } from 'vitest'
import { conceptPhrases } from './concepts.ts'
import { fillerGroups, verbForms } from './fillers.ts'
import { texting } from './texting.ts'
import { toPlainLetters } from './to-plain-letters.ts'

const listed = Object.entries(fillerGroups).flatMap(([group, words]) =>
  toPlainLetters(words)
    .trim()
    .split(/\s+/)
    .map((word) => ({ group, word })),
)

describe('a filler', () => {
  test('stands once, and not where a verb brings it already', () => {
    const seen = new Set(verbForms)
    expect(listed.filter(({ word }) => seen.has(word) || !seen.add(word))).toEqual([])
  })

  test('is not the plural, the past or the present of another, which is one by itself', () => {
    const all = new Set(listed.map(({ word }) => word))
    const isForm = ({ word }: { word: string }) =>
      word.length >= 5 &&
      ['s', 'es', 'ed', 'd', 'ing'].some((end) => word.endsWith(end) && all.has(word.slice(0, -end.length)))
    expect(listed.filter(isForm)).toEqual([])
  })

  test('is no word with a meaning, which a list of words without one must not seem to take from it', () => {
    const hasMeaning = (word: string) => conceptPhrases.has(word) || texting.has(word)
    expect(listed.filter(({ word }) => hasMeaning(word))).toEqual([])
  })

  test('is found in the order of the alphabet', () => {
    for (const [group, words] of Object.entries(fillerGroups)) {
      const inOrder = words.trim().split(/\s+/)
      expect(inOrder, group).toEqual([...inOrder].sort())
    }
  })
})
