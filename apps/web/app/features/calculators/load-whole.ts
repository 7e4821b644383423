import { type AnyCalculator, type Details, withDetails } from '@pkg/finance-math/calculators'

/** The details of each calculator, which the build leaves out of the definition that a page starts with. */
const modules = import.meta.glob<Readonly<Record<string, Details>>>(
  '../../../../../packages/finance-math/src/calculators/*/*.details.ts',
)

const loading = new Map<string, Promise<AnyCalculator>>()

/** Whether a definition has what explains it; every calculator has a formula. */
export function isWhole(definition: AnyCalculator): boolean {
  return definition.formulas.length > 0
}

/** The definition with its formulas, legend, steps, conventions and sources. One that cannot be had stays as it is. */
export function loadWhole(definition: AnyCalculator): Promise<AnyCalculator> {
  const { id } = definition
  const known = loading.get(id)
  if (known) return known
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${id}.details.ts`))?.[1]
  const whole = Promise.resolve(load?.()).then(
    (loaded) => Object.values(loaded ?? {}).reduce(withDetails, definition),
    () => definition,
  )
  loading.set(id, whole)
  return whole
}
