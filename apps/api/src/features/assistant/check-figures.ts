import { type Parts, together } from '@pkg/money-questions'
import { createAttributor, type TextFigure, type ToldRun } from './attribute-figures.ts'
import { createFigureMatcher } from './create-figure-matcher.ts'
import { figurePattern, toPlainFigures } from './figure-pattern.ts'
import type { KnownFigure } from './known-figures.ts'
import { lastBoundary } from './last-boundary.ts'

/** What stands in the place of a figure that nobody computed and nobody gave. */
export const UNVERIFIED = '[unverified figure]'

/** Lets a model's text through piece by piece; what it withheld is counted. */
export interface FigureChecker {
  /** Takes text in; gives back what is complete and checked, cut at its figures. */
  push(text: string): Parts
  /** The rest, checked. */
  end(): Parts
  readonly withheld: number
}

const CONTEXT = 120
/** What a figure means stands no further from it: a text is read in time that grows with it. */
const REACH = 400
/** Writing in letters that no word of ours is in: what it says cannot be held against anything. A Greek letter is a symbol. */
const foreign =
  '[[\\p{L}\\p{M}]--[\\p{Script=Latin}\\p{Script=Devanagari}\\p{Script=Common}\\p{Script=Inherited}\\p{Script=Greek}]]'
const unreadable = new RegExp(
  `(?:${foreign}|\\p{Script=Greek}{2,})(?:[^\\n\\p{L}\\p{Nd}]*(?:${foreign}|\\p{Script=Greek}{2,}))*`,
  'gv',
)
const listMarker = /^\s*(?:[-*]\s*)?$/

/**
 * Holds every figure of a text against those that are known: inputs and computed results. One that is none of them,
 * rounded as it is written and counted in what it is written as, is replaced before anybody sees it: ₹20 is not
 * 20 years, and $500 not ₹500. Markup of any kind is taken out.
 */
export function createFigureChecker(
  known: () => readonly KnownFigure[],
  currencies: ReadonlySet<string> = new Set(['INR']),
  runs: () => readonly ToldRun[] = () => [],
): FigureChecker {
  const listMisplaced = createAttributor(runs)
  /** Money without a currency of its own is in that of the question. */
  const [ownCurrency = 'INR'] = currencies
  let waiting = ''
  let withheld = 0
  /** The end of what was let through, which may name the next figure. */
  let earlier = ''

  function check(text: string): Parts {
    const plain = toPlainFigures(text).replace(unreadable, () => {
      withheld++
      return UNVERIFIED
    })
    const context = earlier
    earlier = `${earlier}${plain}`.slice(-CONTEXT)
    const findMatches = createFigureMatcher(known(), currencies)
    const invented = new Set<number>()
    const told: TextFigure[] = []
    // One pass, whose matches are used twice: a pattern keeps its place between calls, and nothing may depend on that.
    const found = [...plain.matchAll(figurePattern)]
    for (const match of found) {
      const { 0: whole, index: at, groups = {} } = match
      const end = at + whole.length
      const before = `${at < REACH ? context : ''}${plain.slice(Math.max(0, at - REACH), at)}`
      const follows = plain.slice(end, end + REACH)
      const isMarker = listMarker.test(before.slice(before.lastIndexOf('\n') + 1)) && /^[.)]\s/.test(follows)
      const matches = isMarker ? [] : findMatches(groups, before, follows)
      if (matches === undefined) invented.add(at)
      else told.push({ at, matches })
    }
    const misplaced = listMisplaced(plain, told)
    const wrong = found.filter(({ index }) => invented.has(index) || misplaced.has(index))
    withheld += wrong.length
    const starts = [0, ...found.map(({ 0: whole, index }) => index + whole.length)]
    return together(
      ...starts.flatMap((start, number): Parts => {
        const next = found[number]
        if (next === undefined) return [plain.slice(start)]
        const words = plain.slice(start, next.index)
        if (wrong.includes(next)) return [`${words}${next.groups?.label ?? ''}${UNVERIFIED}`]
        const matches = told.find(({ at }) => at === next.index)?.matches ?? []
        return [words, toPart(next[0], matches)]
      }),
    )

    /** A figure as the one that it was found to be; what says nothing of its own stays a word. */
    function toPart(written: string, matches: readonly KnownFigure[]): Parts[number] {
      const isComputed = ({ result, run }: KnownFigure) =>
        result !== undefined && (run === undefined || runs()[run]?.verified === true)
      const figure = matches.find(isComputed) ?? matches[0]
      if (figure === undefined) return written
      const { value, unit, currency } = figure
      return { text: written, value, ...unitOf(unit, currency ?? ownCurrency), computed: isComputed(figure) }
    }
  }

  return {
    push(text) {
      waiting += text
      const end = lastBoundary(waiting)
      if (end === 0) return []
      const ready = waiting.slice(0, end)
      waiting = waiting.slice(end)
      return check(ready)
    },
    end() {
      const rest = check(waiting)
      waiting = ''
      return rest
    },
    get withheld() {
      return withheld
    },
  }
}

/** The unit of a known figure as answers have it. */
function unitOf(unit: KnownFigure['unit'], currency: string): { unit: string; currency?: string } {
  if (unit !== 'money') return { unit: unit === 'any' ? 'number' : unit }
  if (currency === 'INR' || currency === 'USD') return { unit: currency.toLowerCase() }
  return { unit: 'currency', currency }
}
