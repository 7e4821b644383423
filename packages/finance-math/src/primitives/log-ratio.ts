/** ln(to / from) of two numbers of one sign, keeping the digits of a small difference. */
export function logRatio(from: number, to: number): number {
  const change = (to - from) / from
  return Math.abs(change) < 0.5 ? Math.log1p(change) : Math.log(to / from)
}
