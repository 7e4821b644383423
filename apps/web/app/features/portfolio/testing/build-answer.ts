import type { ChainReading, Sourced } from '@pkg/api-contract'

interface Answer<T> extends Sourced<T[]> {
  chains: ChainReading[]
  provisional: boolean
}

/** A fresh answer about a wallet, changed where a test cares. */
export function buildAnswer<T>(data: T[], changes: Partial<Answer<T>> = {}): Answer<T> {
  return {
    data,
    source: 'Test source',
    updatedAt: '2026-11-21T09:00:00.000Z',
    stale: false,
    problem: null,
    chains: [],
    provisional: false,
    ...changes,
  }
}
