import { annuity } from './annuity.ts'

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
  const covered = (balance * rate) / instalment
  const exact = rate === 0 ? balance / instalment : -Math.log1p(-covered) / Math.log1p(rate)
  // NaN where the instalment does not even cover the interest; a count that is whole but for the last bits
  // must not gain a month.
  const months = exact <= maxMonths ? Math.max(1, Math.ceil(exact - 1e-8)) : maxMonths
  const full = months - 1
  const left = balance * (1 + rate) ** full - instalment * annuity(rate, full)
  return { months, interest: instalment * full + left * (1 + rate) - balance }
}
