/**
 * Discounts, charges, profit and shares of a bill, told in any order of words. A question becomes its shape: N for an
 * amount, P for a percentage, T for a number of things or people, and a sign for every word below; words that change
 * nothing are left out. Anything else in it, and no rule here fits.
 */
export const shareWords = {
  OFF: 'डिस्काउंट, cash discount, trade discount, senior discount, off, discount, disc, rebate, concession, successive discounts, successive discount, discounts, discounts of, chhoot, chhut, choot, छूट, discount of, markdown',
  CHARGE:
    'जीएसटी, वैट, sgst, cgst, gst component, gst, igst, vat, sales tax, service tax, service charge, cess, duty, stamp duty, customs duty, tds, commission, brokerage, tax, surcharge, tip, tip of, gratuity, to leave, leave',
  INCLUDED:
    'shaamil, शामिल, gst included, included, inclusive, inclusive of, including, includes, incl, sahit, shamil, mila ke, milakar, tax inclusive',
  PLUS: '+, जोड़कर, जोड़ने पर, लगाकर, an extra, an additional, plus, add, added, adding, laga ke, lagake, lagakar, laga kar, jodkar, jod ke, jod kar, lagne ke baad, after adding, on top, extra',
  WITH: 'with',
  TOTAL:
    'कुल, net payable, payable, all together, grand, total, in total, grand total, final bill, total bill, in all, altogether, with tax',
  BEFORE:
    'बिना, असली दाम, असली कीमत, asli daam, taxable, taxable value, pre tax, pretax, pre gst, before tax, without, excluding, exclusive of, bina, before, original, original price, originally, base price, base amount, base value, base, taxable value, marked price, was mrp, mrp was, the mrp, what mrp, list price, pehle, initial price, earlier',
  VALUE: 'value of, worth of',
  AFTER: 'after, ke baad, baad',
  PAID: 'i paid, paid, pay, you pay, pays, to pay, each pays, got it for, dena padega, dene padenge, diye',
  SAVED:
    'discount kitna, discount kitni, kitna discount, kitni chhoot, chhoot kitni, how much discount, how much is the discount, what is the discount, saved, save, saving, savings, discount amount, amount of discount, bachat, bachega, bache',
  UP: 'बढ़ा, बढ़कर, बढ़ गया, gains of, rise of, increase, increased, increases, up, goes up, went up, rises, rose, rise, gain, gains, gained, grew, hike, hiked, raise, raised, higher, badha, badh gaya, badha diya, mehnga, markup, mark up, appreciates, appreciated, jumps, jumped, upar',
  DOWN: 'घटा, घट गया, गिरा, decrease, decreased, decreases, down, goes down, went down, falls, fell, fall, drops, dropped, drop, reduced, loses, lost, lower, gira, gir gaya, ghata, ghat gaya, sasta, niche, declined, crashed, dips, dipped',
  CHANGE:
    'absolute return, absolute returns, absolute growth, difference between, change, changed, difference, growth, moved, movement',
  FROM: 'from, se',
  BOUGHT:
    'खरीदा, खरीदी, bought, bought at, bought for, buys, buy, cost price, cp, cost, costs, costing, costed, purchased, purchase price, kharida, kharidi, kharide, buying price, cost me, cost is',
  SOLD: 'बेचा, बेची, बेचे, sell at, selling, by selling, sp, sold it, sold them, sold it for, sold them for, sold, sells, sell, selling price, sp, becha, bechi, beche, bech diya, resold, selling, sale price',
  PROFIT: 'profit, profit or loss, munafa, fayda, faida, kamai, मुनाफा, return, roi',
  LOSS: 'हानि, घाटा, loss, nuksan, nuksaan, ghaata, नुकसान',
  MARGIN: 'margin, profit margin, gross margin',
  PERCENT: 'कितने प्रतिशत, फीसदी, percent, percentage, %, pratishat, per cent, kitne percent, प्रतिशत',
  SPLIT:
    'shared, shared by, equal shares, equal share of, equal share, how much each, how much does each, each pays how much, barabar baanto, barabar, barabar bato, बराबर, बांटो, बराबर बांटो, ek ka kitna, split, divide, divided, batna, baant, baante, baant do, distribute, distributed, equally, evenly, among, amongst, between',
  EACH: 'each, a piece, per piece, per share, per unit, per kg, a kg, per litre, a litre, a gallon, per gallon, per ticket, a ticket, per coin, per item, each person, per person, per head, apiece, har ek, ek ek, each one, individually',
  OF: 'out of',
  /** The whole stands before it: "45000 me se 37500". */
  AMONG: 'me se, mein se, में से',
  BACK: 'get back, back to, break even, recover, breakeven, get back to',
} as const

type ShareSign = keyof typeof shareWords

/** Words that stand around such a question and change nothing in it. */
export const shareFillers: ReadonlySet<string> = new Set(
  'kharch kiye कितने कितना पड़ेगी पड़ी का की रुपये सामान चीज साड़ी कुर्ता दूध बिल wholesaler gives customer cash trade balance final successive breakup only her his their uske uspe market breakfast cheese gst daam dam share shares went rate sale sales price prices bill bills invoice amount value item items points point article articles goods maal saman samaan cheez cheezein mal mrp btc bitcoin eth ethereum sol doge coins pay i do it them dinner lunch salary rent on at is for what how much kitna kitne kitni की का के पर में part portion component fare ticket score scored marks stock share coin token crypto phone shirt jacket dress shoes laptop tv saree shopkeeper he she want wants should charged restaurant meal then and by with if when it was were do the to of in need needs does much rise required mila mile now padi pada padega pad gayi gaya hui hua'.split(
    ' ',
  ),
)

/** What comes of a shape: the sum that is asked for, and what is worth knowing beside it. */
export interface ShareRule {
  shape: RegExp
  /** In the order of the text: n and m for the amounts, p and q for the percentages, t and u for the numbers of things. */
  as: string
  unit?: 'percent' | 'percentage points'
  also?: readonly { says: string; as: string; unit?: 'percent' }[]
}

const isTold = (sign: ShareSign) => `(?=.*\\b${sign}\\b)`
const lacks = (...signs: ShareSign[]) => `(?!.*\\b(?:${signs.join('|')})\\b)`
const only = (...signs: (ShareSign | 'N' | 'P' | 'T')[]) => `(?:(?:${signs.join('|')})(?: |$))+$`
const one = (sign: 'N' | 'P' | 'T') => `(?=(?:(?!\\b${sign}\\b).)*\\b${sign}\\b(?:(?!\\b${sign}\\b).)*$)`
const shape = (...parts: string[]) => new RegExp(`^${parts.join('')}`)
const oneOfBoth = one('N') + one('P')

const percentOfChange = [{ says: 'The difference is', as: 'm - n' }] as const

export const shareRules: readonly ShareRule[] = [
  // 5,900 including 18 % GST: what it is without, or how much of it is the charge.
  {
    shape: shape(
      oneOfBoth,
      isTold('INCLUDED'),
      lacks('BEFORE'),
      '(?=CHARGE N|.*CHARGE.*CHARGE)',
      only('N', 'P', 'CHARGE', 'INCLUDED', 'TOTAL', 'OF'),
    ),
    as: 'n - n / (1 + p / 100)',
    also: [{ says: 'Without it', as: 'n / (1 + p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      isTold('INCLUDED'),
      isTold('CHARGE'),
      isTold('BEFORE'),
      only('N', 'P', 'CHARGE', 'INCLUDED', 'BEFORE', 'TOTAL'),
    ),
    as: 'n / (1 + p / 100)',
    also: [{ says: 'The charge in it is', as: 'n - n / (1 + p / 100)' }],
  },
  // A charge on top.
  {
    shape: shape(
      oneOfBoth,
      isTold('CHARGE'),
      '(?=.*(?:PLUS|TOTAL|PAID))',
      only('N', 'P', 'CHARGE', 'PLUS', 'TOTAL', 'PAID'),
    ),
    as: 'n * (1 + p / 100)',
    also: [{ says: 'The charge is', as: 'n * p / 100' }],
  },
  {
    shape: shape(
      oneOfBoth,
      '(?=P CHARGE N|N P CHARGE|CHARGE P N|CHARGE N P|N CHARGE P)',
      only('N', 'P', 'CHARGE'),
    ),
    as: 'n * p / 100',
    also: [
      { says: 'Added to the amount, that makes', as: 'n * (1 + p / 100)' },
      { says: 'Taken from it, it leaves', as: 'n * (1 - p / 100)' },
    ],
  },
  // What was paid after a discount or a rise, and what it was before.
  {
    shape: shape(
      oneOfBoth,
      isTold('OFF'),
      '(?=.*(?:AFTER|PAID))(?=.*N.*BEFORE)',
      only('N', 'P', 'OFF', 'AFTER', 'PAID', 'BOUGHT', 'BEFORE'),
    ),
    as: 'n / (1 - p / 100)',
    also: [{ says: 'The discount was', as: 'n / (1 - p / 100) - n' }],
  },
  {
    shape: shape(
      oneOfBoth,
      isTold('UP'),
      isTold('AFTER'),
      '(?=.*N.*BEFORE)',
      only('N', 'P', 'UP', 'AFTER', 'BEFORE'),
    ),
    as: 'n / (1 + p / 100)',
  },
  {
    shape: shape(
      oneOfBoth,
      isTold('DOWN'),
      isTold('AFTER'),
      '(?=.*N.*BEFORE)',
      only('N', 'P', 'DOWN', 'AFTER', 'BEFORE'),
    ),
    as: 'n / (1 - p / 100)',
  },
  // A discount.
  {
    shape: shape(oneOfBoth, isTold('SAVED'), only('N', 'P', 'OFF', 'SAVED', 'BEFORE')),
    as: 'n * p / 100',
    also: [{ says: 'What is left to pay is', as: 'n * (1 - p / 100)' }],
  },
  {
    shape: shape(
      oneOfBoth,
      '(?=.*(?:P OFF|OFF P))(?!.*N.*BEFORE)',
      only('N', 'P', 'OFF', 'AFTER', 'PAID', 'BEFORE', 'SOLD'),
    ),
    as: 'n * (1 - p / 100)',
    also: [{ says: 'The discount is', as: 'n * p / 100' }],
  },
  {
    shape:
      /^N (?:OFF )?P (?:OFF )?(?:AFTER |PLUS )?(?:OFF )?P(?: OFF)?(?: PAID)?$|^OFF P (?:AFTER |PLUS )?P N(?: PAID)?$|^P OFF (?:AFTER |PLUS )?P OFF N$/,
    as: 'n * (1 - p / 100) * (1 - q / 100)',
    also: [{ says: 'You save', as: 'n - n * (1 - p / 100) * (1 - q / 100)' }],
  },
  // One change after another.
  { shape: /^N UP P (?:AFTER )?DOWN P$/, as: 'n * (1 + p / 100) * (1 - q / 100)' },
  { shape: /^N DOWN P (?:AFTER )?UP P$/, as: 'n * (1 - p / 100) * (1 + q / 100)' },
  {
    shape: /^DOWN P (?:UP )?BACK(?: UP)?$|^DOWN P UP BACK$/,
    as: '100 / (1 - p / 100) - 100',
    unit: 'percent',
  },
  // From one amount to another.
  {
    shape:
      /^DOWN (?:FROM )?N (?:FROM )?N (?:PERCENT(?: DOWN)?|DOWN PERCENT)$|^(?:FROM )?N (?:FROM )?N PERCENT (?:DOWN|LOSS)$/,
    as: '(1 - m / n) * 100',
    unit: 'percent',
    also: [{ says: 'The difference is', as: 'n - m' }],
  },
  {
    shape:
      /^(?!N N PERCENT$)(?:UP|DOWN|CHANGE|BOUGHT)? ?(?:FROM )?N (?:FROM )?N (?:PERCENT (?:UP|CHANGE|PROFIT)|(?:UP |PROFIT |CHANGE )?PERCENT)$/,
    as: '(m / n - 1) * 100',
    unit: 'percent',
    also: percentOfChange,
  },
  {
    shape: /^(?:UP|CHANGE)? ?(?:FROM )?P P PERCENT (?:UP|CHANGE)$/,
    as: '(q / p - 1) * 100',
    unit: 'percent',
    also: [{ says: 'In percentage points it is', as: 'q - p' }],
  },
  { shape: /^CHANGE P P(?: PERCENT)?$/, as: 'abs(p - q)', unit: 'percentage points' },
  // Buying and selling.
  {
    shape:
      /^(?:MARGIN PERCENT |PERCENT MARGIN |MARGIN )BOUGHT N SOLD N$|^BOUGHT N SOLD N (?:MARGIN PERCENT|PERCENT MARGIN|MARGIN)$/,
    as: '(m - n) / m * 100',
    unit: 'percent',
    also: [{ says: 'On the cost it is', as: '(m - n) / n * 100', unit: 'percent' }],
  },
  {
    shape:
      /^(?:N BOUGHT N SOLD|BOUGHT N SOLD N) (?:LOSS PERCENT|PERCENT LOSS)$|^(?:PERCENT LOSS|LOSS PERCENT) BOUGHT N SOLD N$/,
    as: '(1 - m / n) * 100',
    unit: 'percent',
    also: [{ says: 'The loss is', as: 'n - m' }],
  },
  {
    shape: /^(?:N BOUGHT N SOLD|BOUGHT N SOLD N) LOSS$|^LOSS BOUGHT N SOLD N$/,
    as: 'n - m',
    also: [{ says: 'In percent of the cost it is', as: '(1 - m / n) * 100', unit: 'percent' }],
  },
  {
    shape:
      /^(?:N BOUGHT N SOLD|BOUGHT N SOLD N|BOUGHT N SOLD FROM N)(?: (?:PROFIT|LOSS|UP))* PERCENT(?: (?:PROFIT|LOSS|UP))*$|^(?:PERCENT PROFIT|PROFIT PERCENT|PERCENT LOSS|LOSS PERCENT|PERCENT UP) BOUGHT N SOLD N$/,
    as: '(m / n - 1) * 100',
    unit: 'percent',
    also: percentOfChange,
  },
  {
    shape: /^(?:N BOUGHT N SOLD|BOUGHT N SOLD N)(?: (?:PROFIT|LOSS|UP))+$|^(?:PROFIT|LOSS) BOUGHT N SOLD N$/,
    as: 'm - n',
    also: [{ says: 'In percent of the cost it is', as: '(m / n - 1) * 100', unit: 'percent' }],
  },
  { shape: /^(?:BOUGHT )?N (?:SOLD )?P (?:PROFIT|UP)(?: SOLD)?$/, as: 'n * (1 + p / 100)' },
  { shape: /^(?:BOUGHT )?N (?:SOLD )?P LOSS(?: SOLD)?$/, as: 'n * (1 - p / 100)' },
  // A bill for several people.
  {
    shape: shape(
      oneOfBoth,
      one('T'),
      isTold('CHARGE'),
      '(?=.*(?:SPLIT|EACH))',
      only('N', 'P', 'T', 'CHARGE', 'SPLIT', 'EACH', 'PLUS', 'TOTAL', 'PAID', 'BOUGHT'),
    ),
    as: 'n * (1 + p / 100) / t',
    also: [{ says: 'The whole bill is', as: 'n * (1 + p / 100)' }],
  },
  { shape: shape('(?=.*SPLIT)', one('N'), one('T'), only('N', 'T', 'SPLIT', 'EACH', 'PAID')), as: 'n / t' },
  // So many things at so much each.
  { shape: /^VALUE T N$/, as: 't * n' },
  { shape: /^T N EACH(?: TOTAL| PAID| BOUGHT)?$/, as: 't * n' },
  { shape: /^T N EACH(?: PLUS)? T N EACH(?: TOTAL| PAID| BOUGHT)?$/, as: 't * n + u * m' },
  {
    shape: /^N (?:SCORED )?OF N PERCENT$|^PERCENT N OF N$/,
    as: 'n / m * 100',
    unit: 'percent',
  },
  { shape: /^N AMONG N (?:PAID )?PERCENT$/, as: 'm / n * 100', unit: 'percent' },
  // Bought and sold in the order in which Hindi has them, and a price from what was gained on it.
  {
    shape: /^N N SOLD (?:PERCENT LOSS|LOSS PERCENT)$/,
    as: '(1 - m / n) * 100',
    unit: 'percent',
    also: [{ says: 'The loss is', as: 'n - m' }],
  },
  {
    shape: /^N N SOLD PERCENT(?: (?:PROFIT|UP))?$|^N N SOLD PROFIT PERCENT$/,
    as: '(m / n - 1) * 100',
    unit: 'percent',
    also: percentOfChange,
  },
  { shape: /^SOLD N (?:UP|PROFIT) P BOUGHT$|^SOLD N P (?:UP|PROFIT) BOUGHT$/, as: 'n / (1 + p / 100)' },
  { shape: /^SOLD N LOSS P BOUGHT$|^SOLD N P LOSS BOUGHT$/, as: 'n / (1 - p / 100)' },
  { shape: /^BOUGHT N LOSS P SOLD$/, as: 'n * (1 - p / 100)' },
  { shape: /^BOUGHT N (?:PROFIT|UP) P SOLD$/, as: 'n * (1 + p / 100)' },
  { shape: /^BEFORE N (?:OFF P|P OFF) (?:SOLD|PAID)$/, as: 'n * (1 - p / 100)' },
  // One discount after another.
  {
    shape: /^N P OFF (?:PLUS )?P OFF(?: PAID)?$|^OFF P N OFF P(?: (?:TOTAL|PAID))?$/,
    as: 'n * (1 - p / 100) * (1 - q / 100)',
  },
  { shape: /^T N EACH PLUS P(?: TOTAL| CHARGE)?$/, as: 't * n * (1 + p / 100)' },
  { shape: /^P OFF N(?: TOTAL)?$/, as: 'n * (1 - p / 100)' },
]
