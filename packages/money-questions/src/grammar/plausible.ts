import { amountIn, part } from './rephrasings/rephrasing.ts'
import { toPlainLetters } from './to-plain-letters.ts'

/** A rise is told. */
export const saysRise =
  /\b(?:badh\w*|mehen?g\w+|increase\w*|rise|rises|rose|risen|hike\w*|gain\w*|went up|gone up|grew|grown|munafa|made|gave|earned|yielded|kama[ay]\w*)\b|\bpar (?:rs )?\d[\d.]*(?: (?:k|lakh|crore|hazar))? ban|बढ़\S*|बढ\S*|महंग\S*|कमा\S*/
/** A fall is told, or may be. */
export const saysFall =
  /\b(?:los[ts]\w*|fall\w*|fell|drop\w*|down|less|decrease\w*|declin\w*|ghat\w*|gir\w*|nuksan|cut|kam|or|ya|negative)\b|घट\S*|गिर\S*|कम|नुकसान|-\d/
/** By so many percent something has changed in so many years: in all, or in each of them. */
export const changedInAll = new RegExp(
  toPlainLetters(
    '^(?!.*(?:\\b(?:a|per|every|each|har) (?:year|annum|saal|month)|yearly|annually|annualised|\\bp ?a\\b|salana|सालाना|हर साल|sip|expected|assum\\w*)).*(?:(?:\\b(?:total|kul|cumulative)|कुल) (?:return |interest |ब्याज )?(?:of )?\\d[\\d.]* ?(?:%|percent)|\\d ?(?:%|percent) (?:total (?:returns?|interest.*(?:emi|instal))|interest (?:in all|for the whole)|in all)|\\binterest total \\d|\\b(?:gave|earns|earned) \\d[\\d.]* ?% (?:in|over) \\d|\\bcumulative return|\\d (?:saal|साल) (?:me|mein|में) \\d[\\d.]* ?% (?:return|munafa|रिटर्न|मुनाफा)|\\b(?:grew|increased|appreciated|rose|gained|fell|depreciated|dropped|lost|went up|went down|gone up)(?: by)? \\d[\\d.]* ?(?:%|percent) (?:in|over|within) \\d|\\d (?:years?|saal|साल) (?:me|mein|में) \\d[\\d.]* ?(?:%|percent|प्रतिशत) (?:badh|gir|ghat|बढ|गिर|घट)|\\d ?(?:%|percent) (?:total )?returns? (?:in|over) \\d|\\btotal returns? of \\d)',
  ),
)
/** So many times itself, and no rate. */
export const timesItself = /\b(?:became|becomes|grew|grew to|turned into) (\d+(?:\.\d+)?) ?(?:times|x)\b/
/** A year of several, by its number: what comes in it has not risen for all of them. */
export const inYearOf = /\bin (?:the )?(?:year \d|\d+(?:st|nd|rd|th) year)/
/** Units of one kind of which the smaller is no part of the sum, and boxes of which nobody says what is in them. */
export const unlikeUnits: readonly (readonly [said: RegExp, converted: RegExp])[] = [
  [/\b(?:tonnes?|tons?)\b.*\b(?:per|a) (?:kg|kilo)/, /1,?000/],
  [/\bquintals?\b.*\b(?:per|a) (?:kg|kilo)/, /100/],
  [/\d ?(?:g|gm|gms|grams?|ml)\b.*\bper (?:kg|kilo|lit(?:re|er))/, /1,?000/],
  [/\btola\b.*\bgrams?\b/, /11[.,]6/],
  [/\d ?(?:km|kilomet(?:re|er)s?)\b.*\bper (?:met(?:re|er)|m)\b/, /1,?000/],
  [/\bacres?\b.*\bper (?:sqft|sqm|sqyd)/, /\d{4}/],
  [
    /\d (?:boxes|packets|bags|crates|sacks|cartons) at .*\bper (?:pieces?|kg|kilo|dozen|lit(?:re|er)|grams?)\b/,
    /^$/,
  ],
]
/** A tax is taken out of an amount, or off it. */
export const netOfTax = /\bnet of\b/
/** By how much something fell, or to how much. */
export const fellByOrTo = /(?:\bse\b|से).*(?:\bgir|\bghat|गिर|घट)/
/** What is free of tax is asked for a month, and told for a year. */
export const hraOfMonth =
  /\b(?:monthly|per month|a month|har mahine) (?:hra )?exempt|exempt\w* (?:(?:hra|amount) )?(?:monthly|per month|a month|every month)/
/** Interest is added to what earns it. */
export const compounded = /compound|chakra|चक्र|cagr|\bci\b|quarterly|half ?yearly|monthly/
/** An amount is shared among people. */
export const sharedOut = /\bbaa?nt\w*|बांट\S*|\bdivide\w*|\bsplit\b/
/** What all shares of a lot cost, and not each of them. */
export const lotsTold = /^(?=.*(?:average|\bavg\b)).*\bshares? for (?:rs )?\d/
/** All that is paid in or earned is asked, and not what that is a month. */
export const totalAsked =
  /\btotal (?:i will put|i put|deposited|invested|investment|paid in)|\bhow much is (?:the )?(?:returns?|interest|gain)\b|\binterest part\b|कुल कितना (?:जमा|निवेश)/
/** An amount comes every month. */
export const monthTold =
  /\b(?:month\w*|mahin\w*|mahina|pm|p m|maah|every|each|emi of|emi)\b|महीन\S*|माह|मासिक|ईएमआई/

/** What is left of an amount when a tax is taken off it is asked. */
export const restOfTaxAsked = new RegExp(
  toPlainLetters(
    '^(?=.*(?:\\b(?:tds|tax)\\b|टीडीएस|टैक्स)).*(?:in ?hand|take ?home|\\bha+th (?:me|mein)|हाथ में|\\b(?:milega|bachega)|मिलेगा|बचेगा|\\bafter (?:tds|tax)|\\b(?:do|will|does|did) (?:i|he|she|they|we|the \\w+) (?:get|receive)|\\bgives|\\bin my (?:bank )?account)(?: (?:kitna|kya|hoga|कितना))*[ ?.]*$',
  ),
)

/** A charge, a tax or a bonus is told in rupees beside its rate: it is no amount that the rate is of. */
const charge =
  '(?:gst|vat|tds|tip|commission|brokerage|cess|surcharge|fee|hike|raise|bonus|cashback|जीएसटी|टीडीएस|कमीशन)'
const amount = '(?:rs |₹ ?)?\\d[\\d.]*(?: (?:k|lakh|crore|thousand|hazar|लाख|हजार))?'
const percent = '\\d[\\d.]* ?(?:%|percent|प्रतिशत)'
const come = '(?:is|was|came to|comes to|earned|made|bana|aaya|hua|hui|kata|mila|आया|हुआ|मिला|बना|है|hai)'
/** What a rate is of is asked by its name. */
const asksBase =
  '(?:(?:on|of) (?:how much|what)|(?:sales?|sale|deal|trade|turnover|invoice|bill|price|tax|income|salary|bikri|maal|saman|sauda|माल|बिक्री|सामान|वेतन|आमदनी)(?: value| volume| amount| price)?(?: (?:kitn[aei]|kitne ka|कितन[ाेी]|का|की|ka|ki|tha|thi|hai|था|थी|is|was))*)[ ?.]*$'
export const partTold = new RegExp(
  [
    `^(?=.*(?:${charge}:? (?:of |earned:? |: )?${amount}(?![\\d.]* ?%)|${amount} (?:in |as |ka )?${charge}(?! ?(?:of )?\\d)|${percent} ${charge} (?:ka |${come} )*${amount}|${charge} ${percent} ${come} ${amount})).*${asksBase}`,
    `^(?=.*${charge}).*\\bon (?:how much|what)[ ?.]*$`,
    `${percent}[^\\d]*\\b(?:i e|ie|yaa?ni|matlab|that is)\\b|${percent}[^\\d]*यानी`,
  ].join('|'),
)

/** What tells an amount as that which comes of money that is invested or lent. */
const results = [
  '\\b(?:maturity|maturing|matured?s?)(?: (?:value|amount|at|to|fd|rd|deposit|is|of|was|will be|should be|=|hai|hogi|ho))* <A>',
  '<A> (?:ho gay[aei]|hu[aei]|हु[आईए]|हो ग[यए]\\S*)(?= .*(?:byaj|interest|ब्याज))',
  '\\b(?:repaid|returned|paid back|gave back) <A>(?= .*\\b(?:with|incl\\w*|including) .*interest)',
  '\\bto (?:have|get|reach|accumulate|earn|make|receive) <A>',
  '^for <A> (?:in|after) \\d',
  '\\b(?:grows?|increases?|grew|increased) by <A>',
  '\\byields? <A>',
  '^what was <A>',
  '\\bto <A>, from[ ?]*$',
  '\\b[rf]d of <A> total\\b',
  '\\b(?:re)?pa(?:y|id|ying) (?:in (?:total|all) <A>|<A> (?:in (?:total|all)|altogether)\\b)',
  '\\btotal (?:re)?payment (?:(?:is|of|was) )?<A>',
].map((shape) => part(shape, '')[0])
const interests = [
  '<A> (?:(?:of|as|in|ka|का) )?(?:interest|byaj|ब्याज)(?! rate)',
  '\\binterest (?:[^\\d,;.?]|\\d[\\d.]* ?(?:%|years?|months?))*(?:is|was|came to|comes to|=) <A>',
].map((shape) => part(shape, '')[0])

const amountsIn = (pattern: RegExp, said: string): number[] =>
  [...said.matchAll(pattern)].map(([, ...written]) => amountIn(written.find(Boolean)))

/** The amounts that are told as what comes of others. */
export const resultsTold = (said: string): number[] => results.flatMap((pattern) => amountsIn(pattern, said))
/** The amounts that are told as interest. */
export const interestsTold = (said: string): number[] =>
  interests.flatMap((pattern) => amountsIn(pattern, said))
