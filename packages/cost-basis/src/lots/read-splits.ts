import { list, object, oneOf } from '../primitives/check.ts'
import { CostBasisError } from '../primitives/cost-basis-error.ts'
import { parseDecimal, powerOfTen } from '../primitives/decimal.ts'
import { type ParsedDate, parseDate } from '../primitives/parse-date.ts'
import type { MatchLotsInput } from './match-types.ts'

/** A split in time: one unit becomes `into / from` units. */
export interface Split {
  date: ParsedDate
  into: bigint
  from: bigint
}

/** The splits as given. */
export function readSplits(events: MatchLotsInput['events']): Split[] {
  return list('events', events, true).map((event, index): Split => {
    const field = `events[${index}]`
    object(field, event)
    oneOf(`${field}.kind`, event.kind, ['split'])
    const date = parseDate(`${field}.date`, event.date)
    return { date, ...readRatio(`${field}.ratio`, event.ratio) }
  })
}

/** `2`, `'1.5'` or `'1/3'`; a ratio is a rate, so a number is taken as it is written. */
function readRatio(field: string, ratio: unknown): Pick<Split, 'into' | 'from'> {
  const [above, below = '1', more] =
    typeof ratio === 'number' ? [String(ratio)] : String(ratio ?? '').split('/')
  const into = parseDecimal(field, above)
  const from = parseDecimal(field, below)
  if (into.digits <= 0n || from.digits <= 0n || more !== undefined) {
    throw new CostBasisError('OUT_OF_RANGE', field, ratio, 'must be above 0')
  }
  return { into: into.digits * powerOfTen(from.scale), from: from.digits * powerOfTen(into.scale) }
}

/**
 * By how much a quantity of each era (0: before the first split) is multiplied so that all eras count in the
 * same whole units: the ratios of the splits after it, times what makes all of them whole. No lot ever changes.
 */
export function factorsOf(splits: readonly Split[]): bigint[] {
  return Array.from({ length: splits.length + 1 }, (_, era) =>
    splits.reduce((factor, { into, from }, place) => factor * (place < era ? from : into), 1n),
  )
}
