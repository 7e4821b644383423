import { entryLimits, type NumberInput } from '@pkg/finance-math/calculators'
import { MONTHS } from '../../answer/months.ts'
import { gainWords } from '../../grammar/figure-labels.ts'
import { isAlike } from '../../grammar/label-words.ts'
import { isGoal } from '../../read/mark-figures.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Token } from '../../read/tokenize.ts'
import type { NamedFigure } from './definition-words.ts'

/** Longer lists of figures are no single question. */
const MOST_FIGURES = 7
/** So many words away a word is said of a figure, and of nothing else. */
const BESIDE = 3
const NEGLIGIBLE = 1e-9
/** What is paid a year is hardly ever more, in percent. */
const HIGHEST_LIKELY_RATE = 25
/** A number that stands after "at" is rather an age from here on, where a calculator asks for one. */
const LEAST_AGE = 15
/** Percent that a rate of a year told without its sign may have. */
const HIGHEST_RATE = 40
/** What it counts that a price stands right behind the number that it is the price of. */
const PAIRED = 5
/** So many words may stand between a number and its price: "30 shares at ₹ 200". */
const MOST_BETWEEN = 3
/** What a word of an id counts, beside the one to two of a word of the label. */
const BY_ID = 0.4

/** What ends what is said of a figure. */
const separators = new Set(['and', 'with', 'aur', 'और', 'plus', 'then', 'to', 'se'])
/** What asks for a result, so that the words after it are said of no figure before. */
const asking = new Set('how what kitna kitni kitne find calculate total कितना कितनी कितने'.split(' '))
/** Right before a figure, it joins the words before it to that figure. */
const joining = new Set(['at', 'of', 'is', 'was', '=', ':', 'are', 'hai'])
/** Right before a percentage, it says that it is a rate. */
const ratePrepositions = new Set(['at', '@', 'par', 'pe', 'पर'])
/** Right after a percentage, they say that it is a part of something. */
const shareWords = new Set(['of', 'ka', 'ki', 'ke', 'का', 'की', 'के'])
/** Right after a percentage, they say into what a part goes. */
const partWords = new Set(['in', 'into', 'mein', 'me', 'में'])
/** What labels call an amount that something has come to, or is wanted. */
const results = new Set(['worth', 'value', 'price', 'pension', 'corpus', 'target', 'goal', 'saved'])
/** What a percentage is that nothing more is said of. */
const rates = ['rate', 'interest', 'return']

/** A figure of a question as an input of a calculator. */
interface Assigned {
  figure: NamedFigure
  quantity: Quantity
  /** In the unit of the input. */
  value: number
  /** Words beside it name the input. */
  isNamed: boolean
  /** Where the words stand that name it right beside the figure. */
  said: readonly number[]
  /** The input is of every month or year, and which was not said. */
  isPeriodOpen: boolean
}

/** How the figures of a question fill the inputs of a calculator. */
export interface Assignment {
  assigned: readonly Assigned[]
  /** Figures that no input takes. */
  left: readonly Quantity[]
  /** Inputs that a figure would be but for its size. */
  outOfRange: readonly NamedFigure[]
  /** Figures that may as well be other inputs, with these. */
  unclear: readonly { quantity: Quantity; figures: readonly NamedFigure[] }[]
  /** Nothing but their order told the figures apart. */
  isInOrder: boolean
}

interface Fit extends Assigned {
  score: number
}

/**
 * Fills the inputs of a calculator with the figures of a question: each by the words beside it and by what it counts.
 * Of all ways to do so the likeliest counts; where two are as likely, the figures are taken in their order if they are
 * all that is asked, else they are unclear.
 *
 * @param figures the inputs that may be meant
 * @param wanted inputs that were asked for before
 * @param isUsual whether an input is asked unless another option is chosen
 */
export function assignFigures(
  figures: readonly NamedFigure[],
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  wanted: ReadonlySet<string>,
  isUsual: (figure: NamedFigure) => boolean,
): Assignment {
  const open: Assignment = { assigned: [], left: quantities, outOfRange: [], unclear: [], isInOrder: false }
  if (quantities.length > MOST_FIGURES) return open
  const fits = quantities.map((quantity, at) =>
    withoutSiblings(
      figures.flatMap((figure) =>
        fit(figure, quantity, contextOf(tokens, quantities, at), figures, wanted, tokens).map((one) => ({
          ...one,
          score: one.score + (isUsual(figure) ? 0.5 : 0),
        })),
      ),
      figures,
    ),
  )
  const isPriced = quantities.map((_, at) => isPriceOf(tokens, quantities[at - 1], quantities[at]))
  const [best = [], ...others] = likeliest(fits, isPriced)
  const assigned = best.filter((one) => one !== undefined)
  const left = quantities.filter((quantity) => !assigned.some((one) => one.quantity === quantity))
  const unclear = quantities.flatMap((quantity, at) => {
    const ways = [best, ...others].flatMap((way) => way[at]?.figure ?? [])
    const apart = [...new Set(ways)]
    return apart.length > 1 ? [{ quantity, figures: apart }] : []
  })
  const outOfRange = left.flatMap((quantity) =>
    figures.filter((figure) => {
      const value = toValue(figure, quantity, figures)
      return (
        !figure.isOptional &&
        quantity.kind !== 'bare' &&
        value !== undefined &&
        !isInRange(figure.input, value)
      )
    }),
  )
  const isWhole =
    left.length === 0 &&
    figures.every(
      (figure) => figure.isOptional || !isAsked(figure) || assigned.some((one) => one.figure === figure),
    )
  // "55 200 40 100" may be numbers and prices in any order.
  const hasPairs = figures.some((one) => figures.some((other) => isPair(one, other)))
  const isPaired = isPriced.some(Boolean) || quantities.some(({ kind }) => kind === 'things')
  const isInOrder = unclear.length > 0 && isWhole && (!hasPairs || isPaired) && !isNamedTwice(fits, unclear)
  return { assigned, left, outOfRange, unclear: isInOrder ? [] : unclear, isInOrder }
}

/** Whether an input is a person's own, which nobody else can know: amounts, times, ages and counts, and few rates. */
export function isAsked({ input, isOwn }: NamedFigure): boolean {
  return input.unit !== 'percent' || isOwn === true
}

/** Every way of the highest score, the first in the order of the figures and of the inputs. */
function likeliest(fits: readonly (readonly Fit[])[], isPriced: readonly boolean[]): (Fit | undefined)[][] {
  let highest = Number.NEGATIVE_INFINITY
  let ways: (Fit | undefined)[][] = []
  const place = (way: (Fit | undefined)[], score: number) => {
    const here = fits[way.length]
    if (here === undefined) {
      if (score > highest + NEGLIGIBLE) ways = []
      if (score > highest - NEGLIGIBLE) {
        highest = Math.max(highest, score)
        ways.push(way)
      }
      return
    }
    const before = isPriced[way.length] ? way.at(-1) : undefined
    for (const one of here)
      if (!way.some((other) => other?.figure === one.figure))
        place([...way, one], score + one.score + (before && isPair(before.figure, one.figure) ? PAIRED : 0))
    // A figure is left over only where no input is left for it.
    place([...way, undefined], score - 100)
  }
  place([], 0)
  return ways
}

/** "950 face value 1000": words between two figures that name an input for both, so that their order tells nothing. */
function isNamedTwice(fits: readonly (readonly Fit[])[], unclear: Assignment['unclear']): boolean {
  const isOpen = ({ quantity, figure }: Fit) =>
    unclear.some((one) => one.quantity === quantity && one.figures.includes(figure))
  return fits.some((ways, at) =>
    ways.some(
      (one) =>
        isOpen(one) &&
        fits[at + 1]?.some(
          (other) =>
            other.figure === one.figure &&
            isOpen(other) &&
            other.said.some((word) => one.said.includes(word)),
        ),
    ),
  )
}

/** "30 at 200": a number and the price of each. */
function isPriceOf(
  tokens: readonly Token[],
  count: Quantity | undefined,
  price: Quantity | undefined,
): boolean {
  if (count === undefined || price === undefined || tokens[price.start - 1]?.text === undefined) return false
  const between = tokens.slice(count.end, price.start).map(({ text }) => text)
  const last = between.at(-1) === '₹' ? between.at(-2) : between.at(-1)
  return (last === 'at' || last === '@' || last === 'for') && between.length <= MOST_BETWEEN
}

/** A number and a price whose ids begin alike: `heldQuantity` and `heldPrice`. */
function isPair(count: NamedFigure, price: NamedFigure): boolean {
  const prefix = ({ name }: NamedFigure) => /^[a-z]+/.exec(name)?.[0]
  return count.input.unit === 'number' && price.input.unit === 'inr' && prefix(count) === prefix(price)
}

function fit(
  figure: NamedFigure,
  quantity: Quantity,
  { words, isRate, isShare }: Context,
  figures: readonly NamedFigure[],
  wanted: ReadonlySet<string>,
  tokens: readonly Token[],
): Fit[] {
  const value = toValue(figure, quantity, figures)
  const { input } = figure
  if (value === undefined || !isInRange(input, value)) return []
  // What is paid in, or bought for, is not what it is to come to.
  const isResult = figure.words.some((word) => results.has(word))
  if (
    input.unit === 'inr' &&
    !isResult &&
    (quantity.isOutcome || quantity.label === 'end' || isGoal(tokens, quantity, figure.per !== undefined))
  )
    return []
  if (input.unit !== 'age' && input.unit !== 'years' && isAge(tokens, quantity)) return []
  // What is earned is no amount that is paid in, or worth.
  const isGain = quantity.label === 'gain'
  if (isGain && ![...figure.words, ...figure.idWords].some((word) => gainWords.has(word))) return []
  if (isCalendarYear(tokens, quantity)) return []
  // One word of a question names one of a label, however many it is alike.
  const used = new Set<number>()
  const named = figure.words.flatMap((label) => {
    const [nearest] = words
      .filter(({ text, at }) => !used.has(at) && isAlike(text, label))
      .sort((one, other) => one.distance - other.distance)
    if (nearest === undefined) return []
    used.add(nearest.at)
    return [1 + 1 / nearest.distance]
  })
  const byId = figure.idWords.filter((id) => words.some(({ text }) => isAlike(text, id))).length
  const isNamed = named.length + byId > 0
  const coverage = figure.words.length > 0 ? named.length / figure.words.length : 0
  // A label says more of it than an id.
  const ofRate =
    input.unit === 'percent'
      ? figure.words.filter((word) => rates.includes(word)).length +
        figure.idWords.filter((word) => rates.includes(word)).length / 2
      : 0
  // "70 % in equity" is a part, and no return.
  if (ofRate > 0 && value > HIGHEST_RATE && partWords.has(tokens[quantity.end]?.text ?? '')) return []
  const isYears = quantity.kind === 'years' || quantity.kind === 'bare'
  if ((figure.isOptional || input.byNameOnly) && !isNamed && !wanted.has(figure.name)) return []
  // "12 % of the pay" is a part of it.
  if (isShare && !isNamed) return []
  // A time is an age, and a plain number a rate or a time, only where words say so or it was asked for.
  if (input.unit === 'age' && isYears && !isNamed && !wanted.has(figure.name)) return []
  if (quantity.kind === 'bare' && input.unit === 'percent' && !isNamed && !isRate && !wanted.has(figure.name))
    return []
  const isOfAge =
    value >= LEAST_AGE && figures.some((other) => other.input.unit === 'age' || other.words.includes('age'))
  if (quantity.kind === 'bare' && input.unit === 'percent' && !isNamed && isOfAge) return []
  if (
    quantity.kind === 'bare' &&
    (input.unit === 'years' || input.unit === 'months') &&
    !isNamed &&
    !wanted.has(figure.name)
  )
    return []
  const score =
    named.reduce((sum, one) => sum + one, 0) +
    coverage / 4 +
    byId * BY_ID +
    (ofRate ? (isRate ? 1 : 0.5) + ofRate / figure.words.length / 8 : 0) +
    (wanted.has(figure.name) ? 1.5 : 0) +
    (figure.per !== undefined && quantity.per === figure.per ? 1 : 0) -
    (ofRate > 0 && value > HIGHEST_LIKELY_RATE && hasShare(figure, figures) ? 2 : 0)
  const isPeriodOpen =
    figure.per !== undefined && quantity.per === undefined && isPeriodNeeded(figure, value, figures)
  const said = words.flatMap(({ text, at, distance }) =>
    distance <= BESIDE && [...figure.words, ...figure.idWords].some((label) => isAlike(text, label))
      ? [at]
      : [],
  )
  return [{ figure, quantity, value, isNamed, said, isPeriodOpen, score }]
}

/** Whether a share is called as this rate is: what buys an annuity, and what the annuity pays. */
function hasShare(rate: NamedFigure, figures: readonly NamedFigure[]): boolean {
  return figures.some(
    ({ input, words }) =>
      input.unit === 'percent' &&
      !words.some((word) => rates.includes(word)) &&
      words.some((word) => rate.words.includes(word)) &&
      words.join() !== rate.words.join(),
  )
}

const ageWords = new Set(['age', 'aged', 'umar', 'umr', 'उम्र', 'आयु'])

/** "Age 30" is no amount. */
function isAge(tokens: readonly Token[], { start }: Quantity): boolean {
  const before = joining.has(tokens[start - 1]?.text ?? '') ? start - 2 : start - 1
  return ageWords.has(tokens[before]?.text ?? '')
}

const beforeYears = new Set(['in', 'since', 'year', 'fy', 'ay', 'during'])
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100]

/** Nor is "in 2026". */
function isCalendarYear(tokens: readonly Token[], { kind, value, start }: Quantity): boolean {
  const isYear = kind === 'bare' && Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR
  return isYear && beforeYears.has(tokens[start - 1]?.text ?? '')
}

/** What is no less than this is told of a year as often as of a month. */
const LEAST_OF_YEAR = 300_000

/** Whether an amount may be of every month as well as of every year, which makes twelve times of it. */
function isPeriodNeeded(figure: NamedFigure, value: number, figures: readonly NamedFigure[]): boolean {
  const sibling = siblingOf(figure, figures)
  if (sibling !== undefined) return isInRange(sibling.input, value)
  if (figure.per === 'month') return value >= LEAST_OF_YEAR
  return figure.per === 'year' && isInRange(figure.input, value * MONTHS)
}

/** An amount of which no period was said is one input, of a month or of a year, and is asked about as one. */
function withoutSiblings(fits: readonly Fit[], figures: readonly NamedFigure[]): Fit[] {
  return fits.filter(
    ({ figure, isPeriodOpen }, at) =>
      !isPeriodOpen ||
      !fits.slice(0, at).some((other) => other.isPeriodOpen && other.figure === siblingOf(figure, figures)),
  )
}

/** The input for the same amount by the other period: "Deposit a month" beside "Deposit a year". */
export function siblingOf(figure: NamedFigure, figures: readonly NamedFigure[]): NamedFigure | undefined {
  return figures.find(
    (other) =>
      other !== figure &&
      other.per !== undefined &&
      other.per !== figure.per &&
      figure.words.join() === other.words.join() &&
      figure.idWords.join() === other.idWords.join(),
  )
}

/** A figure of a question in the unit of an input; undefined where it counts something else. */
function toValue(
  figure: NamedFigure,
  quantity: Quantity,
  figures: readonly NamedFigure[],
): number | undefined {
  const { unit, min } = figure.input
  const { kind, per, currency, isNegative } = quantity
  // A change may be one to the worse.
  if (isNegative && min >= 0) return undefined
  const value = isNegative ? -quantity.value : quantity.value
  switch (unit) {
    case 'inr': {
      if ((kind !== 'money' && kind !== 'bare') || (currency ?? 'INR') !== 'INR') return undefined
      if (per === undefined || per === figure.per) return value
      if (figure.per === undefined || siblingOf(figure, figures) !== undefined) return undefined
      return per === 'month' ? value * MONTHS : per === 'year' ? value / MONTHS : undefined
    }
    case 'usd':
      // "1 lakh" is hardly in dollars unless somebody says so.
      return (currency === 'USD' || (kind === 'bare' && currency === undefined)) &&
        (kind === 'money' || kind === 'bare') &&
        per === undefined
        ? value
        : undefined
    case 'percent':
      if (kind === 'percent' && per === 'month' && figure.byMonth) return value * MONTHS
      return (kind === 'percent' || (kind === 'bare' && value <= mostBare(figure))) && per === undefined
        ? value
        : undefined
    case 'years':
      return kind === 'years' || kind === 'bare' ? value : undefined
    case 'months':
      return kind === 'years' ? toMonths(value) : kind === 'bare' ? value : undefined
    case 'age':
      return (kind === 'years' || kind === 'bare') && per === undefined ? value : undefined
    case 'number':
      return (kind === 'things' || kind === 'bare') && per === undefined ? value : undefined
    default:
      return undefined
  }
}

/** "Coupon 80" is an amount: no rate is that high; a share of something may be. */
function mostBare({ words, idWords }: NamedFigure): number {
  return [...words, ...idWords].some((word) => word === 'coupon' || rates.includes(word)) ? HIGHEST_RATE : 100
}

function toMonths(years: number): number {
  const months = years * MONTHS
  return Math.abs(months - Math.round(months)) < NEGLIGIBLE ? Math.round(months) : months
}

function isInRange(input: NumberInput, value: number): boolean {
  const { min, max } = entryLimits(input)
  return value >= min && value <= max
}

/** "6.7": rupees, times and ages that a calculator asks for are hardly ever told so, and rates are. */
export function isRateAlone(quantity: Pick<Quantity, 'kind' | 'value'> | undefined): boolean {
  return (
    quantity?.kind === 'bare' &&
    !Number.isInteger(quantity.value) &&
    quantity.value > 1 &&
    quantity.value <= HIGHEST_LIKELY_RATE
  )
}

interface SaidWord {
  text: string
  at: number
  distance: number
}

interface Context {
  words: readonly SaidWord[]
  isRate: boolean
  isShare: boolean
}

/** The words beside a figure that are said of it, and how far away they stand. */
function contextOf(tokens: readonly Token[], quantities: readonly Quantity[], index: number): Context {
  const { start = 0, end = 0 } = quantities[index] ?? {}
  const floor = quantities[index - 1]?.end ?? 0
  const next = quantities[index + 1]
  const ceiling = next?.start ?? tokens.length
  const isEnd = (at: number) => tokens[at]?.kind === 'pause' || separators.has(tokens[at]?.text ?? '')
  const wordAt = (at: number, distance: number): SaidWord => ({ text: tokens[at]?.text ?? '', at, distance })
  const before: SaidWord[] = []
  for (let at = start - 1; at >= floor && !isEnd(at); at--) before.push(wordAt(at, start - at))
  const after: SaidWord[] = []
  // "At 10 %, annuity 40 %, annuity rate 6 %": what ends with a figure calls each before it.
  const isCalledBefore =
    ratePrepositions.has(tokens[start - 1]?.text ?? '') &&
    quantities.length > 2 &&
    tokens.slice(quantities.at(-1)?.end).every(({ kind }) => kind === 'pause')
  // "Age 30, exit age 60": an age is called by the words before it.
  const beforeNext = tokens[(next?.start ?? 0) - 1]?.text ?? ''
  const belongsToNext =
    next !== undefined && (isCalledBefore || joining.has(beforeNext) || ageWords.has(beforeNext))
  let at = end
  for (; at < ceiling && !isEnd(at) && !asking.has(tokens[at]?.text ?? ''); at++)
    after.push(wordAt(at, at - end + 1))
  const isCut = belongsToNext && at === ceiling
  // "10 shares at 100": what is counted is said of its own number.
  if (isCut && quantities[index]?.kind === 'things') before.push(...after.slice(0, 1))
  return {
    words: isCut ? before : [...before, ...after],
    isRate:
      ratePrepositions.has(tokens[start - 1]?.text ?? '') ||
      ratePrepositions.has(tokens[end]?.text ?? '') ||
      isRateAlone(quantities[index]),
    isShare: quantities[index]?.kind === 'percent' && shareWords.has(tokens[end]?.text ?? ''),
  }
}
