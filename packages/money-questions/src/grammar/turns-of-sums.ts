import { rupees } from './rephrasings/rephrasing.ts'
import { plainPattern as form } from './to-plain-letters.ts'

const noPercent = '(?! ?(?:%|percent|per cent|pratishat|[\\d.,]*\\d))'

/** How many, which percentage or which rate is asked, where the figure of before was something else. */
export const otherAsked = form(
  '\\b(?:how many|how much (?:gold|petrol|rice|sugar|quantity)|what (?:percent(?:age)?|%|rate|hike|discount|share|profit|loss)|kitn[ae] (?:percent|pratishat|log|din|kilo|kg|litre|gram))\\b|\\bas (?:a )?(?:%|percent)|\\b(?:profit|loss|hike|discount) (?:%|percent)|कितने (?:प्रतिशत|किलो|लीटर|दिन|लोग)',
)
/** So much money to buy for, which is no price. */
export const moneyToSpend = form(
  `\\b(?:for|with|in) (?:(?:rs |₹ ?)\\d|${rupees} (?:rs|rupees?|rupaye)\\b|\\d[\\d,.]* ?(?:lakhs?|crores?|k)\\b)|\\d ?(?:rs|rupees?|rupaye|रुपये) (?:me|mein|ka|ke|worth|में|का)(?![a-z])`,
)
const shares =
  '(?:off|discount|chhoot|chhut|hike|gst|tax|tip|increment|raise|cashback|commission|profit|loss)'
/** A charge or a discount told in rupees, which was a percentage. */
export const shareInRupees = form(
  `(?:^|\\s)${rupees}(?: ?(?:rs|rupees?|rupaye))? ${shares}\\b(?! (?:on|of|pe|par)\\b)|\\b${shares} (?:of |was |is )?${rupees}${noPercent}`,
)
/** The price or the cost told by its name; how many were sold. */
export const priceNamed = form(
  `\\b(cost|cp|selling price|sp|sale price|mrp)(?: price)?(?: is| was|:|=)? ${rupees}${noPercent}|\\b\\d+ sold\\b`,
)
/** A charge of an amount, and none within it. */
export const chargeOnAsked = form(
  '\\b(?:gst|tax|tip|vat) (?:on|par|pe)\\b|\\d (?:par|pe|पर) (?:gst|tax|tip|vat)\\b',
)
/** So many at a price: a purchase of its own, and no figure of the one before. */
export const countAtPrice = form(`\\b\\d+ (?!sold|bought|kharid|bech)[a-z]+ (?:at|@|for) ${rupees}`)
/** One of what is told is left out again. */
export const leftOutAgain = form(
  '^(?:(?:and|but|aur|price|amount|total|what|is|the) )*(?:without|before|excluding|minus the|bina|बिना)(?![a-z])',
)
/** What makes more of an amount. */
export const makesMore = form(
  '\\b(?:plus|add\\w*|gst|vat|tax|tip|hike\\w*|increas\\w*|more|extra|profit|charges?|raise\\w*|rise\\w*|markup|up|jod\\w*|badh\\w*|bonus|surcharge|cess|interest)\\b|जोड़|बढ़',
)
/** Several of what was computed before, each of so much. */
export const eachOfSome = form(
  '\\beach\\b.*\\b(?:child|kid|son|daughter|people|person)|\\b(?:\\d+|two|three|four|do|teen|char) (?:sips?|fds?|rds?|loans?|deposits?|emis?)\\b',
)
/** Another change beside that of before. */
export const bonusBeside = /\bbonus\b/
/** A part of an amount of its own is added or taken off. */
export const partOfOwn = form(
  '^(?:(?:and|then|aur) )*(?:minus|less|plus|add|subtract) \\d[\\d.]* ?(?:%|percent) of (?:rs |₹ ?)?\\d',
)
