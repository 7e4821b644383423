import type { CostMethod } from '@pkg/api-contract'
import { type MatchedDisposal, type MethodChoice, matchDisposals } from '@pkg/cost-basis'
import type { Book } from './to-books.ts'

/** A book with the disposals that matching its lots gave. */
export interface MatchedBook {
  book: Book
  disposals: readonly MatchedDisposal[]
}

/**
 * Matches the lots of a book over all years, since what a year gained depends on all before it, and tells the disposals
 * of a span of days, by each of some methods.
 */
export function matchBook(
  { acquisitions, disposals, transfers }: Book,
  {
    methods,
    scope,
    span: { from, to },
  }: {
    methods: readonly (CostMethod | MethodChoice)[]
    scope: 'all' | 'wallet'
    span: { from: string; to: string }
  },
): MatchedDisposal[][] {
  return matchDisposals({ scope, acquisitions, disposals, transfers, told: { from, to } }, methods)
}
