import { repaidFraction } from './repaid-fraction.ts'

/** What remains of `pv`, on its way to -`fv`, after `paid` of `nper` payments at the end of each period. */
export function loanBalance(rate: number, nper: number, pv: number, fv: number, paid: number): number {
  const owed = pv * repaidFraction(rate, nper, paid + 1, nper)
  return fv ? owed - fv * repaidFraction(rate, nper, 1, paid) : owed
}
