/** The rate of a force of interest: e^u - 1, still above -1 where it rounds to it. */
export function rateOf(force: number): number {
  return Math.max(Math.expm1(force), Number.EPSILON / 2 - 1) + 0
}
