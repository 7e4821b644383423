import {
  absDependencies,
  addDependencies,
  cbrtDependencies,
  ceilDependencies,
  compileDependencies,
  create,
  divideDependencies,
  type FactoryFunctionMap,
  factorialDependencies,
  meanDependencies,
  modDependencies,
  multiplyDependencies,
  powDependencies,
  sqrtDependencies,
  subtractDependencies,
  sumDependencies,
  unaryMinusDependencies,
  unaryPlusDependencies,
} from 'mathjs/number'

// What sums are made of, on plain numbers; the whole of mathjs is ten times as large.
const math = create({
  ...{ absDependencies, addDependencies, cbrtDependencies, ceilDependencies, compileDependencies },
  ...{ divideDependencies, factorialDependencies, meanDependencies, modDependencies },
  ...{ multiplyDependencies, powDependencies, sqrtDependencies, subtractDependencies, sumDependencies },
  ...{ unaryMinusDependencies, unaryPlusDependencies },
} as FactoryFunctionMap)

/** The value of a sum; undefined where it has none, or none that a number can hold. */
export function evaluate(sum: string): number | undefined {
  try {
    const value: unknown = math.compile(sum).evaluate()
    return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(14)) : undefined
  } catch {
    // Not a sum after all.
    return undefined
  }
}
