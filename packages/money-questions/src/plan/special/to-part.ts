import { fillers } from '../../grammar/fillers.ts'
import { scales } from '../../grammar/number-words.ts'
import { units } from '../../grammar/units.ts'
import type { Reading } from '../../read/read-words.ts'
import { readSign } from './read-sign.ts'

/** What a figure is in a shape: an amount, a percentage, a number of things, what comes again, or a time. */
export type Part = 'N' | 'P' | 'T' | 'RM' | 'RY' | 'RD' | 'RW' | 'L'

const again = {
  month: 'RM',
  year: 'RY',
  day: 'RD',
  week: 'RW',
  fortnight: undefined,
  quarter: undefined,
} as const
/** Percentages of GST, said without the sign: "gst 18". */
const gstRates: ReadonlySet<number> = new Set([3, 5, 12, 18, 28, 40])
const LARGEST_COUNT = 100_000

/** The part that a figure has in the shape of its question; undefined where it has none. */
export function toPart(reading: Reading, index: number): Part | undefined {
  const { tokens, quantities } = reading
  const quantity = quantities[index]
  if (quantity === undefined || quantity.isNegative) return undefined
  const { kind, per, value, start } = quantity
  if (per !== undefined) return kind === 'money' || kind === 'bare' ? again[per] : undefined
  const before = tokens[start - 1]?.text ?? ''
  const isAfterTax =
    /^[isc]?gst$/.test(before) || (/^(?:@|at)$/.test(before) && tokens.some(({ text }) => text === 'gst'))
  if (kind === 'bare' && gstRates.has(value) && isAfterTax) return 'P'
  if (kind === 'bare' && isCount(reading, index)) return 'T'
  return ({ money: 'N', bare: 'N', percent: 'P', things: 'T', years: 'L' } as const)[kind as 'money']
}

/** "24 cartons" counts what has no other meaning here; "rose to 92 families" is an amount. */
function isCount({ tokens, quantities }: Reading, index: number): boolean {
  const { value = 0, start = 0, end = 0 } = quantities[index] ?? {}
  const noun = tokens[end]?.text ?? ''
  const isPlural = /^[a-z]{2,}[a-rt-z]s$/.test(noun)
  const isNamed =
    fillers.has(noun) || units.has(noun) || scales.has(noun) || readSign(tokens, end) !== undefined
  const before = tokens[start - 1]?.text ?? ''
  return (
    isPlural &&
    !isNamed &&
    Number.isInteger(value) &&
    value <= LARGEST_COUNT &&
    !['to', 'from', 'se', 'at', 'on', '₹', '$'].includes(before)
  )
}
