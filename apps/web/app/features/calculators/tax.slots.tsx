import { lazy, Suspense } from 'react'
import type { CalculatorSlots } from './calculator-slots.ts'
import type { ScenarioState } from './use-scenario.ts'

const TaxSlabs = lazy(() => import('./tax-slabs.tsx').then((loaded) => ({ default: loaded.TaxSlabs })))

/** Income tax: what each slab takes in both regimes, and by which rules. */
export function useSlots({ scenario: { answer } }: ScenarioState): CalculatorSlots {
  return answer === undefined
    ? {}
    : {
        band: (
          <Suspense>
            <TaxSlabs answer={answer} />
          </Suspense>
        ),
      }
}
