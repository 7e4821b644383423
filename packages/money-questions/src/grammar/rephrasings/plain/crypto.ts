import type { Topic } from './topic.ts'

/** The tax on what was gained by one sale; by law no loss, no fee and no expense lowers it. */
const taxOn = (gain: number): string => `tax on crypto gain of rs ${Math.max(gain, 0)}`
/** A price so many times below the other one lacks its scale: "bought 2,00,000 sold 2.5". */
const MOST_TIMES = 1000
const taxOnTrade = (cost: number, sale: number): string | undefined =>
  cost > MOST_TIMES * sale ? undefined : taxOn(sale - cost)
const gainOf = (_: number, gain = 0) => taxOn(gain)

/** Coins that were sold, and the tax on what they brought. */
export const ofCrypto: Topic = {
  // What was gained last year is taxed then, whatever is lost in this.
  about:
    /(?!.*\blast\b.*\bthis\b)(?=.*(?:tax|टैक्स)).*(?:crypto|bitcoin|\bbtc\b|\beth\b|\busdt\b|\bcoins?\b|क्रिप्टो|बिटकॉइन)/,
  words: {
    tax: 'tax taxes टैक्स',
    gain: 'kamaya gain gains gained profit profits made earned fayda faida munafa kamaye up मुनाफा फायदा कमाया कमाए कमाये',
    loss: 'gawaya gawaye loss losses lost nuksan nuksaan ghata down घाटा नुकसान',
    buy: 'buy bought buying liya li kharida cost invested investment लिया खरीदा',
    sell: 'sell sold becha bechi sale बेचा',
    now: 'now worth became becomes',
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
  idle: 'and owe on do लगेगा हुआ होगा का income crypto bitcoin btc eth ethereum doge dogecoin sol solana usdt क्रिप्टो बिटकॉइन pay this year on price some one other dusre another i my in it की को net if housewife internet pay regime old new',
  rules: [
    ['(?:total )?gain N (?:total |coin )?loss N (?:coin )?(?:total )?tax', (gain = 0) => taxOn(gain)],
    ['loss N gain N (?:total )?tax', gainOf],
    ['gain N stock loss N tax', (gain = 0) => taxOn(gain)],
    ['gain N tax', taxOn],
    ['N gain(?: gain)? tax', taxOn],
    ['N gain N loss tax', taxOn],
    ['N loss N gain tax', gainOf],
    ['loss N tax', () => taxOn(0)],
    ['gain P N tax', (percent = 0, cost = 0) => taxOn((cost * percent) / 100)],
    ['N now N sell tax(?: to)?', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    ['buy (?:at |for )?N sell (?:at |for )?N tax', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    ['sell (?:at |for )?N buy (?:at |for )?N tax', (sale = 0, cost = 0) => taxOnTrade(cost, sale)],
    ['(?:at )?N buy N sell tax', (cost = 0, sale = 0) => taxOnTrade(cost, sale)],
    [
      'sell N for N buy N at N tax',
      (sold = 0, sale = 0, bought = 0, cost = 0) => (bought === 1 ? taxOn(sale - cost * sold) : undefined),
    ],
  ],
}
