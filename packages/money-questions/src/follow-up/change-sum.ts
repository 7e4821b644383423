import {
  furtherDiscount,
  goesOnByShare,
  goesOnBySign,
  goesOnByTimes,
  goesOnTurned,
  meantAsWell,
  shareOfOther,
  takesUpSum,
} from '../grammar/carrying-on.ts'
import { afterRate, beforeRate } from '../grammar/exchanging.ts'
import { noFigureOfIt } from '../grammar/other-figures.ts'
import { clarify } from '../plan/ask-back.ts'
import { askWhatChanges } from '../plan/decline.ts'
import type { Step } from '../plan/plan.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import { currencyOfAmount } from '../plan/special/solve-currency.ts'
import { findWords } from '../read/find-words.ts'
import { listCurrencies, toCurrency } from '../read/list-currencies.ts'
import { listTelling } from '../read/list-telling.ts'
import { putInPlace } from '../read/put-in-place.ts'
import type { Reading } from '../read/read-words.ts'
import { allWords, readOwnWords, replaceWords, reword } from '../read/reword.ts'
import type { Asked, Turn } from './talk.ts'

/** Another figure in the sum of before: "15 % off on 3000", then "and 25 %?". */
export function changeSum({ reading, last, world }: Asked): Step | undefined {
  if (last?.plan?.kind !== 'sum') return undefined
  const sum = last.plan.reading
  const exchanged = intoOther(sum, reading, world)
  if (exchanged !== undefined) return exchanged
  const goesOn = bySign(last, sum, reading, world) ?? withResult(last, reading, world)
  if (goesOn !== undefined) return goesOn
  return planSum(withRate(last, sum, reading) ?? putInPlace(sum, reading), world)
}

/** "10 % of that": what the sum of before comes to, where it is no percentage; asked back where that makes no sum. */
function withResult({ answer }: Turn, reading: Reading, world: Asked['world']): Step | undefined {
  const found = findWords(reading, takesUpSum)
  const [result] = answer.asked
  if (found.length === 0 || answer.kind !== 'answer' || result === undefined) return undefined
  const isShare = answer.calculations.some(({ outputs: [first] }) => first?.unit === 'percent')
  const step = isShare ? undefined : planSum(replaceWords(reading, found, String(result)), world)
  return step?.answer.kind === 'answer' ? step : { answer: askWhatChanges() }
}

/**
 * "Minus 2500", "then an extra 10 %" after a discount: the sum goes on with what it came to, where that is one figure.
 */
function bySign(
  { answer }: Turn,
  { quantities }: Reading,
  { asked }: Reading,
  world: Asked['world'],
): Step | undefined {
  const [result] = answer.asked
  const [calculation, ...more] = answer.calculations
  if (calculation?.calculator !== 'arithmetic' || more.length > 0 || result === undefined) return undefined
  const [{ unit } = { unit: '' }, ...others] = calculation.outputs
  const [, extra, off] = (others.some(({ id }) => id === 'discount') && furtherDiscount.exec(asked)) || []
  const further = extra ?? off
  if (further !== undefined) return planSum(readOwnWords(`${further} % off ${result}`), world)
  const sum = turned(asked, result) ?? continued(asked, result)
  if (sum === undefined) return undefined
  // "Plus 5000" after "20 % of 45000" may come to either of these.
  const isOfShare = others.length === 0 && quantities.some(({ kind }) => kind === 'percent')
  const isOpen =
    unit !== 'number' || (isOfShare && /^[^*/]*$/.test(sum)) || others.some(({ id }) => meantAsWell.has(id))
  const step = isOpen ? undefined : planSum(readOwnWords(sum), world)
  return step ?? { answer: askWhatChanges() }
}

/** The sum of what stands before a result: "1000 minus that", "what percent of 6000 is that". */
export function turned(asked: string, result: number): string | undefined {
  for (const [sign, told] of goesOnTurned) {
    const amount = told.exec(asked)?.[1]
    if (amount !== undefined) return `${amount} ${sign} ${result}`
  }
  const whole = shareOfOther.exec(asked)?.slice(1).find(Boolean)
  return whole && `${result} is what percent of ${whole}`
}

/** The sum of what goes on with a result: "× 6", "500 jodo", "+ 5 %", "in 2030" being none. */
export function continued(asked: string, result: number): string | undefined {
  for (const [sign, told] of goesOnByShare) {
    const share = told.exec(asked)?.[1]
    if (share !== undefined) return `${result} * ( 1 ${sign} ${share} / 100 )`
  }
  for (const [sign, told] of goesOnBySign) {
    const amount = told.exec(asked)?.[1]
    if (amount !== undefined) return `${result} ${sign} ${amount}`
  }
  const times = goesOnByTimes.find(([, , told]) => told.test(asked))
  if (times !== undefined) return `${result} ${times[0]} ${times[1]}`
  return noFigureOfIt.test(asked) ? '' : undefined
}

/** A rate that was asked for, in the question that it was missing in: "83.5", "at 83.5". */
function withRate({ answer }: Turn, sum: Reading, { quantities, tokens }: Reading): Reading | undefined {
  const [rate, ...others] = quantities
  if (answer.kind !== 'clarify' || rate?.kind !== 'bare' || others.length > 0) return undefined
  if (listCurrencies(sum.tokens).length !== 2) return undefined
  const isPlain = listTelling(tokens, quantities).every(
    ({ text }) => beforeRate.has(text) || afterRate.has(text),
  )
  return isPlain ? reword(sum, allWords(sum), `at ${rate.value}`) : undefined
}

/** What stands before the currency that an amount is converted into. */
const into: ReadonlySet<string> = new Set('to in into me mein में'.split(' '))

/**
 * "To GBP at 112" after rupees were told in dollars: another currency and its rate. One that stands with no rate, or in the
 * place of both, is asked about.
 */
function intoOther(sum: Reading, reading: Reading, world: Asked['world']): Step | undefined {
  const had = [...listCurrencies(sum.tokens), 'INR']
  const named = listCurrencies(reading.tokens)
  const [code, ...more] = named.filter((one) => !had.includes(one))
  const isExchange = had.some((one) => one !== 'INR')
  if (code === undefined || !isExchange) return undefined
  const amount = sum.quantities.find(({ currency, value }) => currency !== undefined && value !== 1)
  const [rate, ...others] = reading.quantities
  const isPlain = more.length === 0 && others.length === 0 && named.length === 1
  const saysRate = reading.tokens.some(({ text }) => beforeRate.has(text) || afterRate.has(text))
  const isRate = rate?.kind === 'bare' || (rate?.kind === 'money' && (saysRate || rate.currency === 'INR'))
  const source = amount && currencyOfAmount(sum, amount)
  if (!isPlain || !isRate || amount === undefined || source === undefined)
    return { answer: clarify(({ askBack }) => askBack.exchangeRate) }
  const at = reading.tokens.findIndex(({ text }) => toCurrency(text) === code)
  const isTarget = source === 'INR' || into.has(reading.tokens[at - 1]?.text ?? '')
  const [from, to] = isTarget ? [source, code] : [code, 'INR']
  return planSum(readOwnWords(`${amount.value} ${from} to ${to} at ${rate?.value}`.toLowerCase()), world)
}
