import type { Topic } from './topic.ts'

const isLong = (months: number) => months > 12
const taxOf = (gain: number, kind: 'ltcg' | 'stcg') => `tax on ${kind} of shares of rs ${Math.max(0, gain)}`
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const assets: Readonly<Record<string, string>> = { equity: 'shares', gold: 'gold', property: 'property' }
const day = '(N (?:{months}) N)'.replace('{months}', months.join('|'))
const sale = new RegExp(`^(equity|gold|property) buy N ${day} sell N ${day} tax$`)
const saleFirst = new RegExp(`^(equity|gold|property) sell N ${day} buy N ${day} tax$`)

/** What was gained by a sale of shares, gold or a home, and the tax on it. */
export const ofGains: Topic = {
  about: /\bltcg\b|\bstcg\b|(?=.*(?:tax|टैक्स)).*(?:gain|profit|sold|sell)|long term|short term/,
  words: {
    long: 'ltcg long',
    short: 'stcg short',
    equity: 'equity shares share stock stocks mf mutual elss',
    gold: 'gold',
    property: 'property plot land house',
    gain: 'gain gains profit capital',
    tax: 'tax टैक्स',
    buy: 'bought buy invested purchase',
    sell: 'sold sell sale now',
    held: 'held after holding',
    month: 'months month mahine',
    year: 'years year saal ago',
    ...Object.fromEntries(
      months.map((name) => [
        name,
        {
          jan: 'jan january',
          feb: 'feb february',
          mar: 'mar march',
          apr: 'apr april',
          may: 'may',
          jun: 'jun june',
          jul: 'jul july',
          aug: 'aug august',
          sep: 'sep sept september',
          oct: 'oct october',
          nov: 'nov november',
          dec: 'dec december',
        }[name] ?? name,
      ]),
    ),
  },
  idle: 'term fund funds on from',
  rules: [
    ['short (?:gain )?(?:equity )?(?:gain )?N (?:equity )?tax', (gain = 0) => taxOf(gain, 'stcg')],
    ['long (?:gain )?N equity tax', (gain = 0) => taxOf(gain, 'ltcg')],
    [
      '(?:equity gain|gain equity) N held N month tax',
      (gain = 0, held = 0) => taxOf(gain, isLong(held) ? 'ltcg' : 'stcg'),
    ],
    [
      '(?:equity gain|gain equity) N held N year tax',
      (gain = 0, held = 0) => (held > 1 ? taxOf(gain, 'ltcg') : undefined),
    ],
  ],
  tell(shape, figures) {
    const bought = sale.exec(shape)
    const sold = saleFirst.exec(shape)
    const [, asset = '', first = '', second = ''] = bought ?? sold ?? []
    if (asset === '') return undefined
    const nameOf = (date: string) => date.split(' ')[1] ?? ''
    const [one = 0, dayOfOne, yearOfOne, other = 0, dayOfOther, yearOfOther] = figures
    const dates = [
      `${dayOfOne} ${nameOf(first)} ${yearOfOne}`,
      `${dayOfOther} ${nameOf(second)} ${yearOfOther}`,
    ]
    const [buyAt, sellAt] = bought === null ? [1, 0] : [0, 1]
    const amounts = [one, other]
    return `capital gains tax on ${assets[asset]} bought for ${amounts[buyAt]} on ${dates[buyAt]} sold for ${amounts[sellAt]} on ${dates[sellAt]}`
  },
}
