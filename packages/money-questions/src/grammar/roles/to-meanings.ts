import { wordsOf } from '../rephrasings/take-figures.ts'

/** What each word of these lists means; a word of two lists has the meaning of the later one. */
export function toMeanings<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  return new Map(
    (Object.keys(lists) as Meaning[]).flatMap((meaning) =>
      [...wordsOf(lists[meaning])].map((word) => [word, meaning] as const),
    ),
  )
}
