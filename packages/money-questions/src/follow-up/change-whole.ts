import { harmlessWords } from '../grammar/harmless-words.ts'
import {
  amountNames,
  anyAmount,
  asItWas,
  becoming,
  besideChange,
  downWords,
  eitherNames,
  keepsAnother,
  monthSaid,
  moreBetween,
  ofAllOfThem,
  ofRise,
  ofSomebody,
  oneMore,
  outcomeNames,
  rateNames,
  saidBy,
  thingOf,
  timeNames,
  upWords,
  yearSaid,
} from '../grammar/turn-words.ts'
import { idleBeside } from './idle-beside.ts'
import { plain } from './tell-again.ts'
import { figuresOf, type WrittenFigure, withInstead, wordsOf } from './written-figures.ts'

/** More points than these no rate changes at once; a larger percentage is a share of an amount. */
const MOST_POINTS = 3
/** By more times itself, and by a smaller part, no amount changes. */
const [MOST_TIMES, LEAST_PART] = [3, 0.005]
const MONTHS = 12
/** So close to an amount stands how often it comes. */
const BESIDE = 10
/** "और 5 साल" goes on from before as well as it may be so much more. */
const opening = /^(?:aur|और) /
/** What is paid every month without saying so. */
const paidMonthly = /\b(?:sip|rd|swp)\b|एसआईपी/
/** An income that a bonus is a part of. */
const ofIncome = /\btax\b.*\bsalary\b|\bsalary\b.*\btax\b/
const toPercent = /\bto \d[\d.]* ?(?:%|percent)/
/** A sum, or what something is held against. */
const noDifference = /[-+*/<>=]|\bthan\b|\bse (?:kam|zyada|jyada)\b|से (?:कम|ज्यादा)/

/**
 * The question before with its figures changed as a turn says: "2 lakh more", "if I stay 3 more years and basic becomes
 * 1.1 lakh", "price cut to 110". Undefined where it is not plain which figure is meant, or where a word says anything else.
 */
export function changeWhole(whole: string, turn: string, isSum: boolean): string | undefined {
  const idle = [asItWas, saidBy].reduce((text, words) => text.replace(words, ' '), turn.replace(opening, ''))
  const said = idle.replace(ofSomebody, ' ')
  const turned = said.replace(oneMore, '1 more people').replace(moreBetween, '$1 $3 $2').replace(thingOf, ' ')
  if (said !== idle && ofAllOfThem.test(turn)) return undefined
  // "Goes up to 110 %" is none that it goes up by.
  if (isSum && toPercent.test(turned)) return undefined
  if (keepsAnother.test(turned) || noDifference.test(turned)) return undefined
  const clauses = cutClauses(turned)
  // "15 % hike and 5,000 bonus" after a sum is another sum.
  const isSeveral = clauses.filter((clause) => figuresOf(clause).length > 0).length > 1
  const isEach = !isSum && (isSeveral || said !== idle)
  let changed: string | undefined = whole
  for (const clause of clauses)
    changed = changed === undefined ? undefined : changeOnce(changed, clause, isEach)
  return changed === whole ? undefined : changed
}

/** One clause for each figure, and those that ask for something. */
function cutClauses(turn: string): string[] {
  const isSeveral = figuresOf(turn).length > 1
  return turn
    .split(isSeveral ? /[,.;?]+(?!\d)| and | aur | और | but / : /[,.;?]+(?!\d)/)
    .filter((clause) => clause.trim() !== '')
}

function changeOnce(whole: string, clause: string, isEach: boolean): string | undefined {
  const [figure, ...others] = figuresOf(clause)
  const known = [whole]
  const words = wordsOf(clause)
  const isRise = ofIncome.test(whole) && words.some((word) => ofRise.has(word))
  const isUp = isRise || words.some((word) => upWords.has(word))
  const isDown = words.some((word) => downWords.has(word))
  const rest = words.filter(
    (word) =>
      !upWords.has(word) && !downWords.has(word) && !besideChange.has(word) && !(isRise && ofRise.has(word)),
  )
  const isCalled = (names: ReadonlySet<string>) => rest.some((word) => names.has(word))
  const left = rest.filter((word) => ![anyAmount, rateNames, timeNames].some((names) => names.has(word)))
  if (!idleBeside(left.join(' '), known)) return undefined
  // What is asked behind the changes: "each?", "total EMI?".
  if (figure === undefined) return !isUp && !isDown ? whole : undefined
  if (others.length > 0) return undefined
  // "EMI 20,000 more" is no larger loan.
  const isOutcome = (word: string) =>
    outcomeNames.has(word) || (eitherNames.has(word) && !isBefore(whole, word))
  if (figure.kind === 'amount' && rest.some(isOutcome)) return undefined
  const isTo = becoming.test(clause.slice(0, figure.at)) && !/\bby\b/.test(clause)
  const sign = isTo || isUp === isDown ? 0 : isUp ? 1 : -1
  if (isUp && isDown && !isTo) return undefined
  const kinds = {
    amount: isRise || isCalled(amountNames),
    percent: isCalled(rateNames),
    time: isCalled(timeNames),
  }
  const place = findPlace(whole, clause, figure, sign, { words: rest, kinds })
  if (place === undefined) return undefined
  if (sign === 0) {
    const isSaid = isEach || isTo || place.isNamed
    return isSaid ? withInstead(whole, place.figure, put(place.figure, figure)) : undefined
  }
  const value = changedBy(place.figure, figure, sign)
  return value > 0 ? withInstead(whole, place.figure, write(place.figure, value)) : undefined
}

/** What a figure becomes by a difference: a percentage of an amount, points of a rate. */
function changedBy({ kind, value }: WrittenFigure, by: WrittenFigure, sign: number): number {
  const isShare = by.kind === 'percent' && kind !== 'percent'
  return Number((isShare ? value * (1 + (sign * by.value) / 100) : value + sign * by.value).toPrecision(12))
}

/** A figure with the unit of the one whose place it takes, where it has none. */
const put = ({ written, digits, kind }: WrittenFigure, figure: WrittenFigure): string =>
  figure.unit === '' && kind !== 'amount' ? written.replace(digits, figure.digits) : figure.written

function write({ kind, unit, written, digits }: WrittenFigure, value: number): string {
  if (kind !== 'time') return kind === 'amount' ? String(value) : written.replace(digits, String(value))
  const inMonths = Math.round(value * MONTHS)
  return inMonths % MONTHS === 0 && !/^m/.test(unit) ? `${value} years` : `${inMonths} months`
}

interface Place {
  figure: WrittenFigure
  /** A word beside it calls it so in both questions. */
  isNamed: boolean
}

/** The one figure of a question that a turn can be about. */
function findPlace(
  whole: string,
  clause: string,
  by: WrittenFigure,
  sign: number,
  {
    words,
    kinds,
  }: { words: readonly string[]; kinds: Readonly<Record<'amount' | 'percent' | 'time', boolean>> },
): Place | undefined {
  const isShare = by.kind === 'percent' && sign !== 0 && kinds.amount && !kinds.percent
  if (by.kind === 'percent' && sign !== 0 && !isShare && by.value > MOST_POINTS) return undefined
  const kind = isShare ? 'amount' : by.kind
  const isOtherKind = (['amount', 'percent', 'time'] as const).some((one) => one !== kind && kinds[one])
  if (isOtherKind && kind !== 'people') return undefined
  const figures = figuresOf(whole)
  const alike = figures.filter(
    (figure) => figure.kind === kind && (kind !== 'amount' || figure.isBare === by.isBare || isShare),
  )
  const named = alike.filter((figure) =>
    words.some((word) => isBeside(whole, figure, word) && isBeside(clause, by, word)),
  )
  const found = named.length === 1 ? named : ofPeriod(whole, clause, alike)
  const [figure, ...others] = found
  const isOpen = figure === undefined || others.length > 0 || !isOfSize(figure, by, sign)
  return isOpen ? undefined : { figure, isNamed: named.length === 1 }
}

/** Whether a word of a turn stands right before a figure of the question. */
const isBeside = (whole: string, { at }: WrittenFigure, word: string): boolean =>
  !besideChange.has(word) &&
  !harmlessWords.has(word) &&
  !plain.has(word) &&
  whole
    .slice(0, at)
    .match(
      /([\p{L}\p{M}]+)[ =:]*(?:of |is |at |by |to |becomes? |goes |go |up |cut |drops? |rises? |hai |ho )*$/u,
    )?.[1] === word

const isBefore = (whole: string, word: string): boolean =>
  figuresOf(whole).some((figure) => isBeside(whole, figure, word))

/** Of amounts those that come as often as a turn says; all of them where it says nothing of it. */
function ofPeriod(
  whole: string,
  clause: string,
  figures: readonly WrittenFigure[],
): readonly WrittenFigure[] {
  const [isOfMonth, isOfYear] = [monthSaid.test(clause), yearSaid.test(clause)]
  if (!isOfMonth && !isOfYear) return figures
  const told = isOfMonth ? monthSaid : yearSaid
  const beside = figures.filter(({ at, end }) =>
    told.test(whole.slice(Math.max(0, at - BESIDE), end + BESIDE)),
  )
  const isSaidOnce = isOfMonth && paidMonthly.test(whole) && !yearSaid.test(whole)
  return beside.length === 0 && isSaidOnce ? figures : beside
}

/** Whether an amount can become so much larger, or smaller. */
const isOfSize = (figure: WrittenFigure, by: WrittenFigure, sign: number): boolean =>
  sign === 0 ||
  figure.kind !== 'amount' ||
  by.kind !== 'amount' ||
  (by.value <= MOST_TIMES * figure.value && by.value >= LEAST_PART * figure.value)
