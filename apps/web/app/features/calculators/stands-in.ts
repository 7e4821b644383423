const endsInLetter = /\p{L}$/u
const goesOn = /^[\p{L}′]/u

/**
 * Whether a symbol stands in a formula, also where it is raised: `n` in `(1 + i)ⁿ`, but not in `ln`. What stands beside it is
 * asked of two expressions that are made once: one made for each symbol cost a phone 40 ms a formula.
 */
export function standsIn(formula: string, symbol: string): boolean {
  const text = formula.normalize('NFKC')
  const plain = symbol.normalize('NFKC')
  for (let at = text.indexOf(plain); at >= 0; at = text.indexOf(plain, at + 1)) {
    const isWhole = !endsInLetter.test(text.slice(0, at)) && !goesOn.test(text.slice(at + plain.length))
    if (isWhole) return true
  }
  return false
}
