import { has, hasAny, lacks, one, oneOfBoth, only, type ShareRule, shape } from '../share-rule.ts'

const chargeInIt = [{ says: 'chargeInIt', as: 'n - n / (1 + p / 100)' }] as const

/** GST, taxes, tips and other charges: on top of an amount, inside it, and split among people. */
export const charges: readonly ShareRule[] = [
  // 5,900 including 18 % GST: how much of it is the charge, or what it is without.
  {
    shape: shape(
      oneOfBoth,
      has('INCLUDED'),
      lacks('BEFORE'),
      '(?=CHARGE (?:TOTAL )?N|.*CHARGE.*CHARGE)',
      only('N', 'P', 'CHARGE', 'INCLUDED', 'TOTAL', 'OF'),
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
      only('N', 'P', 'CHARGE', 'VALUE', 'SALES'),
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
