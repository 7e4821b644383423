import { monthlyWords, oftenWords, yearlyWords } from '../../grammar/periods.ts'
import { units } from '../../grammar/units.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Token } from '../../read/tokenize.ts'

/** So far before and behind an amount may stand how often it comes. */
const BEFORE = 8
const BEHIND = 5

/** Where the words stand that say how often an amount comes: they were read with it, and choose nothing besides. */
export function listPeriodPlaces(tokens: readonly Token[], quantities: readonly Quantity[]): number[] {
  const isPeriod = (at: number, per: Quantity['per']) => {
    const text = tokens[at]?.text ?? ''
    return per === 'month'
      ? monthlyWords.has(text) || units.get(text) === 'months'
      : yearlyWords.has(text) || units.get(text) === 'years'
  }
  return quantities.flatMap(({ kind, per, start, end }, index) => {
    if (kind === 'percent' || (per !== 'month' && per !== 'year')) return []
    const floor = Math.max(quantities[index - 1]?.end ?? 0, start - BEFORE)
    const ceiling = Math.min(quantities[index + 1]?.start ?? tokens.length, end + BEHIND)
    const behind = Array.from({ length: Math.max(0, ceiling - end) }, (_, step) => end + step)
    const before = Array.from({ length: Math.max(0, start - floor) }, (_, step) => start - 1 - step)
    const found = [...behind, ...before].find((at) => isPeriod(at, per))
    if (found === undefined) return []
    return oftenWords.has(tokens[found - 1]?.text ?? '') ? [found - 1, found] : [found]
  })
}
