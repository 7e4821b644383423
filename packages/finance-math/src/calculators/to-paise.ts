import { roundDecimal } from '../formulas/round-decimal.ts'

/**
 * An amount to the paisa (or cent), as screens write it: half away from zero. Never throws for a finite amount.
 *
 * @param amount in rupees, dollars or any money of hundredths
 * @example
 * toPaise(33.5 * 2.03) //=> 68.01
 */
export function toPaise(amount: number): number {
  const paise = amount * 100
  const isNearTie = Math.abs(Math.abs(paise % 1) - 0.5) < 0.001
  // Where no digit is in doubt, a schedule of many rows need not be written out in decimals.
  return (isNearTie || Math.abs(paise) > 1e11 ? roundDecimal(amount, 2) : Math.round(paise) / 100) + 0
}
