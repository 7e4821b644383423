import { ofThousandths } from '../measures.ts'
import { notCounted } from '../not-counted.ts'
import { one, only, type ShareRule, shape } from '../share-rule.ts'

/** What is not paid for is another sum. */
// "30 din, 5 din gayab": what stands behind a time may say that it does not count.
const notAway = new RegExp(
  `^(?!.*(?:${notCounted.source}))(?!.*\\d (?:days?|din|दिन) (?!(?:k[aeio]|me|mein|का|की|के|tak|kaam|work\\w*|salary|pay|wages?|rent|kitn[aei]|कितन[ाेी]|how|what|total|for|at|and|aur|of|in|month)(?: |$)|[?,.:;=]|$))`,
)

/** So many things at so much each, one of so many, and what comes again every month or year. */
export const quantities: readonly ShareRule[] = [
  { shape: /^VALUE T N$/, as: 't * n' },
  { shape: /^N SPLIT N$/, as: 'n / m', about: /\bsplit (?:by|among|between) \d+[ ?]*$/ },
  // Grams at so much a kilogram, millilitres at so much a litre.
  {
    shape:
      /^(?:BOUGHT )?T (?:BOUGHT )?N EACH(?: TOTAL| PAID| BOUGHT)*$|^(?:BOUGHT )?N EACH T(?: TOTAL| PAID| BOUGHT)*$/,
    as: 't / 1000 * n',
    about: ofThousandths,
  },
  {
    shape:
      /^(?:BOUGHT )?T (?:BOUGHT )?N EACH(?: TOTAL| PAID| BOUGHT)*$|^(?:BOUGHT )?N EACH T(?: TOTAL| PAID| BOUGHT)*$/,
    as: 't * n',
  },
  { shape: /^T N EACH(?: PLUS)? T N EACH(?: TOTAL| PAID| BOUGHT)?$/, as: 't * n + u * m' },
  {
    shape: /^(?:BOUGHT )?T N EACH PLUS (?:P|P CHARGE|CHARGE P)(?: TOTAL| PAID)*$/,
    as: 't * n * (1 + p / 100)',
    also: [{ says: 'withoutIt', as: 't * n' }],
  },
  {
    shape: /^(?:BOUGHT )?T N EACH (?:PLUS )?P OFF(?: TOTAL| PAID)*$/,
    as: 't * n * (1 - p / 100)',
    also: [{ says: 'discount', as: 't * n * p / 100' }],
  },
  { shape: /^N EACH T (?:TOTAL )?(?:PLUS )?P OFF(?: TOTAL| PAID)*$/, as: 't * n * (1 - p / 100)' },
  {
    shape: /^N N EACH PLUS (?:P CHARGE|CHARGE P)(?: TOTAL| PAID)*$/,
    as: 'n * m * (1 + p / 100)',
    isExchange: true,
  },
  // The price of one, and of another number of them.
  {
    shape:
      /^(?:BOUGHT |PAID )?N T APIECE(?: BOUGHT| PAID)*$|^(?:BOUGHT )?T (?:BOUGHT )?N APIECE(?: BOUGHT)*$/,
    as: 'n / t',
    about: /\b(?:how much|what|kitn\w+)\b|कितन/,
  },
  {
    shape: /^T (?:BOUGHT )?N T(?: BOUGHT)?$|^T BOUGHT N (?:BOUGHT )?T(?: BOUGHT)?$|^N T T$/,
    as: 'n / t * u',
    counts: 'alike',
  },
  { shape: /^N EACH N$/, as: 'm / n', about: /\bhow many\b|\bkitn[ei]\b/ },
  // Equal shares.
  {
    shape: shape(
      '(?=.*SPLIT)',
      one('N'),
      one('T'),
      only('N', 'T', 'SPLIT', 'APIECE', 'PAID', 'PROFIT', 'TOTAL', 'SPENT'),
    ),
    as: 'n / t',
  },
  {
    shape: /^T N SPENT APIECE$|^N (?:PAID )?T APIECE$|^(?:TOTAL )?N T (?:SPENT |PAID )?APIECE$/,
    as: 'n / t',
  },
  // Two things that are counted.
  { shape: /^T T MILEAGE$/, as: 't / u', counts: [/^k(?:m|ms|ilomet\w+)$/, /^lit\w+$/] },
  {
    shape: /^T T EACH N EACH(?: BOUGHT| TOTAL)*$/,
    as: 't / u * n',
    counts: 'alike',
    about: /\bper (?:litre|liter)\b.*\bper (?:litre|liter)\b/,
  },
  { shape: /^T T SPEED$/, as: 't / u', counts: [/^k(?:m|ms|ilomet\w+)$/, /^hours?$/] },
]

/** What is paid again and again, and earns nothing: everything else that comes every month may be an investment. */
const dues =
  /\b(?:rent|gym|class|classes|tuition|newspaper|milk|netflix|subscription|chai|cigarettes?|coffee|juice|snacks|paan|auto|lunch|dinner|tea|bus|cab|metro|fare|maid|cook|driver|electricity|salary|pagar|pension|wages?|pay|fees?|sale|sales|maintenance|petrol|bill|kiraya|no interest|without interest|no returns?|just savings)\b/

/** What comes every month or year: for longer, for shorter, and with a rebate. */
export const periods: readonly ShareRule[] = [
  {
    shape: /^(?:SALES )?R\w (?:SALES )?L(?: TOTAL| PAID)*$|^L R\w(?: TOTAL| PAID)*$/,
    as: 'r * l',
    about: dues,
  },
  { shape: /^R\w L TIMEFREE(?: TOTAL)?$|^(?:TIMEFREE )+R\w L(?: TIMEFREE)?(?: TOTAL)?$/, as: 'r * l' },
  {
    shape: /^R\w P OFF (?:PAID )?L(?: TOTAL| PAID)*$|^R\w L (?:PLUS )?P OFF(?: TOTAL| PAID)*$/,
    as: 'r * l * (1 - p / 100)',
    also: [{ says: 'withoutDiscount', as: 'r * l' }],
  },
  // So few days earn nothing.
  {
    shape: /^(?:SPENT |SAVED )*RD (?:SPENT |SAVED )*L(?: TOTAL| SPENT| SAVED)*$/,
    as: 'r * l',
    about: /\b\d+ (?:days|din)\b|\d+ दिन/,
  },
  { shape: /^RD (?:SPENT )?YEAR(?: SPENT| TOTAL)*$/, as: 'r * 365', about: dues },
  { shape: /^DAY N (?:SPENT )?YEAR(?: SPENT| TOTAL)*$/, as: 'n * 365', about: dues },
  { shape: /^RM YEAR(?: TOTAL)?$/, as: 'r * 12', about: dues },
  { shape: /^MONTH N YEAR$/, as: 'n * 12', about: dues },
  {
    shape: /^RM P OFF (?:PAID )?YEAR(?: PAID| YEAR| TOTAL)*$/,
    as: 'r * 12 * (1 - p / 100)',
    about: dues,
    also: [{ says: 'withoutDiscount', as: 'r * 12' }],
  },
  { shape: /^RY (?:TOTAL )?MONTH(?: TOTAL)?$/, as: 'r / 12' },
  { shape: /^(?:TOTAL )?YEAR (?:SPENT )?(?:TOTAL )?N MONTH$/, as: 'n / 12' },
  { shape: /^N L (?:PAID )?L$/, as: 'n / l * w', about: notAway },
]
