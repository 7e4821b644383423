import { has, hasAny, lacks, one, oneOfBoth, only, type ShareRule, shape, two } from '../share-rule.ts'

/** The original price is asked for after what was paid. */
const askedBefore = '(?=.*\\bN\\b.*BEFORE)'
/** What is told after "after" is what was paid, unless the price before it is asked for. */
const notAfter = '(?!.*AFTER.*\\bN\\b)(?!.*\\bN BEFORE(?! P))'
const cut = 'n * (1 - p / 100) * (1 - q / 100)'

/** Discounts: what is left to pay, what is saved, what it was before, and what percentage it is. */
export const discounts: readonly ShareRule[] = [
  {
    shape: /^OFF N N PERCENT$|^N OFF N PERCENT$/,
    as: 'n / m * 100',
    unit: 'percent',
    where: 'n < m',
    about: /\b(?:off|discount)\b.* on\b/,
  },
  // "I saved 450 with a 15 % discount" tells what the discount was.
  {
    shape: /^SAVED N (?:P OFF|OFF P)(?: BEFORE)?$/,
    as: 'n / (p / 100)',
    about: /\b(?:saved|saving of|savings of|discount of) (?:rs |inr |[₹$] ?)?\d/,
    also: [{ says: 'leftToPay', as: 'n / (p / 100) - n' }],
  },
  {
    shape: /^(?:PLUS )?P OFF AFTER P OFF N(?: TOTAL| PAID)*$/,
    as: cut,
    about: /\b(?:off|discount) on\b/,
    also: [{ says: 'saved', as: `n - ${cut}` }],
  },
  // "I paid 1300 after 35 % discount" tells what was paid.
  {
    shape: /^PAID N AFTER (?:P OFF|OFF P)(?: BEFORE)?$|^(?:P OFF|OFF P) AFTER N PAID BEFORE$/,
    as: 'n / (1 - p / 100)',
    about: /\bpaid (?:only )?(?:rs |inr |[₹$] ?)?\d|\b(?:diye|chukaye|chukaya)\b|दिए|दिये|चुकाए/,
    also: [{ says: 'discountWas', as: 'n / (1 - p / 100) - n' }],
  },
  {
    shape: shape(
      oneOfBoth,
      has('OFF'),
      hasAny('AFTER', 'PAID'),
      askedBefore,
      only('N', 'P', 'OFF', 'AFTER', 'PAID', 'BOUGHT', 'SOLD', 'BEFORE'),
    ),
    as: 'n / (1 - p / 100)',
    also: [{ says: 'discountWas', as: 'n / (1 - p / 100) - n' }],
  },
  {
    shape: shape(
      oneOfBoth,
      has('OFF', 'SAVED'),
      '(?!SAVED N.*BEFORE)',
      only('N', 'P', 'OFF', 'SAVED', 'BEFORE'),
    ),
    as: 'n * p / 100',
    also: [{ says: 'leftToPay', as: 'n * (1 - p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      '(?=.*(?:P OFF|OFF P))(?!.*\\bN\\b.*BEFORE)(?!AFTER.*\\bN(?: PAID)?$)',
      only('N', 'P', 'OFF', 'AFTER', 'PAID', 'BEFORE', 'SOLD', 'TOTAL', 'NEW', 'VALUE'),
    ),
    as: 'n * (1 - p / 100)',
    also: [{ says: 'discount', as: 'n * p / 100' }],
  },
  {
    shape: shape(
      one('N'),
      two('P'),
      has('OFF'),
      '(?!.*BEFORE$)',
      notAfter,
      only('N', 'P', 'OFF', 'AFTER', 'PLUS', 'PAID', 'TOTAL', 'SOLD', 'BEFORE'),
    ),
    as: cut,
    also: [{ says: 'saved', as: `n - ${cut}` }],
  },
  {
    shape: shape(
      lacks('N'),
      two('P'),
      has('OFF', 'SINGLE'),
      only('P', 'OFF', 'SPLIT', 'SINGLE', 'AFTER', 'PLUS'),
    ),
    as: '(1 - (1 - p / 100) * (1 - q / 100)) * 100',
    unit: 'percent',
  },
  {
    shape: shape(
      one('N'),
      two('P'),
      has('SINGLE'),
      only('N', 'P', 'OFF', 'SPLIT', 'SINGLE', 'AFTER', 'PLUS'),
    ),
    as: `n - ${cut}`,
    also: [{ says: 'leftToPay', as: cut }],
  },
  {
    shape: shape(oneOfBoth, has('SINGLE'), only('N', 'P', 'OFF', 'SINGLE')),
    as: 'n * p / 100',
    also: [{ says: 'leftToPay', as: 'n * (1 - p / 100)' }],
  },
  {
    shape: /^N P OFF (?:PLUS |AFTER )*(?:P CHARGE|CHARGE P)(?: TOTAL| PAID)*$/,
    as: 'n * (1 - p / 100) * (1 + q / 100)',
    also: [{ says: 'beforeCharge', as: 'n * (1 - p / 100)' }],
  },
  {
    shape: /^(?:OFF P|P OFF) N (?:PLUS )?(?:P CHARGE|CHARGE P)(?: TOTAL| PAID)*$/,
    as: 'n * (1 - p / 100) * (1 + q / 100)',
    also: [{ says: 'beforeCharge', as: 'n * (1 - p / 100)' }],
  },
  {
    shape: /^BOUGHT N P OFF TOTAL$/,
    as: 'n * (1 - p / 100)',
    about: /\bcosts?\b/,
    also: [{ says: 'discount', as: 'n * p / 100' }],
  },
  {
    shape: /^AFTER (?:P OFF|OFF P) N(?: TOTAL| PAID)*$/,
    as: 'n * (1 - p / 100)',
    about: /\b(?:off|discount) on\b/,
    also: [{ says: 'discount', as: 'n * p / 100' }],
  },
  {
    shape: /^N OFF N PERCENT(?: OFF)?$/,
    as: 'n / m * 100',
    unit: 'percent',
    where: 'n < m',
    about: /\b(?:off|discount) on\b/,
  },
  { shape: /^N N EACH P OFF(?: TOTAL| PAID)*$/, as: 'n * m * (1 - p / 100)', where: 'n < 100' },
  { shape: /^N OFF N(?: TOTAL| PAID| NEW)*$/, as: 'm - n', where: 'n < m' },
  // Told by two prices.
  {
    shape: shape(
      two('N'),
      has('OFF', 'PERCENT'),
      '(?!.*FROM N.*FROM)(?!.*\\bN (?:FROM|BEFORE) N)(?!.*\\bN BEFORE)',
      only('N', 'OFF', 'PERCENT', 'FROM', 'SE', 'PAID', 'SOLD', 'BEFORE', 'BOUGHT', 'SAVED', 'AFTER'),
    ),
    as: '(1 - m / n) * 100',
    unit: 'percent',
    where: 'm < n',
    also: [{ says: 'discount', as: 'n - m' }],
  },
]
