import { irr } from '../core/irr.ts'
import { attempt } from '../primitives/attempt.ts'
import { above, atLeast, invalid, object, result, whole } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import { annuity } from './annuity.ts'

/** What `noCostEmi` takes: the price, the bank's rate behind it, and what else is paid or forgone. */
export interface NoCostEmiInput {
  price: number
  months: number
  annualRatePercent: number
  gstPercent?: number
  processingFee?: number
  cashDiscount?: number
}

/** The instalment, what the bank charges inside it, what it costs beyond paying at once, and that as a rate. */
export interface NoCostEmiResult {
  emi: number
  /** The bank's interest, which the seller gives as a discount so that the instalments sum to the price. */
  interest: number
  gstOnInterest: number
  /** All that is paid more than by who pays at once. */
  extraCost: number
  aprPercent: number
}

/**
 * What an instalment plan "at no cost" costs. The instalments sum to the price because the seller gives the
 * bank's interest as a discount; but tax is due on that interest and on a processing fee, and who pays at once
 * often gets a discount that is forgone here.
 *
 * The rate is twelve times the monthly one at which instalments and taxes pay back what paying at once would
 * have cost less the fee.
 *
 * @formula P − D = F′ + Σ_(k = 1)^n (E + G_k) / (1 + i)^k
 * @formula APR = 12 × i
 * @where P price; D cashDiscount; F′ the fee with its tax; E instalment; G_k tax on the interest of month k; i
 *   the rate of a month, searched
 * @param input price, processingFee (0) and cashDiscount (0) in money; months (1 to 120); annualRatePercent, the
 *   bank's rate, at least 0; gstPercent on interest and fee (0)
 * @see Reserve Bank of India, circular of 17 September 2013 on zero percent EMI schemes; OpenFormula `IRR`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where no rate fits
 * @example
 * const offer = { price: 60_000, months: 6, annualRatePercent: 15, gstPercent: 18 }
 * roundTo(noCostEmi({ ...offer, processingFee: 199, cashDiscount: 2000 }).aprPercent, 2) //=> 15.83
 */
export function noCostEmi(input: NoCostEmiInput): NoCostEmiResult {
  const { price, months, annualRatePercent, gstPercent = 0 } = object('input', input)
  const { processingFee = 0, cashDiscount = 0 } = input
  above('price', price, 0)
  whole('months', months, 1, 120)
  const rate = atLeast('annualRatePercent', annualRatePercent, 0) / 1200
  const taxed = atLeast('gstPercent', gstPercent, 0) / 100
  atLeast('processingFee', processingFee, 0)
  atLeast('cashDiscount', cashDiscount, 0)
  // As shares of the price, so that nothing leaves the range of a double.
  const fee = result('processingFee', processingFee, (processingFee / price) * (1 + taxed))
  const received = 1 - cashDiscount / price - fee
  if (!(received > 0)) {
    invalid(
      cashDiscount < price ? 'processingFee' : 'cashDiscount',
      cashDiscount < price ? processingFee : cashDiscount,
      'less than the price leaves',
    )
  }
  const emi = 1 / months
  const lent = emi * -annuity(rate, -months)
  let owed = lent
  const flows = [received]
  let tax = 0
  for (let month = 0; month < months; month++) {
    const interest = owed * rate
    owed += interest - emi
    tax += interest * taxed
    flows.push(-emi - interest * taxed)
  }
  const monthly = attempt(() => irr(flows, 0.01))
  if (!monthly.ok) {
    throw new FinanceMathError('NO_SOLUTION', 'price', price, 'No rate of interest fits this offer.')
  }
  return {
    emi: price * emi,
    interest: price * (1 - lent),
    gstOnInterest: result('gstPercent', gstPercent, price * tax),
    extraCost: result('gstPercent', gstPercent, price * (tax + 1 - received)),
    aprPercent: result('price', price, 1200 * monthly.value),
  }
}
