import type { HistoryRange } from '@pkg/api-contract'

/** A range in the words of a sentence. */
export const rangeWords: Record<HistoryRange, string> = {
  '1d': 'in 1 day',
  '1w': 'in 7 days',
  '1m': 'in 30 days',
  '3m': 'in 90 days',
  '1y': 'in 1 year',
}
