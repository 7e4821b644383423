import * as fc from 'fast-check'

/** Where the code points begin that are halves of a pair, and how many these are. */
const HALVES = 0xd800
const COUNT = 0x800

const codePoint = fc.nat({ max: 0x10ffff - COUNT }).map(
  (place) => String.fromCodePoint(place < HALVES ? place : place + COUNT),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined
    const isOne = point !== undefined && String.fromCodePoint(point) === text
    if (!isOne || (point >= HALVES && point < HALVES + COUNT)) throw new TypeError('No code point')
    return point < HALVES ? point : point - COUNT
  },
)

/**
 * Text of any code points, the same as fast-check's own unit "binary" draws from a seed. That one writes down all million
 * of them in a table first, a second's work in each process, whose memory every collection of garbage walks through.
 */
export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: codePoint })
