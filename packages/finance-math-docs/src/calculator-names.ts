import * as door from '@pkg/finance-math/calculators'

/** Every calculator of the package with the name that it is exported by. */
export const calculatorNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(door).flatMap(([name, value]) =>
    door.calculators.some((one: unknown) => one === value) ? [[value, name] as const] : [],
  ),
)
