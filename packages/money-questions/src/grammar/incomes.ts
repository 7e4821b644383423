/** What somebody earns, said beside a question that is about other figures. */
export const income =
  /\b(?:i |we |and )*(?:earn|earning|draw a salary of|get a salary of|salary is|salary of|income is|income of|take home is|kamata hu|kamati hu|kamata hoon)\s+(?:is |about |around )?(?:rs\.? ?|₹ ?|inr |\$ ?)?[\d,.]+\s*(?:lakhs?|lacs?|l|k|thousand|hazar|crores?|cr)?\s*(?:(?:per|a|every) (?:month|year|annum)|monthly|pm|pa|mahina|mahine|salary)\b/g
/** What goes by an income. */
export const byIncome =
  /tax|regime|कर|afford|eligib|how much (?:home |car )?loan|expens|spend|kharch|fire|retir|\bof (?:it|that|this|which|my|the)\b|half|rest\b|hike|increment|raise|increase|sav(?:e|ing) (?:rate|ratio)|percent(?:age)? of|% of|ratio|foir|emi (?:to|vs)/
/** A rate and a time in what is left. */
export const hasRate = /%|percent|pratishat|\bat \d/
export const hasTime = /\d\s*-?(?:years?|yrs?|y|saal|months?|mahine)\b/
