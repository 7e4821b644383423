import { createHash } from 'node:crypto'

/** A source of numbers that gives the same ones for the same seed. */
export interface Random {
  /** At least 0 and below 1. */
  fraction(): number
  /** A whole number from `low` up to and including `high`. */
  integer(low: number, high: number): number
  /** One of the items. Throws a `RangeError` when there are none. */
  pick<T>(items: readonly T[]): T
}

/** Creates a source of numbers (Mulberry32) from any mix of seed and labels. */
export function createRandom(...seed: readonly (string | number)[]): Random {
  let state = createHash('sha256').update(seed.join('|')).digest().readUInt32LE()
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    fraction,
    integer: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    pick(items) {
      const item = items[Math.floor(fraction() * items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
  }
}
