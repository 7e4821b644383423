import { calendarDay } from '../primitives/calendar-day.ts'
import type { CorrectionReason, ParsedInput } from './input.ts'
import { single } from './parse-input.ts'

/**
 * Reads a calendar day, ISO `YYYY-MM-DD`; never throws. A day out of range becomes the nearest one in it.
 *
 * @param input the first and the last day, and the default
 * @param given a day as text
 * @example
 * const day = { min: '2018-04-01', max: '2099-12-31', default: '2026-06-15' }
 * parseDate(day, '2026-02-28').value //=> '2026-02-28'
 * @example
 * parseDate({ min: '2018-04-01', max: '2099-12-31', default: '2026-06-15' }, '2026-02-30').reasons //=> ['not-a-day']
 */
export function parseDate(input: { min: string; max: string; default: string }, given: unknown): ParsedInput {
  const written = single(given)
  const day = typeof written === 'string' ? written.trim() : ''
  if (Number.isNaN(calendarDay(day))) return { value: input.default, reasons: ['not-a-day'] }
  const reasons: CorrectionReason[] = []
  if (day < input.min) reasons.push('below-min')
  if (day > input.max) reasons.push('above-max')
  // ISO days are in the order of their letters.
  const value = [input.min, day, input.max].toSorted()[1] as string
  return { value, reasons }
}

/** What asks for a day, but for its words, its first day and its default. */
export const dayInput = { kind: 'date', parse: parseDate, unit: 'date', max: '2099-12-31' } as const
