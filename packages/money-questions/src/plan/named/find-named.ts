import { isAlike } from '../../grammar/label-words.ts'
import type { Token } from '../../read/tokenize.ts'
import type { DefinitionWords } from './definition-words.ts'

/** A calculator that a question names, and where. */
export interface NamedPlace {
  words: DefinitionWords
  start: number
  end: number
}

/**
 * The calculators that a question names. Of several places the one counts whose words name no figure as well: the daughter
 * of whom a scheme is may be how old.
 */
export function findNamed(tokens: readonly Token[], definitions: readonly DefinitionWords[]): NamedPlace[] {
  return listNamed(tokens, definitions).flatMap(
    (places) => places.find((place) => !namesFigure(place, tokens)) ?? places.slice(0, 1),
  )
}

/** Where a question names calculators, by the calculator: the longest name at each place, which may be that of several. */
export function listNamed(tokens: readonly Token[], definitions: readonly DefinitionWords[]): NamedPlace[][] {
  const found = new Map<DefinitionWords, NamedPlace[]>()
  for (let start = 0; start < tokens.length; ) {
    let longest = 0
    let named: DefinitionWords[] = []
    for (const words of definitions)
      for (const name of words.names) {
        const isHere = name.every((word, at) => tokens[start + at]?.text === word)
        if (!isHere || name.length < longest) continue
        named = name.length > longest ? [words] : [...named, words]
        longest = name.length
      }
    for (const words of new Set(named))
      found.set(words, [...(found.get(words) ?? []), { words, start, end: start + longest }])
    start += Math.max(1, longest)
  }
  return [...found.values()]
}

/** Whether the words that name a calculator name a figure of it as well. */
export function namesFigure(
  { words: { figures }, start, end }: NamedPlace,
  tokens: readonly Token[],
): boolean {
  return tokens
    .slice(start, end)
    .some(({ text }) => figures.some(({ words }) => words.some((word) => isAlike(text, word))))
}

/** Where a calculator's plain names stand in a question. */
export function placesOfNames(
  tokens: readonly Token[],
  { plainNames }: DefinitionWords,
): { start: number; end: number }[] {
  return plainNames.flatMap((name) => placesOf(tokens, name))
}

/** Where a name stands in a question. */
export function placesOf(
  tokens: readonly Token[],
  name: readonly string[],
): { start: number; end: number }[] {
  return tokens.flatMap((_, start) =>
    name.every((word, at) => tokens[start + at]?.text === word) ? [{ start, end: start + name.length }] : [],
  )
}
