/** A turn of a talk that asks for the figure of a month, and nothing else. */
export const periodAlone =
  /^(?:(?:and|aur|how much|what|kitna|कितना|what is (?:it|that)|exempt|exemption) )*(?:per month|a month|every month|each month|monthly|mahine (?:ka|me)|har mahine|हर महीने|महीने (?:का|में))(?: (?:kitna|exempt|exemption|कितना))*[ ?.]*$/
/** A turn that tells by how much in rupees, or to how much or how many percent, something changes. */
export const amountInTurn =
  /^(?:and |aur |no,? )?(?:(?:goes |go )?(?:up |down )?to (?:rs |₹ ?)?\d|(?:by|hike(?: of)?|increase(?: by)?|decrease(?: by)?) (?:rs |₹ ?)?\d[\d.]*(?: (?:k|lakh|crore|hazar))?(?! ?(?:%|percent|[\d.]))|(?:rs |₹ ?)?\d[\d.]* (?:badha|ghata)\w*)/
/** Another change that follows the one of before, and does not take its place. */
export const afterwards =
  /^(?:(?:and|aur|और) )?(?:then|next year|after that|phir|uske baad|fir|फिर|उसके बाद)(?![a-z])|^and \d[\d.]* ?% next year/
/** One of the figures is taken away. */
export const nothingOf = /^(?:(?:and|but|aur|if) )*(?:no|without|bina|remove|बिना) [\p{L}]/u
/** A rate that changes in the middle of a time. */
export const rateChangesLater =
  /(?:\bafter \d[\d.]* ?(?:years?|months?)|\d[\d.]* ?(?:saal|mahine|साल|महीने) (?:baad|बाद)).*\d ?(?:%|percent|प्रतिशत)/
/** All the interest that is paid is asked, or what of it is saved. */
export const wholeInterestAsked =
  /\b(?:total interest|interest (?:in (?:all|total)|altogether|overall)|kul (?:byaj|interest))|कुल ब्याज/
export const savingAsked = /\bsav\w+|\bless\b|\bbach\w+|\bkam\b|बच\S*|कम/
/** What is got is put to use, which no loan, no withdrawal and no inflation is about. */
export const investing =
  /\b(?:invest\w*|nivesh|lend\w*|deposit\w*|put (?:that|this|it)|returns?|earn\w*)\b|निवेश/
/** The interest of one year is asked. */
export const interestOfYearAsked =
  /(?:\b(?:saal|sal) (?:ka|me|mein)|\b(?:per|a|each|every|one) year|\byearly|\bannual|साल (?:का|में)).*(?:\b(?:byaj|interest)|ब्याज)|(?:\b(?:byaj|interest)|ब्याज).*(?:\b(?:per|a|each|every|one) year)/
/** A time is asked. */
export const whenAsked = /\bwhen\b|\bhow long\b|\bkab(?: tak)?\b|कब/
/** An amount is paid in. */
export const paidIn = /\b(?:invest\w*|nivesh|deposit\w*)\b|निवेश/
/** What came of it is kept once more. */
export const putBack =
  /\b(?:put|invest|reinvest|keep|deposit|renew)\w* (?:that|this|it|the (?:amount|money|maturity|whole))\b|\brenew/
/** A share that is financed, how many instalments there are, an age, or what is over, and no rate, instalment or time. */
export const noFigureOfLoan =
  /\b(?:loan|amount|principal)\b.*\bto \d[\d.]* ?%|\bloan ?- ?\d|\d ?% ?(?:loan|finance|लोन)|\bloan (?:is |only |of |for )*\d[\d.]* ?%|\bhow many (?:emis?|instal\w+)|\byears? old\b|\b(?:is|are) (?:over|paid|done)\b/

/** What came of it is put to use. */
export const whatCame =
  /^(?:(?:and|then|now|if i|aur|phir) )*(?:(?:put|keep|invest|reinvest|deposit|leave|lock) (?:it|that|this|the (?:interest|corpus|amount|money|whole|maturity))|(?:that|the) (?:amount|corpus|money|sum)) (?:at|for|in)\b/

/** What was found is to be added to an amount. */
export const addsFound = /\badd (?:that|it|this)\b.*\d/
/** What one has put aside, or is to have, by its name. */
export const corpusTold = /\bcorpus (?:of |is |now |= ?)*(?:rs |₹ ?)?\d/
/** What was deducted already, or what it is deducted from. */
export const deductedTold = /^tds (?:of |is |= ?)?(?:rs |₹ ?)?\d/
