import { Parser } from 'expr-eval-fork'

// Sums and nothing else: no comparisons, no assignments, no text.
const parser = new Parser({
  operators: {
    assignment: false,
    comparison: false,
    concatenate: false,
    conditional: false,
    in: false,
    logical: false,
    random: false,
  },
})
// What is left over has the sign of what is divided by, as in arithmetic.
const { binaryOps } = parser as Parser & { binaryOps: Record<string, (one: number, other: number) => number> }
binaryOps['%'] = (dividend, divisor) => dividend - divisor * Math.floor(dividend / divisor)
delete parser.functions.random

/** Before a parenthesis nobody writes the sign of a product: "2(3 + 4)". */
const unsaidProduct = /(\d|\))\s*(?=\()/g

/** The value of a sum; undefined where it has none, or none that a number can hold. */
export function evaluate(sum: string): number | undefined {
  try {
    const value: unknown = parser.evaluate(sum.replace(unsaidProduct, '$1 * '))
    return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(14)) : undefined
  } catch {
    // Not a sum after all.
    return undefined
  }
}
