import { MONTHS } from '../../answer/months.ts'
import { monthlyWords, oftenWords, yearlyWords } from '../../grammar/periods.ts'
import { units } from '../../grammar/units.ts'
import type { Token } from '../../read/tokenize.ts'
import { siblingOf } from './assign-figures.ts'
import type { DefinitionWords } from './definition-words.ts'
import type { NamedContext } from './named-context.ts'
import type { NamedReading } from './read-named.ts'

/** "A month", "monthly", "saal ka": the period that was asked about, where nothing else is said. */
export function periodIn(tokens: readonly Token[]): 'month' | 'year' | undefined {
  if (tokens.some(({ kind }) => kind === 'number') || tokens.length > 4) return undefined
  const words = tokens.map(({ text }) => text).filter((text) => !oftenWords.has(text))
  if (words.some((word) => monthlyWords.has(word) || units.get(word) === 'months')) return 'month'
  return words.some((word) => yearlyWords.has(word) || units.get(word) === 'years') ? 'year' : undefined
}

export function withPeriod(context: NamedContext, period: 'month' | 'year'): NamedContext {
  const { words, openPeriods } = context
  const given = Object.fromEntries(
    Object.entries(context.given).map(([name, value]) => {
      const figure = words.figures.find((one) => one.name === name)
      if (figure === undefined || !openPeriods.includes(name) || figure.per === period) return [name, value]
      const sibling = siblingOf(figure, words.figures)
      if (sibling !== undefined) return [sibling.name, value]
      return [name, period === 'month' ? value * MONTHS : value / MONTHS]
    }),
  )
  return { ...context, given, openPeriods: [] }
}

/** What people earn and pay a month is hardly more, and a year hardly less; and amounts of one period are of one size. */
const MOST_A_MONTH = 500_000
const LEAST_A_YEAR = 100_000
const APART = 5

/**
 * "Basic 50000, HRA 20000, rent 18000 per month": the one period that is said is that of every amount, where they are of
 * the size of it. Undefined where that is not plain.
 */
export function sharedPeriod({ assigned }: NamedReading): 'month' | 'year' | undefined {
  const ofTime = assigned.filter(({ figure }) => figure.per !== undefined)
  const [period, ...others] = new Set(ofTime.flatMap(({ quantity }) => quantity.per ?? []))
  if (others.length > 0 || (period !== 'month' && period !== 'year')) return undefined
  if (!ofTime.some(({ isPeriodOpen }) => isPeriodOpen)) return undefined
  const amounts = ofTime.map(({ quantity }) => quantity.value)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const isPlain = most <= APART * least && (period === 'month' ? most <= MOST_A_MONTH : least >= LEAST_A_YEAR)
  return isPlain ? period : undefined
}

/** An amount of which no period was said, as one of this period. */
export function ofPeriod(
  one: NamedReading['assigned'][number],
  { figures }: DefinitionWords,
  period: 'month' | 'year',
): NamedReading['assigned'][number] {
  if (!one.isPeriodOpen) return one
  if (one.figure.per === period) return { ...one, isPeriodOpen: false }
  const sibling = siblingOf(one.figure, figures)
  if (sibling !== undefined) return { ...one, figure: sibling, isPeriodOpen: false }
  return { ...one, value: period === 'month' ? one.value * MONTHS : one.value / MONTHS, isPeriodOpen: false }
}
