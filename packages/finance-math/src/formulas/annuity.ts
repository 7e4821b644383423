/**
 * What payments of 1 at the end of each of `n` periods have grown to: ((1 + r)^n - 1) / r, which is `n`
 * where the rate is zero. Exact for the smallest rates, where the plain form cancels.
 */
export function annuity(rate: number, n: number): number {
  return rate === 0 ? n : Math.expm1(n * Math.log1p(rate)) / rate
}
