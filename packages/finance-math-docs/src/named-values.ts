import * as door from '@pkg/finance-math/calculators'

const exported = Object.entries(door).filter(([, value]) =>
  door.calculators.some((one: unknown) => one === value),
) as [string, door.AnyCalculator][]

/** Every calculator of the package, with the name that it is exported by. */
export const calculatorNames: ReadonlyMap<unknown, string> = new Map(
  exported.map(([name, definition]) => [definition, name]),
)

/** Every input of a calculator that takes several values, with where it stands: `xirrCalculator.inputs.flows`. */
export const inputNames: ReadonlyMap<unknown, string> = new Map(
  exported.flatMap(([name, { inputs }]) =>
    Object.entries(inputs)
      .filter(([, { kind }]) => kind === 'list' || kind === 'rows' || kind === 'date-flows')
      .map(([input, value]) => [value, `${name}.inputs.${input}`] as const),
  ),
)
