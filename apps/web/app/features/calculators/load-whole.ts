import type { AnyCalculator } from '@pkg/finance-math/calculators'

/** What explains each calculator's answers, which the build takes out of the definition that a page starts with. */
const modules = import.meta.glob<Readonly<Record<string, AnyCalculator>>>(
  '../../../../../packages/finance-math/src/calculators/*/*.calculator.ts',
  { query: '?explaining' },
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
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${id}.calculator.ts`))?.[1]
  const whole = Promise.resolve(load?.()).then(
    (loaded) => {
      const found = Object.values(loaded ?? {}).find((one) => one.id === id)
      if (found === undefined) return definition
      const { formulas, legend, explanation, conventions, sources } = found
      return { ...definition, formulas, legend, explanation, conventions, sources }
    },
    () => definition,
  )
  loading.set(id, whole)
  return whole
}
