import { harmlessWords } from '../grammar/harmless-words.ts'
import { isOfBefore } from './tell-again.ts'
import { wordsOf } from './written-figures.ts'

/** What somebody says who puts something right. */
const courteous: ReadonlySet<string> = new Set(
  'sorry oops no not meant said mistake bad arre are haan yes chahiye chahie चाहिए retire'.split(' '),
)

/** Whether the words beside the figures of a turn say nothing, or call them what these questions before have called them. */
export function idleBeside(text: string, before: readonly string[]): boolean {
  const known = before.flatMap(wordsOf)
  return wordsOf(text).every(
    (word) => courteous.has(word) || harmlessWords.has(word) || isOfBefore(word, known),
  )
}
