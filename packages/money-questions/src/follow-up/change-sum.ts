import { afterRate, beforeRate } from '../grammar/exchanging.ts'
import { clarify } from '../plan/ask-back.ts'
import type { Step } from '../plan/plan.ts'
import { planSum } from '../plan/special/plan-sum.ts'
import { listCurrencies, toCurrency } from '../read/list-currencies.ts'
import { listTelling } from '../read/list-telling.ts'
import { putInPlace } from '../read/put-in-place.ts'
import type { Reading } from '../read/read-words.ts'
import { allWords, readOwnWords, reword } from '../read/reword.ts'
import type { Asked, Turn } from './talk.ts'

/** Another figure in the sum of before: "15 % off on 3000", then "and 25 %?". */
export function changeSum({ reading, last, world }: Asked): Step | undefined {
  if (last?.plan?.kind !== 'sum') return undefined
  const sum = last.plan.reading
  const exchanged = intoOther(sum, reading, world)
  if (exchanged !== undefined) return exchanged
  return planSum(withRate(last, sum, reading) ?? putInPlace(sum, reading), world)
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
  if (!isPlain || !isRate || amount?.currency === undefined)
    return { answer: clarify(({ askBack }) => askBack.exchangeRate) }
  const at = reading.tokens.findIndex(({ text }) => toCurrency(text) === code)
  const isTarget = amount.currency === 'INR' || into.has(reading.tokens[at - 1]?.text ?? '')
  const [from, to] = isTarget ? [amount.currency, code] : [code, 'INR']
  return planSum(readOwnWords(`${amount.value} ${from} to ${to} at ${rate?.value}`.toLowerCase()), world)
}
