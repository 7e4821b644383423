import type { Topic } from './topic.ts'

/** The tax on what was gained by one sale; by law no loss, no fee and no expense lowers it. */
const taxOn = (gain: number): string => `tax on crypto gain of rs ${Math.max(gain, 0)}`
/** A price so many times below the other one lacks its scale: "bought 2,00,000 sold 2.5". */
const MOST_TIMES = 1000
const taxOnTrade = (cost: number, sale: number): string | undefined =>
  cost > MOST_TIMES * sale ? undefined : taxOn(sale - cost)
const gainOf = (_: number, gain = 0) => taxOn(gain)

/** So many coins at most, where nothing but a number says that they are. */
const SOME = 100

/** Coins that were sold, and the tax on what they brought. */
export const ofCrypto: Topic = {
  // What was gained last year is taxed then, whatever is lost in this.
  about:
    /(?!.*\blast\b.*\bthis\b)(?=.*(?:tax|टैक्स)).*(?:crypto|bitcoin|\bbtc\b|\beth\b|\busdt\b|\bcoins?\b|क्रिप्टो|बिटकॉइन)/,
  words: {
    tax: 'tax taxes टैक्स',
    gain: 'kamaya gain gains profit profits made earned fayda faida munafa kamaye up मुनाफा फायदा कमाए',
    loss: 'gawaya gawaye loss losses lost nuksan nuksaan ghata down घाटा नुकसान',
    buy: 'buy bought buying liya li kharida cost invested investment लिया खरीदा',
    sell: 'sell sold becha bechi sale बेचा',
    now: 'now worth became',
    to: 'to',
    se: 'se से',
    from: 'from',
    at: 'at @',
    for: 'for',
    each: 'each',
    fee: 'fee fees expenses expense brokerage',
    '+': '+',
    '-': '- minus',
    total: 'total',
    rate: '30',
    coin: 'coin coins',
    last: 'last',
    stock: 'stock stocks share shares',
    after: 'after',
    no: 'no',
    one: 'one',
  },
  idle: 'income crypto bitcoin btc eth ethereum doge dogecoin sol solana usdt क्रिप्टो बिटकॉइन pay this year on price some one other dusre another i my in it की को net if housewife internet pay regime old new',
  rules: [
    ['(?:total )?gain N (?:total |coin )?loss N (?:coin )?(?:total )?tax', (gain = 0) => taxOn(gain)],
    ['N gain (?:- )?N loss (?:coin )?tax', (gain = 0) => taxOn(gain)],
    ['gain N (?:- )?N loss(?: coin)? tax', (gain = 0) => taxOn(gain)],
    ['loss N gain N (?:total )?tax', gainOf],
    ['N loss N gain (?:total )?tax', gainOf],
    ['gain N N loss N tax', (one = 0, other = 0) => taxOn(one + other)],
    ['N coin gain N loss N tax', gainOf],
    ['\\+ N - N \\+ N tax', (one = 0, _ = 0, other = 0) => taxOn(one + other)],
    ['gain N fee N(?: tax)+', (gain = 0) => taxOn(gain)],
    ['gain N stock loss N tax', (gain = 0) => taxOn(gain)],
    ['gain N last loss N tax', (gain = 0) => taxOn(gain)],
    ['gain N coin N each tax', (count = 0, gain = 0) => taxOn(count * gain)],
    ['gain N tax', taxOn],
    ['se N gain N loss tax', (gain = 0) => taxOn(gain)],
    ['gain N N N (?:total )?tax', (one = 0, other = 0, third = 0) => taxOn(one + other + third)],
    ['gain N N (?:total )?tax', (one = 0, other = 0) => taxOn(one + other)],
    [
      'buy at N sell at N N tax',
      (cost = 0, sale = 0, count = 0) => (count < SOME ? taxOn(count * (sale - cost)) : undefined),
    ],
    ['loss N tax', () => taxOn(0)],
    ['N coin one N gain one N loss tax', (_, gain = 0) => taxOn(gain)],
    ['N coin one gain N one loss N tax', (_, gain = 0) => taxOn(gain)],
    ['tax (?:on )?gain N', taxOn],
    ['gain N tax P', (gain = 0, rate) => (rate === 30 ? taxOn(gain) : undefined)],
    ['gain N no loss tax', taxOn],
    ['gain N no other (?:income )?tax', taxOn],
    [
      'buy N sell N (?:gain )?after tax',
      (cost = 0, sale = 0) => (sale > cost ? `crypto profit ${sale - cost} after tax` : undefined),
    ],
    [
      'buy N sell N gain after tax',
      (cost = 0, sale = 0) => (sale > cost ? `crypto profit ${sale - cost} after tax` : undefined),
    ],
    ['gain P N tax', (percent = 0, cost = 0) => taxOn((cost * percent) / 100)],
    ['buy N gain P tax', (cost = 0, percent = 0) => taxOn((cost * percent) / 100)],
    ['N gain P tax', (cost = 0, percent = 0) => taxOn((cost * percent) / 100)],
    ['buy N now N tax', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    ['N to N tax', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    ['N se N tax', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    ['N from N tax', (sale = 0, cost = 0) => taxOnTrade(cost, sale)],
    ['now N buy N tax', (sale = 0, cost = 0) => taxOnTrade(cost, sale)],
    ['buy (?:at )?N sell (?:at |for )?N tax', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    ['sell (?:at |for )?N buy (?:at |for )?N tax', (sale = 0, cost = 0) => taxOnTrade(cost, sale)],
    ['(?:at )?N buy N sell tax', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    ['N sell N buy tax', (sale = 0, cost = 0) => taxOnTrade(cost, sale)],
    ['buy N fee N sell N fee N tax', (cost = 0, _ = 0, sale = 0) => taxOnTrade(cost, sale)],
    [
      '(?:coin )?N (?:coin )?buy (?:at )?N each sell (?:at )?N each tax',
      (count = 0, cost = 0, sale = 0) => taxOn(count * (sale - cost)),
    ],
    [
      'sell N for N buy N at N tax',
      (sold = 0, sale = 0, bought = 0, cost = 0) => (bought === 1 ? taxOn(sale - cost * sold) : undefined),
    ],
  ],
}
