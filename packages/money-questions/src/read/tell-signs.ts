const signed = /(?<=[\p{L}\d]) -(?=\d[\d.]* ?(?:%|percent|pratishat|प्रतिशत|फीसदी))/gu
/** A time is told: what has a sign is a rate, and nothing that is taken off. */
const ofTime = /\d ?(?:years?|yrs?|y|months?|saal|sal|mahine|साल|वर्ष|महीने)(?![\p{L}\p{M}])/u
/** Signs that list figures: "10k -12% -10 years". */
const listing = / -(?=\d)/g

/** "10k -8% 3 years": the only minus, right at a percentage, is its sign and begins another figure. */
export function tellSigns(text: string): string {
  const isList = (text.match(listing)?.length ?? 0) > 1
  return isList || !ofTime.test(text) ? text : text.replace(signed, ', -')
}
