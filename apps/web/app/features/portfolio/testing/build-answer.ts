import type { Sourced } from '@pkg/api-contract'

/** A fresh answer about a wallet, changed where a test cares. */
export function buildAnswer<T>(data: T[], changes: Partial<Sourced<T[]>> = {}): Sourced<T[]> {
  return {
    data,
    source: 'Test source',
    updatedAt: '2026-11-21T09:00:00.000Z',
    stale: false,
    problem: null,
    ...changes,
  }
}
