import type { ReactNode } from 'react'
import { useHydrated } from '#app/lib/use-hydrated.ts'

/** Holds a submit button closed until the page's code runs: before that, the form would be sent past it. */
export function SubmitArea({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className="grid">
      {children}
    </fieldset>
  )
}
