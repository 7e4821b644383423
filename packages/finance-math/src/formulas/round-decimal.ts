/**
 * A finite number to so many decimals, deciding ties on the shortest decimal that stands for it (1.005 is one at two
 * decimals): away from zero, or to the even neighbour.
 */
export function roundDecimal(value: number, decimals: number, toEven = false): number {
  const written = Math.abs(value).toExponential()
  const end = written.indexOf('e')
  const digits = written.slice(0, end).replace('.', '')
  const kept = Number(written.slice(end + 1)) + 1 + decimals
  if (kept >= digits.length) return value + 0
  if (kept < 0) return 0
  const head = BigInt(digits.slice(0, kept))
  const tail = digits.slice(kept)
  const up = tail > '5' || (tail === '5' && (!toEven || head % 2n === 1n))
  return Math.sign(value) * Number(`${up ? head + 1n : head}e${-decimals}`)
}
