import { atLeast, invalid, object, oneOf, trueOrFalse } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { noPanPercent, type TdsPayment, tdsTerms } from './rules/tds-rules.ts'

/** What `tds` takes: rupees. */
export interface TdsInput {
  payment: TdsPayment
  /** Everything paid to one person in the year; of rent in the month, of property for the whole sale. */
  amount: number
  /** The largest single payment in it, for contracts; without it, the whole amount. */
  largestPayment?: number
  panKnown?: boolean
}

/** What is deducted, what is paid out, and by which rule. */
export interface TdsResult {
  section: string
  deductible: boolean
  ratePercent: number
  threshold: number
  tds: number
  net: number
}

/**
 * The tax deducted at source from a payment to a resident: nothing up to the threshold, beyond it from the whole
 * amount (for goods from what goes beyond). Rent is tested by the month: 50,000, and not 6,00,000 a year.
 * A contract that stays within the year's sum is deducted from where a single payment is above 30,000, from that
 * payment alone (section 194C(5)); the others are taken to be no larger than that limit.
 *
 * Without a PAN it is 20 % where the rate is lower, for goods 5 %. Nothing is rounded.
 *
 * @formula D = r × A "where" A > t
 * @where D what is deducted; r the rate; A the amount, for goods less the threshold, for contracts within the year's
 *   sum the largest payment; t the threshold
 * @param input payment, such as `'bank-interest'`, `'rent-land-building'`, `'professional-fees'`; amount in rupees,
 *   of the year, of rent in the month, of property for the sale; largestPayment (the amount); panKnown (true)
 * @see `tdsTerms`, which names each section; sections 194C(5) and 206AA of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * tds({ payment: 'rent-land-building', amount: 60_000 }) //=> { section: '194I', deductible: true, ratePercent: 10, threshold: 50000, tds: 6000, net: 54000 }
 */
export function tds(input: TdsInput): TdsResult {
  const { payment, amount, panKnown = true } = object('input', input)
  const terms = newest(tdsTerms)
  oneOf('payment', payment, Object.keys(terms) as TdsPayment[])
  atLeast('amount', amount, 0)
  const { largestPayment = amount } = input
  if (!(atLeast('largestPayment', largestPayment, 0) <= amount)) {
    invalid('largestPayment', largestPayment, 'no more than amount')
  }
  trueOrFalse('panKnown', panKnown)
  const { section, percent, threshold, single, excess, fromThreshold, ...other } = terms[payment]
  const deductible =
    amount > threshold ||
    (fromThreshold === true && amount === threshold) ||
    (single !== undefined && largestPayment > single)
  const higher = other.noPanPercent ?? newest(noPanPercent)
  const ratePercent = panKnown ? percent : Math.max(percent, higher)
  // Of contracts that stay within the year's sum only the payment that is large by itself counts.
  const due = single !== undefined && amount <= threshold ? largestPayment : amount
  const base = excess ? due - threshold : due
  const deducted = deductible ? (base / 100) * ratePercent : 0
  return { section, deductible, ratePercent, threshold, tds: deducted, net: amount - deducted }
}
