/**
 * What one unit gains in `periods`, not below 0, at `rate`: (1 + rate)^periods - 1, without losing the digits of a tiny
 * rate to the 1 beside it.
 */
export function growth(rate: number, periods: number): number {
  // Whole months of any loan: squaring takes a third of the time of a logarithm and an exponential, and is
  // as exact, because it keeps the gain apart from the 1: (1+g)^2 - 1 = g (2 + g).
  if (rate > 0 && periods <= 512 && periods === Math.floor(periods)) {
    let gain = 0
    for (let left = periods | 0, power = rate; ; power *= 2 + power) {
      if (left & 1) gain += power * (1 + gain)
      left >>= 1
      if (!left) return gain
    }
  }
  return Math.expm1(periods * Math.log1p(rate))
}
