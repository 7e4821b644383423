import type { CostMethod } from '@pkg/api-contract'
import { type MatchLotsResult, matchLots } from '@pkg/cost-basis'
import type { Book } from './to-books.ts'

/** A book with what matching its lots gave. */
export interface MatchedBook {
  book: Book
  result: MatchLotsResult
}

/** Matches the lots of every book, over all years: what a year gained depends on all before it. */
export function matchBooks(
  books: readonly Book[],
  { method, scope }: { method: CostMethod; scope: 'all' | 'wallet' },
): MatchedBook[] {
  return books.map((book) => {
    const { acquisitions, disposals, transfers } = book
    return { book, result: matchLots({ method, scope, acquisitions, disposals, transfers }) }
  })
}
