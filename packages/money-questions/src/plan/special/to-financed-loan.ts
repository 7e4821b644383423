import {
  boughtWords,
  lenders,
  lentAfter,
  lentBefore,
  paymentJoints,
  settledWords,
} from '../../grammar/down-payments.ts'
import type { Stretch } from '../../read/find-words.ts'
import { isInside } from '../../read/is-inside.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { keepWords, reword } from '../../read/reword.ts'

/** What was bought with a loan, and what was paid down. */
export interface FinancedLoan {
  price: number
  downPayment: number
  currency: string
}

/** A purchase told as the loan for what is not paid down. */
interface ToldLoan {
  financed: FinancedLoan
  /** What is asked of the loan. */
  loan: Reading
}

/** Nobody takes a loan at such a rate, nor pays down less where both percentages stand beside the words. */
export const LEAST_DOWN_PERCENT = 20
const MOST_RATE = 15
const LEAST_PRICE = 1000
/** Of a home or a car, banks lend most. */
const LEAST_LENT = 50
const changing = new Set(['from', 'to', 'by', 'than', 'since'])

/**
 * "20 % down on a flat of 80 lakh, the rest at 8.5 % for 20 years" as the loan of 64 lakh that it comes to. Undefined
 * where it is not plain which figure is the price and which is paid down.
 */
export function toFinancedLoan(reading: Reading): ToldLoan | undefined {
  const { tokens, quantities } = reading
  const named = findDownPayment(reading)
  if (named === undefined) return toLentShare(reading)
  const { at, end } = named
  const amounts = quantities.filter(isAmount)
  const isOther = ({ kind, per }: Quantity) => per !== undefined || kind === 'date' || kind === 'things'
  if (quantities.some(isOther)) return undefined
  const beside = quantities.filter((quantity) => isPaid(reading, quantity, named))
  const [price, paid] = amounts.length === 1 ? shareOf(amounts, beside) : amountOf(amounts, beside)
  if (price === undefined || paid === undefined || isLoan(reading, price)) return undefined
  if (isInstalment(reading, price)) return undefined
  const rest = keepWords(reading, ({ text }, place) => {
    // Without what stood behind it, "flat 8.5 %" would be a way to count interest.
    const isHome = text === 'flat' && tokens[place + 1]?.text !== 'rate'
    return !(
      isHome ||
      isInside([price, paid], place) ||
      (place >= at && place < end) ||
      settledWords.has(text)
    )
  })
  const currency = price.currency ?? paid.currency ?? 'INR'
  return toldLoan(reading, rest, payDown({ price: price.value, paid, currency }))
}

/** "House of 90 lakh, bank gives 80 % loan": the share of the price that is lent, the rest is paid down. */
function toLentShare(reading: Reading): ToldLoan | undefined {
  const { tokens, quantities } = reading
  const [price, ...otherAmounts] = quantities.filter(isAmount)
  const lent = quantities.filter(({ kind, value, start, end }) => {
    const isLent = lentAfter.has(tokens[end]?.text ?? '') || lentBefore.has(tokens[start - 1]?.text ?? '')
    return kind === 'percent' && value >= LEAST_LENT && value < 100 && isLent
  })
  const [share] = lent
  if (price === undefined || share === undefined || otherAmounts.length > 0 || lent.length > 1)
    return undefined
  if (isInstalment(reading, price)) return undefined
  if (quantities.some(({ per, kind }) => per !== undefined || kind === 'date' || kind === 'things'))
    return undefined
  const isTold = (text: string) => settledWords.has(text) || lenders.has(text) || boughtWords.has(text)
  const rest = keepWords(reading, ({ text }, at) => !isInside([price, share], at) && !isTold(text))
  const currency = price.currency ?? 'INR'
  const paid = { ...share, value: 100 - share.value }
  return toldLoan(reading, rest, payDown({ price: price.value, paid, currency }))
}

/** "EMI of 30,000", "40k EMI": what is paid every month is no price. */
function isInstalment({ tokens }: Reading, { start, end }: Quantity): boolean {
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text)
  return tokens[end]?.text === 'emi' || /\bemi(?: (?:of|is|for|=))?(?: (?:rs|₹))?$/.test(before.join(' '))
}

/** Where the down payment is named, if it is. */
export function findDownPayment({ tokens }: Reading) {
  const at = tokens.findIndex(({ text }) => text === 'down' || text === 'downpayment')
  if (at < 0) return undefined
  const next = tokens[at + 1]?.text ?? ''
  const isBare = tokens[at]?.text === 'down' && !next.startsWith('payment')
  // "8 % down from 9 %" is a change.
  if (isBare && changing.has(next)) return undefined
  return { at, isBare, end: isBare || tokens[at]?.text === 'downpayment' ? at + 1 : at + 2 }
}

/** The loan for what is not paid of the price, with the other words of the question. */
function toldLoan(
  reading: Reading,
  rest: readonly Stretch[],
  financed: FinancedLoan | undefined,
): ToldLoan | undefined {
  if (financed === undefined) return undefined
  const { price, downPayment, currency } = financed
  const sign = currency === 'INR' ? 'rs' : currency.toLowerCase()
  return { financed, loan: reword(reading, `loan of ${sign} ${price - downPayment} ,`, ...rest) }
}

/** A purchase of which so much is paid down; undefined where that leaves nothing to borrow. */
export function payDown({
  price,
  paid,
  currency,
}: {
  price: number
  paid: Quantity
  currency: string
}): FinancedLoan | undefined {
  const downPayment = paid.kind === 'percent' ? (price * paid.value) / 100 : paid.value
  if (downPayment <= 0 || downPayment >= price) return undefined
  return { price, downPayment, currency }
}

/** "10 % down" is paid; "down 10 %" has fallen. */
export function isPaid(
  reading: Reading,
  quantity: Quantity,
  { at, end, isBare }: { at: number; end: number; isBare: boolean },
): boolean {
  return isBeside(reading, quantity, at, end) && (!isBare || quantity.end <= at)
}

export function isAmount({ kind, value }: Quantity): boolean {
  return kind === 'money' || (kind === 'bare' && value >= LEAST_PRICE)
}

function isBeside({ tokens }: Reading, { start, end }: Quantity, at: number, after: number): boolean {
  const isJoint = (from: number, to: number) =>
    tokens.slice(from, to).every(({ text }) => paymentJoints.has(text))
  return end <= at ? isJoint(end, at) : start >= after && isJoint(after, start)
}

/** The price, and the percentage of it that is paid down. */
function shareOf([price]: readonly Quantity[], beside: readonly Quantity[]) {
  const shares = beside.filter(({ kind }) => kind === 'percent')
  const [first, second] = shares
  if (first === undefined || second === undefined) return [price, first]
  const [less, more] = first.value < second.value ? [first, second] : [second, first]
  return less.value < MOST_RATE && more.value >= LEAST_DOWN_PERCENT ? [price, more] : []
}

/** The larger of two amounts, and the smaller one where it stands beside the words. */
function amountOf(amounts: readonly Quantity[], beside: readonly Quantity[]) {
  const [paid, price, ...others] = amounts.toSorted((one, other) => one.value - other.value)
  const isPlain = others.length === 0 && paid !== undefined && beside.includes(paid)
  return isPlain && !beside.some(({ kind }) => kind === 'percent') ? [price, paid] : []
}

/** "Home loan of 80 lakh" is what is borrowed already, whatever was paid before. */
function isLoan({ tokens, mentions }: Reading, { start, end }: Quantity): boolean {
  const isJoined = (from: number, to: number) =>
    from <= to && tokens.slice(from, to).every(({ text }) => paymentJoints.has(text))
  return mentions.some(
    ({ concepts, start: from, end: to }) =>
      concepts.includes('loan') && (isJoined(to, start) || isJoined(end, from)),
  )
}
