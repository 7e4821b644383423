/** Figures that are less than so many times one another are of one size. */
export const NEAR = 1.5
/** A figure that is more than so many times another one hardly takes its place. */
export const FAR = 20

/** Whether neither of two figures is as much as so many times the other. */
export function isWithin(times: number, one: number, other: number): boolean {
  return Math.max(one / other, other / one) < times
}
