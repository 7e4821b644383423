/** Tells of a line what its exchange charged, where that is no part of the cost. */
export const tellFeeLeftOut = (amount: string, currency: string): string =>
  `Its fee of ${amount} ${currency} is left out of the cost.`

/** That sentence among all that is told of a line; undefined where it is not. */
export const findFeeLeftOut = (message: string | null): string | undefined =>
  /Its fee of \S+ [A-Z]{3} is left out of the cost\./.exec(message ?? '')?.[0]
