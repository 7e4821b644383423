import type { TaxDeductionName } from '@pkg/finance-math/tax-india'

/** Whether one of the parents whose insurance is told is 60 or older, as the calculator has it. */
export const parentsSaid = { seniorParents: 'yes', youngerParents: 'no' } as const

/** What somebody tells of an income tax: a deduction that is computed with, or one whose amount says too little. */
export type TaxItem = TaxDeductionName | keyof typeof parentsSaid | 'standard' | 'rentAllowance' | 'unknown'

const insurance = '(?:eightyd|80 ?डी|(?:health|medical) insurance(?: premium)?|mediclaim)'

function insuranceOf(whom: string): RegExp {
  return new RegExp(
    `(?:section |under )?${insurance} +(?:for |of )?(?:my )?${whom}\\b|\\b${whom}(?: s)? ?(?:ka |ke |ki )?${insurance}`,
    'g',
  )
}

/**
 * How people name the deductions of Indian income tax, in normalized text, the most particular first. What 80D pays for
 * oneself and for parents are two; house rent allowance counts only where it is said to be the exempt part.
 */
export const taxItems: readonly (readonly [TaxItem, RegExp])[] = [
  ['standard', /standard deduction|स्टैंडर्ड डिडक्शन|मानक कटौती/g],
  [
    'section80CCD2',
    /(?:section |under )?eightyccd ?\( ?2 ?\)|(?:employer(?: s)?|company|corporate) (?:ka )?(?:nps|national pension)(?: contribution)?|nps (?:by|from) (?:the |my )?employer/g,
  ],
  [
    'section80CCD1B',
    /(?:(?:own |self )?nps )?(?:section |under )?eightyccd ?\( ?1 ?b ?\)(?: ?\(? ?nps ?\)?)?|(?:own |self )?(?:nps|national pension (?:scheme|system))(?: contribution)?|एनपीएस/g,
  ],
  ['seniorParents', insuranceOf('senior parents')],
  ['youngerParents', insuranceOf('younger parents')],
  ['section80DParents', insuranceOf('parents')],
  [
    'section80DSelf',
    /(?:section |under )?(?:eightyd|80 ?डी)(?: for (?:self|myself|family))?|(?:health|medical) insurance(?: premium)?|mediclaim|स्वास्थ्य बीमा/g,
  ],
  [
    'section80E',
    /(?:section |under )?eightye\b|education loan interest|interest on (?:my |an )?education loan|education loan ka byaj|एजुकेशन लोन का ब्याज/g,
  ],
  ['section80G', /(?:section |under )?eightyg\b(?: donations?)?/g],
  [
    'homeLoanInterest',
    /(?:home|housing|house) loan (?:ka |ke |ki )?(?:interest|byaj|sood|vyaj)(?: payment| paid)?|interest (?:on|of) (?:a |my |the )?(?:home|housing) loan|ghar ke loan ka byaj|(?:होम|गृह|हाउसिंग) (?:लोन|ऋण) (?:का|के|पर) (?:ब्याज|इंटरेस्ट)|(?:section |under )?(?:section )?\b24 ?\(? ?b ?\)?(?![\w.])/g,
  ],
  [
    'houseRentAllowance',
    /hra (?:exemption|exempt(?:ed)?(?: part)?|chhoot|chhut)|exempt(?:ed)? hra|(?:house rent allowance|एचआरए) (?:exemption|छूट)|hra की छूट/g,
  ],
  ['rentAllowance', /\bhra\b|house rent allowance|एचआरए/g],
  ['professionalTax', /professional tax|profession tax|पेशा कर/g],
  ['savingsInterest', /80 ?tt[ab]|savings (?:account )?interest/g],
  ['section80C', /(?:section |under )?(?:eightyc|80 ?सी)(?: investments?| deductions?)?/g],
  [
    'unknown',
    /\blta\b|\b80 ?ee[ab]?\b|\b80 ?u\b|\b80 ?dd[b]?\b|\b80 ?gg\b|gratuity|leave encashment|food coupons?/g,
  ],
]

/** What may stand between a deduction and its amount. */
export const deductionJoints: ReadonlySet<string> = new Set(
  'in for of as under towards is was are : = me mein ka ki ke ko par on worth rs ₹ inr claimed claim paid deduction invest invested में का की के पर है'.split(
    ' ',
  ),
)

/** What speaks of income tax. */
export const aboutTax = /\btax\b|regime|टैक्स|आयकर|व्यवस्था|\bkar\b|old or new|new or old|purani ya|nayi ya/

/** What asks which of the two regimes costs less. */
export const whichRegime =
  /\bold (?:or|vs\.?|versus|ya|and) (?:the )?new\b|\bnew (?:or|vs\.?|versus|ya|and) (?:the )?old\b|\bwhich (?:tax )?regime\b|\bboth regimes\b|\b(?:purani|purana) ya (?:nayi|naya)\b|\b(?:nayi|naya) ya (?:purani|purana)\b|पुरानी या नई|नई या पुरानी|kaun ?si regime|कौन ?सी (?:टैक्स )?व्यवस्था|^(?=.*(?:regime|vyavastha|व्यवस्था|रिजीम))(?=.*(?:\b(?:new|nayi|naya|naye)\b|नई|नया)).*(?:\b(?:old|purani|purana|purane)\b|पुरानी|पुराना)/

/** The words of such a question, which is told anew without them. */
export const regimeWords: ReadonlySet<string> = new Set(
  'old new or vs versus ya and than compared instead over between difference mukable se in the regime regimes tax which is better best behtar kaun kaunsi si saves save more lower less should choose purani purana nayi naya rahegi rahega hai for me i पुरानी पुराना नई नया या व्यवस्था रिजीम टैक्स कर कौन कौनसी सी बेहतर अच्छी है रहेगी'.split(
    ' ',
  ),
)

/** What asks by how much a deduction lowers the tax, not what the tax comes to with it. */
export const savingOfTax =
  /(?:\btax|\bkar|टैक्स|आयकर)(?: [^\s,.]+){0,4} (?:(?:save|saves|saved|savings)\b(?! (?:account|bank|interest))|saving\b(?! (?:account|bank|interest|investments?|fd|elss|schemes?|mutual|funds?|deductions?|section|eighty))|bach\w*|benefit|reduc\w*|lower\w*|less\b|kam\b|बच\S*|कम|घट\S*)|(?:\bsav(?:e|es|ed)\b|\bbach\w*|\breduc\w*|\blower\w*|\bless|\bkam|बच\S*)(?: [^\s,]+){0,9} (?:tax\b|टैक्स|आयकर)/

/** "60 se kam" is how old somebody is, and asks for no less of a tax. */
export const belowAge = /60(?: saal| साल)? (?:se|से) (?:kam|कम)/

/** The words of such a question, which is told anew without them. */
export const savingWords: ReadonlySet<string> = new Set(
  'how much what is the tax can will would do does did am i we me my save saves saved saving savings benefit reduce reduces reduced reduction less lower lowers by if of from with on through when for to and get invest invests investing invested investment investments put puts putting claim claims claiming contribute contributing kitna kitni kitne tak par pe mein me se agar main lagane lagaun lagau lagaya daalne dalne daalun dalu karne karu karun karke bachega bachegi bachenge bachta bachti bacha bachat bachaunga bachane sakta sakti sakte hoga hogi ho jayega jaega kam hu hoon hain kya hai ka ki ke टैक्स कितना कितनी कितने बचेगा बचेगी बचेंगे बचता बचत बचा कम होगा होगी लगाने डालने करने करके निवेश पर में से तो अगर मैं का की के सकता सकती हूं है'.split(
    ' ',
  ),
)

const old = 'old|purani|purane|पुरानी|पुराने'
const fresh = 'new|nayi|naye|नई|नए'
/** A regime by the word that tells it from the other. */
export const eitherRegime = `${old}|${fresh}`
export const toRegime = (word: string): string =>
  `${new RegExp(`^(?:${old})`).test(word) ? 'old' : 'new'} regime`
const alone = new RegExp(
  `^(?:and |aur |और |what about |how about |in |with |under )*(?:the )?(${eitherRegime})(?: one| wali| me| mein| में| वाली)*[ ?.!]*$`,
)

/** The regime that is meant by "and old?" after an income tax; undefined where more is said, or something else. */
export function otherRegime(text: string): string | undefined {
  const found = alone.exec(text)
  return found === null ? undefined : toRegime(found[1] ?? '')
}

/** Tax that was taken off already, and is no payment: "50,000 TDS kat chuka hai", "TDS of 50,000 already deducted". */
export const taxTaken =
  /\btds (?:of |was |is |= ?)?(?:rs |₹ ?)?\d[\d.,]*(?: ?(?:k|lakhs?|crores?))?(?: rs| rupees| rupaye)? (?:(?:has|have|was|is|been|already|pehle se|pehle hi|hi) )*(?:deducted|cut|paid|kat\w*|kaat\w*|taken)\b(?! (?:on|for|from) )|\d(?: ?(?:k|lakhs?|crores?))?(?: rs| rupees| rupaye)?(?: (?:ka|of|is|was))? tds (?:(?:has|have|was|is|been|already|pehle se|pehle hi|hi|bhi) )*(?:deducted|cut|paid|kat\w*|kaat\w*|taken)\b(?! (?:on|for|from) )|\balready (?:deducted|cut|paid) tds\b/

/** A regime called by nothing but "old" or "new", after a tax: "new, 18 lakh", "what about the old one". */
export const regimeAlone = new RegExp(
  `(?<![\\p{L}\\p{M}])(${eitherRegime})(?: one| wal[aei])?(?![\\p{L}\\p{M}])(?! (?:regime|tax|salary|income|job|company|vyavastha|ctc|package|slabs?|व्यवस्था))`,
  'gu',
)
/** Both regimes, or one that is named whole. */
export const regimesNamed = new RegExp(
  `regime|vyavastha|व्यवस्था|(?:${old}).*(?:${fresh})|(?:${fresh}).*(?:${old})|years? old`,
)
