/** Draws of one stream: `draw` gives numbers above 0 and below 1. */
export interface RandomNumbers {
  draw: () => number
}

const turn = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits))

/**
 * The generator xoshiro128** from four words of 32 bits, not all of them 0: the whole numbers it gives, from 0 to
 * 2³² − 1.
 *
 * @see D. Blackman and S. Vigna, Scrambled Linear Pseudorandom Number Generators, 2021, whose reference outputs its
 *   test holds
 */
export function xoshiro128(words: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = words
  return () => {
    const given = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = turn(d, 11)
    return given
  }
}

/**
 * The stream of a seed. A seed's four words come from a counter whose steps are mixed (splitmix32), so that seeds next to
 * each other give streams that have nothing in common.
 */
export function randomNumbers(seed: number): RandomNumbers {
  let counter = seed | 0
  const word = (): number => {
    counter = (counter + 0x9e3779b9) | 0
    let mixed = counter ^ (counter >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
  const next = xoshiro128([word(), word(), word(), word()])
  // The middle of its step, so that neither 0 nor 1 is drawn: both have no logarithm or no power that is finite.
  return { draw: () => (next() + 0.5) / 2 ** 32 }
}
