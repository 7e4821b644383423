import { has, hasAny, oneOfBoth, only, type ShareDoubt, type ShareRule, shape } from '../share-rule.ts'

const difference = [{ says: 'difference', as: 'm - n' }] as const
const gain = '(m / n - 1) * 100'
const onCost = [{ says: 'onCost', as: '(m - n) / n * 100', unit: 'percent' }] as const
const boughtAndSold = '(?:N BOUGHT N SOLD|BOUGHT N SOLD N|N N SOLD|BOUGHT N N SOLD)'

/** Buying and selling: profit and loss, margins, and the price for a wanted profit. */
export const trade: readonly ShareRule[] = [
  {
    shape:
      /^(?:MARGIN PERCENT |PERCENT MARGIN |MARGIN )BOUGHT N SOLD N$|^BOUGHT N SOLD N (?:MARGIN|MARGIN SOLD|MARGIN PERCENT|PERCENT MARGIN|PERCENT MARGIN SOLD|MARGIN SOLD PERCENT|MARGIN PERCENT SOLD|MARGIN SALES|MARGIN SALES PERCENT|PROFIT PERCENT SOLD|PERCENT PROFIT SOLD)$/,
    as: '(m - n) / m * 100',
    unit: 'percent',
    also: onCost,
  },
  {
    shape: new RegExp(
      `^${boughtAndSold} (?:LOSS PERCENT|PERCENT LOSS)$|^(?:PERCENT LOSS|LOSS PERCENT) BOUGHT N SOLD N$`,
    ),
    as: '(1 - m / n) * 100',
    unit: 'percent',
    also: [{ says: 'loss', as: 'n - m' }],
  },
  {
    shape: new RegExp(`^${boughtAndSold} LOSS$|^LOSS BOUGHT N SOLD N$`),
    as: 'n - m',
    also: [{ says: 'percentOfCost', as: '(1 - m / n) * 100', unit: 'percent' }],
  },
  {
    shape: new RegExp(
      `^(?:${boughtAndSold}|BOUGHT N SOLD FROM N)(?: (?:PROFIT|LOSS|UP))* PERCENT(?: (?:PROFIT|LOSS|UP))*(?: BOUGHT)?$|^(?:PERCENT PROFIT|PROFIT PERCENT|PERCENT LOSS|LOSS PERCENT|PERCENT UP) BOUGHT N SOLD N$`,
    ),
    as: gain,
    unit: 'percent',
    also: difference,
  },
  {
    shape: new RegExp(`^${boughtAndSold} PROFIT$|^PROFIT BOUGHT N SOLD N$`),
    as: gain,
    unit: 'percent',
    about: /\broi\b/,
    also: difference,
  },
  {
    shape: new RegExp(`^${boughtAndSold}(?: (?:PROFIT|LOSS|UP))+$|^(?:PROFIT|LOSS) BOUGHT N SOLD N$`),
    as: 'm - n',
    also: [{ says: 'percentOfCost', as: gain, unit: 'percent' }],
  },
  // The selling price is told first.
  {
    shape: /^SOLD N BOUGHT N (?:LOSS PERCENT|PERCENT LOSS)$/,
    as: '(1 - n / m) * 100',
    unit: 'percent',
    also: [{ says: 'loss', as: 'm - n' }],
  },
  {
    shape: /^SOLD N BOUGHT N (?:PROFIT PERCENT|PERCENT PROFIT|PROFIT LOSS PERCENT)$/,
    as: '(n / m - 1) * 100',
    unit: 'percent',
    also: [{ says: 'difference', as: 'n - m' }],
  },
  { shape: /^SOLD N BOUGHT N (?:PROFIT|PROFIT LOSS)$/, as: 'n - m' },
  { shape: /^SOLD N BOUGHT N LOSS$/, as: 'm - n' },
  // The selling price.
  {
    shape:
      /^(?:BOUGHT )?N (?:SOLD )?P (?:PROFIT|UP)(?: SOLD)?$|^BOUGHT N (?:PROFIT|UP) P SOLD$|^SOLD BOUGHT N (?:P (?:PROFIT|UP)|(?:PROFIT|UP) P)$|^SOLD (?:P (?:PROFIT|UP)|(?:PROFIT|UP) P) BOUGHT N$|^(?:P PROFIT|PROFIT P) BOUGHT N SOLD$/,
    as: 'n * (1 + p / 100)',
  },
  {
    shape:
      /^(?:BOUGHT )?N (?:SOLD )?P LOSS(?: SOLD)?$|^BOUGHT N LOSS P SOLD$|^SOLD BOUGHT N (?:P LOSS|LOSS P)$/,
    as: 'n * (1 - p / 100)',
  },
  {
    shape:
      /^BOUGHT N P MARGIN (?:SOLD SOLD|SALES SOLD|SOLD SALES)$|^SOLD (?:PROFIT )?P MARGIN SOLD BOUGHT N$/,
    as: 'n / (1 - p / 100)',
    also: [{ says: 'profit', as: 'n / (1 - p / 100) - n' }],
  },
  { shape: /^BOUGHT N PROFIT N SOLD$/, as: 'n + m' },
  { shape: /^BOUGHT N LOSS N SOLD$/, as: 'n - m', where: 'm < n' },
  { shape: /^SOLD N PROFIT N BOUGHT$/, as: 'n - m', where: 'm < n' },
  { shape: /^SOLD N LOSS N BOUGHT$/, as: 'n + m' },
  { shape: /^P PROFIT SOLD N BOUGHT$/, as: 'n / (1 + p / 100)' },
  { shape: /^P LOSS SOLD N BOUGHT$/, as: 'n / (1 - p / 100)' },
  // The cost.
  {
    shape: shape(
      oneOfBoth,
      '(?=SOLD N|.*N SOLD )(?=.*BOUGHT$)',
      hasAny('PROFIT', 'UP'),
      only('N', 'P', 'SOLD', 'PROFIT', 'UP', 'BOUGHT'),
    ),
    as: 'n / (1 + p / 100)',
    also: [{ says: 'profit', as: 'n - n / (1 + p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      '(?=SOLD N|.*N SOLD )(?=.*BOUGHT$)',
      has('LOSS'),
      only('N', 'P', 'SOLD', 'LOSS', 'BOUGHT'),
    ),
    as: 'n / (1 - p / 100)',
    also: [{ says: 'loss', as: 'n / (1 - p / 100) - n' }],
  },
  // Markup and margin: what is asked for may be named first, and what is told last.
  {
    shape: /^UP P (?:BOUGHT )?MARGIN(?: (?:SOLD|SALES))?(?: PERCENT)?$/,
    as: 'p / (100 - p) * 100',
    unit: 'percent',
    about: /\b(?:what|which|how much|kitna|kitne) (?:percent |percentage |% )?mark ?up\b/,
  },
  {
    shape: /^MARGIN P (?:SOLD |SALES )?UP(?: BOUGHT)?(?: PERCENT)?$/,
    as: 'p / (100 + p) * 100',
    unit: 'percent',
    about: /\b(?:what|which|how much|kitna|kitne) (?:percent |percentage |% |profit |gross )?margin\b/,
  },
  {
    shape: /^UP P (?:BOUGHT )?MARGIN(?: (?:SOLD|SALES))?(?: PERCENT)?$/,
    as: 'p / (100 + p) * 100',
    unit: 'percent',
  },
  {
    shape: /^MARGIN P (?:SOLD |SALES )?UP(?: BOUGHT)?(?: PERCENT)?$/,
    as: 'p / (100 - p) * 100',
    unit: 'percent',
  },
  // So many, each at its price.
  {
    shape:
      /^(?:PROFIT (?:SOLD )?T BOUGHT N SOLD N|(?:BOUGHT )?T (?:BOUGHT )?N(?: EACH)? SOLD N(?: EACH)?(?: TOTAL)? PROFIT)$/,
    as: 't * (m - n)',
    about: /^(?!.*\bdozen\b).*\b(?:at|@)\b.*\b(?:at|@)\b/,
    where: 'n < m',
    also: [{ says: 'percentOfCost', as: gain, unit: 'percent' }],
  },
  // Of what is sold in all.
  {
    shape:
      /^(?:PROFIT )?MARGIN(?: PERCENT)? SALES N (?:SPENT|BOUGHT) N$|^SALES N (?:SPENT|BOUGHT) N (?:PERCENT )?(?:PROFIT )?MARGIN(?: PERCENT)?$/,
    as: '(n - m) / n * 100',
    unit: 'percent',
    where: 'm < n',
    also: [{ says: 'profit', as: 'n - m' }],
  },
  { shape: /^SOLD P LOSS N BOUGHT$|^SOLD LOSS P N BOUGHT$/, as: 'n / (1 - p / 100)' },
  { shape: /^SOLD P PROFIT N BOUGHT$|^SOLD PROFIT P N BOUGHT$/, as: 'n / (1 + p / 100)' },
  { shape: /^SALES N SPENT N (?:LEFT|PROFIT|TOTAL PROFIT)$/, as: 'n - m', where: 'm < n' },
  {
    shape: /^PROFIT N SALES N PERCENT$|^PERCENT PROFIT N SALES N$|^N PROFIT N SALES PERCENT$/,
    as: 'n / m * 100',
    unit: 'percent',
    where: 'n < m',
  },
  {
    shape: /^SALES N PROFIT N PERCENT$|^N SALES N PROFIT PERCENT$|^PERCENT SALES N PROFIT N$/,
    as: 'm / n * 100',
    unit: 'percent',
    where: 'm < n',
  },
  { shape: /^SALES N BOUGHT N SPENT N (?:LEFT|PROFIT|TOTAL PROFIT)$/, as: 'n - m - k' },
  {
    shape: shape(
      '(?=FIXED N (?:APIECE )?SOLD N BOUGHT N |FIXED N (?:APIECE )?BOUGHT N SOLD N )(?=.*BACK$)',
      only('FIXED', 'N', 'APIECE', 'SOLD', 'BOUGHT', 'BACK'),
    ),
    as: 'ceil(n / abs(m - k))',
    also: [{ says: 'eachBrings', as: 'abs(m - k)' }],
  },
]

/** A margin may be meant of the price or of the cost. */
export const tradeDoubts: readonly ShareDoubt[] = [
  {
    shape: shape(
      oneOfBoth,
      '(?=.*BOUGHT N)',
      has('MARGIN', 'SOLD'),
      only('N', 'P', 'MARGIN', 'SOLD', 'BOUGHT'),
    ),
    asks: 'marginOfWhat',
    ways: [
      { says: 'onSellingPrice', means: 'cost is n, want p percent margin on selling price, selling price?' },
      { says: 'onCost', means: 'cost is n, want p percent profit, selling price?' },
    ],
  },
]
