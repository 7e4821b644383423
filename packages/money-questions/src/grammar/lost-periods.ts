const each = '(?:every|each|per|a|har|prati|हर|प्रति)'
const month = `monthly|masik|maasik|मासिक|${each} (?:month|mahine|mahina|maah|महीने|महीना|माह)`
const seldom = `quarterly|half yearly|halfyearly|semi annually|biannually|six monthly|twice a year|weekly|fortnightly|biweekly|daily|rozana|roz|chhamahi|timahi|छमाही|तिमाही|रोज|रोजाना|${each} (?:quarter|week|day|fortnight|half year|hafte|hafta|din|timahi|हफ्ते|हफ्ता|दिन|तिमाही|छमाही)|${each} (?:two|three|four|six|2|3|4|6|do|teen|chhe|दो|तीन|छह|छः) (?:months|weeks|days|mahine|महीने)`

/** Phrases that say how often something comes, at the start of a text or as the whole of it. */
export const periodPhrases = {
  any: new RegExp(`^(?:${month}|${seldom})(?![\\p{L}\\p{M}])`, 'u'),
  seldom: new RegExp(`^(?:${seldom})(?![\\p{L}\\p{M}])`, 'u'),
  whole: new RegExp(
    `^(?:${month}|${seldom})(?: (?:return|returns|interest|rate|byaj|growth|रिटर्न|ब्याज))?$`,
    'u',
  ),
  wholeSeldom: new RegExp(`^(?:${seldom})$`, 'u'),
}

/** What says that a period is how often interest is added. */
export const compounding =
  /compound|\brests?\b|chakravriddhi|चक्रवृद्धि|\bci\b|effective|\bfd\b|fixed deposit|एफडी/

/** What comes so often is paid: "monthly sip" after a rate is about the SIP. */
export const paidWords =
  /^(?:sip|emi|instal|install|deposit|invest|payment|pay|income|withdraw|contribut|saving|basis|kist|किस्त|ईएमआई|एसआईपी|\d|rs|₹)/

/** "2 % compounded every month" may be 2 % every month; "compounded monthly" says how often. */
export const everyMonth = /^compound(?:ed|ing) (?:every|each|per|a|har) (?:month|mahine|mahina)\b/

/** No amount, but for how long: "1 % monthly 3 years". */
export const forSoLong =
  /^\d[\d.]* (?:years?|yrs?|y|months?|mahine|mahino|saal|sal|varsh|साल|सालों|वर्ष|महीने|महीनों)(?![\p{L}\p{M}])/u

/** A percentage of the whole time, not of a year. */
export const inTotal = /^(?:in total|total(?= (?:in|over|for)\b)|overall|altogether|in all|absolute)(?= |$)/
export const ofWhole = /\b(?:overall|absolute)\b/

/** Before a time, they say how often something comes. */
export const often: ReadonlySet<string> = new Set('every each har हर'.split(' '))

/** "10 saal tak 5000 daalu" is paid again and again, how often is not said. */
export const isUntil = /^(?:tak|तक)$/
export const paidOn =
  /^(?!.*(?:\bsip\b|एसआईपी|mahin|month|महीन|har |हर |saal ?ana|salana|ek ?(?:baar|sath|mushtt?)|lump|once|\bfd\b|एफडी|rakh|chhod|रख|loan|emi|ppf|\brd\b)).*(?:\bda+l[aeouiy]*n?\b|\bjama\b|\binvest\b|\blaga\w*\b|\bbacha\w*\b|डाल|जमा|लगा|बचा)/
