import { askedOfLoan, leftOfTime, ofOtherChange, times } from '../grammar/left-of-time.ts'

const MONTHS = 12

/**
 * "36 EMIs left" of a loan for five years, told as the 24 that are paid: what is owed is counted from its beginning.
 *
 * @param years for how long the loan is, where the question does not say it
 */
export function tellLeftAsPaid(text: string, years?: number): string {
  const found = leftOfTime.exec(text)
  // After a loan, what is left of its time says what is asked: how much is owed then.
  const isAsked = askedOfLoan.test(text) || (years !== undefined && !ofOtherChange.test(text))
  if (found === null || !isAsked) return text
  const rest = `${text.slice(0, found.index)}, ${text.slice(found.index + found[0].length)}`
  const [told, ...others] = [...rest.matchAll(times)]
  if (others.length > 0) return text
  const all = told === undefined ? years && years * MONTHS : inMonths(told[1], told[2])
  const left = inMonths(found[1] ?? found[3], found[2] ?? found[4])
  if (all === undefined || !(left < all)) return text
  const asks = askedOfLoan.test(text) ? '' : ' outstanding'
  return `${rest}${asks} after ${Math.round(all - left)} months`
}

function inMonths(count = '', unit = ''): number {
  return Number(count) * (/^(?:y|sa|साल|वर्ष)/.test(unit) ? MONTHS : 1)
}
