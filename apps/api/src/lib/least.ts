/** The lesser of two integers of any size, which `Math.min` does not take. */
export const least = (a: bigint, b: bigint): bigint => (b < a ? b : a)
