import type { Stretch } from './find-words.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './read-words.ts'

/** What was read where nothing was said: a plan that is answered once more takes nothing new from it. */
export const nothingSaid: Reading = readQuestion('')

/** Some of the words of a question with what was read of them, as if nothing else had been said; nothing is read anew. */
export function pickWords(reading: Reading, ...stretches: readonly Stretch[]): Reading {
  const kept = stretches.flatMap(([start, end]) =>
    reading.tokens.slice(start, end).map((_, at) => start + at),
  )
  const move = <Place extends { start: number; end: number }>(places: readonly Place[]): Place[] =>
    places.flatMap((place) => {
      const start = kept.indexOf(place.start)
      const length = place.end - place.start
      // Words that no longer stand together mean nothing together.
      const isWhole = start >= 0 && kept[start + length - 1] === place.end - 1
      return isWhole ? [{ ...place, start, end: start + length }] : []
    })
  const tokens = kept.flatMap((at) => reading.tokens[at] ?? [])
  const said = new Set(tokens.map(({ text }) => text))
  const mentions = move(reading.mentions)
  const text = tokens.map((token) => token.text).join(' ')
  return {
    text,
    raw: text,
    asked: text,
    isOfLoan: reading.isOfLoan,
    tokens,
    quantities: move(reading.quantities),
    mentions,
    concepts: new Set(mentions.flatMap(({ concepts }) => concepts)),
    unknown: reading.unknown.filter((word) => said.has(word)),
    names: reading.names.filter((word) => said.has(word)),
    unaccounted: reading.unaccounted.filter((word) => said.has(word)),
    unread: reading.unread.filter((word) => said.has(word)),
  }
}
