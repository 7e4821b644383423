import { bindFigures } from './bind-figures.ts'
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
  isBound: true,
  about:
    /\bltcg\b|\bstcg\b|(?=.*(?:tax|टैक्स)).*(?:gain|profit|sold|sell|redeem|fayda|faida|munafa|\bbech|nikal|फायदा|मुनाफा|बेच)|long term|short term/,
  words: {
    long: 'ltcg long',
    short: 'stcg short',
    equity: 'equity shares share stock stocks mf mutual elss शेयर शेयरों इक्विटी',
    gold: 'gold',
    property: 'property plot land house',
    gain: 'gain gains profit capital fayda faida munafa फायदा मुनाफा',
    tax: 'tax टैक्स',
    buy: 'bought buy invested purchase purchased liye liya li kharide kharida kharidi खरीदे खरीदा लिए',
    sell: 'sold sell sale now redeemed redeem beche becha bechi bech nikala nikale बेचे बेचा बेच',
    held: 'held after holding baad within बाद',
    month: 'months month mahine mahina mahino महीने',
    year: 'years year yrs yr saal sal ago साल',
    none: 'no other nothing else aur kuch nahi',
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
  idle: 'term fund funds on from cess incl including with listed delivery it in i with',
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
    const held = tellHeld(shape, figures)
    if (held !== undefined) return held
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

/** How a sale is told: "bought at 412, sold at 587", or "412 pe liye, 587 pe beche". */
const orders = [
  { bought: 'buy N|buy ~ N', sold: 'sell N|sell ~ N' },
  { bought: 'N buy', sold: 'N sell' },
]

/** Shares, or equity funds, of which it is told how long they were held, with what was gained or what they were bought and sold for. */
function tellHeld(told: string, figures: readonly number[]): string | undefined {
  if (!/\btax\b/.test(told) || !/\bequity\b/.test(told) || /\b(?:gold|property)\b/.test(told))
    return undefined
  const shape = told.replace(/\bnone(?: (?:gain|sell))?\b|\blong\b|\bshort\b/g, '').replace(/\s+/g, ' ')
  const free = 'equity gain tax sell buy held'
  const found = (['month', 'year'] as const).flatMap((unit) => {
    const held = `held N ${unit}|N ${unit}`
    const gained = bindFigures(shape, figures, { held, gain: 'gain (?:equity )?N|N (?:equity )?gain' }, free)
    const traded = orders.flatMap((order) => {
      const bound = bindFigures(shape, figures, { held, 'count?': 'N equity', ...order }, free)
      return bound === undefined ? [] : [bound]
    })
    const gains = [
      ...(gained === undefined ? [] : [{ held: gained.held, gain: gained.gain }]),
      ...traded.map(({ held: time, count = 1, sold = 0, bought = 0 }) => ({
        held: time,
        gain: count * (sold - bought),
      })),
    ]
    return gains.map(({ held: time = 0, gain = 0 }) => ({ gain, months: unit === 'year' ? 12 * time : time }))
  })
  const [only, ...others] = found
  // A year to the day is neither more nor less of one.
  if (only === undefined || others.length > 0 || only.gain <= 0 || only.months === 12) return undefined
  const isSaidLong = /\blong\b/.test(told)
  if (/\b(?:long|short)\b/.test(told) && isSaidLong !== isLong(only.months)) return undefined
  return taxOf(only.gain, isLong(only.months) ? 'ltcg' : 'stcg')
}
