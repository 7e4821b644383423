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

const chargeInIt = [{ says: 'chargeInIt', as: 'n - n / (1 + p / 100)' }] as const

/** An amount with a tax that prices have in them as often as not; a tip or a fee comes on top. */
const taxed = /\b(?:[isc]?gst|vat|tax)\b|जीएसटी|टैक्स|वैट/
/** A price, or what was paid, with such a tax. */
const pricedWithTax =
  /\b(?:prices?|priced|mrp|costs?|costing|costed|fare|bill|invoice|paid|bought|purchased|daam|keemat|kimat)\b.*\bwith\b.*\b(?:[isc]?gst|vat|tax)\b/

/** GST, taxes, tips and other charges: on top of an amount, inside it, and split among people. */
export const charges: readonly ShareRule[] = [
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
  { shape: /^P CHARGE SOLD (?:VALUE )?N$|^CHARGE P SOLD (?:VALUE )?N$/, as: 'n * p / 100', about: /\btds\b/ },
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
  // On top.
  {
    shape: shape(
      oneOfBoth,
      has('CHARGE'),
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
      has('CHARGE'),
      hasAny('SPLIT', 'APIECE'),
      only('N', 'P', 'T', 'CHARGE', 'SPLIT', 'APIECE', 'PLUS', 'WITH', 'TOTAL', 'PAID', 'BOUGHT'),
    ),
    as: 'n * (1 + p / 100) / t',
    also: [{ says: 'wholeBill', as: 'n * (1 + p / 100)' }],
  },
]

/** A price with a tax may be the one before it or the one that is paid. */
export const chargeDoubts: readonly ShareDoubt[] = [
  {
    shape: /^(?:BOUGHT |PAID )?N (?:BOUGHT |PAID )?WITH (?:P CHARGE|CHARGE P)(?: TOTAL)?$/,
    about: pricedWithTax,
    asks: 'chargeOnTopOrIn',
    ways: [
      { says: 'chargeIn', means: 'n including p% gst, what is the base price' },
      { says: 'chargeOnTop', means: 'n plus p% gst' },
    ],
  },
]
