import { type Freshness, formatSources } from '@pkg/api-contract'
import { createContext } from 'react'

/** The reading whose age and sources are said at the head of the page already; null where each card says its own. */
export const SaidReading = createContext<Freshness | null>(null)

/**
 * Whether a figure is of the reading that was said: read at the same moment, from none but the sources named there, and
 * nothing wrong with either. Whatever differs is said again.
 */
export function isSaid(said: Freshness | null, own: Freshness): boolean {
  return (
    said !== null &&
    [said, own].every(
      ({ state, problem }) => problem === null && (state === 'fresh' || state === 'ageing'),
    ) &&
    said.updatedAt === own.updatedAt &&
    formatSources([said.source, own.source]) === said.source
  )
}
