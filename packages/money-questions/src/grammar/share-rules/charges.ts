import {
  has,
  hasAny,
  lacks,
  one,
  oneOfBoth,
  only,
  type ShareDoubt,
  type ShareRule,
  shape,
  two,
} from '../share-rule.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

const chargeInIt = [{ says: 'chargeInIt', as: 'n - n / (1 + p / 100)' }] as const

/** An amount with a tax that prices have in them as often as not; a tip or a fee comes on top. */
const taxed = /\b(?:[isc]?gst|vat|tax)\b|जीएसटी|टैक्स|वैट/
/** A price, or what was paid. */
const priced =
  /\b(?:prices?|priced|mrp|costs?|costing|costed|fare|bill|invoice|paid|bought|purchased|daam|keemat|kimat)\b|कीमत|दाम/
const pricedWithTax = new RegExp(`(?=.*(?:${priced.source}))(?=.*(?:${taxed.source}))`)
/** A total that is told, and not asked for: the "total of 1000 with 18 % GST" is what is looked for. */
const totalWithTax = new RegExp(
  `(?=.*(?:\\b(?:total|final|grand|net)\\b(?! (?:\\w+ )?(?:of|for|on|to|if)\\b)|कुल))(?=.*(?:${taxed.source}))`,
)

const withCharge = new RegExp(
  toPlainLetters(
    '(?:% |percent |प्रतिशत )(?:tip|[isc]?gst|vat|tax|cess|service charge|जीएसटी|टिप|टैक्स|वैट) (?:ke sath|ke saath|के साथ)(?!.*(?:shamil|sahit|samet|included|शामिल|सहित|समेत)).*(?:kitn|bill|total|कितन|बिल)',
  ),
)
const withoutCharge = new RegExp(
  toPlainLetters(
    '(?:tds|tax|commission|brokerage|टीडीएस|टैक्स|कमीशन) (?:ka[ta]\\w*|kaat\\w*|कट\\S*|काट\\S*)(?: (?:ke|kar|kar ke|gaya|के|कर))?\\b.*(?:mil[aei]|ha+th|bach[aei]|aayeg|मिल|हाथ|बच)',
  ),
)

/** GST, taxes, tips and other charges: on top of an amount, inside it, and split among people. */
export const charges: readonly ShareRule[] = [
  // "18 % GST ke saath 3000 kitna": on top, unless it is in it already.
  {
    shape: shape(oneOfBoth, one('CHARGE'), '(?=P CHARGE|CHARGE P)', only('N', 'P', 'CHARGE', 'TOTAL')),
    as: 'n * (1 + p / 100)',
    about: withCharge,
    also: [
      { says: 'charge', as: 'n * p / 100' },
      { says: 'withoutIncluded', as: 'n / (1 + p / 100)' },
    ],
  },
  // "1.2 lakh fees, 10 % TDS katke kitna haath mein": what it leaves.
  {
    shape: shape(oneOfBoth, has('CHARGE'), only('N', 'P', 'CHARGE', 'TOTAL')),
    as: 'n * (1 - p / 100)',
    about: withoutCharge,
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  // "10,000 CGST 9 % SGST 9 %, total bill".
  {
    shape: shape(one('N'), two('P'), has('CHARGE', 'TOTAL'), only('N', 'P', 'CHARGE', 'TOTAL', 'PLUS')),
    as: 'n * (1 + (p + q) / 100)',
    about:
      /^(?=.*\bcgst\b.*\bsgst\b|.*\bsgst\b.*\bcgst\b)(?=.*\b(?:total|final|kul) (?:bill|price|invoice|payable|daam)\b)/,
    also: [{ says: 'charge', as: 'n * (p + q) / 100' }],
  },
  // "Exclusive price 8000, GST 18 %, inclusive price?"
  {
    shape: /^BEFORE N (?:CHARGE P|P CHARGE) (?:INCLUDED|TOTAL)$/,
    as: 'n * (1 + p / 100)',
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  {
    shape: shape(one('N'), two('P'), has('CHARGE'), only('N', 'P', 'CHARGE', 'TOTAL', 'PLUS')),
    as: 'n * (p + q) / 100',
    about: /\bcgst\b.*\bsgst\b|\bsgst\b.*\bcgst\b/,
    also: [{ says: 'added', as: 'n * (1 + (p + q) / 100)' }],
  },
  {
    shape: /^(?:PAID )?N WITH (?:CHARGE P|P CHARGE) BEFORE$/,
    as: 'n / (1 + p / 100)',
    also: chargeInIt,
  },
  // "Price before GST if the bill is 11,800 with 18 % GST".
  {
    shape: /^BEFORE CHARGE N WITH (?:CHARGE P|P CHARGE)$|^N WITH (?:CHARGE P|P CHARGE) BEFORE CHARGE$/,
    as: 'n / (1 + p / 100)',
    about: /\b(?:bill|invoice|receipt|paid)\b/,
    also: chargeInIt,
  },
  { shape: /^CHARGE PAID N P BEFORE$/, as: 'n / (p / 100)' },
  // "Remove 18 % GST from 1770": what it is without.
  {
    shape: shape(
      oneOfBoth,
      has('REVERSE', 'CHARGE'),
      only('N', 'P', 'REVERSE', 'CHARGE', 'FROM', 'SE', 'INCLUDED', 'TOTAL'),
    ),
    as: 'n / (1 + p / 100)',
    also: chargeInIt,
  },
  // Half of it for the state, half for the union.
  {
    shape: shape(oneOfBoth, has('CHARGE'), only('N', 'P', 'CHARGE')),
    as: 'n * p / 200',
    about: /\bcgst (?:and |aur |& )?sgst\b|\bsgst (?:and |aur |& )?cgst\b/,
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  // No rate of one half is that high: 18 % are both together.
  {
    shape: shape(oneOfBoth, has('CHARGE'), only('N', 'P', 'CHARGE')),
    as: 'n * p / 200',
    about: /^(?=.*\b[cs]gst\b)(?=.*\b(?:5|12|18|28|40) ?(?:%|percent))/,
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  // "TDS 5000 on 50000, percent?"
  {
    shape: /^CHARGE N N PERCENT$|^N CHARGE N PERCENT$/,
    as: 'n / m * 100',
    about: /\b(?:on|pe|par)\b/,
    where: 'n < m',
    unit: 'percent',
  },
  // Tax deducted at source and a commission are taken off what is received.
  {
    shape: shape(
      oneOfBoth,
      one('CHARGE'),
      hasAny('TOTAL', 'PAID'),
      only('N', 'P', 'CHARGE', 'TOTAL', 'PAID', 'BOUGHT', 'VALUE', 'SALES'),
    ),
    as: 'n * (1 - p / 100)',
    about: /(?=.*\b(?:tds|commission|brokerage)\b)(?=.*\bnet\b)/,
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  { shape: /^P CHARGE SOLD (?:VALUE )?N$|^CHARGE P SOLD (?:VALUE )?N$/, as: 'n * p / 100', about: /\btds\b/ },
  {
    shape: shape(oneOfBoth, one('CHARGE'), has('PAID'), only('N', 'P', 'CHARGE', 'PAID')),
    as: 'n * p / 100',
    about: /(?=.*\btds\b)(?=.*\bpayment\b)/,
    also: [{ says: 'leftToPay', as: 'n * (1 - p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      has('PLUS', 'CHARGE'),
      '(?=(?:BOUGHT|BEFORE) N )',
      only('N', 'P', 'CHARGE', 'PLUS', 'WITH', 'TOTAL', 'PAID', 'BOUGHT', 'BEFORE'),
    ),
    as: 'n * (1 + p / 100)',
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  // 5,900 including 18 % GST: how much of it is the charge, or what it is without.
  {
    shape: shape(
      oneOfBoth,
      has('INCLUDED'),
      lacks('BEFORE'),
      '(?=CHARGE (?:TOTAL )?N|.*CHARGE.*CHARGE)',
      only('N', 'P', 'CHARGE', 'INCLUDED', 'TOTAL', 'OF', 'WITH'),
    ),
    as: 'n - n / (1 + p / 100)',
    also: [{ says: 'withoutIt', as: 'n / (1 + p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      has('INCLUDED', 'CHARGE', 'BEFORE'),
      only('N', 'P', 'CHARGE', 'INCLUDED', 'BEFORE', 'TOTAL'),
    ),
    as: 'n / (1 + p / 100)',
    also: chargeInIt,
  },
  // "1180 with 18 % GST": on top, unless it is in it already.
  {
    shape: /^N WITH (?:P CHARGE|CHARGE P)$/,
    as: 'n * (1 + p / 100)',
    about: taxed,
    also: [
      { says: 'charge', as: 'n * p / 100' },
      { says: 'withoutIncluded', as: 'n / (1 + p / 100)' },
    ],
  },
  // "1000 plus 18 % GST, how much GST?"
  {
    shape: shape(oneOfBoth, two('CHARGE'), has('PLUS'), only('N', 'P', 'CHARGE', 'PLUS')),
    as: 'n * p / 100',
    also: [{ says: 'added', as: 'n * (1 + p / 100)' }],
  },
  // On top.
  {
    shape: shape(
      oneOfBoth,
      one('CHARGE'),
      hasAny('PLUS', 'WITH', 'TOTAL', 'PAID'),
      only('N', 'P', 'CHARGE', 'PLUS', 'WITH', 'TOTAL', 'PAID', 'VALUE', 'SALES'),
    ),
    as: 'n * (1 + p / 100)',
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  {
    shape: shape(
      oneOfBoth,
      '(?=P CHARGE (?:SALES |VALUE )?N|N (?:SALES |VALUE )?P CHARGE|CHARGE P (?:SALES |VALUE )?N|CHARGE (?:SALES |VALUE )?N P|N CHARGE P)',
      only('N', 'P', 'CHARGE', 'VALUE', 'SALES', 'SE'),
    ),
    as: 'n * p / 100',
    also: [
      { says: 'added', as: 'n * (1 + p / 100)' },
      { says: 'taken', as: 'n * (1 - p / 100)' },
    ],
  },
  {
    shape: /^AFTER (?:P CHARGE|CHARGE P) N(?: TOTAL| PAID)*$/,
    as: 'n * (1 + p / 100)',
    about: /\b(?:gst|tax|vat|charge|tip) on\b/,
    also: [{ says: 'charge', as: 'n * p / 100' }],
  },
  // A bill for several people.
  {
    shape: shape(
      oneOfBoth,
      one('T'),
      has('CHARGE', 'PAID'),
      only('N', 'P', 'T', 'CHARGE', 'PAID', 'TOTAL', 'BOUGHT'),
    ),
    as: 'n * (1 + p / 100) / t',
    about: /\beach (?:\w+ )?pays?\b|\bpays? each\b/,
    also: [{ says: 'wholeBill', as: 'n * (1 + p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      one('T'),
      has('CHARGE'),
      hasAny('SPLIT', 'APIECE'),
      only('N', 'P', 'T', 'CHARGE', 'SPLIT', 'APIECE', 'PLUS', 'WITH', 'TOTAL', 'PAID', 'BOUGHT'),
    ),
    as: 'n * (1 + p / 100) / t',
    also: [{ says: 'wholeBill', as: 'n * (1 + p / 100)' }],
  },
]

const inclusive = 'n including p% gst, what is the base price'
const taxInIt = 'gst amount in n inclusive of p%'
/** What a price may mean that stands with a tax. */
const ofPrice: ShareDoubt['ways'] = [
  { says: 'chargeIn', means: inclusive },
  { says: 'chargeOnTop', means: 'n plus p% gst' },
]

/** A price with a tax may be the one before it or the one that is paid; of the latter there is more than one part. */
export const chargeDoubts: readonly ShareDoubt[] = [
  // "GST in 1180 at 18 %".
  {
    shape: shape(oneOfBoth, one('CHARGE'), only('N', 'P', 'CHARGE')),
    about: /^(?!.*\binclu).*\b(?:gst|vat|tax)(?: amount| part| portion| component)? in (?:rs |inr |₹ ?)?\d/,
    asks: 'chargeOnTopOrIn',
    ways: [
      { says: 'taxIn', means: taxInIt },
      { says: 'taxOnTop', means: 'p% gst on n' },
    ],
  },
  {
    shape: /^(?:BOUGHT |PAID )*N (?:BOUGHT |PAID )?(?:WITH )?(?:P CHARGE|CHARGE P)(?: TOTAL)?$/,
    about: pricedWithTax,
    asks: 'chargeOnTopOrIn',
    ways: ofPrice,
  },
  {
    shape: /^TOTAL (?:BOUGHT |PAID )*N (?:WITH )?(?:P CHARGE|CHARGE P)$/,
    about: totalWithTax,
    asks: 'chargeOnTopOrIn',
    ways: ofPrice,
  },
  {
    shape: shape(
      oneOfBoth,
      two('CHARGE'),
      has('WITH'),
      only('N', 'P', 'CHARGE', 'WITH', 'TOTAL', 'BOUGHT', 'PAID'),
    ),
    about: taxed,
    asks: 'chargeOnTopOrIn',
    ways: [
      { says: 'taxIn', means: taxInIt },
      { says: 'taxOnTop', means: 'p% gst on n' },
    ],
  },
  {
    shape: shape(
      oneOfBoth,
      one('CHARGE'),
      has('INCLUDED'),
      only('N', 'P', 'CHARGE', 'INCLUDED', 'WITH', 'TOTAL', 'BOUGHT', 'PAID'),
    ),
    asks: 'partOfPrice',
    ways: [
      { says: 'priceWithout', means: inclusive },
      { says: 'taxPart', means: taxInIt },
    ],
  },
]
