import { convertUnits } from '../everyday-units.ts'
import { ANY, type Figure, isTime, MONEY } from './take-story.ts'

/** How many of a period another one has. */
const perPeriod: Readonly<Record<string, readonly [string, number]>> = {
  year: ['month', 12],
  quarter: ['month', 3],
}

/** So many of one unit are one of another; undefined where they are of other kinds. */
export function factorOf(from: string, to: string): number | undefined {
  if (from === to) return 1
  for (const [large, small, upside] of [
    [from, to, false],
    [to, from, true],
  ] as const) {
    const [unit, count] = perPeriod[large] ?? []
    if (unit === small && count !== undefined) return upside ? 1 / count : count
    if (large === 'year' && small === 'quarter') return upside ? 1 / 4 : 4
    if (large === 'year' && small === 'week') return upside ? 1 / 52 : 52
  }
  const exact = isTime(from) && isTime(to) ? undefined : convertUnits(1, from, to)
  const factor = exact === undefined ? undefined : Number(exact.toPrecision(12))
  return factor !== undefined && (isWhole(factor) || isWhole(1 / factor)) ? factor : undefined
}

/** So many of a unit are one of another, with no rounding between them. */
const isWhole = (factor: number) => Number.isInteger(Number(factor.toPrecision(10)))

const times = (text: string, factor: number) => {
  if (factor === 1) return text
  return factor > 1 || Number.isInteger(factor * 100)
    ? `${text} * ${factor}`
    : `${text} / ${Number((1 / factor).toPrecision(10))}`
}
export const bracket = (text: string): string => (/ [-+*/] /.test(text) ? `( ${text} )` : text)

type Made = Omit<Figure, 'kind'>

const product = (one: Figure, other: Figure, factor: number, units: Pick<Figure, 'of' | 'per'>): Made => ({
  text: `${times(one.text, factor)} * ${bracket(other.text)}`,
  value: one.value * other.value * factor,
  ...units,
})
const quotient = (one: Figure, other: Figure, factor: number, units: Pick<Figure, 'of' | 'per'>): Made => ({
  text: `${times(one.text, factor)} / ${bracket(other.text)}`,
  value: (one.value / other.value) * factor,
  ...units,
})

/** So many for one, and how many there are, either way round: what they come to together. */
function multiply(rate: Figure, count: Figure): Made | undefined {
  if (rate.per === undefined || count.of === MONEY) return undefined
  const factor = rate.per === ANY ? 1 : factorOf(count.of, rate.per)
  if (factor === undefined || (count.per !== undefined && rate.of === count.per)) return undefined
  return product(rate, count, factor, { of: rate.of, per: count.per })
}

/** What can be computed of two figures by what they count; undefined where it is open. */
export function join(one: Figure, other: Figure, asked: string | undefined): Figure | undefined {
  const made = multiply(one, other) ?? multiply(other, one) ?? divide(one, other, asked)
  return made && { kind: 'figure', ...made }
}

function divide(one: Figure, other: Figure, asked: string | undefined): Made | undefined {
  if (one.of !== other.of) return splitPeriod(one, other, asked)
  // "1000 km a month at 16 km per litre", "60,000 at 5,000 a month".
  for (const [all, rate] of [
    [one, other],
    [other, one],
  ] as const) {
    if (rate.per === undefined || rate.per === all.per) continue
    if (all.per !== undefined && !isTime(all.per)) continue
    if (all.per === undefined && isTime(rate.per) && asked !== rate.per) continue
    if (one.of === MONEY && asked !== rate.per && rate.per !== ANY) continue
    return quotient(all, rate, 1, { of: rate.per === ANY ? (asked ?? ANY) : rate.per, per: all.per })
  }
  return undefined
}

/** "30,000 a month, 30 days a month", a day. */
function splitPeriod(one: Figure, other: Figure, asked: string | undefined): Made | undefined {
  const [all, count] = one.of === MONEY ? [one, other] : [other, one]
  if (all.of !== MONEY || all.per === undefined || all.per !== count.per || count.of !== asked)
    return undefined
  return quotient(all, count, 1, { of: all.of, per: count.of })
}
