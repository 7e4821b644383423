import { lightConcepts } from '../../grammar/light-concepts.ts'
import { inflationTold, ofToday } from '../../grammar/todays-money.ts'
import { findWords, type Stretch } from '../../read/find-words.ts'
import type { Reading } from '../../read/read-words.ts'
import { replaceWords } from '../../read/reword.ts'

/** A later amount that is asked for in the money of today. */
export interface TodaysMoney {
  /** The question without that; undefined where it goes on from the one before. */
  plain: Reading | undefined
  inflationPercent: number
}

/**
 * "SIP of 10000 … in today's money at 6 % inflation": what is asked first, and how fast prices rise. Undefined where
 * either is not said.
 */
export function toTodaysMoney(reading: Reading): TodaysMoney | undefined {
  const [inflation, ...others] = findWords(reading, inflationTold)
  if (inflation === undefined || others.length > 0) return undefined
  const [from, to] = inflation
  const rate = reading.quantities.find(
    ({ kind, start, end }) => kind === 'percent' && start >= from && end <= to,
  )
  // "Adjusted for 6 % inflation" says both at once.
  const today = findWords(reading, ofToday)
  if (rate === undefined || rate.isNegative || today.length === 0) return undefined
  const apart = today.filter(([start, end]) => end <= from || start >= to)
  const said: Stretch[] = [inflation, ...apart].sort(([one], [other]) => one - other)
  const plain = replaceWords(reading, said, ',')
  const isEmpty =
    plain.quantities.length === 0 &&
    plain.unaccounted.length === 0 &&
    [...plain.concepts].every((concept) => lightConcepts.has(concept))
  return { plain: isEmpty ? undefined : plain, inflationPercent: rate.value }
}
