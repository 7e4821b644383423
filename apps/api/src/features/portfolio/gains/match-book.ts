import type { CostMethod } from '@pkg/api-contract'
import { type MatchLotsResult, matchLots } from '@pkg/cost-basis'
import type { Book } from './to-books.ts'

/** A book with what matching its lots gave. */
export interface MatchedBook {
  book: Book
  result: MatchLotsResult
}

/**
 * Matches the lots of a book over all years, since what a year gained depends on all before it, and tells the disposals
 * of a span of days.
 */
export function matchBook(
  book: Book,
  {
    method,
    scope,
    span: { from, to },
  }: { method: CostMethod; scope: 'all' | 'wallet'; span: { from: string; to: string } },
): MatchedBook {
  const { acquisitions, disposals, transfers } = book
  return {
    book,
    result: matchLots({ method, scope, acquisitions, disposals, transfers, told: { from, to } }),
  }
}
