import { plainPattern, toPlainLetters } from './to-plain-letters.ts'

const words = (text: string): ReadonlySet<string> => new Set(toPlainLetters(text).trim().split(/\s+/))

/** What makes a figure of before larger by what is said now, and what makes it smaller. */
export const upWords = words(
  'more add added adding increase increased increases raise raised rise rises extra additional longer plus further extend extended another bigger higher up badh badhe badha badhao badhaye badhaun badhau badhakar zyada jyada ziyada aur jodo jod joda और ज्यादा बढ़ा बढ़ाओ बढ़ाकर बढ़ाऊं जोड़ो जोड़',
)
export const downWords = words(
  'less fewer reduce reduced reduces cut shorter lower lowered smaller decrease decreased drop drops fall falls down kam ghat ghate ghata ghatao ghatakar ghataun कम घटा घटाओ घटाकर',
)
/** What says nothing more beside such a change. */
export const besideChange = words(`
  all top total stay stays staying daalo daal du dun rahu rahun raha join joins joined joining came aaya aa gaye gaya ends end every yearly saal monthly mahine jae cost costs back
  senior citizen citizens ले
`)
/** What goes without saying. */
export const asItWas =
  /\b(?:on top of (?:that|it|this)|(?:with |at |on )?(?:the )?same (?:rate|tenure|time|period|term|deposits?|terms|years?)(?: (?:and|&) (?:rate|tenure|time|period|term))?|rest (?:is |of it )?(?:the )?same|everything else (?:is )?(?:the )?same|baaki sab same|baki sab same)\b/g
/** Who says so. */
export const saidBy =
  /\b(?:my |the )?(?:dad|mom|mum|wife|husband|bank|friend|agent|advisor|he|she) (?:says?|said|wants?|told)(?: me)?(?: to)?\b/g
/** "3 more years" as "3 years more", "1 more friend" as "1 friend more". */
export const moreBetween = plainPattern(
  '(\\d(?:[\\d,.]*\\d)?) (more|extra|additional|fewer|less|aur|और|zyada|kam) (years?|yrs?|saal|months?|mahine|lakhs?|crores?|people|persons?|friends?|log|साल|महीने|लाख|लोग)(?![\\p{L}\\p{M}])',
  'gu',
)
/** One more of those who share something. */
export const oneMore =
  /\b(?:one|ek|1) (?:more|aur)(?: (?:friend|person|dost|banda|aadmi))?(?= (?:joins?|joined|joining|comes?|came|aa|aaya|aaye|aa gaya)\b)/
/** A thing that costs something. */
export const thingOf = /\b(?:a|an|the) [a-z]+ (?:of|for) (?=(?:rs |₹ ?)?\d)/g
/** What keeps a figure as it is that another one hangs on. */
export const keepsAnother = /\bsame\b|\bkeep|\butni hi\b|\bwahi\b|वही|उतनी ही/
/** Whose money it is. */
export const ofSomebody =
  /\b(?:(?:what about |for |aur )?(?:my|meri|mere) (?:wife|husband|mother|father|mom|dad|mum|brother|sister|friend|son|daughter|biwi|patni|pati|maa|papa|bhai|behen|dost)(?: also| bhi)? (?:(?:takes|took|has|earns|gets|does|wants|le|lega|legi)(?: the same)?(?: loan| one)?(?: with| of| for)?)?|\b(?:her|his|uski|uska) (?=(?:emi|tax|sip|loan|interest)\b))/g
/** What calls an amount, so that a percentage of it makes it so much larger; the last of these only where it was told so. */
export const amountNames = words(
  'amount raqam rakam रकम sip loan deposit fd rd ppf investment rent salary basic income withdrawal withdraw price kiraya एसआईपी लोन किराया',
)
export const anyAmount = words('amount raqam rakam रकम')
/** What calls an amount that comes of a question, and is told in none. */
export const outcomeNames = words(
  'emi emis instalment instalments installment kist interest byaj byaaj profit gain returns return maturity tax munafa ब्याज किस्त ईएमआई टैक्स मुनाफा',
)
/** Of those, what a question may tell as well. */
export const eitherNames = words('corpus value total pension')
/** What makes an income larger, in rupees or as a share of it. */
export const ofRise = words('bonus hike increment appraisal')
/** What is of several people. */
export const ofAllOfThem = /\b(?:total|both|together|combined|milakar|dono)\b|दोनों|मिलाकर/
/** What calls a rate. */
export const rateNames = words('rate rates return returns interest roi dar byaj byaaj ब्याज रिटर्न दर')
/** What calls a time. */
export const timeNames = words('time tenure term period duration samay avadhi समय अवधि')
/** Right before a figure: it becomes that. */
export const becoming = plainPattern(
  '(?:\\b(?:to|becomes?|became|hits|reaches)|होकर|बढ़ाकर|घटाकर) ?(?:rs |inr |₹ ?)?$',
)
/** An amount of every month, or of every year. */
export const monthSaid =
  /\b(?:(?:per|a|every|each|har|\/) ?(?:month|mahine)|\/month|monthly|pm|mahin[ae])\b|महीन/
export const yearSaid =
  /\b(?:(?:per|a|every|each|har|\/) ?(?:year|yr|saal|annum)|\/year|yearly|annually|annual|salana)\b|हर साल|सालाना/

/** What asks by how much one answer is more than another, whole. */
export const asksDifference =
  /\b(?:(?:so |and |then |to |toh |ab |by )*(?:how much|how many|by how much|kitn[aei]) (?:(?:in|per) (?:month|total) )?(?:more|less|extra|lower|higher|zyada|jyada|kam|farak|fark|farq|antar|difference|diff)|(?:what(?: is|s| will be)? )?(?:the )?(?:difference|diff|farak|fark|farq|antar)(?: between (?:the two|both|them|these))?|kitn[aei] (?:ka )?(?:farak|fark|farq|antar))(?![\p{L}\p{M}])|कितन[ाीे] (?:ज्यादा|कम|फर्क|अंतर)|(?:फर्क|अंतर)/u
/** What is said beside that, and changes nothing. */
export const besideDifference = words(`
  before first earlier previous last got pay total interest emi tax mila mili pada padega compared both dono two them pehle pahle banta have cost came altogether overall between byaj byaaj returns दोनों
  profit gain gains munafa corpus maturity कि पहले मिला पड़ा पड़ेगा ब्याज
`)
export const thanFirst = /\b(?:first|original|pehl[aei] wal[aei]|shuru)\b|पहली वाली|पहले वाले/
/** The figure that differs, by its name. */
export const namedOutputs: readonly (readonly [name: RegExp, ids: RegExp])[] = [
  [/\b(?:interest|byaa?j|sood)\b|ब्याज/, /^(?:totalInterest|interest)$/],
  [/\b(?:emi|instal+ment|kist)\b|ईएमआई|किस्त/, /^emi$/],
  [/\btax\b|टैक्स/, /tax/i],
  [/\b(?:returns|profit|gains?|munafa)\b|मुनाफा/, /^gain$/],
  [/\b(?:corpus|maturity)\b/, /^(?:futureValue|maturity)$/],
]
/** A figure of an answer by its name: what asks for it, as the grammar knows it, and its ids in a calculator. */
export const partsOfAnswer: readonly (readonly [
  name: ReadonlySet<string>,
  asks: readonly string[],
  ids: RegExp,
])[] = [
  [
    words('interest byaj byaaj sood ब्याज'),
    ['total interest', 'interest kitna'],
    /^(?:totalInterest|interest)$/,
  ],
  [words('profit gain gains returns munafa earnings मुनाफा'), ['profit', 'profit kitna'], /^gain$/],
  [words('gst tax जीएसटी टैक्स'), ['gst kitna'], /^chargeInIt$/],
  [words('total bill बिल'), ['total kitna hua'], /^added$/],
]
/** What says that it is asked for alone. */
export const besidePart = words(`
  only part alone itself portion sirf just bas component bit so kul in all and the is how much of it that what a amount aur ka ki ke kitna kitni kitne hai h hua hui hoga hogi mila to toh bhi batao whats s
  सिर्फ केवल और का की के कितना कितनी कितने है हुआ हुई होगा होगी मिला भी
`)
/** "Half a percent more". */
export const halfOf =
  /(?:\b(?:half|aadha|aadhi|adha)|आधा)(?: an?)? (?=(?:%|percent|per cent|pratishat|lakh|lac|प्रतिशत|लाख))/g
/** What is asked of two people together, and nothing else. */
export const ofBoth =
  /^(?:(?:and|so|aur|what is|how much is|whats|the|our|total|combined|for|in) )*(?:(?:emis?|tax|sip|interest) )?(?:for |of )?(?:both|dono)(?:(?: of us| together| combined| milakar| ka| ki| emis?| tax| total| kitna| kitni| hua| hui))*[ ?.]*$|^(?:and |so |aur )?(?:together|combined|milakar)[ ?.]*$/
/** What is told of somebody else, or besides. */
export const ofAnother = /\b(?:my|meri|mere|second|another|dusr[aie])\b|दूसर|मेर/
/** A loan by the way in which its interest is counted. */
export const loanWays: readonly (readonly [told: RegExp, as: string])[] = [
  [/\bflat(?: rate)?\b/, 'flat'],
  [/\breducing(?: balance| rate)?\b/, 'reducing'],
]
/** What was found for a month, over a year, and nothing else. */
export const ofWholeYear =
  /^(?:(?:and|aur|so|how much|what is it|और) )*(?:(?:per|a|every|for a|in a|har|each|for the) (?:year|saal|annum)|yearly|annually|annual|salana|saal ka|हर साल|सालाना|साल का)(?: kitna| कितना)?[ ?.]*$/

/** Asks what is saved, of interest or of time, and says nothing else. */
export const savedAsked =
  /^(?=.*(?:sav|bach|बच))(?=.*(?:interest|byaj|month|mahin|ब्याज|महीन))(?:(?:and|so|then|how|much|many|kitn[aei]|what|is|are|does|do|did|will|would|that|this|it|i|the|in|of|on|total|aur|to|isse|us se|se|saved?|saves|savings?|bach\w*|interest|byaj|months?|mahine|कितना|कितने|ब्याज|महीने|इससे|बच[\p{L}\p{M}]*)(?![\p{L}\p{M}])[ ,?.]*)+$/u
