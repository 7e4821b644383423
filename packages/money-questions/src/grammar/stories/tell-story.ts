import { notCounted } from '../not-counted.ts'
import { type Asked, addUp } from './add-up.ts'
import { factorOf, join } from './join-measures.ts'
import type { Meaning } from './story-words.ts'
import {
  ANY,
  type Figure,
  isTime,
  MONEY,
  PERCENT,
  type Piece,
  takeStory,
  unitOf,
  type Word,
} from './take-story.ts'

const isFigure = (piece: Piece | undefined): piece is Figure => piece?.kind === 'figure'
const isWord = (piece: Piece | undefined): piece is Word => piece?.kind === 'word'
const says = (piece: Piece | undefined, meaning: Meaning): boolean =>
  isWord(piece) && piece.means.has(meaning)

/**
 * Figures that count and cost, and what is added to them or taken off, as a sum: "3 shirts at 500 and 2 trousers at 900",
 * "bill 4000, 10 % off, delivery 60". Undefined where a word may say anything else, or what is asked stays open.
 *
 * @param isKnown whether any vocabulary has a word: what none has is a thing or a name
 */
export function tellStory(text: string, isKnown: (word: string) => boolean): string | undefined {
  const taken = takeStory(text, isKnown)
  if (taken === undefined) return undefined
  const pieces = withPeriods(withCounts(taken))
  if (pieces === undefined) return undefined
  const figures = pieces.filter(isFigure)
  if (figures.length < 1 || figures.length > 7) return undefined
  const isDouble = (piece: Piece, at: number) =>
    says(piece, 'double') && (!isFigure(pieces[at + 1]) || figures.some(({ per }) => per !== undefined))
  if (pieces.some(isDouble)) return undefined
  const asked = readAsked(pieces)
  if (asked === 'open') return undefined
  return inProportion(pieces, asked) ?? forOne(pieces, asked) ?? traded(pieces) ?? told(pieces, asked)
}

/** "10 pens for 500, how much for 3?": the figure without a unit counts what the first one does; fuel is priced by the litre. */
function withCounts(pieces: readonly Piece[]): readonly Piece[] {
  const [count, cost, bare, ...more] = pieces.filter(isFigure)
  const isOfFuel = pieces.some((piece) => isFigure(piece) && piece.of === 'km' && piece.per === 'l')
  if (isOfFuel)
    return pieces.map((piece, at) => {
      const names = pieces.slice(Math.max(0, at - 3), at)
      const isPrice = names.some((name) => isWord(name) && /^(?:petrol|diesel|fuel)$/.test(name.text))
      return isFigure(piece) && piece.of === MONEY && piece.per === undefined && isPrice
        ? { ...piece, per: 'l' }
        : piece
    })
  if (
    count === undefined ||
    cost?.of !== MONEY ||
    bare?.isBare !== true ||
    bare.of !== MONEY ||
    more.length > 0
  )
    return pieces
  if (
    count.of === MONEY ||
    count.of === PERCENT ||
    isTime(count.of) ||
    count.per !== undefined ||
    cost.per !== undefined
  )
    return pieces
  const at = pieces.indexOf(bare)
  const [asked, joint] = [pieces[at - 2], pieces[at - 1]]
  const isOfMany =
    isWord(asked) &&
    isWord(joint) &&
    /^(?:much|cost) for|^(?:price|cost) (?:for|of)/.test(`${asked.text} ${joint.text}`)
  return isOfMany && !isWord(pieces[at + 1]) ? pieces.with(at, { ...bare, of: count.of }) : pieces
}

/** "Hourly 400", "monthly salary 52,000"; "at 40" is for one of what is counted before it. */
function withPeriods(pieces: readonly Piece[]): Piece[] | undefined {
  let period: string | undefined
  let counted: string | undefined
  let isClear = true
  const told = pieces.map((piece, at) => {
    if (piece.kind === 'pause') period = undefined
    if (isWord(piece)) {
      const unit = unitOf(piece.text)
      if (/ly$|^annual$/.test(piece.text) && isTime(unit)) period = unit
      if (isTime(unit) && says(pieces[at - 1], 'per') && isFigure(pieces[at + 1])) period = unit
      if (/^(?:shares?|units?)$/.test(piece.text)) counted = piece.text
    }
    if (!isFigure(piece) || piece.of === PERCENT) return piece
    if (piece.of !== MONEY) counted = piece.of
    // "Yearly 24,000 per month".
    if (period !== undefined && piece.per !== undefined && piece.per !== period) isClear = false
    const own = piece.per ?? period ?? (says(pieces[at - 1], 'at') && counted !== undefined ? ANY : undefined)
    if (piece.of === MONEY) period = undefined
    return piece.of === MONEY ? { ...piece, per: own } : piece
  })
  return isClear ? told : undefined
}

function readAsked(pieces: readonly Piece[]): Asked | 'open' {
  const asked: Asked = {}
  for (const [at, piece] of pieces.entries()) {
    if (!isWord(piece)) continue
    const next = pieces[at + 1]
    if (piece.text === 'many' || piece.text === 'quantity' || piece.text === 'long') {
      const unit =
        isWord(next) && (next.means.size === 0 || next.text === 'rupees' || isTime(unitOf(next.text)))
          ? unitOf(next.text)
          : ANY
      if (asked.many !== undefined && asked.many !== unit) return 'open'
      asked.many = unit
      continue
    }
    const unit = unitOf(piece.text)
    const former = pieces[at - 1]
    const before = isWord(former) ? former.text : ''
    const isPeriod = isTime(unit) && (unit !== piece.text || says(pieces[at - 1], 'per'))
    const isOne = (says(pieces[at - 1], 'per') || says(pieces[at - 1], 'own')) && isWord(pieces[at - 1])
    const isTold = pieces.slice(at).findIndex((one) => one.kind !== 'word')
    const follows = isTold >= 0 && isFigure(pieces[at + isTold]) ? pieces[at + isTold] : undefined
    const isOfFigure = isFigure(follows) && follows.per === unit
    if (isOfFigure) continue
    if (isTime(unit) && unit === piece.text && !isPeriod && !isTime(unitOf(before))) return 'open'
    if (isPeriod || (isOne && pieces.some((one) => isFigure(one) && factorOf(one.of, unit) !== undefined))) {
      if (asked.per !== undefined && asked.per !== unit) return 'open'
      asked.per = unit
    } else if (
      piece.text === 'each' ||
      piece.text === 'one' ||
      piece.text === 'piece' ||
      piece.text === 'head'
    ) {
      // "Each of 6 pays 450" tells it.
      if (follows === undefined) asked.per ??= ANY
    }
  }
  return asked
}

const ofTrade: readonly Meaning[] = [
  'up',
  'down',
  'plus',
  'left',
  'rest',
  'old',
  'double',
  'tax',
  'most',
  'split',
  'more',
  'save',
]

/** "5 shirts for 2,000, sold at 520 each", "40 shares from 250 to 290": what so many were bought and sold for, or each of them. */
function traded(pieces: readonly Piece[]): string | undefined {
  const figures = pieces.filter(isFigure)
  const count = figures.find(({ of }) => of !== MONEY && of !== PERCENT && !isTime(of))
  const prices = figures.filter(({ of }) => of === MONEY)
  if (figures.length !== 3 || prices.length !== 2 || count === undefined || count.per !== undefined)
    return undefined
  const words = pieces.filter(isWord)
  const asked = words.filter(({ text }) => /^(?:profit|gain|gained|loss)$/.test(text))
  const isOther = words.some(
    (word) =>
      /^(?:percent|percentage|margin|roi|%|not)$/.test(word.text) || ofTrade.some((one) => says(word, one)),
  )
  // "100 each, 90 each, 10 pieces, loss" may be of one of them.
  const isOpen =
    prices.every(({ per }) => per === ANY) &&
    words.some(({ text }) => text === 'costs' || text === 'cost') &&
    !words.some((word) => says(word, 'total'))
  // "24 eggs for 120, sold at 78 a dozen".
  const isOfOthers = prices.some(({ per }) => per !== undefined && per !== ANY && per !== count.of)
  if (asked.length !== 1 || isOther || isOpen || isOfOthers) return undefined
  const sides = prices.map((price) => {
    const at = pieces.indexOf(price)
    const former = pieces.findLastIndex((piece, place) => place < at && isFigure(piece))
    const before = pieces.slice(former + 1, at).filter(isWord)
    const joint = before.at(-1)?.text ?? ''
    const name = before.findLast((word) => says(word, 'bought') || says(word, 'sold'))
    const isSold = joint === 'to' || (name !== undefined && says(name, 'sold'))
    const isEach = price.per === ANY || price.per === count.of || /^(?:at|@|from|to)$/.test(joint)
    return { price, isSold, isEach, isAll: price.per === undefined && joint === 'for' }
  })
  const sold = sides.find((side) => side.isSold)
  const paid = sides.find((side) => !side.isSold)
  if (sold === undefined || paid === undefined || sides.some(({ isEach, isAll }) => isEach === isAll))
    return undefined
  const worth = ({ price, isEach }: (typeof sides)[number]) =>
    isEach ? price.value * count.value : price.value
  const text = ({ price, isEach }: (typeof sides)[number]) =>
    isEach ? `${price.text} * ${count.text}` : price.text
  const [more, less] = asked[0]?.text === 'loss' ? [paid, sold] : [sold, paid]
  return worth(more) > worth(less) ? `${text(more)} - ${text(less)}` : undefined
}

const plain = (figure: Figure) => figure.per === undefined && figure.of !== PERCENT

/** "5 kg for 300, 8 kg?": two figures that belong together, and another for one of them. */
function inProportion(pieces: readonly Piece[], asked: Asked): string | undefined {
  const figures = pieces.filter(isFigure)
  const places = pieces.flatMap((piece, at) => (isFigure(piece) ? [at] : []))
  if (figures.length !== 3 || !figures.every(plain)) return undefined
  const alone = figures.findIndex(
    (one) => figures.filter((other) => factorOf(one.of, other.of) !== undefined).length === 1,
  )
  const twins = [0, 1, 2].filter((place) => place !== alone)
  const single = figures[alone]
  const [first, second] = twins.map((place) => figures[place])
  if (single === undefined || first === undefined || second === undefined) return undefined
  if (factorOf(first.of, second.of) === undefined || isTime(single.of)) return undefined
  if (first.of !== MONEY && single.of !== MONEY) return undefined
  const distance = (place: number) => {
    const [low, high] = [
      Math.min(places[place] ?? 0, places[alone] ?? 0),
      Math.max(places[place] ?? 0, places[alone] ?? 0),
    ]
    return pieces
      .slice(low, high)
      .filter(
        (piece) => piece.kind === 'pause' || isFigure(piece) || says(piece, 'if') || says(piece, 'many'),
      ).length
  }
  const [near, far] = twins.map(distance)
  if (near === undefined || far === undefined || near === far) return undefined
  const [paired, other] = near < far ? [first, second] : [second, first]
  const isClear = pieces.every(
    (piece) =>
      !isWord(piece) ||
      piece.text === 'with' ||
      !['up', 'down', 'plus', 'split', 'left', 'total', 'gain'].some((one) =>
        piece.means.has(one as Meaning),
      ),
  )
  if (!isClear) return undefined
  if (asked.many !== undefined && asked.many !== ANY && factorOf(asked.many, single.of) === undefined)
    return undefined
  if (asked.many !== undefined && single.of === MONEY) return undefined
  // "6 eggs for 48, how much for 30": of the two that look like rupees one counts eggs.
  if (asked.many === undefined && single.of !== MONEY) return undefined
  const behind = pieces[pieces.indexOf(other) + 1]
  // "30 days, 5 days gone": what stands behind a time may say that it does not count.
  if (isTime(other.of) && isWord(behind) && behind.means.size === 0 && !notCounted.test(behind.text))
    return undefined
  const factor = factorOf(other.of, paired.of) ?? 1
  const scaled =
    factor === 1 ? other.text : factor < 1 ? `${other.text} / ${1 / factor}` : `${other.text} * ${factor}`
  // "Absent 3 days" is what is not paid for, where so many are not more than all.
  if (pieces.some((piece) => isWord(piece) && notCounted.test(piece.text)))
    return factor === 1 && other.value < paired.value && asked.many === undefined && single.of === MONEY
      ? `${single.text} * ( ${paired.text} - ${other.text} ) / ${paired.text}`
      : undefined
  return `${single.text} * ${scaled} / ${paired.text}`
}

/** "5 litres 750, a litre": so much for one. */
function forOne(pieces: readonly Piece[], asked: Asked): string | undefined {
  const figures = pieces.filter(isFigure)
  const [one, other] = figures
  if (figures.length !== 2 || one === undefined || other === undefined || asked.per === undefined)
    return undefined
  if (!plain(one) || !plain(other)) return undefined
  const [cost, count] = one.of === MONEY ? [one, other] : [other, one]
  if (cost.of !== MONEY || count.of === MONEY) return undefined
  if (
    pieces.some(
      (piece) => says(piece, 'up') || says(piece, 'down') || says(piece, 'plus') || says(piece, 'gain'),
    )
  )
    return undefined
  const factor = asked.per === ANY ? 1 : factorOf(count.of, asked.per)
  return factor === undefined
    ? undefined
    : `${cost.text} / ${factor === 1 ? count.text : `( ${count.text} * ${factor} )`}`
}

const foreign = /^(?:usd|dollar|euro|pound|yen|dirham|riyal|franc)$/

/** Every count with what one costs, and then what is added and taken off. */
function told(pieces: readonly Piece[], asked: Asked): string | undefined {
  const joined: Piece[] = []
  const target = asked.many ?? asked.per
  const all = pieces.filter(isFigure)
  if (all.some(({ of, per }) => foreign.test(of) || foreign.test(per ?? ''))) return undefined
  // "5000 a month for 10 years" may be put aside.
  const isOfTime = all.every(({ of, per }) => (of === MONEY && (per === ANY || isTime(per))) || isTime(of))
  const isOfOneTime =
    all.length === 2 &&
    all.some(({ of, per }) => of !== MONEY && all.some((one) => one.per === of) && per === undefined)
  if (
    all.length > 1 &&
    isOfTime &&
    !isOfOneTime &&
    asked.many === undefined &&
    !pieces.some(
      (piece) =>
        isWord(piece) &&
        piece.text.length > 2 &&
        !isTime(unitOf(piece.text)) &&
        (piece.means.size === 0 || piece.means.has('spent') || piece.means.has('income')),
    )
  )
    return undefined
  for (const piece of withSpan(pieces, target)) {
    const last = joined.findLastIndex(
      (one) => isFigure(one) && (one.of !== PERCENT || !isFigure(piece) || !isTime(piece.of)),
    )
    const before = joined[last]
    const between = joined.slice(last + 1)
    const isApart = between.some(
      (one) =>
        ['up', 'down', 'plus', 'left', 'bought', 'sold'].some((meaning) => says(one, meaning as Meaning)) &&
        !says(one, 'pair'),
    )
    const made =
      isFigure(piece) &&
      isFigure(before) &&
      piece.of !== PERCENT &&
      before.of !== PERCENT &&
      (!isApart || (before.per === piece.of && piece.per === undefined))
        ? join(before, piece, target)
        : undefined
    if (made === undefined || !isFigure(piece)) joined.push(piece)
    else {
      if (isTime(piece.of) && isFigure(before) && isBeside(joined.slice(0, last + 1))) return undefined
      joined.splice(last, 1, made)
    }
  }
  return isOneSideEach(joined, all) ? undefined : addUp(joinRates(joined, target), asked)
}

/** "Bought 200 shares at 95, sold 118": the price of one beside what all of them cost. */
function isOneSideEach(joined: readonly Piece[], told: readonly Figure[]): boolean {
  const sides = joined.flatMap((piece, at) =>
    isFigure(piece) && (says(joined[at - 1], 'bought') || says(joined[at - 1], 'sold'))
      ? [told.includes(piece)]
      : [],
  )
  return new Set(sides).size > 1
}

/** "Milk 60 a day, newspaper 6 a day, 30 days": the time is that of both. */
function withSpan(pieces: readonly Piece[], target: string | undefined): readonly Piece[] {
  const [span, ...others] = pieces.filter(
    (piece): piece is Figure => isFigure(piece) && isTime(piece.of) && piece.per === undefined,
  )
  const isOfIt = (piece: Piece): piece is Figure =>
    isFigure(piece) && piece.of !== PERCENT && piece.per === span?.of
  if (span === undefined || others.length > 0 || pieces.filter(isOfIt).length < 2) return pieces
  const isBesideOther = pieces.some((piece, at) => isOfIt(piece) && isBeside(pieces.slice(0, at + 1)))
  return isBesideOther
    ? pieces
    : pieces.flatMap((piece) =>
        piece === span ? [] : [isOfIt(piece) ? (join(piece, span, target) ?? piece) : piece],
      )
}

/** "Mason 900 and helper 500 a day for 10 days": what is said of the one may be said of both. */
function isBeside(pieces: readonly Piece[]): boolean {
  const former = pieces.findLastIndex((piece, at) => at < pieces.length - 1 && isFigure(piece))
  const amount = pieces[former]
  const between = pieces.slice(former + 1, -1)
  return (
    isFigure(amount) &&
    amount.of === MONEY &&
    amount.per === undefined &&
    between.every(isWord) &&
    between.some((word) => isWord(word) && word.text === 'and')
  )
}

const apart: readonly Meaning[] = ['up', 'down', 'plus', 'left', 'bought', 'sold', 'gain', 'split', 'total']

/** "18 km per litre, 104 a litre, 540 km": rates and counts that belong together, whatever stands between them. */
function joinRates(pieces: readonly Piece[], target: string | undefined): readonly Piece[] {
  let figures = pieces.filter(isFigure)
  const isPlain =
    figures.every(({ of }) => of !== PERCENT) &&
    figures.filter(({ of }) => of === MONEY).length === 1 &&
    !pieces.some((piece) => apart.some((meaning) => says(piece, meaning)))
  if (!isPlain) return pieces
  for (let isJoined = true; isJoined && figures.length > 1; ) {
    const pairs = figures.flatMap((one) =>
      figures.filter((other) => other !== one).map((other) => [one, other] as const),
    )
    const made = pairs
      .map(([one, other]) => ({ one, other, all: join(one, other, target) }))
      .find(({ all }) => all !== undefined)
    isJoined = made?.all !== undefined
    if (made?.all !== undefined)
      figures = [...figures.filter((figure) => figure !== made.one && figure !== made.other), made.all]
  }
  const [only, ...others] = figures
  return only !== undefined && others.length === 0 && only.of === MONEY
    ? [only, ...pieces.filter((piece) => !isFigure(piece))]
    : pieces
}
