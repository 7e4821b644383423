import type { Draft } from '../../answer/answer.ts'
import { type ExchangeRates, rateBetween } from '../../answer/exchange-rates.ts'
import { formatDay } from '../../answer/format.ts'
import { lines, type SaidFigure, tell } from '../../answer/parts.ts'
import { askedNumber, findFigure, numberOf, type Result, toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { toSaid } from '../../answer/to-said.ts'
import {
  afterRate,
  beforeRate,
  betweenRate,
  beyondExchange,
  cents,
  dayExchange,
  oneOf,
  paise,
  percentWords,
  plainExchange,
} from '../../grammar/exchanging.ts'
import { units } from '../../grammar/units.ts'
import { fill } from '../../languages/phrases.ts'
import { hasPhrase } from '../../read/find-concepts.ts'
import { isInside } from '../../read/is-inside.ts'
import { listCurrencies, toCurrency } from '../../read/list-currencies.ts'
import { listTelling } from '../../read/list-telling.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { clarify } from '../ask-back.ts'

/** Currencies of which one is many rupees, so that a rate above 1 is always rupees for one of them. */
const dearer = new Set(
  `USD EUR GBP AED SGD AUD CAD NZD CHF HKD KWD BHD OMR JOD SAR QAR CNY MYR ILS PLN BRL ZAR DKK NOK SEK BND MOP GEL
  AZN RON BGN KYD FJD`.split(/\s+/),
)
/** Of these one is a few rupees or less, so that a rate may be told either way. */
const settled = new Set([...dearer, 'INR', 'JPY'])

/**
 * An amount of one currency in another, at a rate that was given or at that of the day; undefined where it is about
 * something else.
 */
export function solveCurrency(reading: Reading, rates?: ExchangeRates | 'unavailable'): Draft | undefined {
  const { tokens, text } = reading
  const named = withRupees(reading, listCurrencies(tokens))
  const quantities = reading.quantities.map((quantity) => inWholeUnits(reading, quantity, named))
  if (named.length !== 2 || quantities.some(({ kind }) => kind === 'percent' || kind === 'years'))
    return undefined
  if (tokens.some(({ text: word }) => percentWords.has(word))) return askForRate()
  const perUnit =
    quantities.length > 2 ? quantities.findIndex(({ value, currency }) => value === 1 && currency) : -1
  const rest = quantities.filter((_, at) => at !== perUnit)
  const [first, second, ...others] = rest
  if (first === undefined || others.length > 0) return undefined
  if (second === undefined) return atRateOfDay(reading, first, named, rates)
  const isPlain = tokens.every(
    ({ text: word }, at) => plainExchange.has(word) || units.has(word) || isInside(quantities, at),
  )
  const quoted = [first, second].find((quantity) => isQuote(reading, quantity))
  const told = quoted ?? [second, first].find((quantity) => isRate(reading, quantity))
  // "Dollar to rupee 84.5, 750": neither says which it is.
  const isOwn = currencyAt(reading, first.end) !== undefined || !isOfDirection(reading, first)
  // "100 eur 9200 inr" may tell both amounts of one exchange.
  const isBoth = told === undefined && isForeign(first) && second.currency === 'INR' && tokens.length <= BOTH
  const rate = isBoth ? undefined : (told ?? (isPlain && isOwn ? second : undefined))
  if (rate === undefined) return askForRate()
  if (hasPhrase(beyondExchange, text)) return undefined
  return exchange(
    reading,
    rate === second ? first : second,
    { rate: rate.value, one: quantities[perUnit] && currencyOf(reading, quantities[perUnit]) },
    named,
  )
}

function exchange(
  reading: Reading,
  amount: Quantity,
  told: ToldRate,
  named: readonly string[],
): Draft | undefined {
  const from = currencyOfAmount(reading, amount)
  const to = named.find((code) => code !== from)
  if (from === undefined || to === undefined) return undefined
  const unit = unitOf(told, from, to)
  if (unit === undefined) return askForRate()
  const other = unit === from ? to : from
  const result = runAtRate(amount.value, from, { unit, other, rate: told.rate })
  if (result === undefined) return undefined
  const converted = askedNumber(result)
  return {
    kind: 'answer',
    say: ({ exchange: { answer, assumesGiven }, sentences }) =>
      lines(
        tell(answer, { ...sayAmounts(amount.value, from, converted, to), ...sayRate(result) }),
        fill(sentences.assumed, { what: assumesGiven }),
      ),
    calculations: [toCalculation(result)],
    asked: [converted],
  }
}

/** Two amounts with their currencies, and nothing else. */
const BOTH = 4
const isForeign = ({ currency }: Quantity) => currency !== undefined && currency !== 'INR'

/** Yen are told by what one costs, or as so many for a rupee: the one is less than a rupee, the other a few yen. */
const MOST_YEN_A_RUPEE = 10

/** A rate as it was told. */
interface ToldRate {
  rate: number
  /** "One yen is 0.56 rupees" says of which currency it is the price. */
  one: string | undefined
}

/** The currency of which one is what a rate is the price of; undefined where it may be either. */
function unitOf({ rate, one }: ToldRate, from: string, to: string): string | undefined {
  if (one === from || one === to) return one
  if (!settled.has(from) || !settled.has(to)) return undefined
  const isBesideRupees = from !== 'INR' && to !== 'INR'
  // "100 dollars to euro 1.1" may be dollars for a euro, as they are told, or the other way round.
  if (isBesideRupees && from !== 'JPY' && to !== 'JPY' && rate > LEAST_ALIKE && rate < 1 / LEAST_ALIKE)
    return undefined
  if (isBesideRupees && !isCrossRate(rate, from === 'JPY' || to === 'JPY')) return undefined
  if (from === 'JPY' || to === 'JPY') {
    if (isBesideRupees) return from
    return rate < 1 ? 'JPY' : rate < MOST_YEN_A_RUPEE ? 'INR' : undefined
  }
  const isPerOther =
    from === 'INR' ? dearer.has(to) && rate > 1 : dearer.has(from) && to === 'INR' && rate < 1
  return isPerOther ? to : from
}

/** Two currencies of which one is hardly more than the other. */
const LEAST_ALIKE = 0.5

/** What one dear currency costs in another is less than what it costs in rupees, and many yen. */
const LEAST_RUPEES = 20

/** Whether a rate may be one between two currencies that are none of rupees: after "at 84", "in euros at 92" is not. */
function isCrossRate(rate: number, hasYen: boolean): boolean {
  return hasYen ? rate > LEAST_RUPEES : rate < LEAST_RUPEES
}

/** Of a rupee or another currency a hundredth: "56 paise" are 0.56 rupees. */
function inWholeUnits({ tokens }: Reading, quantity: Quantity, named: readonly string[]): Quantity {
  const word = tokens[quantity.end]?.text ?? ''
  const currency = paise.has(word)
    ? 'INR'
    : cents.has(word)
      ? named.find((code) => code !== 'INR')
      : undefined
  return currency === undefined ? quantity : { ...quantity, value: quantity.value / 100, currency }
}

/**
 * Converts with the rate as it is told, so that card and sentence show the same one: where it is what one of the wanted
 * currency costs, the calculator is asked for the amount that converts to the given one.
 */
function runAtRate(
  amount: number,
  from: string,
  { unit, other, rate }: { unit: string; other: string; rate: number },
): Result | undefined {
  const direction = { from: unit, to: other, rate }
  if (from === unit) return run({ calculator: 'currency', values: { amount, ...direction } })
  const solve = { input: 'amount', output: 'converted', target: amount }
  // Less than one of the dearer currency is below what the calculator takes; its inverse rate is then told everywhere.
  const inverse = { from: other, to: unit, rate: 1 / rate }
  return (
    run({ calculator: 'currency', values: direction, solve }) ??
    run({ calculator: 'currency', values: { amount, ...inverse } })
  )
}

/** The amount that was given and the one that it comes to. */
function sayAmounts(amount: number, from: string, converted: number, to: string) {
  return {
    amount: toSaid(amount, 'inr', { computed: false, currency: from }),
    converted: toSaid(converted, 'inr', { computed: true, currency: to }),
  }
}

/** The rate that a result was computed with, for its sentence. */
function sayRate(result: Result): { unit: string; rate: SaidFigure; other: string } {
  return {
    unit: String(findFigure(result, 'from')?.value),
    rate: toSaid(numberOf(result, 'rate'), 'number', { computed: false }),
    other: String(findFigure(result, 'to')?.value),
  }
}

/** "1200 usd at 83.2" is into rupees: a currency that is many of them, at so many. */
function withRupees({ tokens, quantities }: Reading, named: readonly string[]): readonly string[] {
  const [amount, rate, ...others] = quantities
  const [code, ...more] = named
  if (code === undefined || more.length > 0 || !dearer.has(code) || others.length > 0) return named
  const isRateAlone =
    rate?.kind === 'bare' && rate.value > 1 && beforeRate.has(tokens[rate.start - 1]?.text ?? '')
  const isPlain = tokens.every(
    ({ kind, text }, at) =>
      kind !== 'word' ||
      isInside(quantities, at) ||
      beforeRate.has(text) ||
      plainExchange.has(text) ||
      units.has(text),
  )
  return isRateAlone && isPlain && amount?.per === undefined && amount?.currency === code
    ? [code, 'INR']
    : named
}

/** At the rates that the server has read; without them it asks for the rate, and says whether they were looked for. */
function atRateOfDay(
  reading: Reading,
  amount: Quantity,
  named: readonly string[],
  rates: ExchangeRates | 'unavailable' | undefined,
): Draft {
  const { tokens, quantities } = reading
  const isPlain = listTelling(tokens, quantities).every(
    ({ text }) => plainExchange.has(text) || dayExchange.has(text) || units.has(text),
  )
  const from = currencyOfAmount(reading, amount)
  const to = named.find((code) => code !== from)
  const isAmount = (amount.kind === 'money' || amount.kind === 'bare') && amount.per === undefined
  if (!isPlain || from === undefined || to === undefined || !isAmount || amount.isNegative)
    return askForRate()
  if (rates === undefined) return { ...askForRate(), needsRates: true }
  const rate = rates === 'unavailable' ? undefined : rateBetween(rates, from, to)
  if (rates === 'unavailable' || !rate) return clarify(({ askBack }) => askBack.noExchangeRate)
  // One of the dearer currency is what people know a rate as.
  const [unit, other, told] = rate < 1 ? [to, from, 1 / rate] : [from, to, rate]
  const result = runAtRate(amount.value, from, { unit, other, rate: told })
  if (!result) return clarify(({ askBack }) => askBack.noExchangeRate)
  const converted = askedNumber(result)
  return {
    kind: 'answer',
    say: (phrases) =>
      lines(
        tell(phrases.exchange.answer, {
          ...sayAmounts(amount.value, from, converted, to),
          ...sayRate(result),
        }),
        fill(rates.stale ? phrases.exchange.lastKnownRate : phrases.exchange.rateOfDay, {
          day: formatDay(rates.updatedAt, phrases),
          source: rates.source,
        }),
      ),
    calculations: [toCalculation(result)],
    asked: [converted],
  }
}

function askForRate(): Draft {
  return clarify(({ askBack }) => askBack.exchangeRate)
}

/** Whether a figure is said to be what one of a currency costs: "at 85", "a dollar is 85 rupees", "85 per dollar". */
function isRate(reading: Reading, { start, end }: Quantity): boolean {
  const word = (at: number) => reading.tokens[at]?.text ?? ''
  let before = start - 1
  while (
    before >= 0 &&
    (betweenRate.has(word(before)) || (units.has(word(before)) && !isOneOf(reading, before)))
  )
    before--
  // "84 INR per USD, 300 USD": no rate of a dollar is in dollars.
  const isOfOther = currencyAt(reading, before) !== currencyAt(reading, end - 1)
  if (beforeRate.has(word(before)) || (isOneOf(reading, before) && isOfOther)) return true
  let after = end
  while (
    betweenRate.has(word(after)) ||
    (currencyAt(reading, after) !== undefined && !oneOf.has(word(after)))
  )
    after++
  return afterRate.has(word(after)) || isOneOf(reading, after + 1)
}

/** "USD INR 84": a pair of currencies is followed by what one of the first costs. */
function isQuote(reading: Reading, { start, end }: Quantity): boolean {
  if (currencyAt(reading, end) !== undefined) return false
  const second = currencyAt(reading, start) === undefined ? start - 1 : start
  const between = pairSigns.has(reading.tokens[second - 1]?.text ?? '') ? second - 1 : second
  const [one, other] = [currencyAt(reading, between - 1), currencyAt(reading, second)]
  return one !== undefined && other !== undefined && one !== other
}

const pairSigns = new Set(['/', '-'])
/** What stands between a currency and the one that it is converted into. */
const into = new Set(['to', 'into', 'se', 'से', '->', '→'])

/** "USD to INR 200": the currency that stands right before the amount is the one that it is converted into. */
function isOfDirection(reading: Reading, { start, end }: Quantity): boolean {
  return sourceBefore(reading, start, end) !== undefined
}

/** The currency of an amount behind such a pair. */
function sourceBefore(reading: Reading, start: number, end: number): string | undefined {
  // "INR to USD 50000 rs" says once more which it is; any other currency behind it says something else.
  const behind = currencyAt(reading, end) ?? (end - start > 1 ? currencyAt(reading, end - 1) : undefined)
  let at = currencyAt(reading, start) === undefined ? start - 1 : start
  while (at > 0 && betweenPair.has(reading.tokens[at]?.text ?? '')) at--
  const source = currencyAt(reading, at - 2)
  const isPair = currencyAt(reading, at) !== undefined && into.has(reading.tokens[at - 1]?.text ?? '')
  return isPair && (behind === undefined || behind === source) ? source : undefined
}

const betweenPair = new Set([',', ':', 'convert', 'of', 'for'])

/** The currency that an amount is in, by its ISO code. */
export function currencyOfAmount(reading: Reading, amount: Quantity): string | undefined {
  return sourceBefore(reading, amount.start, amount.end) ?? amount.currency ?? currencyAt(reading, amount.end)
}

/** Whether a word is a currency of which there is one. */
function isOneOf(reading: Reading, at: number): boolean {
  const isCounted = oneOf.has(reading.tokens[at - 1]?.text ?? '')
  return isCounted && currencyAt(reading, at) !== undefined
}

/** "Kitne rupaye 1 euro": what stands behind a figure is its currency before what stands in front of it. */
function currencyOf(reading: Reading, { start, end, currency }: Quantity): string | undefined {
  const inside = end - start > 1 ? currencyAt(reading, end - 1) : undefined
  return inside ?? currencyAt(reading, end) ?? currency
}

function currencyAt({ tokens }: Reading, at: number): string | undefined {
  return toCurrency(tokens[at]?.text ?? '')
}
