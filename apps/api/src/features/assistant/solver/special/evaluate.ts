import { all, create, type EvalFunction, type MathJsInstance } from 'mathjs'

const math: MathJsInstance = create(all ?? {}, { matrix: 'Array' })

/** The value of a sum; undefined where it has none, or none that a number can hold. */
export function evaluate(sum: string): number | undefined {
  try {
    const compiled: EvalFunction = math.compile(sum)
    const value: unknown = compiled.evaluate()
    return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(14)) : undefined
  } catch {
    // Not a sum after all.
    return undefined
  }
}
