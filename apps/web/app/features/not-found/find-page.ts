import type { Page } from '#app/paths.ts'

/** A page by the word that a person asks for it with. */
export type Place = Pick<Page, 'name' | 'label' | 'path'>

const commands = ['matrix', 'help', 'sitemap'] as const
type Command = (typeof commands)[number]

/** What a line typed into the finder means. */
export type Finding =
  | { kind: 'page'; place: Place }
  | { kind: 'command'; command: Command }
  | { kind: 'unknown'; text: string; suggestions: readonly Place[] }

/** More would push the answer out of sight. */
const maxSuggestions = 6

/** Reads a line: a name of a page, a command, or neither. Case, outer blanks and a first slash do not matter. */
export function findPage(line: string, places: readonly Place[]): Finding {
  const text = line.trim()
  const word = text.toLowerCase().replace(/^\/(?=.)/, '')
  const command = commands.find((name) => name === word)
  if (command) return { kind: 'command', command }
  const place = places.find(({ name, path }) => name === word || path === `/${word}` || path === word)
  if (place) return { kind: 'page', place }
  return {
    kind: 'unknown',
    text,
    suggestions: word === '' ? [] : places.filter(isLike).slice(0, maxSuggestions),
  }

  function isLike({ name, label }: Place): boolean {
    return [name, label.toLowerCase()].some((known) => known.includes(word) || word.includes(known))
  }
}
