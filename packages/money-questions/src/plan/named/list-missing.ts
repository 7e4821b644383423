import { type InputValue, isShown } from '@pkg/finance-math/calculators'
import { isAsked } from './assign-figures.ts'
import { isOpen } from './choose-options.ts'
import { type DefinitionWords, type NamedChoice, restOf } from './definition-words.ts'
import type { NamedContext } from './named-context.ts'

/**
 * What a calculator still has to be told, by the ids of its inputs: the choices that decide what else it asks for where
 * one of them is open, else days, rows, figures and its own choices. `known` are the figures, `values` the choices too.
 */
export function listMissing(
  words: DefinitionWords,
  { chosen, told = {} }: NamedContext,
  known: Readonly<Record<string, number>>,
  values: Readonly<Record<string, InputValue>>,
): string[] {
  const { definition, figures, choices, days, rows } = words
  const isAskedNow = ({ name }: { name: string }) => isShown(definition.inputs[name]?.when, values)
  const isOpenNow = (choice: NamedChoice) => isAskedNow(choice) && isOpen(choice, words, known, chosen)
  const deciding = choices.filter((choice) => choice.isDeciding && isOpenNow(choice))
  if (deciding.length > 0) return deciding.map(({ name }) => name)
  const untold = [...days, ...rows].filter((input) => !(input.name in told) && isAskedNow(input))
  const ungiven = figures.filter(
    (figure) =>
      // The months beyond whole years are told with these.
      figure !== restOf(figures) &&
      !(figure.name in known) &&
      !figure.isOptional &&
      isAsked(figure) &&
      isAskedNow(figure),
  )
  const own = choices.filter((choice) => choice.isOwn && isOpenNow(choice))
  return [...untold, ...ungiven, ...own].map(({ name }) => name)
}
