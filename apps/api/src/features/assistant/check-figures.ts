import { numberWords, scales } from './solver/grammar/number-words.ts'

/** What stands in the place of a figure that nobody computed and nobody gave. */
export const UNVERIFIED = '[unverified figure]'

/** Lets a model's text through piece by piece; what it withheld is counted. */
export interface FigureChecker {
  /** Takes text in; gives back what is complete and checked. */
  push(text: string): string
  /** The rest, checked. */
  end(): string
  readonly withheld: number
}

const LONGEST_WAIT = 400
/** Numbers that stand in formulas and say nothing of anybody's money. */
const constants = [0, 1, 12, 100]
const scaleNames = [...scales.keys()]
  .filter((name) => /^[a-z]+$/.test(name))
  .sort((a, b) => b.length - a.length)
const wordNames = [...numberWords.keys()].filter(
  (name) =>
    /^[a-z]{3,}$/.test(name) && !['bis', 'tis', 'das', 'dus', 'che', 'nau', 'ath', 'tin'].includes(name),
)

const inDigits = new RegExp(
  `(?<![\\p{L}\\d])(?<money>[₹$€£]\\s?)?(?<digits>\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?:\\s?(?<scale>${scaleNames.join('|')})(?![\\p{L}]))?(?<percent>\\s?%)?`,
  'giu',
)
const inWords = new RegExp(
  `(?<![\\p{L}])(?:${wordNames.join('|')})(?:[\\s-]+(?:and\\s+)?(?:${[...wordNames, ...scaleNames.filter((name) => name.length > 2)].join('|')}))*(?:\\s+point(?:\\s+(?:${wordNames.join('|')}))+)?(?![\\p{L}])`,
  'giu',
)
const listMarker = /^\s*(?:[-*]\s*)?$/
const SMALL_WORD = 12

/**
 * Holds every figure of a text against those that are known: inputs and computed results. One that is none of them,
 * rounded as it is written, is replaced before anybody sees it. Markup of any kind is taken out.
 */
export function createFigureChecker(known: () => readonly number[]): FigureChecker {
  let waiting = ''
  let withheld = 0

  function check(text: string): string {
    const plain = text
      .normalize('NFKC')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      .replace(/<\/?[a-z!?][^>]*>?/gi, '')
    const figures = known()
    const checked = plain.replace(inDigits, (whole: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as { money?: string; digits: string; scale?: string; percent?: string }
      const offset = rest.at(-3) as number
      const lineStart = plain.lastIndexOf('\n', offset - 1) + 1
      const isMarker =
        listMarker.test(plain.slice(lineStart, offset)) && /^[.)]\s/.test(plain.slice(offset + whole.length))
      if (isMarker || isKnown(groups, figures)) return whole
      withheld++
      return UNVERIFIED
    })
    return checked.replace(inWords, (whole) => {
      const value = toNumber(whole)
      if (value <= SMALL_WORD || figures.some((figure) => Math.abs(figure - value) < 0.5)) return whole
      withheld++
      return UNVERIFIED
    })
  }

  return {
    push(text) {
      waiting += text
      const end = lastBoundary(waiting)
      if (end === 0) return ''
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

/** Sentences and lines are complete; very long ones are cut at a space. */
function lastBoundary(text: string): number {
  const found = [...text.matchAll(/[.!?:;]\s|\n/g)].at(-1)
  if (found !== undefined) return found.index + found[0].length
  return text.length > LONGEST_WAIT ? text.lastIndexOf(' ') + 1 : 0
}

function isKnown(
  { money, digits, scale, percent }: { money?: string; digits: string; scale?: string; percent?: string },
  figures: readonly number[],
): boolean {
  const factor = scale === undefined ? 1 : (scales.get(scale.toLowerCase()) ?? 1)
  const value = Number(digits.replaceAll(',', '')) * factor
  const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0
  if (money === undefined && scale === undefined && percent === undefined && constants.includes(value))
    return true
  const rounding = 0.5 * 10 ** -decimals * factor
  return figures.some((figure) => {
    const off = Math.abs(Math.abs(figure) - value)
    // A figure rounded away to nothing, or to half of itself, is another figure.
    return off <= 1e-9 * value || (off <= rounding * 1.000001 && rounding <= 0.01 * Math.abs(figure) + 0.005)
  })
}

function toNumber(words: string): number {
  let total = 0
  let current = 0
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = scales.get(word)
    if (scale === 100) current = (current || 1) * 100
    else if (scale !== undefined) {
      total += (current || 1) * scale
      current = 0
    } else current += numberWords.get(word) ?? 0
  }
  return total + current
}
