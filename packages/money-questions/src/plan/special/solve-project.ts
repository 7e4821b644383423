import { type AnyCalculator, calculators } from '@pkg/finance-math/calculators'
import type { Draft } from '../../answer/answer.ts'
import { run } from '../../answer/run.ts'
import { earnedWords, projectFillers, projectResults, spentWords } from '../../grammar/projects.ts'
import { isInside } from '../../read/is-inside.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { tellNamed } from '../named/tell-named.ts'

/** So many years a project of the calculator has at most. */
const MOST_YEARS = 60

/** An amount of a project, and what words say of it. */
interface ProjectAmount {
  quantity: Quantity
  way: 'spent' | 'earned' | undefined
  /** What is said right after it, before anything else is. */
  wayAfter: 'spent' | 'earned' | undefined
}

/**
 * What a project is worth, earns a year or takes to pay for itself: what is spent now, then what comes in, year by year
 * or the same amount for so many years. Undefined where a word or a figure has no place in that, as an amount of which
 * nothing says that it is spent.
 */
export function solveProject(reading: Reading): Draft | undefined {
  const { quantities, asked: text } = reading
  const found = projectResults.filter(([, pattern]) => pattern.test(text)).map(([id]) => id)
  // "Discounted payback" names the plain one as well.
  const [id, ...others] = found[0] === 'discountedPayback' ? found.filter((one) => one !== 'payback') : found
  const definition: AnyCalculator | undefined = calculators.find((one) => one.id === 'npv-irr')
  if (id === undefined || others.length > 0 || definition === undefined || hasOtherWords(reading))
    return undefined
  const rates = quantities.filter(({ kind }) => kind === 'percent')
  const times = quantities.filter(({ kind }) => kind === 'years')
  const amounts = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')
  const [rate] = rates
  const needsRate = id === 'npv' || id === 'discountedPayback'
  const isPlain =
    rates.length === (needsRate ? 1 : 0) &&
    (rate?.per === undefined || rate.per === 'year') &&
    times.length <= 1 &&
    rates.length + times.length + amounts.length === quantities.length &&
    amounts.every(({ per }) => per === undefined || per === 'year')
  const split = isPlain ? toSpentAndEarned(listAmounts(reading, amounts)) : undefined
  const flows = split && toFlows(split, times[0]?.value, id === 'payback')
  if (split === undefined || flows === undefined) return undefined
  const values = {
    spent: split.spent.value,
    flows,
    ...(rate && { discountPercent: rate.isNegative ? -rate.value : rate.value }),
  }
  const result = run({ calculator: definition.id, values, asked: id, only: [id] })
  const told = result?.outputs[0]?.value
  // A project may have several rates of return, or none.
  const isOne = typeof told === 'number' || (Array.isArray(told) && told.length === 1)
  if (result === undefined || !isOne) return undefined
  return tellNamed({ definition }, result, { values, assumed: {}, isInOrder: false })
}

/** Whether it has a word that says something else than what projects are asked with. */
function hasOtherWords({ tokens, quantities }: Reading): boolean {
  return tokens.some(
    ({ kind, text }, at) =>
      kind !== 'pause' &&
      !isInside(quantities, at) &&
      !(text === '-' && quantities.some(({ start, isNegative }) => start === at + 1 && isNegative)) &&
      !projectFillers.has(text) &&
      !spentWords.has(text) &&
      !earnedWords.has(text),
  )
}

function listAmounts({ tokens, quantities }: Reading, amounts: readonly Quantity[]): ProjectAmount[] {
  const waysIn = (from: number, to: number): ProjectAmount['way'][] =>
    tokens
      .slice(from, to)
      .flatMap(({ text }) => (spentWords.has(text) ? 'spent' : earnedWords.has(text) ? 'earned' : []))
  return amounts.map((quantity) => {
    const before = quantities.findLast(({ end }) => end <= quantity.start)
    const next = quantities.find(({ start }) => start >= quantity.end)
    return {
      quantity,
      way: waysIn(before?.end ?? 0, quantity.start).at(-1),
      wayAfter: waysIn(quantity.end, next?.start ?? tokens.length)[0],
    }
  })
}

/** The one amount that is spent: the first, or the second after what comes in every year. */
function toSpentAndEarned(
  amounts: readonly ProjectAmount[],
): { spent: Quantity; earned: readonly Quantity[] } | undefined {
  const [first, second, ...more] = amounts
  if (first === undefined || second === undefined) return undefined
  const quantities = amounts.map(({ quantity }) => quantity)
  // "6 lakh investment 1.5 lakh a year": the word is that of the amount before it.
  const isOwn = first.wayAfter === 'spent' && second.quantity.per === 'year'
  const isSpent = (one: ProjectAmount) => one.way === 'spent' && !(one === second && isOwn)
  const isEarning = second.way === 'earned' || second.quantity.per === 'year'
  const isFirst =
    first.quantity.isNegative || first.way === 'spent' || (first.way === undefined && (isOwn || isEarning))
  if (isFirst && first.quantity.per === undefined)
    return [second, ...more].some(isSpent)
      ? undefined
      : { spent: first.quantity, earned: quantities.slice(1) }
  const isLast = first.quantity.per === 'year' && second.way === 'spent' && more.length === 0
  return isLast && second.quantity.per === undefined && !first.quantity.isNegative
    ? { spent: second.quantity, earned: [first.quantity] }
    : undefined
}

/** What comes in, year by year; undefined where it is not plain for how many years. */
function toFlows(
  { spent, earned }: { spent: Quantity; earned: readonly Quantity[] },
  years: number | undefined,
  isEndless: boolean,
): number[] | undefined {
  const flows = earned.map(({ value, isNegative }) => (isNegative ? -value : value))
  const [flow, ...others] = flows
  if (flow === undefined) return undefined
  const isEveryYear = earned.some(({ per }) => per === 'year')
  // "In 4 years" beside four amounts says how many these are.
  if (!isEveryYear) return years === undefined || years === flows.length ? flows : undefined
  if (others.length > 0) return undefined
  const count = years ?? (isEndless && flow > 0 ? Math.ceil(spent.value / flow) : Number.NaN)
  return Number.isInteger(count) && count >= 1 && count <= MOST_YEARS
    ? Array.from({ length: count }, () => flow)
    : undefined
}
