import { newest } from '../../india/dated-rule.ts'
import type { TdsPayment, TdsTerms } from '../../india/rules/tds-rules.ts'
import { tdsTerms } from '../../india/rules/tds-rules.ts'
import { tds } from '../../india/tds.ts'

/** What the TDS calculator asks: rupees of a year, of rent in a month, of a property for the sale. */
export interface TdsValues {
  payment: TdsPayment
  amount: number
  largestPayment: number
  pan: 'yes' | 'no'
}

/** What the table says of a payment. */
export function termsOf({ payment }: TdsValues): TdsTerms {
  return newest(tdsTerms)[payment]
}

/** What is deducted of it, and by which rate and threshold. */
export function tdsOf(values: TdsValues) {
  const { payment, amount, largestPayment, pan } = values
  // Only contracts ask for a single payment, which cannot exceed all of them.
  const { single } = termsOf(values)
  return tds({
    ...{ payment, amount, panKnown: pan === 'yes' },
    ...(single !== undefined && { largestPayment: Math.min(largestPayment, amount) }),
  })
}
