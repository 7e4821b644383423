/** A rise is told. */
export const saysRise =
  /\b(?:badh\w+|mehen?g\w+|increase\w*|rise|rises|rose|risen|hike\w*|gain\w*|went up|gone up|grew|grown|munafa)\b|बढ़\S*|बढ\S*|महंग\S*/
/** A fall is told, or may be. */
export const saysFall =
  /\b(?:los[ts]\w*|fall\w*|fell|drop\w*|down|less|decrease\w*|declin\w*|ghat\w*|gir\w*|nuksan|cut|kam|or|ya|negative)\b|घट\S*|गिर\S*|कम|नुकसान|-\d/
/** Interest is added to what earns it. */
export const compounded = /compound|chakra|चक्र|cagr|\bci\b|quarter|half|month/
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
