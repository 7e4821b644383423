import { amountsIn } from '../rephrasings/rephrasing.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

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
/** Nothing grows from nothing. */
export const fromNothing =
  /\b(?:from|start\w* (?:with|at)|invest\w*) (?:rs |₹ ?)?0\b(?![.,]\d)|\b0 (?:se|से)\b/
/** By how much something fell, or to how much. */
export const fellByOrTo = /(?:\bse\b|से).*(?:\bgir|\bghat|गिर|घट)/

/** A minus right at an amount, with nothing before it that it could be taken from. */
const negatives = amountsIn(
  '(?<=^|[a-z\\u0900-\\u097f] )-<A>(?![\\d.]| ?(?:%|percent|years?|months?|saal|mahine))',
)
/** Signs that list figures: "10k -12% -10 years". */
const listing = /(?:^| )- ?(?=\d)/g

/** The amounts that are told as less than nothing, without their sign. */
export function negativesTold(said: string): number[] {
  const isList = (said.match(listing)?.length ?? 0) > 1
  return isList ? [] : negatives(said)
}

/** All that is paid in or earned is asked, and not what that is a month. */
export const totalAsked =
  /\btotal (?:i will put|i put|deposited|invested|investment|paid in)|\bhow much is (?:the )?(?:returns?|interest|gain)\b|\binterest part\b|कुल कितना (?:जमा|निवेश)/

/** The amounts that are told as what comes of others. */
export const resultsTold = amountsIn(
  '\\b(?:maturity|maturing|matured?s?)(?! (?:(?:amount|value) )?(?:of|on) (?:an? |my )?(?:fd|rd|fixed deposit) (?:of|for))(?: (?:value|amount|at|to|fd|rd|deposit|is|of|was|will be|should be|=|hai|hogi|ho))* <A>(?! (?:fd|rd|fixed deposit)\\b)',
  '<A> (?:ho gay[aei]|hu[aei]|हु[आईए]|हो ग[यए]\\S*)(?= .*(?:byaj|interest|ब्याज))',
  '\\b(?:repaid|returned|paid back|gave back) <A>(?= .*\\b(?:with|incl\\w*|including) .*interest)',
  '\\bto (?:have|get|reach|accumulate|earn|make|receive) <A>',
  '^for <A> (?:in|after) \\d',
  '\\b(?:grows?|increases?|grew|increased) by <A>',
  '\\byields? <A>',
  // So little is what a deposit pays, and no deposit.
  '\\b(?:monthly|quarterly|(?:every|each|per|a) (?:month|quarter)) (?:payouts?|income|interest)(?: of| is)? (?:rs |₹ ?)?(\\d{1,2},?\\d{3}|\\d{1,2} ?(?:k|thousand|hazar))(?![\\d,.]*\\d| ?(?:lakhs?|crores?)\\b)',
  '^what was <A>',
  '\\bto <A>, from[ ?]*$',
  '\\b[rf]d of <A> total\\b',
  '\\brd (?:[a-z]+ )*?(?:gives?|worth|received|pays) <A>',
  '\\brd (?:se|kitn[aei])\\b[^\\d]*(?:\\d+ (?:saal|mahine) (?:me|mein) )?<A>(?! (?:saal|mahine))',
  '(?<![\\d.,])\\d{1,3} kis[ht]\\w* <A>',
  '\\bbyaj se <A>(?! (?:saal|mahine))',
  '(?:\\bkitn[ei] (?:rupaye|rupay|paise|rakam|amount) (?:par|pe)\\b|कितन[ेी] (?:रकम|रुपये|रुपए|पैसे) पर).* <A>(?! ?(?:%|saal|mahine|years?|months?|साल|महीने))(?!.*\\d)',
  '(?:\\bkul (?:bhugtan|payment|chukaya|bhara)|कुल भुगतान) <A>',
  '\\bloan .*<A> bhara\\b',
  '\\b(?:nsc|kvp|td|scss|fd)\\b(?: [a-z]+)*? (?:gave|paid|returned) <A>',
  '\\bleaves <A>',
  '\\bhow much to (?:take|draw|withdraw) <A>',
  '(?:\\bkul|कुल) (?:jama |जमा )?<A>(?= (?:jama|nikal|जमा|निकाल|mile|mila|मिले|मिला)|[ ?.]*$)',
  '(?:कुल जमा|\\bkul jama) <A>',
  '(?:\\bkist|किस्त) <A>',
  '\\bswp left <A>',
  '\\bretire with <A>',
  '(?:\\b(?:goals?|target|lakshya)|लक्ष्य)(?: (?:is|of|hai|ka|का|है)|:)* <A>',
  '\\b(?:want|for|accumulate|build|achieve|get|corpus|funds?|car|house|vacation|trip|marriage|wedding|shaadi|education)(?: of| is)? (?=(?:rs |₹ ?)?(?:[\\d.]+ (?:lakh|crore)|\\d{6}))<A>,? (?:by |with )?monthly (?:sip|savings?|investment|deposit)',
  '\\b(?:re)?pa(?:y|id|ying) (?:in (?:total|all) <A>|<A> (?:in (?:total|all)|altogether)\\b)',
  '\\btotal (?:re)?payment (?:(?:is|of|was) )?<A>',
)
/** The amounts that are told as interest. */
export const interestsTold = amountsIn(
  '<A> (?:returns?|labh|रिटर्न|लाभ)(?![a-z]| ?(?:of|on|rate)? ?\\d| ?%)',
  '<A>(?<!,) (?:(?:of|as|in|ka|का) )?(?:interest|byaj|[cs]i|ब्याज)(?![a-z]| rate)',
  '\\b(?:interest|[cs]i) (?:[^\\d,;.?]|\\d[\\d.]* ?(?:%|years?|months?))*(?:is|was|came to|comes to|=) <A>',
)

/** The amounts that are told as those of the beginning. */
export const startsTold = amountsIn(
  '<A> (?:lagaya|lagaye|invest kiya|jama kiya|लगाए|लगाया|जमा किए)(?! (?:tha|the|thi)? ?(?:ho|ban))',
  '\\b(?:present value|today s value|value today)(?: is)? <A>',
  '\\b(?:pehle|pahle) <A> (?:tha|the|thi)\\b',
  '\\b(?:had|started with|after investing) <A>',
  '<A> (?:received |given |paid |invested )?today\\b(?!.*\\b(?:ago|back|earlier|before)\\b)',
  '\\bequals? <A> today\\b',
  '(?<!what was |[\\d.,])<A> (?:\\d[\\d.]*) years? (?:ago|back|earlier)',
)

/** Numbers that count nothing: of a flat, of a branch, of a year. */
export const namesInDigits = amountsIn(
  '\\b(?:(?<!fire )number|no|branch|code|pin|flat|house no|room) <N>(?! ?(?:%|lakh|crore|k\\b))',
  '\\bnifty (50|100|200|500)(?![\\d.,])',
  // A year of the calendar: nobody puts aside 2,026 rupees.
  '(?<!(?:rs|₹|emi) ?|[\\d.,])(20[1-4]\\d)(?![\\d.,]| ?(?:%|rs|rupees|lakh|crore|k\\b|units?|shares?|monthly|(?:a|per|every|each) month))',
)

const besideRate =
  /(?<!\d ?%(?: rate)?(?: of)? )\b(?:inflation|mehngai|mehangai|(?<!(?:company|bank|lender|he|she|it|they|who|which|that|shop|agent|nbfc|financer) )charges?|expense ratio|fees?|exit load)(?: (?:rate|of|is|at))* (\d[\d.]*) ?%|(\d[\d.]*) ?% (?:safe|approved|sure|guaranteed|market|partner|owner\w*|stake|waiver|cashback|secured?)\b/g
/** Percentages that are no rate of a loan or of what is invested. */
export const otherPercentages = (said: string): number[] =>
  [...said.matchAll(besideRate)].map(([, one, other]) => Number(one ?? other))

/** The amounts that there are, and that are not withdrawn each month. */
export const corporaTold = amountsIn(
  '\\bcorpus(?: of)? <A>.*\\bwithdrawals?[ ?.]*$|\\bleaves <A>|\\b(?:corpus|fund)(?: of)? <A>,? (?:by |with )?monthly withdrawals?|(?:\\bkul|कुल) <A> (?:nikal|निकाल)',
)

/** The amounts that something becomes. */
export const becomesTold = amountsIn('<A> (?:hone|banne|hue|hua|होने|बनने|हुए|हुआ)')
/** What is earned is asked, and not what there is in the end. */
export const earnedAsked =
  /^(?:how much|what) (?:more )?(?:does|will|do|would|can|did)\b.*\bearns?\b|^(?:rs |₹ ?)?[\d.,]+ ?(?:k|lakhs?|l|thousand|hazar)? (?:interest|byaj) (?:at )?[\d.]+ ?% (?:for )?\d+ ?(?:y|yrs?|years?|saal)[ ?.]*$|^how much returns? (?:do|will) i get|\bearns? more\b|\byields? more\b|\bearns?[ ?.]*$|\bhow much (?:do |will |would )?i earn\b|\b(?:sirf|only|just) (?:returns?|interest|byaj)\b|\b(?:return|byaj) kitna(?: hua| mila)?(?: sirf)?[ ?.]*$|(?:सिर्फ|केवल) (?:रिटर्न|ब्याज)|(?:रिटर्न|ब्याज) कितना(?: हुआ)?[ ?.]*$/
/** By how much something changes is asked, and not to how much. */
export const changeAsked =
  /^by how much (?:does|do|will|did|would)\b|\bhow much value\b.*\blose|^what is the depreciation of\b/
/** A share of something is asked. */
export const shareAsked = /\bwhat (?:share|part|fraction|percent(?:age)?|proportion) of\b/

/** The amounts that are told as the interest that was paid in all. */
export const interestsPaid = amountsIn(
  '\\b(?:byaj|interest) <A>,? (?:mool|principal)',
  'ब्याज <A>,? मूल',
  '<A> (?:interest|byaj|ब्याज) (?:diya|mila|laga|lagega|bhara|kamaya|paid|earned|दिया|मिला|लगा|लगेगा)',
  'कुल <A> ब्याज',
  'ब्याज (?:[^\\d]|\\d[\\d.]* ?%)*<A> (?:हो|है)',
)

/** The amounts that something costs later. */
export const laterCosts = amountsIn('\\bfuture (?:cost|price|value)(?: is)? <A>')

/** An amount of before, one of today, and one that stands before what it came from: "2 lakh ho gaya 1 lakh se". */
export const agoTold = /\b(?:ago|back|pehle|pahle)\b|पहले/
export const nowTold = /\b(?:now|today|aaj|ab|abhi)\b|आज|अब(?![\u0900-\u097f])/
export const laterFirst =
  /\b(?:ho gay[aei]|bana|hua) [^,;]*\b(?:se|ke)\b|(?:हुआ|हो गया|हो गए) [^,;]*से(?![\u0900-\u097f])/
/** What an amount of later is worth today. */
export const worthTodayAsked =
  /(?:साल|वर्ष) बाद (?:के|का|की|मिलने वाले).*आज|\b(?:saal|sal|varsh) (?:baad|bad) (?:ke|ka|ki|milne wale)\b.*\baaj\b/
/** All of it, at the end of a question. */
export const totalAtEnd = /\b(?:kul|total) (?:rashi|rakam|raqam|amount)(?: kitn\w*)?[ ?.]*$|कुल (?:राशि|रकम)/
/** All that somebody gets back is asked. */
export const allGotAsked =
  /कुल कितन[ेा] (?:मिलेंगे|मिलेगा)|\bkul kitn[ea] mil|\b(?:wapas|vapas|wapis) kitn[ea] (?:lene|len[ai]|mil)/
/** Interest on a sum, of which nothing says whether it is compounded. */
export const interestOnSum =
  /^(?!.*(?:चक्रवृद्धि|compound|chakra|कुल|\bkul\b|मिलाकर|milakar)).*(?:(?:पर|\bpe|\bpar) (?:ब्याज|byaj)|^(?:ब्याज|byaj)(?![a-z\u0900-\u097f]))/
