import { has, hasAny, oneOfBoth, only, type ShareRule, shape, two } from '../share-rule.ts'

const part = 'n / m * 100'
const partLast = 'm / n * 100'

/** A part of a whole: as a percentage, in money, and what is left without it. */
export const parts: readonly ShareRule[] = [
  // "15 प्रतिशत 2400 का कितना होता है": in the order of English, with the words of Hindi.
  {
    shape: /^P N$/,
    as: 'n * p / 100',
    about:
      /(?:^|[\d ])(?:ka|का) (?:kitn[ae]|कितना|कितने)(?: (?:hota|hoga|hua|होता|होगा|हुआ))?(?: (?:hai|है))?[ ?]*$/,
  },
  {
    shape: /^PERCENT N N$/,
    as: 'n / m * 100',
    unit: 'percent',
    where: 'n < m',
    about: /\bka[ ?]*$|का[ ?]*$/,
  },
  // "12,000 is saved, which is 20 % of the salary" asks for the whole.
  {
    shape: /^(?:SAVED |SPENT |PAID )*N (?:SAVED |SPENT |PAID )*P(?: (?:SAVED|SPENT|TOTAL))*$/,
    as: 'n / (p / 100)',
    about: /\b(?:which|that|this|it) is (?:only |just |about )?[\d.]+ ?(?:%|percent) of\b/,
  },
  { shape: /^N OF N PERCENT$|^PERCENT N OF N$|^N PERCENTOF N$/, as: part, unit: 'percent' },
  { shape: /^T OF N PERCENT$/, as: 't / n * 100', unit: 'percent', where: 't < n' },
  {
    shape: /^(?:N AMONG|OF N) SAVED N PERCENT(?: SAVED)?$/,
    as: partLast,
    unit: 'percent',
    where: 'm < n',
    also: [{ says: 'left', as: 'n - m' }],
  },
  {
    shape: /^PERCENTOF N (?:SPENT )?N(?: SPENT)?$/,
    as: partLast,
    unit: 'percent',
  },
  {
    shape:
      /^(?:N AMONG|OF N) (?:SPENT )?N (?:(?:SPENT|PAID) )?PERCENT(?: SPENT)?$|^PERCENT OF N N$|^N (?:SPENT )?N (?:SPENT )PERCENT(?: SPENT)?$|^N SPENT N PERCENT(?: SPENT)?$/,
    as: partLast,
    unit: 'percent',
    where: 'm < n',
    also: [{ says: 'left', as: 'n - m' }],
  },
  {
    shape: shape(
      two('N'),
      has('SPENT'),
      hasAny('LEFT', 'SAVED'),
      '(?=.*(?:LEFT|SAVED)$)(?=(?:AMONG|N|SPENT| )+ (?:LEFT|SAVED)$)',
      only('N', 'AMONG', 'SPENT', 'LEFT', 'SAVED'),
    ),
    as: 'n - m',
    where: 'm < n',
    also: [{ says: 'percent', as: '(n - m) / n * 100', unit: 'percent' }],
  },
  // "20 % saved, what do I spend?"
  {
    shape: shape(oneOfBoth, '(?=.*\\bSAVED\\b.*SPENT$)', only('N', 'P', 'AMONG', 'SPENT', 'LEFT', 'SAVED')),
    as: 'n * (1 - p / 100)',
    also: [{ says: 'saved', as: 'n * p / 100' }],
  },
  {
    shape: shape(
      oneOfBoth,
      has('SPENT'),
      hasAny('LEFT', 'SAVED'),
      only('N', 'P', 'AMONG', 'SPENT', 'LEFT', 'SAVED'),
    ),
    as: 'n * (1 - p / 100)',
    also: [{ says: 'spent', as: 'n * p / 100' }],
  },
  {
    shape: shape(
      oneOfBoth,
      hasAny('SAVED', 'SPENT'),
      '(?!.*SPENT.*SAVED)(?!.*SAVED.*SPENT)',
      only('N', 'P', 'SAVED', 'SPENT', 'MONTH', 'AMONG'),
    ),
    as: 'n * p / 100',
    also: [{ says: 'left', as: 'n * (1 - p / 100)' }],
  },
]
