const kinds =
  '(?:sip|lump ?sum|step ?up|fd|fixed deposit|rd|recurring deposit|ppf|ssy|nsc|kvp|epf|nps|swp|आरडी|पीपीएफ|एसआईपी)'
/** Behind a percentage these words say that it is a rate. */
const ofRate = '(?<!(?:%|percent|pratishat|प्रतिशत|monthly|quarterly|yearly|annual|per month|per year)[ ,]*)'
const earns =
  '(?:how much )?(?:(?:did|do|will|would|have|can) )?(?:i |we )?(?:earn|earned|make|made|gain|gained)(?: (?:over|above|beyond|on top of|over and above) (?:what (?:i|we) (?:put in|paid in|pay in|pay|paid|invest|invested)|my (?:own )?(?:money|investment|deposits?)))'
const only = '(?:only )?(?:the |my |my own |own |total )*'
const gained = new RegExp(
  `${ofRate}[ ,]*\\b${only}(?:(?:interest )?earned|earnings?|returns?(?: amount)?|growth|gains?|profit|interest(?: part| portion| component)?|how much does it earn|(?:money|amount) (?:made|earned|gained)|${earns})(?: earned)?(?: only)?[ ?.]*$|[ ,]*\\b(?:total return|interest (?:part|portion|component)|(?:returns?|gains?|interest) only)[ ?.]*$`,
)
const paidIn = new RegExp(
  `[ ,]*(?<!\\bmonthly[ ,]*)\\b${only}(?:(?:own )?(?:deposits?|contributions?|investments?)|invested|(?:amount|how much) deposited|principal|paid in|i (?:will )?(?:pay|put|deposit|invest|contribute)(?: in)?|kitna (?:paisa )?(?:jama|invest|deposit) kar(?:unga|ungi|enge|na padega|na hoga))(?: amount)?(?: only)?[ ?.]*$`,
)
const withdrawn = /[ ,]*\b(?:total )?(?:withdrawn|how much will i have taken)[ ?.]*$/

/** A plan with a word at its end for one of the parts that it comes to. */
export const partAtEnd = new RegExp(
  `^(?!.*\\b(?:rate|inflation|needed|need|required|what return|which return|goal|target|reach|rule|cagr|xirr|real|today|tax|compare|difference|on interest|or|vs)\\b)(?=.*\\b${kinds}).*\\d.*(?:earned|earnings?|returns?|growth|gains?|profit|interest|deposits?|contributions?|investments?|invested|deposited|principal|paid in|withdrawn|taken|earn|amount|part|portion|component|only|made|gained|put in|pay|put|invest|contribute|deposit|karunga|karungi|karenge|padega|hoga|money|investment)[ ?.]*$`,
)

/** "RD 5000 7 % 24 months returns" as how much interest is earned, "SIP … deposits only" as the total invested. */
export function tellPartAtEnd(text = ''): string {
  const isInvested = /\bsip\b|lump ?sum|step ?up|एसआईपी/.test(text)
  if (/\bswp\b/.test(text)) return text.replace(withdrawn, ' total withdrawn')
  if (gained.test(text)) return text.replace(gained, isInvested ? ' profit' : ' how much interest earned')
  if (/\b(?:fd|nsc|kvp|scss|epf)\b|fixed deposit/.test(text)) return text
  return text.replace(paidIn, isInvested ? ' total invested' : ' how much paid in')
}

const atFirst =
  '^(?:(?:only|just|the|my|total|what|is|are|s|find|calculate|how|much|sirf) )*(sip )?(?:returns?|earnings?|earning|gains?|profit|interest|munafa)'
/** "Returns on a SIP of 5,000 …", "SIP returns only: …": what a plan brings is asked before its figures, of which a rate is one. */
export const partFirst =
  /^(?!.*\b(?:inflation|needed?|required?|goal|target|reach|cagr|xirr|real|today|tax|compare|difference|or|vs|step|swp|monthly income)\b)(?=.*\b(?:sip|lump ?sum|one ?time|mutual fund)\b)(?=.*\d ?(?:%|percent))(?=.*\d ?(?:y|sa|mo|mah)).*(?:on|from|of|only|alone|:)/
const named = new RegExp(
  `${atFirst}(?:(?: only| alone)?:? (?:on|from|of) (?:my |an? |the )*|(?: only| alone):? |(?<=^(?:only|just|sirf) .*): )(?=.*\\d)(?!-?[\\d.]+ ?(?:%|percent))`,
)

export const tellPartFirst = (text = ''): string =>
  named.test(text) ? `${text.replace(named, '$1')} , kitna munafa` : text
