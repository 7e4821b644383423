import { formatCost } from './sum-costs.ts'

/** What an exchange charged, beside the cost that it is no part of. */
export const sayFeeLeftOut = (currency: string, fee: string): string =>
  `Left out of the cost: a fee of ${formatCost(currency, fee)}.`
