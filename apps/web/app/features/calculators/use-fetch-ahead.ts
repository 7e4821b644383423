import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { useEffect } from 'react'

/** What a person may come to need on any calculator's page. */
const parts = [
  () => import('./describe-typed.ts'),
  () => import('./exchange-rates.ts'),
  () => import('./save-csv.ts'),
  () => import('@pkg/ui-kit/components/notice.tsx'),
  () => import('@pkg/ui-kit/components/toaster.tsx'),
]

/** Fetches while nobody waits what is only asked for later: the network may be gone by then. */
export function useFetchAhead({ inputs }: AnyCalculator): void {
  const hasFlows = Object.values(inputs).some(({ kind }) => kind === 'date-flows')
  useEffect(() => {
    const wanted = hasFlows ? [...parts, () => import('./import-flows.ts')] : parts
    // What cannot be had now is asked for again when it is needed.
    const fetchAll = () => wanted.forEach((part) => void part().catch(() => undefined))
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchAll, 2000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(fetchAll)
    return () => cancelIdleCallback(handle)
  }, [hasFlows])
}
