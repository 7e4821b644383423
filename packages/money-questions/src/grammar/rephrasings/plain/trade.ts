import type { Topic } from './topic.ts'

/** "50", "at 50": what one costs. */
const at = '(?:at )?N'
const each = '(?: each)?(?: share)?'
const gained = '(?: (?:profit|total|net))*'
const bothSides = '(?:each )?side'

/** Shares that are bought and sold: what is gained, what one costs on average, and the price for a wanted profit. */
export const ofTrade: Topic = {
  about:
    /share|stock|sale|buy|bought|sold|sell|kharid|bech|\blots?\b|trade|\bqty\b|avera?ge?\b|\bavg\b|dividend|\bnav\b|\bp\/e\b|market cap|stop loss|शेयर|खरीद|बेच/,
  words: {
    buy: 'buy bought buying buys purchased purchase kharide kharida kharidi liye liya li cost costs खरीदे खरीदा लिया लिए',
    sell: 'sale sell sold selling sells becha beche bechi bech बेचा बेचे',
    share: 'share shares stock stocks qty quantity unit units शेयर',
    at: 'at @',
    for: 'for',
    fee: 'fee fees brokerage charge charges commission stt',
    each: 'each per apiece both every either',
    side: 'side sides way ways leg legs',
    profit: 'profit gain munafa fayda faida earned made लाभ मुनाफा फायदा',
    loss: 'loss nuksan ghata घाटा',
    percent: 'percent percentage % pratishat प्रतिशत',
    total: 'total',
    net: 'net',
    all: 'all everything sab',
    price: 'price rate trading daam',
    target: 'target want need needs',
    with: 'with including',
    plus: 'plus +',
    minus: 'minus - less',
    average: 'average avg averages ausat mean औसत',
    more: 'more additional extra',
    new: 'new',
    hold: 'hold holding own already old existing',
    goes: 'goes went becomes rises reaches',
    short: 'short shorted',
    cover: 'covered cover',
    lot: 'lot lots',
    premium: 'premium',
    dividend: 'dividend',
    yield: 'yield',
    eps: 'eps',
    pe: 'p e pe',
    cap: 'cap',
    split: 'split',
    below: 'below under',
    markup: 'markup',
    risk: 'risk',
    nav: 'nav',
    value: 'value worth',
    receive: 'receive received milega',
    invest: 'invest invested investment',
    even: 'even breakeven',
    left: 'left remaining',
  },
  idle: 'what trade intraday option options futures when jo break far shopkeeper some i fund market weighted stop which diye paying pays',
  rules: [
    // What is gained.
    [`(?:buy )?N share (?:buy )?${at}${each} sell ${at}${each}${gained}`, '$1 * ( $3 - $2 )'],
    [`N share ${at} buy ${at} sell${gained}`, '$1 * ( $3 - $2 )'],
    [`N sell N share N buy${gained}`, '$2 * ( $1 - $3 )'],
    [`sell N share ${at}${each} buy ${at}${each}${gained}`, '$1 * ( $2 - $3 )'],
    [
      `(?:buy )?N share (?:buy )?${at} sell ${at} loss`,
      (count, bought = 0, sold = 0) => (sold < bought ? `${count} * ( ${bought} - ${sold} )` : undefined),
    ],
    [`buy N share for N sell ${at} each${gained}`, '$1 * $3 - $2'],
    [`short (?:sell )?N (?:share )?at N cover ${at}${gained}`, '$1 * ( $2 - $3 )'],
    ['N sell N buy profit percent', 'percent change from $2 to $1'],
    // With what it costs to trade.
    [
      `(?:buy )?N (?:share )?(?:buy )?${at} sell ${at}(?: with)?(?: total)? fee N(?: total)?${gained}`,
      '$1 * ( $3 - $2 ) - $4',
    ],
    [`N share N buy N sell N fee${gained}`, '$1 * ( $3 - $2 ) - $4'],
    [
      `(?:buy )?N (?:share )?(?:buy )?${at} sell ${at} fee N ${bothSides}${gained}`,
      '$1 * ( $3 - $2 ) - 2 * $4',
    ],
    [
      `(?:buy )?N (?:share )?(?:buy )?${at} sell ${at} fee N each${gained}`,
      // Of each share it would be more than is gained.
      (count, bought = 0, sold = 0, fee = 0) =>
        fee >= Math.abs(sold - bought) ? `${count} * ( ${sold} - ${bought} ) - 2 * ${fee}` : undefined,
    ],
    [
      `(?:buy )?N (?:share )?(?:buy )?${at} sell ${at} fee P ${bothSides}${gained}`,
      '$1 * ( $3 - $2 ) - $1 * ( $2 + $3 ) * $4 / 100',
    ],
    [`buy for N sell for N fee P ${bothSides}${gained}`, '$2 - $1 - ( $1 + $2 ) * $3 / 100'],
    [`(?:buy )?N (?:share )?${at} (?:target|for) profit N sell price`, '$2 + $3 / $1'],
    ['sell N loss P buy', '$1 / ( 1 - $2 / 100 )'],
    [`(?:loss )P below N`, '$2 * ( 1 - $1 / 100 )'],
    // What one costs on average.
    [
      `(?:new )?average(?: price)?(?: for)? N (?:share )?at N(?: (?:hold|new))? N (?:share )?at N(?: (?:hold|new))?`,
      '( $1 * $2 + $3 * $4 ) / ( $1 + $3 )',
    ],
    [
      `(?:buy )?N (?:share )?at N (?:buy )?N (?:share |more )?at N(?: new)? average(?: price| buy| each share)*`,
      '( $1 * $2 + $3 * $4 ) / ( $1 + $3 )',
    ],
    [
      `hold N (?:share )?at N buy N (?:more )?at N(?: new)?(?: average(?: price)?)`,
      '( $1 * $2 + $3 * $4 ) / ( $1 + $3 )',
    ],
    // How many more bring the average down.
    [
      `(?:buy )?more (?:share )?(?:buy )?at N average N (?:buy |hold )?N (?:share )?at N`,
      (price = 0, wanted = 0, count, paid = 0) =>
        price < wanted && wanted < paid
          ? `${count} * ( ${paid} - ${wanted} ) / ( ${wanted} - ${price} )`
          : undefined,
    ],
    [`dividend N each share N share`, '$1 * $2'],
    [`dividend yield (?:share )?price N dividend N`, '$2 is what percent of $1'],
    [`dividend yield dividend N (?:share )?price N`, '$1 is what percent of $2'],
    [`pe N eps N(?: share)? price`, '$1 * $2'],
    [`cap N share at N`, '$1 * $2'],
  ],
}
