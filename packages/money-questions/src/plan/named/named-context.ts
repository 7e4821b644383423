import type { RunRequest } from '../../answer/run-request.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { DefinitionWords } from './definition-words.ts'
import type { Told } from './take-told.ts'

/** What is known of a question that was understood by a calculator's definition, for what is said after it. */
export interface NamedContext {
  words: DefinitionWords
  /** Figures by the ids of the inputs. */
  given: Readonly<Record<string, number>>
  /** Options that were said, by the ids of the inputs. */
  chosen: Readonly<Record<string, string>>
  /** Days and rows that were said. */
  told?: Told
  /** The result that was asked for; the first headline unless one was. */
  asked?: string | undefined
  /** What a question backwards looks for, and the result that it gives. */
  sought?: RunRequest['solve']
  /** Amounts of which it was not said whether they are of a month or of a year. */
  openPeriods: readonly string[]
  /** Times and rates that no input takes: the calculator's own, or the question is about something else. */
  own: readonly Pick<Quantity, 'kind' | 'value'>[]
  /** What was asked back. */
  missing: readonly string[]
  /** Nothing but their order told the figures apart. */
  isInOrder: boolean
  /** Words that were asked about; a yes says that they change nothing. */
  unaccounted: readonly string[]
  /** Calculators among which it was asked; the first of them is the one above. */
  among?: readonly NamedContext[]
}
