import { type AnyCalculator, isShown } from '@pkg/finance-math/calculators'
import { isAlike, labelWords } from '../../grammar/label-words.ts'
import type { Reading } from '../../read/read-words.ts'
import type { Token } from '../../read/tokenize.ts'
import { chooseOptions, settleChoices } from './choose-options.ts'
import { type DefinitionWords, listEvery } from './definition-words.ts'
import { listNamed, type NamedPlace } from './find-named.ts'
import { toNamedTokens, vocabularyOf } from './read-named.ts'

/** A question that names more calculators is about none of them. */
const MOST = 2

/** A calculator to go on with, and the options of it that were said. */
export interface Pointer {
  definition: AnyCalculator
  chosen: Readonly<Record<string, string>>
}

/** The calculators that a question without an answer names by words that call nothing else. */
export function pointToCalculators(asked: Reading, registry: readonly AnyCalculator[]): Pointer[] {
  const definitions = listEvery(registry)
  const tokens = toNamedTokens(asked, vocabularyOf(definitions))
  const own = listNamed(tokens, definitions).flatMap(
    (places) => places.find((place) => isOwnName(place, tokens, definitions)) ?? [],
  )
  if (own.length > MOST) return []
  return own.map(({ words }) => {
    const { definition } = words
    const said = chooseOptions(words, tokens, asked.quantities).map(
      ({ choice, value }) => [choice.name, value] as const,
    )
    const values = { ...settleChoices(words, {}, Object.fromEntries(said)) }
    const chosen = said.filter(([name]) => isShown(definition.inputs[name]?.when, values))
    return { definition, chosen: Object.fromEntries(chosen) }
  })
}

/** "Maturity" names a calculator, and figures of others as well; what a calculator is called by itself names it all the same. */
function isOwnName(
  { words, start, end }: NamedPlace,
  tokens: readonly Token[],
  definitions: readonly DefinitionWords[],
): boolean {
  const name = tokens.slice(start, end).flatMap(({ text }) => labelWords(text))
  const title = labelWords(words.definition.name.en)
  if (name.every((word) => title.includes(word))) return true
  return !definitions.some(
    ({ definition: { id }, figures, results }) =>
      id !== words.definition.id &&
      [...figures, ...results].some((figure) =>
        name.every((word) => figure.words.some((label) => isAlike(word, label))),
      ),
  )
}
