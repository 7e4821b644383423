import { bindFigures } from './bind-figures.ts'
import type { Topic } from './topic.ts'

/** The change of a coin in percent, by the word for how many times its price is. */
const multiples: Readonly<Record<string, number>> = { doubles: 2, triples: 3, quadruples: 4 }
const grams = 10

/** Shares, coins and gold: what was gained or lost, what one costs on average, and how prices move in all. */
export const ofMarket: Topic = {
  isBound: true,
  about:
    /shares?\b|stocks?\b|\bcoins?\b|crypto|\bbtc\b|bitcoin|\beth\b|ethereum|\b(?:usdt|usdc|xrp|matic|doge|ada|sol)\b|\bgold\b|\bsona\b|impermanent|\bil\b|\bavg\b|average|ausat|returns?\b|\bfell\b|\brose\b|gira|badha|\bfund\b|शेयर|गिरा|बढ|औसत/,
  words: {
    buy: 'buy bought buying purchased kharida kharide kharidi kharid liya liye li cost खरीदे खरीदा लिया लिए',
    sell: 'sell sold selling sells becha beche bechi bech sale बेचे बेचा बेच',
    now: 'now today ab aaj current currently अब',
    share:
      'share shares stock stocks qty quantity coin coins unit units btc bitcoin eth ethereum xrp doge ada sol matic dogecoin solana शेयर',
    stable: 'stable usdc usdt stablecoin',
    at: 'at @ mein',
    profit: 'profit gain munafa fayda faida realised realized p&l pnl p l मुनाफा फायदा लाभ',
    loss: 'loss nuksan ghata down नुकसान घाटा lost',
    or: 'or ya या',
    up: 'up rose rises rise risen gained gains badha badhi badhe बढा added',
    down: 'fell falls fall fallen drop drops dropped gira giri gire lose loses गिरा',
    next: 'then phir followed फिर uske',
    change: 'change badlav net overall total kul बदलाव कुल',
    percent: 'percent % percentage pratishat प्रतिशत',
    average: 'average avg ausat औसत',
    price: 'price rate bhav daam भाव',
    each: 'each per every har',
    hold: 'hold holding have had own',
    more: 'more',
    to: 'to bring get',
    half: 'half aadha aadhe आधे',
    il: 'il impermanent',
    doubles: 'doubles double doubled 2x dugna',
    triples: 'triples triple tripled thrice',
    quadruples: 'quadruple quadruples quadrupled',
    x: 'x times',
    goes: 'goes go went jumps',
    pool: 'pool',
    dollars: 'dollars dollar $ usd',
    less: 'less than just',
    fee: 'fee fees charge',
    both: 'both side sides leg',
    even: 'even breakeven',
    gram: 'gram grams gm g ग्राम',
    month: 'month monthly mahine mahina महीने',
    return: 'return returns returned',
    fund: 'fund funds',
    second: 'b',
    days: 'mon tue wed thu fri monday tuesday wednesday thursday friday day',
    year: 'year years saal',
    tax: 'tax टैक्स',
    crypto: 'crypto',
    no: 'no',
    '-': '-',
    plus: '+',
    '/': '/',
    became: 'became becomes hua ho',
    stake: 'staked stake staking',
    apy: 'apy',
    exchange: 'exchange',
    arbitrage: 'arbitrage',
    lent: 'lent lend lending',
    simple: 'simple',
    interest: 'interest byaj',
    apr: 'apr',
    back: 'back wapas recover usi',
    when: 'when jab if agar',
  },
  things: true,
  idle: 'gold sona सोना i my on a of in by ka ki ke token tokens other against vs one dca spent later rupees much many after break three dono and uske baad tha thi thi hi 2 3 kitna invested put still only the other another again piece it as well some new bata do with for as them yearly what i ll',
  rules: [],
  tell(told, figures) {
    const shape = told
      .replace(/\bthing\b/g, 'share')
      .replace(/\bname\b ?/g, '')
      .trim()
    return (
      tellChanges(shape, figures) ??
      tellAverage(shape, figures) ??
      tellGain(shape, figures) ??
      tellPool(shape, figures) ??
      tellTrade(shape, figures)
    )
  },
}

/** What a question of changes may have beside them. */
const ofChange = new Set(
  'up down loss return P share next change percent days when at price neg plus - to became fund'
    .split(' ')
    .concat(''),
)

/** Changes one after the other, and what they come to. */
function tellChanges(shape: string, figures: readonly number[]): string | undefined {
  if (!/\b(?:change|percent|return)\b/.test(shape) || /N(?! year\b)/.test(shape)) return undefined
  const words = shape.replace(/\bN year\b/g, '').split(' ')
  if (!words.every((word) => ofChange.has(word))) return undefined
  const told = words.filter((word) => /^(?:up|down|loss|neg|-|P)$/.test(word)).join(' ')
  // "Fell 5 %, then rose 8 %" or "5 % gira, phir 8 % badha", each all the way; or returns with their signs.
  const isSaid = /^(?:(?:up|down|loss) P ?)+$/.test(told) || /^(?:P (?:up|down|loss) ?)+$/.test(told)
  const isSigned = words.includes('return') && /^(?:(?:(?:neg|-) )?P ?)+$/.test(told)
  if (!isSaid && !isSigned) return undefined
  const signs = isSaid ? told.split(' ').filter((word) => word !== 'P') : told.match(/(?:(?:neg|-) )?P/g)
  const changes = figures
    .slice(0, signs?.length)
    .map((figure, at) => (/^(?:down|loss|neg|-)/.test(signs?.[at] ?? '') ? -figure : figure))
  if (figures.slice(changes.length).some((time) => time !== changes.length)) return undefined
  if (changes.length < 2) return undefined
  const grown = changes.reduce((all, change) => all * (1 + change / 100), 100)
  return `percent change from 100 to ${Number(grown.toFixed(8))}`
}

/** What one costs on average: so many at so much, again and again, or the same amount at every price. */
function tellAverage(shape: string, figures: readonly number[]): string | undefined {
  if (!/\baverage\b/.test(shape)) return undefined
  const plain = shape
    .replace(/\b(?:buy|share|price|next|average|each|hold|now|change|gram) ?/g, '')
    .replace(/\bsecond\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const isOfPairs =
    /^(?:N at N ?){2,}$/.test(plain) ||
    /^(?:average )?(?:buy )?N share (?:at )?N(?: buy)?(?: (?:next )?(?:buy )?N(?: share)?(?: at)? N(?: buy)?)+(?: average| price| each share| share)*$/.test(
      shape.replace(/^average price /, 'average '),
    )
  if (isOfPairs) {
    const bought = pairsOf(figures)
    const costs = bought.map(([count, price]) => `${count} * ${price}`)
    return `( ${costs.join(' + ')} ) / ( ${bought.map(([count]) => count).join(' + ')} )`
  }
  // "5000 a month at 40 lakh, 50 lakh and 62.5 lakh".
  const [amount, ...prices] = figures
  if (
    /^N month at (?:N ?)+$|^month N at (?:N ?)+$|^month N (?:N ?)+$|^N month (?:N ?)+$/.test(plain) &&
    prices.length > 1
  )
    return amount !== undefined && prices.every((price) => price > amount)
      ? `${prices.length} / ( ${prices.map((price) => `1 / ${price}`).join(' + ')} )`
      : undefined
  const found = bindFigures(
    shape,
    figures,
    {
      wanted: 'average (?:price )?to N|to average N|average (?:price )?N',
      held: 'hold N|buy N share|N share',
      paid: 'share at N|at N',
      'again?': 'buy (?:more )?(?:share )?at N|now N(?=.* at N)|price (?:now )?N|price N',
      price: 'at N|N',
    },
    'more share buy at now price to hold average down into',
  )
  if (found === undefined) return undefined
  const { wanted = 0, held = 0, paid = 0, again, price = 0 } = found
  if ((again ?? price) !== price || !(price < wanted && wanted < paid)) return undefined
  return `${held} * ( ${paid} - ${wanted} ) / ( ${wanted} - ${price} )`
}

const pairsOf = (figures: readonly number[]): (readonly [number, number])[] =>
  figures.flatMap((figure, at) => (at % 2 === 0 ? [[figure, figures[at + 1] ?? 0] as const] : []))

/** What a purchase has gained or lost, where nothing is paid for the trade. */
function tellGain(shape: string, figures: readonly number[]): string | undefined {
  if (
    !/\b(?:profit|loss)\b/.test(shape) ||
    /\b(?:tax|fee|average|percent|il)\b|\beach share\b|\bprofit each\b/.test(shape)
  )
    return undefined
  const gold = bindFigures(
    shape,
    figures,
    {
      unit: 'N gram(?=.* N gram)|each N gram',
      bought: 'buy at N|buy N|at N buy|N at buy|N buy|N',
      sold: 'now N|N now|N',
      held: 'hold N gram|N gram at|N gram',
    },
    'at now each gram hold profit price buy or loss became',
  )
  if (gold !== undefined && /\bgram\b/.test(shape))
    return gold.unit === grams ? `${gold.held} * ( ${gold.sold} - ${gold.bought} ) / ${gold.unit}` : undefined
  const half = /\bhalf\b/.test(shape) ? ' / 2' : ''
  const count = 'buy N share|hold N share|share N(?= at)|hold N|N share|N share(?= at)'
  // "Buy 250, sell 230" or "250 me kharide, 230 me beche"; one that may be both is neither.
  const readings = [
    {
      count: `buy N(?= at)|${count}`,
      bought: 'buy (?:share )?(?:at )?(?:dollars )?N|(?<!sell |half |now |each )at (?:dollars )?N',
      sold: 'sell (?:half )?(?:share )?(?:at )?(?:dollars )?N|now (?:at )?N',
    },
    { count, bought: '(?:at )?N (?:at )?(?:each )?buy', sold: '(?:at )?N (?:at )?(?:each )?(?:sell|now)' },
    { count, bought: '(?:at )?N (?:at )?(?:each )?buy', sold: 'now (?:at )?N' },
  ]
  const told = readings.flatMap((roles) => {
    const found = bindFigures(
      shape,
      figures,
      roles,
      'buy sell share at profit or loss each price hold now change half',
    )
    return found === undefined ? [] : [`${found.count}${half} * ( ${found.sold} - ${found.bought} )`]
  })
  return new Set(told).size === 1 ? told[0] : undefined
}

/** Coins in a pool against coins that are kept. */
function tellPool(shape: string, figures: readonly number[]): string | undefined {
  const isOfPool = /\bil\b|\bpool\b/.test(shape)
  if (!isOfPool) return undefined
  const found = bindFigures(
    shape,
    figures,
    {
      'fall?': 'down P|loss P|P down',
      'rise?': 'up P|goes up P|P up',
      'multiple?': 'goes N x|N x|to N x',
      'deposit?': 'dollars N|N dollars',
      'weight?': 'N(?= / N)',
      'other?': '/ N',
    },
    'il loss when share stable doubles triples quadruples goes pool dollars less no fee against at hold',
  )
  if (found === undefined) return undefined
  const [named = ''] = /\b(?:doubles|triples|quadruples)\b/.exec(shape) ?? []
  const multiple = found.multiple ?? multiples[named]
  const change =
    found.fall !== undefined
      ? -found.fall
      : (found.rise ?? (multiple === undefined ? undefined : (multiple - 1) * 100))
  const isEven = (found.weight ?? 50) === 50 && (found.other ?? 50) === 50
  if (change === undefined || !isEven) return undefined
  const deposit =
    found.deposit === undefined ? '' : ` put into the pool ${found.deposit} dollars , difference`
  return `impermanent loss price change of the coin ${change} %${deposit}`
}

/** With what both sides of a trade cost, and what a coin earns. */
function tellTrade(shape: string, figures: readonly number[]): string | undefined {
  if (/\bstake\b|\blent\b/.test(shape)) return undefined
  if (/\beven\b/.test(shape)) {
    const found = bindFigures(
      shape,
      figures,
      {
        bought: 'buy share at N|share at N|buy at N|buy N|N',
        fee: 'fee P|P fee|P',
        'other?': 'P fee|P both|P sell|P',
      },
      'buy sell fee both each even price share at',
    )
    const { bought, fee = 0, other = fee } = found ?? {}
    const isOfBoth = found?.other !== undefined || /\bboth\b|\beach\b/.test(shape)
    return bought === undefined || !isOfBoth
      ? undefined
      : `${bought} * ( 1 + ${fee} / 100 ) / ( 1 - ${other} / 100 )`
  }
  const found = bindFigures(
    shape,
    figures,
    {
      fee: 'P fee both|P fee each both|P fee|fee P',
      bought: 'buy share at N|buy at N|buy N',
      sold: 'sell at N|sell N',
      count: 'N share',
    },
    'buy sell share at each both exchange second profit arbitrage dollars fee',
  )
  if (found === undefined || !/\bprofit\b/.test(shape) || !/\bboth\b/.test(shape)) return undefined
  const { fee, bought, sold, count } = found
  return `${count} * ( ${sold} * ( 1 - ${fee} / 100 ) - ${bought} * ( 1 + ${fee} / 100 ) )`
}
