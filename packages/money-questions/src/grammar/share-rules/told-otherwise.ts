import { ofThousandths } from '../measures.ts'
import { has, hasAny, lacks, one, oneOfBoth, type ShareRule, shape, two } from '../share-rule.ts'

/** Whatever else stands around the figures. */
const anything = '[A-Z ]+$'
const amount =
  '(?:rs |inr |₹ ?)?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:k|lakhs?|crores?))?(?: (?:rs|rupees|rupaye|रुपये|रुपए))?'
const percent = '\\d+(?:\\.\\d+)? ?(?:%|percent)'
const taken = '(?:discount|chh?oo?t|chhut|off|rebate|छूट)'
const added = '(?:gst|vat|tax|tip|commission|brokerage|tds|hike|raise|increment|जीएसटी|टैक्स)'
const noun = `(?:${taken}|${added})`
/** "GST 18 % is 360", "a tip of 150, which is 10 %": the amount is what the percentage comes to, and not what it is of. */
const isTheShare = new RegExp(
  [
    `\\b${noun} (?:of |@ ?|at )?${percent} (?:is|means|comes to|gives(?: me)?|was|amounts to|=|kata) ${amount}`,
    `${noun} ${percent} ka ${amount} (?:bana|hua|laga)`,
    `${percent} ${noun} (?:is|means|=) ${amount}`,
    `${percent} ${noun} ${amount} (?:off|hai|है)`,
    `\\b${noun} amount ${amount}(?: (?:at|rate|@))? ${percent}`,
    `\\b${noun} (?:of )?${amount},? (?:that is|which is|yaani) ${percent}`,
    `\\b${noun} ${amount} laga ${percent}`,
    `\\b(?:discount|off) of ${amount} on ${percent}`,
  ].join('|'),
)
const both = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => `(?=.*(?:${source}))`).join(''))
const ofTax = /\b(?:gst|vat|tax)\b|जीएसटी|टैक्स/
const whole = /\b(?:total|bill|invoice)\b|कुल|बिल/
/** Such an amount, where nothing is said to be in it or after it. */
const share = (...patterns: readonly RegExp[]) =>
  new RegExp(`^(?!.*\\b(?:incl\\w*|with|after|sahit)\\b)${both(isTheShare, ...patterns).source}`)
/** What it was before anything was taken off. */
const original = /\b(?:mrp|original|marked|list)\b|एमआरपी|अंकित/
/** "By 20 to 120", "20 badhkar 120": by how much, and what it is now. */
const byAndTo = new RegExp(
  `\\bby ${amount} (?:to|and (?:is|it is|its|became|reached)(?: now)?) |\\bby ${amount} (?:and|,) now |${amount} (?:badh ?kar|badhke|mehe?nga ho ?kar|बढकर|बढ़कर|महंगा होकर)`,
)
/** "From 1000 by 200". */
const fromAndBy = new RegExp(`\\bfrom ${amount} by ${amount}`)
/** What was lost is told, and not what is left. */
const lostAmount = new RegExp(
  `\\blost (?:rs |₹ ?)?\\d[\\d,]*(?! ?(?:%|percent))|${amount} (?:ka|ki|का|की) (?:nuksaa?n|ghaa?ta|loss|नुकसान|घाटा)`,
)
const tipOfEach =
  /\b(?:tip|gst|tax) (?:per (?:head|person)|har ek|share)|\beach (?:person )?s (?:tip|gst)|how much (?:tip|gst) (?:does|do|will) each/
const thisAndLast =
  /\b(?:this|is|iss|current) (?:year|month|saal|mahine|quarter|week)\b.*\b(?:last|previous|pichh?le)\b/

/** Figures whose place in a sentence says something else than it does elsewhere. Before all other rules. */
export const toldOtherwise: readonly ShareRule[] = [
  // What is deducted from a bill with another tax on it is not plain.
  { shape: shape(anything), as: 'n', about: both(/\btds\b/, /\bgst\b/), isUnclear: true },
  {
    shape: shape(lacks('P'), anything),
    as: 'n',
    about: both(/\btds\b/, /\bafter tds\b|\breceived\b|\b(?:two|2|three|3) (?:buyers|sellers)\b/),
    isUnclear: true,
  },
  { shape: shape(oneOfBoth, anything), as: 'n / (p / 100) + n', about: share(ofTax, whole) },
  {
    shape: shape(oneOfBoth, has('NEW'), anything),
    as: 'n / (p / 100) + n',
    about: share(/\b(?:hike|raise|increment)\b/),
  },
  { shape: shape(oneOfBoth, anything), as: 'n / (p / 100)', about: share(new RegExp(added)) },
  { shape: shape(oneOfBoth, anything), as: 'n / (p / 100)', about: share(original) },
  {
    shape: shape(oneOfBoth, anything),
    as: 'n / (p / 100) - n',
    about: share(),
    also: [{ says: 'withoutDiscount', as: 'n / (p / 100)' }],
  },
  // "GST 360 at 18 %": of 360, or 360 of it.
  {
    shape: shape(oneOfBoth, anything),
    as: 'n',
    about: both(new RegExp(`\\b${added} ${amount} (?:at|@) ${percent}`), whole),
    isUnclear: true,
  },
  {
    shape: shape(two('N'), has('PERCENT'), hasAny('UP'), anything),
    as: 'n / (m - n) * 100',
    unit: 'percent',
    where: 'n < m',
    about: byAndTo,
  },
  {
    shape: shape(two('N'), has('PERCENT'), hasAny('DOWN', 'LOSS'), anything),
    as: 'n / (m + n) * 100',
    unit: 'percent',
    about: byAndTo,
  },
  {
    shape: shape(two('N'), has('PERCENT'), hasAny('UP', 'DOWN', 'LOSS'), anything),
    as: 'm / n * 100',
    unit: 'percent',
    about: fromAndBy,
  },
  {
    shape: shape(two('N'), has('PERCENT'), hasAny('DOWN', 'LOSS'), lacks('SOLD', 'BOUGHT'), anything),
    as: 'm / n * 100',
    unit: 'percent',
    where: 'm < n',
    about: lostAmount,
  },
  // "300 se 30 gira": by 30, or to 30.
  {
    shape: shape(two('N'), has('PERCENT'), hasAny('DOWN', 'LOSS'), anything),
    as: 'n',
    where: '2 * m < n',
    about: /\d (?:rs |rupaye )?se (?:rs )?\d[\d,]* (?:rs |rupaye )?(?:gir|ghat|kam)/,
    isUnclear: true,
  },
  {
    shape: shape(two('N'), has('PERCENT'), hasAny('UP', 'CHANGE'), anything),
    as: '(n / m - 1) * 100',
    unit: 'percent',
    about: thisAndLast,
    also: [{ says: 'difference', as: 'n - m' }],
  },
  {
    shape: /^N UP N PERCENT$/,
    as: '(n / m - 1) * 100',
    unit: 'percent',
    about: /\b(?:more|higher|greater|bigger) than\b/,
    also: [{ says: 'difference', as: 'n - m' }],
  },
  // What it has become is told.
  {
    shape: /^(?:P UP|UP P) N UP$/,
    as: 'n - n / (1 + p / 100)',
    about: /(?:%|percent) (?:to|badh ?kar|badhke|hokar)\b/,
  },
  {
    shape: /^UP P N$/,
    as: 'n / (1 + p / 100)',
    about: /\bmakes? it\b|(?:%|percent) to (?:rs |₹ ?)?\d|(?:%|percent) and (?:is|it is) now\b/,
  },
  {
    shape: /^SPENT P (?:LEFT N|N LEFT)$/,
    as: 'n / (1 - p / 100)',
    // "If I spend 5 % of 68,000, what remains?" has the whole.
    about:
      /^(?!.*\b(?:of|se) (?:rs |₹ ?)?\d)(?!.*\b(?:what|how much|kitn[aei]) (?:is |would )?(?:remain|left|bach))/,
  },
  {
    shape: /^PAID N P OFF OFF$|^P OFF AFTER N OFF$|^N P OFF AFTER OFF$/,
    as: 'n / (1 - p / 100) - n',
    about: /\bgot (?:it )?for\b|\bpaid\b|\bmila\b|\bdiy[ae]\b|मिला|दिए/,
    also: [{ says: 'withoutDiscount', as: 'n / (1 - p / 100)' }],
  },
  // What is in it, and what a person asked for is of that.
  {
    shape: shape(oneOfBoth, has('CHARGE'), anything),
    as: 'n - n / (1 + p / 100)',
    about:
      /\b(?:gst|tax|vat) (?:is|was) there in\b|\b(?:gst|tax|vat) (?:component|part) in\b|\b(?:gst|tax|vat) did i pay in\b/,
    also: [{ says: 'withoutIt', as: 'n / (1 + p / 100)' }],
  },
  {
    shape: /^N (?:CHARGE P|P CHARGE) (?:TOTAL )?INCLUDED CHARGE$/,
    as: 'n * (1 + p / 100)',
    about: /,.*\bincl(?:uding|usive)?(?: of)? (?:gst|tax)[ ?]*$/,
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  {
    shape: shape(oneOfBoth, anything),
    as: 'n',
    about: /(?:gst|tax|जीएसटी|टैक्स) (?:ke saa?th|के साथ) (?:rs |₹ ?)?\d.*(?:gst|tax|जीएसटी|टैक्स) (?:kitn|कितन)/,
    isUnclear: true,
  },
  { shape: shape(oneOfBoth, one('T'), has('CHARGE'), anything), as: 'n * p / 100 / t', about: tipOfEach },
  {
    shape: shape(oneOfBoth, has('CHARGE', 'AFTER'), anything),
    as: 'n / (1 - p / 100) - n',
    about: both(/\btds\b/, /\b(?:mil[ae]|aaya|aaye|received|got)\b/, /\btds (?:amount|kitna|kitni)\b/),
  },
  {
    shape: shape(oneOfBoth, has('CHARGE', 'AFTER'), anything),
    as: 'n / (1 - p / 100)',
    about: both(/\btds\b/, /\b(?:mil[ae]|aaya|aaye|received|got)\b/),
  },
  // Twelve of them, a hundred grams: the price is of so many.
  {
    shape: /^(?:BOUGHT )?[TN] (?:BOUGHT )?N EACH(?: TOTAL| PAID| BOUGHT)*$/,
    as: 't / 12 * n',
    about: /^(?!.*\bdozens?\b.*\bdozens?\b).*\b(?:per|a|prati) dozen\b/,
  },
  { shape: /^T N T(?: BOUGHT| TOTAL)*$/, as: 't / u * n', about: /\bper \d/ },
  {
    shape: /^N T (?:APIECE|EACH)$/,
    as: 'n / t * 1000',
    about: ofThousandths,
  },
]
