/** What somebody earns, said beside a question that is about other figures. */
export const income =
  /\b(?:i |we |and )*(?:earn|earning|draw a salary of|get a salary of|salary is|salary of|income is|income of|take home is|kamata hu|kamati hu|kamata hoon)\s+(?:is |about |around )?(?:rs\.? ?|₹ ?|inr |\$ ?)?[\d,.]+\s*(?:lakhs?|lacs?|l|k|thousand|hazar|crores?|cr)?\s*(?:(?:per|a|every) (?:month|year|annum)|monthly|pm|pa|mahina|mahine|salary)\b/g
/** Who somebody is, told before the question and closed by a pause: an age, an income, how many children. */
export const asides =
  /(?:^|(?<=[.,;!]))(?:\s*(?:and |so )?(?:(?:my age is|i am|i m|im) \d{1,2}(?: ?(?:years?|yrs?)(?: old)?)?|my (?:monthly |annual )?(?:salary|income) is (?:rs\.? ?|₹ ?)?[\d,.]*\d ?(?:k|lakhs?|lacs?|thousand)?|we are (?:a family of )?(?:\d|two|three|four|five|six)(?: people| members)?|my (?:father|mother|dad|mom|mum|parents) (?:is|are) \d{1,2}(?: years old)?|i have (?:a|an|\d|two|three|four) (?:kids?|children|sons?|daughters?|dogs?|cats?|cars?|wife|brothers?|sisters?)(?: and (?:a|an|\d|two|three) (?:kids?|children|sons?|daughters?|dogs?|cats?|cars?))?)(?: and(?= )|\s*(?=[.,;!])))+/g
/** What goes by an age. */
export const byAge =
  /retir|\bage\b|\bold\b|\b(?:till|until|by|upto|up to|before|when i|turn)\b|pension|\b(?:nps|apy|ssy|epf)\b/

/** What goes by an income. */
export const byIncome =
  /tax|regime|कर|afford|eligib|how much (?:home |car )?loan|expens|spend|kharch|fire|retir|\bof (?:it|that|this|which|my|the)\b|half|rest\b|hike|increment|raise|increase|sav(?:e|ing) (?:rate|ratio)|percent(?:age)? of|% of|ratio|foir|emi (?:to|vs)/
/** A rate and a time in what is left. */
export const hasRate = /%|percent|pratishat|\bat \d/
export const hasTime = /\d\s*-?(?:years?|yrs?|y|saal|months?|mahine)\b/
