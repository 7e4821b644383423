import { has, hasAny, lacks, oneOfBoth, only, type ShareRule, shape, two } from '../share-rule.ts'
import { changeItself } from '../unheard.ts'

const difference = [{ says: 'difference', as: 'm - n' }] as const
const growth = '(m / n - 1) * 100'
const rise = 'n * (1 + p / 100)'
const fall = 'n * (1 - p / 100)'
/** "After a raise of 8 % the salary is 62,000" tells the new one. */
const notAfterwards = '(?!.*AFTER.*\\bN\\b)(?!.*\\bN AFTER)(?!.*\\bN\\b.*BEFORE)'
/** What is looked for is named first, and what becomes of it last. */
const unknownFirst =
  /\b(?:what|which)(?: (?:number|amount|figure|price|sum|value|salary))?(?: when| if)? (?:increased|raised|decreased|reduced|grown|cut|lowered)(?: by)? [\d.]+ ?(?:%|percent) (?:is|gives|becomes|equals|makes|will be)\b/
/** "54000 hui 50000 se": what stands before "se" is what it was, also where it is told last. */
const notLastSe = '(?!.*\\bN (?:(?!SE)\\w+ )*N SE\\b)'
/** The new amount is told. */
const changedTo = /(?:%|percent) to (?:rs |inr |[₹$] ?)?\d/
const around = ['MONTH', 'WHEN', 'NEW', 'TOTAL', 'AFTER', 'SALES', 'SPENT'] as const
/** By so much, and no percentage of it. */
const byAmount = /\bby (?:rs |inr |[₹$] ?)?[\d.,]+(?! ?(?:%|percent|[\d.,]))/
/** Where a change began, told last. */
const startedAt =
  /\b(?:start(?:ed|ing)?|began|beginning|initial(?:ly)?|originally) (?:\w+ ){0,2}(?:at |with |from |price |value |amount )*(?:rs |inr |[₹$] ?)?\d|(?:%|percent) (?:on|of) (?:rs |inr |[₹$] ?)?\d/

/** The new amount first, and the former one after it. */
const nowAndBefore = /^(?:ab|abhi|now|अब)\b.*\b(?:pehle|earlier|before|पहले)/
/** What it was is asked for. */
const askedFormer = /\bwhat was (?:it|the)\b|\bkitn[aei] th[aei]\b|कितन\S* थ/

/** What a figure comes to that rises or falls, what it was before, and by how many percent it changed. */
export const changes: readonly ShareRule[] = [
  // "120 is what percent more than 100" names what it is more than last.
  {
    shape: /^N PERCENT UP N$|^PERCENT N UP N$|^PERCENT UP N N$/,
    as: '(n / m - 1) * 100',
    unit: 'percent',
    about: /\b(?:more|higher|greater) than\b/,
    also: [{ says: 'difference', as: 'n - m' }],
  },
  // "What number increased by 20 % is 600" asks for what it was.
  { shape: /^UP P N$/, as: 'n / (1 + p / 100)', about: unknownFirst },
  { shape: /^DOWN P N$/, as: 'n / (1 - p / 100)', about: unknownFirst },
  // "300 is 20 % more than what?" asks for what it is more than.
  {
    shape: /^N P UP$/,
    as: 'n / (1 + p / 100)',
    about: /\b(?:more|higher|greater) than (?:what|which|how much)\b/,
    also: [{ says: 'difference', as: 'n - n / (1 + p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      has('UP', 'AFTER'),
      '(?=.*\\bN\\b.*BEFORE)',
      only('N', 'P', 'UP', 'AFTER', 'BEFORE'),
    ),
    as: 'n / (1 + p / 100)',
  },
  {
    shape: shape(
      oneOfBoth,
      has('DOWN', 'AFTER'),
      '(?=.*\\bN\\b.*BEFORE)',
      only('N', 'P', 'DOWN', 'AFTER', 'BEFORE'),
    ),
    as: 'n / (1 - p / 100)',
  },
  {
    shape: shape(
      oneOfBoth,
      has('UP'),
      hasAny('NEW', 'TOTAL'),
      '(?!.*\\bN\\b.*BEFORE)',
      only('N', 'P', 'UP', 'NEW', 'TOTAL', 'AFTER'),
    ),
    as: rise,
    also: [{ says: 'rise', as: 'n * p / 100' }],
  },
  {
    shape: shape(oneOfBoth, hasAny('UP', 'DOWN'), notAfterwards, only('N', 'P', 'UP', 'DOWN')),
    as: 'n * p / 100',
    about: changeItself,
  },
  { shape: shape(oneOfBoth, has('UP'), notAfterwards, only('N', 'P', 'UP')), as: rise },
  {
    shape: shape(
      oneOfBoth,
      has('DOWN'),
      hasAny('NEW', 'TOTAL'),
      '(?!.*\\bN\\b.*BEFORE)',
      only('N', 'P', 'DOWN', 'NEW', 'TOTAL', 'AFTER'),
    ),
    as: fall,
    also: [{ says: 'fall', as: 'n * p / 100' }],
  },
  { shape: /^N DOWN P$/, as: fall, where: 'p - 100 < 0.001' },
  {
    shape: shape(
      oneOfBoth,
      hasAny('DOWN', 'LOSS'),
      '(?=.*LEFT$)',
      only('N', 'P', 'DOWN', 'LOSS', 'LEFT', 'NEW'),
    ),
    as: fall,
    also: [{ says: 'fall', as: 'n * p / 100' }],
  },
  {
    shape: /^(?:DOWN|LOSS) P N$|^N P (?:DOWN|LOSS)$/,
    as: fall,
    about:
      /\bhow much (?:do|will|would) i (?:now |still )?have\b|\bwhat (?:do|will) i have\b|\b(?:ab|abhi) kitn|अब कितन|\bhow much (?:now|is it now)\b/,
    also: [{ says: 'fall', as: 'n * p / 100' }],
  },
  // "Increased by 150 from 1200, percent?" tells the change itself.
  {
    shape: /^(?:UP|DOWN) N FROM N PERCENT(?: UP| DOWN)?$|^(?:UP|DOWN) FROM N N PERCENT$/,
    as: 'n / m * 100',
    about: byAmount,
    where: 'n < m',
    unit: 'percent',
  },
  // "Hike 5000 on 40000, percent?", "salary 40000, hike 5000, percent?": less than it rose from is the change itself.
  {
    shape: /^(?:UP|DOWN) N N PERCENT$/,
    as: 'n / m * 100',
    about: /\b(?:on|over|pe|par)\b/,
    where: 'n < m',
    unit: 'percent',
  },
  { shape: /^N UP N PERCENT$/, as: 'm / n * 100', where: 'm < n', unit: 'percent' },
  {
    shape: /^N (?:UP|DOWN) N PERCENT$/,
    as: 'n / m * 100',
    about: /\b(?:hike|raise|rise|increment|increase|cut|drop|fall) (?:on|over)\b/,
    where: 'n < m',
    unit: 'percent',
  },
  { shape: /^(?:UP|DOWN) P FROM N$/, as: 'n * p / 100', about: changeItself },
  // "After an 18 % increase the fee is 59000, what was it?"
  { shape: /^AFTER P UP N(?: BEFORE)?$/, as: 'n / (1 + p / 100)', about: askedFormer },
  { shape: /^AFTER P DOWN N(?: BEFORE)?$/, as: 'n / (1 - p / 100)', about: askedFormer },
  { shape: /^UP P FROM N$/, as: rise },
  { shape: /^DOWN P FROM N$/, as: fall, where: 'p - 100 < 0.001' },
  { shape: /^UP P (?:AFTER )?DOWN P N$/, as: 'n * (1 + p / 100) * (1 - q / 100)', about: startedAt },
  { shape: /^DOWN P (?:AFTER )?UP P N$/, as: 'n * (1 - p / 100) * (1 + q / 100)', about: startedAt },
  { shape: /^UP P (?:AFTER )?UP P N$/, as: 'n * (1 + p / 100) * (1 + q / 100)', about: startedAt },
  { shape: /^DOWN P (?:AFTER )?DOWN P N$/, as: 'n * (1 - p / 100) * (1 - q / 100)', about: startedAt },
  // "Dropped 12 % to 4.4 lakh; what was it before?"
  { shape: /^(?:SALES )?DOWN P N BEFORE$/, as: 'n / (1 - p / 100)', about: changedTo },
  { shape: /^(?:SALES )?UP P N BEFORE$/, as: 'n / (1 + p / 100)', about: changedTo },
  // One change after another.
  { shape: /^N UP P (?:AFTER )?DOWN P(?: TOTAL| LEFT)?$/, as: 'n * (1 + p / 100) * (1 - q / 100)' },
  { shape: /^N DOWN P (?:AFTER )?UP P(?: TOTAL| LEFT)?$/, as: 'n * (1 - p / 100) * (1 + q / 100)' },
  { shape: /^N UP P (?:AFTER |PLUS )?UP P(?: TOTAL| LEFT)?$/, as: 'n * (1 + p / 100) * (1 + q / 100)' },
  { shape: /^N DOWN P (?:AFTER |PLUS )?DOWN P(?: TOTAL| LEFT)?$/, as: 'n * (1 - p / 100) * (1 - q / 100)' },
  {
    shape: /^(?:(?:DOWN|LOSS) P|P (?:DOWN|LOSS))(?: PERCENT| UP| PROFIT)* BACK(?: UP| PROFIT| PERCENT)*$/,
    as: '100 / (1 - p / 100) - 100',
    unit: 'percent',
  },
  {
    shape: /^(?:DOWN|LOSS) N OF N(?: PERCENT| UP| PROFIT)* BACK$/,
    as: 'n / (m - n) * 100',
    where: 'n < m',
    unit: 'percent',
  },
  // "Now 7500, before 6000"
  {
    shape: /^N BEFORE N PERCENT UP$/,
    as: '(n / m - 1) * 100',
    where: 'm < n',
    unit: 'percent',
    also: [{ says: 'difference', as: 'n - m' }],
    about: nowAndBefore,
  },
  {
    shape: /^N BEFORE N PERCENT DOWN$/,
    as: '(1 - n / m) * 100',
    where: 'n < m',
    unit: 'percent',
    also: difference,
    about: nowAndBefore,
  },
  // From one amount to another.
  { shape: /^DOWN FROM N N PERCENT CHANGE$/, as: growth, unit: 'percent', also: difference },
  {
    shape: shape(
      two('N'),
      has('PERCENT'),
      hasAny('DOWN', 'LOSS'),
      '(?!.*\\bN FROM N)',
      notLastSe,
      only('N', 'PERCENT', 'DOWN', 'LOSS', 'FROM', 'SE', ...around),
    ),
    where: 'm < n',
    as: '(1 - m / n) * 100',
    unit: 'percent',
    also: [{ says: 'difference', as: 'n - m' }],
  },
  {
    shape: shape(
      two('N'),
      has('PERCENT'),
      hasAny('UP', 'CHANGE', 'FROM', 'SE'),
      lacks('DOWN', 'LOSS'),
      '(?!.*\\bN FROM N)',
      notLastSe,
      only('N', 'PERCENT', 'UP', 'CHANGE', 'PROFIT', 'FROM', 'SE', ...around),
    ),
    // What is said to rise becomes more.
    whereUp: 'n < m',
    as: growth,
    // "3400 se 578 kitne percent hai" may ask for the part of a whole.
    about: /^(?!.*\bse\b.*\bhai[ ?]*$)|\b(?:hua|gaya|gayi|badh\w*)\b/,
    unit: 'percent',
    also: difference,
  },
  {
    shape: shape(
      two('N'),
      has('PERCENT'),
      hasAny('UP', 'CHANGE'),
      '(?=.*\\bN FROM N)',
      only('N', 'PERCENT', 'UP', 'CHANGE', 'FROM', ...around),
    ),
    whereUp: 'm < n',
    as: '(n / m - 1) * 100',
    unit: 'percent',
    also: [{ says: 'difference', as: 'n - m' }],
  },
  {
    shape: /^N N PERCENT PROFIT$/,
    as: '(m / n - 1) * 100',
    about: /\d to (?:rs |₹ ?)?\d/,
    unit: 'percent',
    also: [{ says: 'difference', as: 'm - n' }],
  },
  {
    shape: /^(?:UP|CHANGE)? ?(?:FROM )?P (?:SE )?P PERCENT (?:UP|CHANGE)$/,
    as: '(q / p - 1) * 100',
    unit: 'percent',
    also: [{ says: 'percentagePoints', as: 'q - p' }],
  },
  {
    shape: shape(
      lacks('N'),
      two('P'),
      has('POINTS'),
      only('P', 'UP', 'DOWN', 'CHANGE', 'FROM', 'SE', 'POINTS'),
    ),
    as: 'abs(q - p)',
    unit: 'percentage points',
  },
  { shape: /^CHANGE P P(?: PERCENT)?$/, as: 'abs(p - q)', unit: 'percentage points' },
]
