/** What somebody earns, said beside a question that is about other figures. */
const income =
  /\b(?:i |we |and )*(?:earn|earning|draw a salary of|get a salary of|salary is|salary of|income is|income of|take home is|kamata hu|kamati hu|kamata hoon)\s+(?:is |about |around )?(?:rs\.? ?|₹ ?|inr |\$ ?)?[\d,.]+\s*(?:lakhs?|lacs?|l|k|thousand|hazar|crores?|cr)?\s*(?:(?:per|a|every) (?:month|year|annum)|monthly|pm|pa|mahina|mahine|salary)\b/g
/** What goes by an income. */
const byIncome =
  /tax|regime|कर|afford|eligib|how much (?:home |car )?loan|expens|spend|kharch|fire|retir|\bof (?:it|that|this|which|my|the)\b|half|rest\b|hike|increment|raise|increase|sav(?:e|ing) (?:rate|ratio)|percent(?:age)? of|% of|ratio|foir|emi (?:to|vs)/
const hasRate = /%|percent|pratishat|\bat \d/
const hasTime = /\d\s*-?(?:years?|yrs?|y|saal|months?|mahine)\b/

/** A question without the income of whoever asks, where an amount, a rate and a time are told apart from it. */
export function leaveOutIncome(text: string): string {
  if (byIncome.test(text)) return text
  const rest = text.replace(income, ', ')
  return hasRate.test(rest) && hasTime.test(rest) && /\d{4}|\d\s*(?:lakh|lac|l|k|cr)/.test(rest) ? rest : text
}
