import type { Draft } from '../answer/answer.ts'
import { differing } from '../grammar/differing.ts'
import { eachOfThem } from '../grammar/each-of-them.ts'
import { findWords, type Stretch } from '../read/find-words.ts'
import { pickWords } from '../read/pick-words.ts'
import type { Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import { reword } from '../read/reword.ts'
import { clarify } from './ask-back.ts'
import type { Context } from './candidate.ts'
import { compareValues } from './compare-values.ts'
import type { Step } from './plan.ts'
import { tellDifference } from './tell-difference.ts'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

/** What stands between the figures of a list: "6 %, 12 % and 7 %". The last of them is told by a word. */
const lastJoints = new Set(['and', 'or', 'aur', 'ya', 'और', 'या'])
export const isJoint = (word: string) => word === ',' || word === '/' || lastJoints.has(word)
/** What makes another question of a list: one value after the other, not one instead of the other. */
const notApart = new Set(
  'each respectively successive successively first second third then next later followed alternate total together combined sum both pehle phir fir baad kul milakar dono पहले फिर बाद कुल मिलाकर दोनों'.split(
    ' ',
  ),
)
/** What stands before a time that something went on through. */
const overYears = new Set(['over', 'across', 'during', 'last', 'past', 'these', 'pichle', 'pichhle'])
/** The largest figure of a list that has no word before its last is at most so many times the smallest. */
const LARGEST_SPAN = 10
/** How what asks for each of them begins. */
const asksEach = new Set(['what', 'how'])
/** A longer list is no comparison that anybody reads. */
const MOST = 6

/** The figures of the only list in a question: alike, and with nothing but joints between them. */
function findList({ tokens, quantities }: Reading): readonly Quantity[] | undefined {
  const lists: Quantity[][] = []
  for (const quantity of quantities) {
    const list = lists.at(-1)
    const last = list?.at(-1)
    const between = last === undefined ? [] : tokens.slice(last.end, quantity.start)
    const isJoined = between.length > 0 && between.every(({ text }) => isJoint(text))
    const isAlike = last !== undefined && (last.kind === quantity.kind || last.kind === 'bare')
    if (list !== undefined && isJoined && isAlike) list.push(quantity)
    else lists.push([quantity])
  }
  const [list, ...others] = lists.filter(({ length }) => length > 1)
  if (others.length > 0 || list === undefined || list.length > MOST) return undefined
  const [before, last] = list.slice(-2)
  // "1, 2, 3 years" and "8 / 8.5 / 9 %" need no word before the last.
  const isClosed =
    tokens.slice(before?.end, last?.start).some(({ text }) => lastJoints.has(text)) || isOneScale(list)
  return isClosed && !tokens.some(({ text }) => notApart.has(text)) ? list : undefined
}

/** Three or more figures of one size, of which the last has the unit: no two of them are two kinds of figures. */
function isOneScale(list: readonly Quantity[]): boolean {
  const values = list.map(({ value }) => value)
  const kinds = new Set(list.slice(0, -1).map(({ kind }) => kind))
  const isAlike = kinds.size === 1 && (kinds.has('bare') || kinds.has(list.at(-1)?.kind ?? 'bare'))
  const isTold = list.at(-1)?.kind === 'years' || list.at(-1)?.kind === 'percent'
  return list.length > 2 && isAlike && isTold && Math.max(...values) <= LARGEST_SPAN * Math.min(...values)
}

/** "6 %, 5 % and 7 % over three years": as many rates as years may be the rates of these years, one after the other. */
function isYearByYear({ tokens, quantities }: Reading, list: readonly Quantity[]): boolean {
  const time = quantities.find(({ kind }) => kind === 'years')
  return (
    list[0]?.kind === 'percent' &&
    time?.value === list.length &&
    overYears.has(tokens[time.start - 1]?.text ?? '')
  )
}

/** A question that asks for each figure of its list, without the words that say so. */
function withoutEach(reading: Reading): Reading {
  const found = findWords(reading, eachOfThem)
  if (found.length === 0) return reading
  const { tokens } = reading
  // Those that ask are a question by themselves.
  const pieces = [...found, undefined].flatMap((one, index): (Stretch | string)[] => {
    const before: Stretch = [found[index - 1]?.[1] ?? 0, one?.[0] ?? tokens.length]
    return one !== undefined && asksEach.has(tokens[one[0]]?.text ?? '') ? [before, 'how much'] : [before]
  })
  return reword(reading, ...pieces)
}

/** A question once for each figure of its list: the unit that is said at the end is that of all. */
function spread(reading: Reading, list: readonly Quantity[]): Reading[] {
  const { tokens } = reading
  const last = list.at(-1)
  const from = list[0]?.start
  if (last === undefined || from === undefined) return []
  // What one of its unit is: a twelfth of a year in a list of months, a lakh in one of lakhs.
  const written = Number(tokens[last.start]?.text)
  const unit = written > 0 ? last.value / written : last.unit === 'months' ? 1 / 12 : 1
  return list.map(({ kind, value, start, end }) => {
    const isOwn = kind === last.kind && (kind !== 'bare' || tokens[last.start]?.kind !== 'number')
    const figure = isOwn ? ([start, end] as const) : ([last.start, last.end] as const)
    const picked = pickWords(reading, [0, from], figure, [last.end, tokens.length])
    return isOwn ? picked : withValue(picked, from, value * unit)
  })
}

/** The same question with another number in the place of the figure that begins at a word. */
function withValue(reading: Reading, start: number, value: number): Reading {
  const tokens = reading.tokens.map((token, at) => (at === start ? { ...token, text: String(value) } : token))
  const text = tokens.map((token) => token.text).join(' ')
  const quantities = reading.quantities.map((one) => (one.start === start ? { ...one, value } : one))
  return { ...reading, tokens, text, raw: text, quantities }
}

/**
 * "At 6 %, 12 % and 7 %" as the answers with each of them, side by side; undefined where the list is not of values of
 * one figure.
 */
export function solveEach(asked: Reading, year: string, context?: Context): Draft | undefined {
  const reading = withoutEach(asked)
  const list = findList(reading)
  if (list === undefined) return undefined
  const sides = spread(reading, list).map((one) => understand(one, year, context))
  if (!sides.every((side) => side !== undefined)) return undefined
  if (isYearByYear(reading, list)) return clarify(({ askBack }) => askBack.ratesOfYears)
  const [before, now] = sides
  const isDifference = sides.length === 2 && reading.tokens.some(({ text }) => differing.has(text))
  const difference = isDifference && before && now ? tellDifference(before, now) : undefined
  return difference ?? compareValues(sides)
}

/** "SIP of 10,000 at 6 %, 12 % and 7 %" leaves the time open: it is asked for once, for all of them. */
export function askForEach(reading: Reading, year: string): Step | undefined {
  const list = findList(reading)
  const sides = list && spread(reading, list).map((one) => understand(one, year))
  return sides?.every((side) => side !== undefined) ? askForAll(sides) : undefined
}

/** The question back that is the same for each of them. */
export function askForAll(sides: readonly Understood[]): Step | undefined {
  const [first, ...others] = sides.map(({ candidate }) => candidate)
  const answer = sides[0]?.answer
  if (first === undefined || answer === undefined || first.missing.length === 0) return undefined
  const isSame = others.every(
    ({ family, ask, missing }) =>
      family === first.family && ask === first.ask && missing.join() === first.missing.join(),
  )
  const isPlain = sides.every(
    ({ candidate }) => candidate.unexplained.length + candidate.unaccounted.length === 0,
  )
  return isSame && isPlain
    ? {
        answer: { ...answer, options: [] },
        plan: { kind: 'each', candidates: sides.map(({ candidate }) => candidate) },
      }
    : undefined
}
