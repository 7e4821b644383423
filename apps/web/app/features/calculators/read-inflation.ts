import type { Correction } from '@pkg/finance-math/calculators'
import { parseNumber } from '#app/lib/parse-number.ts'

/** In percent a year. */
export const inflationLimits = { min: 0, max: 100 }

interface ReadInflation {
  /** In percent a year; undefined where none is asked for. */
  percent?: number
  /** What had to be corrected about it. */
  correction?: Correction
}

/** The inflation that an address asks for, brought within its limits. */
export function readInflation(text: string | null | undefined): ReadInflation {
  if (text === null || text === undefined) return {}
  const given = parseNumber(text)
  const { min, max } = inflationLimits
  const used = given === undefined ? undefined : Math.min(max, Math.max(min, given))
  const tell = (reason: Correction['reason'], value: number | string): Correction => ({
    ...{ input: 'inflation', reason, given: text, used: value, min, max },
  })
  if (given === undefined || used === undefined) return { correction: tell('not-a-number', '') }
  if (given === used) return { percent: used }
  return { percent: used, correction: tell(given < min ? 'below-min' : 'above-max', used) }
}
