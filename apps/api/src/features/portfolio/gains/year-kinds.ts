import { DAY_MS } from '@pkg/api-contract'
import { createGrowingText } from '../../../lib/create-growing-text.ts'
import type { Classified } from './classify.ts'
import { lastDayOf, type Span } from './year-events.ts'

/** What all transactions were, as much as a year is told of it. */
export interface YearKinds {
  /** @param isOfYear whether it lies in the year by its local day */
  add(classified: Pick<Classified, 'kind' | 'rule' | 'transaction'>, isOfYear: boolean): void
  /** Of the year. */
  spamCount(): number
  /** How many of those that can change the year are valued by a price that the person entered. */
  pricedCount(): number
  /** A line of each that can change the year, for its digest. */
  lines(): Uint8Array
}

export function createYearKinds(span: Span): YearKinds {
  const text = createGrowingText()
  // In UTC, so that it is later than the last day of every zone.
  const end = Date.parse(lastDayOf(span)) + 2 * DAY_MS
  let spam = 0
  let priced = 0
  return {
    add({ kind, rule, transaction: { hash, at, legs } }, isOfYear) {
      if (kind === 'spam' && isOfYear) spam += 1
      if (at >= end) return
      const byHand = legs.filter(({ valuedAt }) => valuedAt === 'hand')
      if (byHand.length > 0) priced += 1
      // Also where no figure follows from it: the report says that it is by hand.
      const worths = byHand.map(({ asset, micros, local }) => ` ${asset} ${micros} ${local ?? ''}`)
      text.add(`${hash} ${kind} ${rule}${worths.join('')}\n`)
    },
    spamCount: () => spam,
    pricedCount: () => priced,
    lines: () => text.bytes(),
  }
}
