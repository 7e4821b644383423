/** How a balance is paid off: in how many months, and how much interest that takes. */
export interface PayOff {
  months: number
  interest: number
}

/**
 * Pays off a balance with equal instalments, in at most `maxMonths`; the last instalment takes what is left,
 * whether that is less than the others or, where the instalment was rounded down, more.
 */
export function payOff(balance: number, rate: number, instalment: number, maxMonths: number): PayOff {
  if (balance === 0) return { months: 0, interest: 0 }
  let months = 1
  let owed = balance * (1 + rate)
  // What exceeds the instalment by no more than rounding errors is paid with it.
  for (; months < maxMonths && owed > instalment * (1 + 1e-8); months++)
    owed = (owed - instalment) * (1 + rate)
  return { months, interest: instalment * (months - 1) + owed - balance }
}
