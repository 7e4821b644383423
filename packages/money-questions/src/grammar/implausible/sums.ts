import { toPlainLetters } from '../to-plain-letters.ts'

/** Units of one kind of which the smaller is no part of the sum, and boxes of which nobody says what is in them. */
export const unlikeUnits: readonly (readonly [said: RegExp, converted: RegExp])[] = [
  [/\b(?:tonnes?|tons?)\b.*\b(?:per|a) (?:kg|kilo)/, /1,?000/],
  [/\bquintals?\b.*\b(?:per|a) (?:kg|kilo)/, /100/],
  [/\d ?(?:g|gm|gms|grams?|ml)\b.*\bper (?:kg|kilo|lit(?:re|er))/, /1,?000/],
  [/\d ?(?:kgs?|kilos?|lit(?:re|er)s?|l)\b.*\bper (?:\d+ )?(?:g|gm|gms|grams?|ml)\b/, /1,?000/],
  [/\btola\b.*\bgrams?\b/, /11[.,]6/],
  [/\d ?(?:km|kilomet(?:re|er)s?)\b.*\bper (?:met(?:re|er)|m)\b/, /1,?000/],
  [/\bacres?\b.*\bper (?:sqft|sqm|sqyd)/, /\d{4}/],
  [
    /\d (?:boxes|packets|bags|crates|sacks|cartons) at .*\bper (?:pieces?|kg|kilo|dozen|lit(?:re|er)|grams?)\b/,
    /^$/,
  ],
]
/** An amount is shared among people. */
export const sharedOut = /\bus \d+ ?[=,:.]|\bbaa?nt\w*|बांट\S*|\bdivide\w*|\bsplit\b/
/** What all shares of a lot cost, and not each of them. */
export const lotsTold = /^(?=.*(?:average|\bavg\b)).*\bshares? for (?:rs )?\d/

/** A tax is taken out of an amount, or off it. */
export const netOfTax = /\bnet of\b/
/** What is free of tax is asked for a month, and told for a year. */
export const hraOfMonth = new RegExp(
  toPlainLetters(
    '\\b(?:monthly|per month|a month|har mahine|mahine (?:ki|ka)) (?:hra )?(?:exempt|chhoot)|(?:exempt\\w*|chhoot|tax free|taxable|taxed) (?:(?:hra|amount|part|of|from) )*(?:monthly|mahine|in (?:a|each|one|every) month|per month|a month|every month)|महीने की छूट|छूट (?:हर )?महीने',
  ),
)
/** What is left of an amount when a tax is taken off it is asked. */
export const restOfTaxAsked = new RegExp(
  toPlainLetters(
    '^after (?:tds|tax) (?:on|from)\\b|^(?=.*(?:\\b(?:tds|tax)\\b|टीडीएस|टैक्स)).*(?:in ?hand|take ?home|\\bha+th (?:me|mein)|हाथ में|\\b(?:milega|bachega)|मिलेगा|बचेगा|\\bafter (?:tds|tax)|\\b(?:do|will|does|did) (?:i|he|she|they|we|the \\w+) (?:get|receive)|\\bgives|\\bin my (?:bank )?account)(?: (?:kitna|kya|hoga|कितना))*[ ?.]*$',
  ),
)
/** A charge, a tax or a bonus is told in rupees beside its rate: it is no amount that the rate is of. */
const charge =
  '(?:gst|vat|tds|tip|service charge|commission|brokerage|cess|surcharge|fee|hike|raise|bonus|cashback|जीएसटी|टीडीएस|कमीशन)'
const amount = '(?:rs |₹ ?)?\\d[\\d.]*(?: (?:k|lakh|crore|thousand|hazar|लाख|हजार))?'
const percent = '\\d[\\d.]* ?(?:%|percent|प्रतिशत)'
const come = '(?:is|was|came to|comes to|earned|made|bana|aaya|hua|hui|kata|mila|आया|हुआ|मिला|बना|है|hai)'
/** What a rate is of is asked by its name. */
const asksBase =
  '(?:(?:on|of) (?:how much|what)|(?:sales?|sale|deal|trade|turnover|invoice|bill|price|tax|income|salary|total bill|bikri|maal|saman|sauda|daam|keemat|kimat|माल|बिक्री|सामान|वेतन|आमदनी)(?: value| volume| amount| price| total)?(?: (?:kitn[aei]|kitne ka|कितन[ाेी]|का|की|ka|ki|tha|thi|hai|था|थी|is|was))*)[ ?.]*$'
export const partTold = new RegExp(
  [
    `^(?=.*(?:${charge}:? (?:of |earned:? |paid |charged |collected |: )?${amount}(?![\\d.]* ?%)|${amount} (?:in |as |ka )?${charge}(?! ?(?:of )?\\d)|${percent} ${charge} (?:ka |${come} )*${amount}|${charge} ${percent} ${come} ${amount})).*${asksBase}`,
    `^(?=.*${charge}).*\\bon (?:how much|what)[ ?.]*$`,
    `${percent}[^\\d]*\\b(?:i e|ie|yaa?ni|matlab|that is)\\b|${percent}[^\\d]*यानी`,
  ].join('|'),
)

/** A percentage of an amount, and nothing that it is added to. */
export const shareOf = /\d ?(?:%|percent) of (?:(?:the|my|a|basic|gross|net|total) )*(?:rs |₹ ?)?\d/
export const addedTo =
  /\b(?:with|incl\w*|including|plus|add\w*|after|increas\w*|hik\w*|rais\w*|up|more|by|extra|gst|bill|final|becomes?|now|pay|price)\b|\+/
/** With a discount so many rupees are saved, or left. */
export const savedOrLeft = new RegExp(
  toPlainLetters(
    '(?:chh?oo?t|chhut|\\bdiscount|छूट).*(?:kitn[ei] (?:(?:rupaye|rs|paise) )?bach[ae]\\b|कितने (?:(?:रुपये|पैसे) )?बचे)(?! *(?:dene|देने))',
  ),
)
/** What is left of a price beyond its cost. */
export const withMargin = /\bmargin\b|मार्जिन/

/** What is left after a percentage is taken off is told; and what there was before is asked. */
export const leftTold =
  /\b(?:net of|excluding|after) (?:an? )?\d[\d.]* ?%|\d ?% (?:[a-z]+ )?(?:ke baad|off (?:is|was|par|pe))\b|\d ?% (?:\S+ )?के बाद/
export const wholeAsked =
  /\b(?:gross(?! (?:rs |₹ ?)?\d)|mrp|marked|original|list price|full price|what is the sale)\b|एमआरपी/

/** A tax is in the amount that is told, and asked. */
export const taxWithin = new RegExp(
  toPlainLetters(
    '(?:\\b(?:ke sa+th|jis(?:me|mein)|laga hua|lagi hui|mila hua|mila hai|samet|included|inclusive|incl)\\b|के साथ|मिला हुआ|समेत)[^?]*(?:\\b(?:gst|tax|vat)|जीएसटी|टैक्स) (?:\\b(?:kitna|nikalo|how much|amount)|कितना|निकालो)',
  ),
)

/** What each pays of a tip alone is asked. */
export const tipEachAsked = /\bhow much tip each|\btip per (?:head|person)\b/

/** What something is of is asked, before what comes of it is told. */
export const ofWhatAsked = new RegExp(
  toPlainLetters(
    '\\bkitn[ei] (?:par|pe)\\b|कितने पर|खरीद कितन|\\bkharid kitn|\\bjodkar\\b.*\\bbill kitna tha|\\bprofit (?:of )?\\d[\\d.]* ?% on cost (?:is|was) ',
  ),
)

/** Who gets a commission gets no more than it is of. */
export const commissionGot = new RegExp(
  toPlainLetters('\\bcommission\\b.*\\b(?:mil[aei]|mileg[ai]|earn|get)\\b|कमीशन.*मिल'),
)

/** A change to a percentage, and not by one. */
export const changedToShare =
  /\bto \d[\d.]* ?% of (?:rs |₹ ?)?\d|^(?!.*\bby \d).*\b(?:increase|raise|hike|reduce|reduction|decrease|cut|lower)\b[^\d%]*\d[\d.]*(?: (?:k|lakh|crore|thousand))? to \d[\d.]* ?(?:%|percent)/

/** What there was before a discount is asked, and what is paid after it told. */
export const beforeDiscountAsked =
  /\b(?:before|original|mrp|how much was it)\b.*\bpay (?:rs |₹ ?)?\d|\bpay (?:rs |₹ ?)?\d.*\boff\b/

/** What comes of a percentage is told, and nothing is asked: "25 % off makes it 750", "240 after a 20 % rise" may ask for either. */
export const resultAlone = new RegExp(
  `^(?!.*(?:\\?|\\b(?:what|how|kitn\\w*|kya|find|calculate|tell|total|final|to pay)\\b|कितन|क्या))(?:.*${percent}[^\\d]*(?<![a-z])(?:(?:and|which) is|now|became|becomes|makes?(?: it)?|made it|(?:brings?|brought)(?: it)? to|gave(?: me)?|gives|means|paid|i pay|(?:applied|added|deducted)[, ]+(?:now|i paid|paid|bill)|(?:my )?(?:bill|price|salary|total)(?: is| was)?|sale price|=) ${amount}(?:,? so full price)?|(?:.*\\b(?:received|paid|got(?: it)?(?: for)?|price now) ${amount} (?:after|at|with|net of)|${amount} (?:is the price after|net of|after)) (?:an? |the )?${percent} (?:(?:off|rise|loss|increment|hike|discount|increase|fall|drop|tip|commission)|(?<=(?:received|paid|got).*)(?:tds|gst|vat|tax|interest)))[ .!]*$`,
)
/** One percentage is added, the other taken off. */
export const addedAndTaken =
  /^(?=.*\b(?:off|discounts?)\b).*\b(?:adds?|added|marks? up|marked up|charges?|extra(?! (?:an? )?(?:\d|off|discount))|markup|raises?|increases?|fee|surge|surcharge|tip)\b/
/** So many are asked, and no amount. */
export const countAsked = /\bfor (?:rs |₹ ?)?\d[\d.]*[,;.]? (?:for (?:rs )?\d[\d.]* )?how many\b/
/** The price of one is asked. */
export const priceOfOneAsked =
  /[,;] ?(?:the )?(?:price |cost |rate )?per (?:lit(?:re|er)|kg|kilo|piece|pcs?|gram|met(?:re|er)|unit|item)(?: price| cost| rate)?[ ?.]*$/
/** The price is told before the number of what it is of: "96 for 12 pieces, 7 pieces cost". */
export const priceBeforeCount = /^(?:rs |₹ ?)?\d[\d.]* for \d+ (?:pcs?|pieces?|items?|nos?|units?)\b/
/** What is paid is told, and what is taken off is asked as a percentage; or what a share lacks to the whole. */
export const paidOfPrice =
  /\b(?:got(?: it)? for|paid|sold (?:at|for)|bought (?:at|for)) (?:rs |₹ ?)?(\d[\d.]*)\b.*\b(?:off|discount)\b/
export const lackInPercentAsked = /\bpercent(?:age)? (?:is )?(?:missing|short|remaining)|\bmissing percent/
/** An amount is asked at the end, by its name. */
export const amountAtEnd =
  /[,:;.] ?(?:what (?:is|was) )?(?:the |my )?(?:mrp|price|bill|cost|salary|income|sale|original price|marked price)[ ?.]*$/
/** Paise beside rupees, and twice as much as the sum has. */
export const paiseTold = /\bpaise\b/
export const bothSides = /\bboth (?:sides|ways|times|legs)\b/
/** What the percentage is of is asked, by its name. */
export const wholeAtEnd =
  /[,;.] ?what (?:is|was) (?:my |the |her |his )?(?:salary|income|bill|price|sale|cost|mrp|invoice)[ ?.]*$/
/** Of each of several. */
export const ofEach = /\b(?:on|of) each of \d/
/** What some pieces cost is what others are sold for: no figure of it is an amount. */
export const piecesForPieces =
  /\b(?:cost|cp|sp|selling price|cost price)(?: price)? of \d+\b.*\b(?:cost|cp|sp|selling price|cost price)(?: price)? of \d+\b/
/** All that is to be paid, or what is got, is asked. */
export const restOrWholeAsked = new RegExp(
  toPlainLetters(
    '(?:tip|gst|tax|टिप|जीएसटी) (?:ke sa+th|के साथ)[^?]*\\b(?:kitna|कितना)(?: hota hai| hoga| होगा| होता है)?[ ?.]*$|(?:टिप|जीएसटी) के साथ.*कितना[ ?.]*$|\\b(?:total|kul|poora) bill(?: kitn\\w*)?(?: hoga| hua| banega)?[ ?.]*$|\\bbill kitna(?: hoga| hua| banega)?[ ?.]*$|\\b(?:kitna (?:dega|dena|milega|mila)|mila kitna|aayega|aaya)[ ?.]*$|कुल बिल|(?:कितना (?:देगा|देना|मिलेगा|मिला)|मिला कितना)[ ?.]*$',
  ),
)
/** So much is a percentage of something else: "a 10 % hike, which is 6,000", "rent of 15,000 is 30 % of my income, what is left". */
export const percentInMoney = new RegExp(
  toPlainLetters(
    '\\d ?(?:%|percent)[^\\d;]*\\b(?:which|that) (?:is|was|comes to|came to) (?:rs |₹ ?)?\\d|\\bjo (?:rs |₹ ?)?\\d[\\d.]* (?:hai|tha|thi|hua|hui)\\b|\\bjo \\d[\\d.]* ?% (?:hai|tha)\\b|\\b(?:is|which is|was) \\d[\\d.]* ?(?:%|percent) of (?:my|the|it|what)\\b.*\\b(?:left|remain\\w*|due|in all|total|owner|do i (?:have|get))\\b',
  ),
)
/** One of two percentages is meant, by what else is said. */
export const oneOfTwoPercents = new RegExp(
  toPlainLetters(
    '(?<!\\b(?:input|itc)\\b.*)\\d ?%(?!.*\\b(?:input|itc)\\b).*(?:\\bnot \\d[\\d.]* ?%|\\b(?:sorry|oops),? \\d|\\b(?:by|in) (?:card|cash|upi)\\b|\\bif (?:i|we) pay\\b|\\bon (?:weekdays|weekends)\\b)|\\b(?:earlier|last (?:year|month|week))\\b.*\\b(?:today|now|this)\\b|\\bpehle \\d[\\d.]* ?%.*\\bab\\b',
  ),
)
/** A profit of so many percent of the selling price, or of the cost, where that is not told. */
const ofBase = (base: string) =>
  new RegExp(`\\d ?(?:%|percent) (?:of|on) (?:the |its )?(?:${base})\\b(?! (?:of |is |= ?)?(?:rs |₹ ?)?\\d)`)
export const ofSellingPrice = ofBase('selling price|sp|sale price')
export const ofCost = ofBase('cost(?: price)?|cp')
/** Half of a tax that is in the bill already. */
export const halfOfTaxWithin = /^(?=.*\b(?:incl\w*|shamil|samet)\b).*\b[cs]gst\b/
/** By how much something rose, and to how much: the step is no start. */
export const risenBy =
  /^(?!.*(?:\bfrom\b.*\bto\b|\d se \d)).*\b(?:by|gain\w*|jump\w*|rose|increment|appraisal|raised?|increased|badh\w*|badhi)\b/
/** By how much something fell, and what is left of it, which is no start. */
export const fallenBy =
  /\b(?:lost|fell|lose|dropped|gir\w*|kam (?:hua|hoke|ho)|ghat\w*|chho*t ke baad)\b.*(?:\b(?:at|now|ab|ended|closed) (?:rs |₹ ?)?\d|\d[\d.]* (?:ho gay[aei]|hui|hua|hai|diye|diya)\b)/
/** A dozen of what is told by the piece. */
export const dozenAsked = /\b(?:would|for|cost of|does|will) (?:a|one|two|2|ek) dozen\b/
/** A time and a rate are no sum. */
export const timeAndPercent =
  /\b\d[\d.]* (?:years?|yrs?|months?|saal|mahine) (?:and|with|aur) \d[\d.]* ?(?:%|percent)/
/** A rate for a time, and of nothing. */
export const percentOfTime =
  /^[^\d]*[\d.]+ ?(?:%|percent) (?:on|for|in|over) [\d.]+ (?:years?|yrs?|months?|saal|mahine)[ ?.]*$/

/** What is not spent is asked for, in percent or in money. */
export const percentLeftAsked = /(?:percent(?:age)?|%) (?:is )?(?:left|remain\w*)|\bremaining (?:percent|%)/
export const leftAsked = new RegExp(
  toPlainLetters(
    '(?:\\bkitn[aei](?: (?:rs|rupees|rupaye|rupay|rupaya|paisa|paise))? (?:bach[aei]|bachenge|bachega)|कितन[ाेी](?: (?:rs|रुपये|रुपए|पैसा|पैसे))? बच\\S+|\\bab(?:hi)? kitn[aei](?: \\w+)? hain?|\\b(?:what|how much)(?: \\w+){0,3} (?:left|remains?|now|still there)|\\bbalance)[ ?.]*$',
  ),
)
