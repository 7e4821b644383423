import type { GainRow } from '@pkg/api-contract'
import type { Classified } from './classify.ts'
import { toLocalDay } from './tax-year.ts'
import { type Books, type BooksOptions, toBooks } from './to-books.ts'
import { type GainsInput, type ReckonedYear, toGainsYear } from './to-gains-year.ts'
import type { Holding } from './to-holdings.ts'
import { createYearEvents, type YearEvents } from './year-events.ts'
import { createYearKinds } from './year-kinds.ts'

export interface YearComputed<Row> extends Omit<Books<YearEvents>, 'books'> {
  rows: Row[]
  /** Which figures of the year each is part of. */
  made: number[]
  year: ReckonedYear
  /** What is left at its end. */
  holdings: Holding[]
  /** Those of the year. */
  transactions: Classified[]
}

/**
 * Computes a year from every transaction, oldest first. Only those of the year are held; the others are dropped one by one.
 *
 * @param keep makes of a row what is held of it
 */
export function computeYear<Row>(
  classified: Iterable<Classified>,
  input: Omit<GainsInput, 'kinds' | 'books'>,
  options: Omit<BooksOptions<YearEvents>, 'takeEvents' | 'timeZone' | 'isShown' | 'lastDay'>,
  keep: (row: GainRow) => Row,
): YearComputed<Row> {
  const { span, rules } = input
  const { scope, timeZone } = rules
  const isOfYear = (day: string) => day >= span.from && day <= span.to
  const kinds = createYearKinds(span)
  const transactions: Classified[] = []
  function* pass(): Generator<Classified> {
    for (const one of classified) {
      const isTold = isOfYear(toLocalDay(one.transaction.at, timeZone))
      kinds.add(one, isTold)
      if (isTold) transactions.push(one)
      yield one
    }
  }
  const { books, ...rest } = toBooks(pass(), {
    ...options,
    ...{ timeZone, isShown: isOfYear, lastDay: span.to, takeEvents: () => createYearEvents(span, scope) },
  })
  return { ...toGainsYear({ ...input, kinds, books }, keep), ...rest, transactions }
}
