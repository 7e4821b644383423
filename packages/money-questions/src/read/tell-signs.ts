import { percent } from '../grammar/rate-periods.ts'

const rate = `\\d[\\d.]* ?${percent}`
const signed = new RegExp(`(?<=[\\p{L}\\d]) -(?=${rate})`, 'gu')
/** A time is told: what has a sign is a rate, and nothing that is taken off. */
const ofTime = /\d ?(?:years?|yrs?|y|months?|saal|sal|mahine|साल|वर्ष|महीने)(?![\p{L}\p{M}])/u
/** What is lent or kept at a rate that is never below nothing, so that a sign before it is a dash. */
const neverNegative = /\b(?:loan|emi|fd|rd|sip|ppf|nsc|kvp|scss|deposit)\b|लोन|एफडी|ईएमआई/
/** Signs that list figures: "10k -12% -10 years". */
const listing = / - ?(?=\d)/g
/** "1 lakh - 8 % a year, 5 years": a dash or a minus, which are different answers. */
const apart = new RegExp(`(?<=[\\p{L}\\d]) - (?=${rate})`, 'gu')

/** "10k -8% 3 years": the only minus, right at a percentage, is its sign and begins another figure. */
export function tellSigns(text: string): string {
  const isList = (text.match(listing)?.length ?? 0) > 1
  if (isList || !ofTime.test(text)) return text
  const told = text.replace(signed, ', -')
  return neverNegative.test(text) ? told : told.replace(apart, ' minus ')
}
