/** How old somebody is: of oneself in the first two groups and the last two, new born in the third, of a child in the fourth. */
export const ageNow =
  /\b(?:(?:at|from) (?:age )?(?=\d\d,? (?:i|we) (?:start|begin|want|will|invest|save))|start(?:ing|ed)? (?:at|from) (?:age )?|invested at age |we are (?=\d\d\b(?! ?(?:people|friends|of us|persons)))|i am|i m|im|aged?|my age is|meri (?:umar|umr|age)(?: hai)?|from age|at age)\s*(\d\d)\b(?!\s*(?:%|percent|lakh|lac|crore|cr|k\b|l\b|thousand|hazar|months?|mahine))(?:\s*(?:years?|yrs?|saal)(?:\s*old| ka| ki)?)?|\b(\d\d)[ -](?:years?|yrs?)[ -]old\b|\b(new ?born)\b|\b(?:son|daughter|child|kid|baby|beti|beta|he|she) (?:is|now|aged?) (?:now )?(\d\d?)\b(?!\s*(?:%|percent|lakh|lac|crore|cr|k\b|l\b|thousand|hazar|months?|mahine))(?:\s*(?:years?|yrs?)(?: old)?)?|(?:\b(?:main|mai|mein|me) |मैं )?(?<!\d)(\d\d) ?(?:saal|sal|varsh|years?|साल|वर्ष|बरस) ?(?:ka|ki|का|की) ?(?:hu|hun|hoon|hoo|हूं|हू)(?![\p{L}\p{M}])|\b(?<!\d)(\d\d) ?(?:saal |sal )?ki (?:umar|umr|age) (?:se|me|mein)\b|\b(?:main|mai) (\d\d) (?:ka|ki) (?:hu|hun|hoon)\b|(?:बेटा|बेटी|बच्चा|बच्ची) (\d\d?) (?:साल|वर्ष) (?:का|की) है|(?:मेरी )?(?:उम्र|आयु) (\d\d) ?(?:साल|वर्ष|बरस)(?: है)?|\b(?:meri )?(?:umar|umr) (\d\d)\b(?! ?(?:ki|ke|ka|me|mein|tak|se|par|pe))(?: hai)?/u
/** What depends on an age: a tax, a scheme, the time until something happens. */
export const byAge =
  /tax|टैक्स|आयकर|कर (?:कितना|लगेगा|बनेगा|होगा|देना होगा)|senior|pension|insur|premium|\b(?:when|at age|age of|until|till|by the age|turns?)\b/
/** Until which age something goes on. */
export const ageThen =
  /\b(?:till|until|untill|upto|up to|to|by|when|before|(?:to |wanna |want to )?retire at)\s*(?:the )?(?:(?:i am|i m|im|i turn|i reach|age of|age|he is|she is|he turns|she turns)\s*)?(\d\d)\b(?!\s*(?:%|percent|lakh|lac|crore|cr|k\b|l\b|thousand|hazar|months?|mahine|years?\b(?! old)|yrs?|saal))(?:\s*(?:years? old|years? of age))?|(?<=\b(?:umar|umr|age)\b.{0,16})(?<!\d)(\d\d) tak(?![\p{L}\p{M}])|(?<!\d)(\d\d) ?(?:saal|sal|varsh|years?|साल|वर्ष|बरस)? ?(?:ki|की) ?(?:umar|umr|age|उम्र|आयु) ?(?:tak|me|mein|mai|par|तक|में|पर)(?![\p{L}\p{M}])/u
/** An age that something is to be at, where the one of today is told besides. */
export const ageAt =
  /\bat(?: age)?\s*(\d\d)\b(?!\s*(?:%|percent|lakh|lac|crore|cr|k\b|l\b|thousand|hazar|months?|mahine|years?\b(?! old)|yrs?|saal|,?\d|\.\d))|(?<!\d)(\d\d) (?:tak|तक)(?![\p{L}\p{M}])|(?<!\d)(\d\d) ?(?:saal|sal|साल) (?:pe|par|पर)(?![\p{L}\p{M}])/u
/** "60 saal tak" is until sixty or for sixty years. */
export const untilHindi = /(?<!\d)(\d\d) ?(?:saal|sal|varsh|साल|वर्ष|बरस) ?(?:tak|तक)(?![\p{L}\p{M}])/u
/** A unit of time in years. */
export const yearWord = /saal|sal|varsh|year|yr|साल|वर्ष|बरस/
/** A time that is told. */
export const timeTold = /\d\s*-?(?:years?|yrs?|y|saal|months?|mahine)\b|\d\s*(?:साल|वर्ष|बरस|महीन|माह)/
/** A time that is asked for. */
export const timeAsked =
  /how (?:long|many years)|\bkitn[ei] (?:saal|sal|varsh)|\bkab tak\b|कितने (?:साल|वर्ष)|कब तक/
/** What ends working, what is done until then, and what money is for after it. */
export const retiring = /retir|रिटायर|सेवानिवृत्त/
export const saving =
  /\b(?:sip|invest(?:ing)?|save|saving|put|sips?|monthly|per month|a month|every month|each month|mahine|mahina)\b/
export const afterwards =
  /expens|spend|kharch|inflation|mehngai|pension|expectancy|corpus (?:needed|required)|(?<!\b(?:sip|saving|savings|investment) )need|\blast\b|withdraw|live/
const noAge =
  '(?! ?(?:%|percent|lakhs?|lacs?|crores?|cr|k|l|thousand|hazar|months?|mahine|years?(?! old)|yrs?|saal|,?\\d|\\.\\d))'
/** Another age in a turn, at which something is to be: "at 60 instead", "retire at 58", "60 ki umar me". */
export const otherAge = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:at|till|until|by|upto|up to|before|from)(?: the)?(?: age)?(?: of)? |(?:umar|umr|age) )(\\d\\d)(?![\\d.])${noAge}|(?<!\\d)(\\d\\d) ?(?:saal|sal|साल|वर्ष)? ?(?:ki|की) ?(?:umar|umr|age|उम्र|आयु)(?: ?(?:tak|me|mein|mai|par|pe|तक|में|पर))?(?![\\p{L}\\p{M}])|(?<!\\d)(\\d\\d) (?:tak|तक)(?![\\p{L}\\p{M}])`,
  'u',
)
/** Of those, what is an age whatever was said before. */
export const surelyAge = /\b(?:umar|umr|age)\b|उम्र|आयु/
