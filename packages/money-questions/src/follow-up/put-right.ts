import { deniedEither, deniedFirst, deniedSecond, rightAfter } from '../grammar/corrections.ts'
import { idleBeside } from './idle-beside.ts'
import type { Talk } from './talk.ts'
import { withNewFigures } from './tell-again.ts'
import { figuresOf, type WrittenFigure, withInstead, withUnitOf } from './written-figures.ts'

/** A turn that puts a figure of before right: the question before with it, or the turn with the unit of that figure. */
export type PutRight = { whole: string } | { turn: string } | 'unclear'

/**
 * "Bought for 3.9 not 2.9" after "bought for 2.9L": what holds is counted as what is denied was. Undefined where nothing
 * is denied; unclear where what is was never said, or more than once.
 */
export function putRight({ whole, told }: Pick<Talk, 'whole' | 'told'>, said: string): PutRight | undefined {
  const again = putLastRight(told, said)
  if (again !== undefined) return again
  const [pattern, found] = [deniedSecond, deniedFirst, deniedEither]
    .map((one) => [one, one.exec(said)] as const)
    .find(([, match]) => match !== null) ?? [undefined, undefined]
  if (found === undefined || found === null) return undefined
  const [, before = '', one = '', other = '', behind = ''] = found
  const rest = `${before} ${behind}`
  const texts = whole === undefined ? told : [whole]
  const isMore = /\d/.test(rest)
  if ((isMore && whole === undefined) || !idleBeside(rest, texts)) return undefined
  const [[first], [second]] = [figuresOf(one), figuresOf(other)]
  if (first === undefined || second === undefined) return undefined
  const ways = [
    { right: first, wrong: second },
    { right: second, wrong: first },
  ]
  const open = pattern === deniedSecond ? ways.slice(0, 1) : pattern === deniedFirst ? ways.slice(1) : ways
  // What was said with its unit on both sides is understood by itself.
  if (first.unit !== '' && second.unit !== '') return undefined
  const placed = open.flatMap(({ right, wrong }) => {
    const places = texts.flatMap((text) => placesOf(text, wrong))
    return places.length === 1 ? places.map((place) => ({ place, right })) : []
  })
  const [only, ...others] = placed
  if (only === undefined || others.length > 0) return 'unclear'
  const { place, right } = only
  const isOther = right.unit !== '' && right.kind !== place.figure.kind
  if (isOther) return 'unclear'
  const instead = withUnitOf(place.figure, right)
  if (whole !== undefined) {
    const righted = withInstead(whole, place.figure, instead)
    // "8 not 9 and 15 years" changes two figures.
    const changed = isMore ? withNewFigures(righted, rest) : righted
    return changed === undefined ? 'unclear' : { whole: changed }
  }
  return {
    turn: `${rest.replace(/\b(?:sorry|i meant?|said)\b/g, '')} ${instead}`.replace(/\s+/g, ' ').trim(),
  }
}

/** "No 6" after "7 years" is six years: the one figure of the turn before with other digits. */
function putLastRight(told: Talk['told'], said: string): PutRight | undefined {
  const [right] = figuresOf(rightAfter.exec(said)?.[1] ?? '')
  const before = told.at(-1) ?? ''
  const [figure, ...others] = figuresOf(before)
  // What has its unit is understood by itself, and the first question has more figures than one.
  if (right === undefined || right.unit !== '' || told.length < 2) return undefined
  if (figure === undefined || others.length > 0) return undefined
  return { turn: withInstead(before, figure, withUnitOf(figure, right)) }
}

/** The figures of a text that are written with the same digits, or are the same where a unit is said. */
function placesOf(text: string, { digits, unit, kind, value }: WrittenFigure): { figure: WrittenFigure }[] {
  const isSame = (figure: WrittenFigure) =>
    unit === '' ? Number(figure.digits) === Number(digits) : figure.kind === kind && figure.value === value
  return figuresOf(text).flatMap((figure) => (isSame(figure) ? [{ figure }] : []))
}
