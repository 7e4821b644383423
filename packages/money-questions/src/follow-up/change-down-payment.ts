import type { Draft, Option } from '../answer/answer.ts'
import { formatMoney, formatPercent } from '../answer/format.ts'
import { settledWords } from '../grammar/down-payments.ts'
import { fill, type Phrases, type Word } from '../languages/phrases.ts'
import { decline } from '../plan/decline.ts'
import {
  type FinancedLoan,
  findDownPayment,
  isAmount,
  isPaid,
  LEAST_DOWN_PERCENT,
  payDown,
} from '../plan/special/to-financed-loan.ts'
import { listTelling } from '../read/list-telling.ts'
import { LARGEST_RATE, type Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import { readOwnWords } from '../read/reword.ts'

/**
 * "What if 30 % down" after such a loan, as the loan that is left then. Undefined where another word may change what is
 * meant.
 */
export function withOtherDownPayment(
  reading: Reading,
  { price, currency }: FinancedLoan,
): FinancedLoan | undefined {
  const { tokens, quantities } = reading
  const named = findDownPayment(reading)
  const [paid, ...others] = quantities
  if (named === undefined || paid === undefined || others.length > 0) return undefined
  if (paid.per !== undefined || !isPaid(reading, paid, named)) return undefined
  const isTold = listTelling(tokens, [paid, { start: named.at, end: named.end }]).every(
    ({ kind, text }) => kind !== 'word' || settledWords.has(text),
  )
  if (!isTold || (paid.kind !== 'percent' && !isAmount(paid))) return undefined
  return (paid.currency ?? currency) === currency ? payDown({ price, paid, currency }) : undefined
}

/** "Make it 90 lakh", "30 %?" after such a loan: which figure of the purchase changes would be a guess. */
export function askAboutPurchase(reading: Reading, financed: FinancedLoan): Draft | undefined {
  const { tokens, quantities } = reading
  const [quantity, ...others] = quantities
  if (quantity === undefined || others.length > 0) return undefined
  const { kind, value } = quantity
  if (kind === 'money' || (kind === 'bare' && value > LARGEST_RATE))
    return {
      ...decline((phrases) => phrases.askBack.whichOfPurchase, 'clarify'),
      options: listAmounts(quantity, financed),
    }
  const isAlone = listTelling(tokens, [quantity]).every(({ kind: sort }) => sort !== 'word')
  const isShare = kind === 'percent' && value >= LEAST_DOWN_PERCENT && isAlone
  if (!isShare && findDownPayment(reading) === undefined) return undefined
  return {
    ...decline((phrases) => phrases.askBack.downPaymentOrRate, 'clarify'),
    options: listShares(quantity, financed),
  }
}

/** What an amount can be of a purchase. */
function listAmounts(quantity: Quantity, { price, downPayment, currency }: FinancedLoan): Option[] {
  const amount = formatMoney(quantity.value, currency)
  const paid = formatMoney(downPayment, currency)
  const dearer = payDown({ price: quantity.value, paid: { ...quantity, value: downPayment }, currency })
  const other = payDown({ price, paid: quantity, currency })
  const loan = `loan of ${currency === 'INR' ? 'rs' : currency.toLowerCase()} ${quantity.value}`
  return [
    ...(dearer ? [{ say: toSay('price', { amount, paid }), means: dearer }] : []),
    ...(other ? [{ say: toSay('downPayment', { amount }), means: other }] : []),
    { say: toSay('loan', { amount }), means: readOwnWords(loan) },
  ]
}

/** What a percentage can be of a purchase. */
function listShares(quantity: Quantity, { price, currency }: FinancedLoan): Option[] {
  const percent = formatPercent(quantity.value)
  const paid = payDown({ price, paid: { ...quantity, kind: 'percent' }, currency })
  return [
    ...(paid ? [{ say: toSay('downPaymentShare', { percent }), means: paid }] : []),
    { say: toSay('rate', { percent }), means: readOwnWords(`at ${quantity.value} % interest rate`) },
  ]
}

function toSay(way: keyof Phrases['ways'], figures: Readonly<Record<string, string>>): Word {
  return ({ ways }) => fill(ways[way], figures)
}
