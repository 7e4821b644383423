import type { CalculatorSlots } from './calculator-slots.ts'
import { deferredPart } from './deferred-part.tsx'
import type { ScenarioState } from './use-scenario.ts'

const TaxSlabs = deferredPart(() => import('./tax-slabs.tsx').then((loaded) => loaded.TaxSlabs))

/** Income tax: what each slab takes in both regimes, and by which rules. */
export function useSlots({ scenario: { answer } }: ScenarioState): CalculatorSlots {
  return answer === undefined ? {} : { band: <TaxSlabs answer={answer} /> }
}
