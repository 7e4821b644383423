import { MONTHS } from '../../answer/months.ts'
import { siblingOf } from './assign-figures.ts'
import { type DefinitionWords, restOf } from './definition-words.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedReading } from './read-named.ts'

export function freshContext(words: DefinitionWords): NamedContext {
  return {
    words,
    given: {},
    chosen: {},
    openPeriods: [],
    own: [],
    missing: [],
    isInOrder: false,
    unaccounted: [],
  }
}

/** What a reading adds to what was known. */
export function toContext(reading: NamedReading, before: NamedContext): NamedContext {
  const { words, assigned, chosen, asked, isInOrder, unaccounted } = reading
  const said = Object.fromEntries(assigned.flatMap((one) => withRest(words, one)))
  const replaced = new Set(
    assigned.flatMap(({ figure }) => [figure.name, siblingOf(figure, words.figures)?.name ?? '']),
  )
  const kept = Object.entries(before.given).filter(([name]) => !replaced.has(name))
  const open = assigned.flatMap(({ figure, isPeriodOpen }) => (isPeriodOpen ? [figure.name] : []))
  return {
    ...before,
    given: { ...Object.fromEntries(kept), ...said },
    chosen: {
      ...before.chosen,
      ...Object.fromEntries(chosen.map(({ choice, value }) => [choice.name, value])),
    },
    asked: asked ?? before.asked,
    openPeriods: [...before.openPeriods.filter((name) => !replaced.has(name)), ...open],
    isInOrder: isInOrder || before.isInOrder,
    unaccounted,
    missing: [],
  }
}

/** A time in whole years and the months beyond them, where a calculator takes these apart. */
function withRest(
  { figures }: DefinitionWords,
  { figure, value, quantity }: NamedReading['assigned'][number],
): [string, number][] {
  const rest = restOf(figures)
  if (figure.input.unit !== 'years' || figure.input.granularity !== 1 || rest === undefined)
    return [[figure.name, value]]
  const months = Math.round(value * MONTHS)
  if (quantity.kind === 'years' && Math.abs(value * MONTHS - months) > 1e-6) return [[figure.name, value]]
  return [
    [figure.name, Math.floor(months / MONTHS)],
    [rest.name, months % MONTHS],
  ]
}
