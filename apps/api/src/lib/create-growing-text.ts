/** A text that grows to the length of a history, as bytes beside the heap: nothing looks at them until they are read. */
export interface GrowingText {
  add(text: string): void
  /** In bytes. */
  readonly length: number
  /** In UTF-8, what was added so far. */
  bytes(): Uint8Array
}

const FIRST_BYTES = 1_024
/** A unit of a text is three bytes at most. */
const MOST_BYTES_OF_A_UNIT = 3

export function createGrowingText(): GrowingText {
  let buffer = Buffer.allocUnsafe(FIRST_BYTES)
  let length = 0
  return {
    add(text) {
      const most = length + text.length * MOST_BYTES_OF_A_UNIT
      if (most > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.max(most, 2 * buffer.length))
        buffer.copy(larger, 0, 0, length)
        buffer = larger
      }
      length += buffer.write(text, length)
    },
    get length() {
      return length
    },
    bytes: () => buffer.subarray(0, length),
  }
}
