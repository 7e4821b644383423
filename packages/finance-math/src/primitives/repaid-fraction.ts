/**
 * The part of a loan's principal that the payments of periods `start` to `end` repay:
 * ((1+r)^end - (1+r)^(start-1)) / ((1+r)^nper - 1), with exponents that never overflow.
 */
export function repaidFraction(rate: number, nper: number, start: number, end: number): number {
  const periods = end - start + 1
  const force = Math.abs(Math.log1p(rate))
  if (force * nper < 1e-290) return periods / nper
  const distance = rate > 0 ? nper - end : start - 1
  const share = Math.expm1(-force * periods) / Math.expm1(-force * nper)
  return distance ? Math.exp(-force * distance) * share : share
}
