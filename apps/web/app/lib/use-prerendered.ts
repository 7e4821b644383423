import { useHydrated } from '@pkg/ui-kit/components/use-hydrated.ts'
import { useState } from 'react'

/**
 * Whether what calls it stood in the HTML of the page before any script ran. What the browser draws by itself, later or
 * because that HTML could not be taken over, did not.
 */
export function usePrerendered(): boolean {
  const isHydrating = !useHydrated()
  // Stays as it was at first: what stood in the HTML keeps its place.
  return useState(isHydrating)[0]
}
