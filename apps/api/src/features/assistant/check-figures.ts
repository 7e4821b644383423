import { figurePattern, isVague, toPlainFigures } from './figure-pattern.ts'
import { numberWords, scales } from './solver/grammar/number-words.ts'
import { readNumber } from './solver/reading/read-number.ts'
import { normalize, tokenize } from './solver/reading/tokenize.ts'

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
/** What makes a figure of a constant: 100 years, 12 times. */
const counted = /^\s*(?:years?|rupees?|rs|times|percent|per cent)\b/i
const listMarker = /^\s*(?:[-*]\s*)?$/
const SMALL_WORD = 12
/** The number of a label such as H1 or Q3. */
const LARGEST_LABEL = 12

type Groups = Partial<
  Record<'label' | 'money' | 'digits' | 'scale' | 'percent' | 'scaled' | 'words' | 'numerals', string>
>

/**
 * Holds every figure of a text against those that are known: inputs and computed results. One that is none of them,
 * rounded as it is written, is replaced before anybody sees it. Markup of any kind is taken out.
 */
export function createFigureChecker(known: () => readonly number[]): FigureChecker {
  let waiting = ''
  let withheld = 0

  function check(text: string): string {
    const plain = toPlainFigures(text)
    const figures = known()
    return plain.replace(figurePattern, (whole: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Groups
      const at = rest.at(-3) as number
      const follows = plain.slice(at + whole.length)
      const lineStart = plain.lastIndexOf('\n', at - 1) + 1
      const isMarker = listMarker.test(plain.slice(lineStart, at)) && /^[.)]\s/.test(follows)
      if (isMarker || isKnown(groups, follows, figures)) return whole
      withheld++
      return `${groups.label ?? ''}${UNVERIFIED}`
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

function isKnown(groups: Groups, follows: string, figures: readonly number[]): boolean {
  const { label = '', digits, scaled, words } = groups
  if (digits !== undefined) {
    if (label !== '' && Number(digits) <= LARGEST_LABEL) return true
    return isKnownNumber({ ...groups, digits }, follows, figures)
  }
  const said = scaled ?? words
  if (said === undefined || isVague(said)) return false
  const value = readWords(said)
  if (words !== undefined && value !== undefined && value <= SMALL_WORD) return true
  return value !== undefined && figures.some((figure) => Math.abs(figure - value) < 0.5)
}

function isKnownNumber(
  { money, digits, scale, percent }: Groups & { digits: string },
  follows: string,
  figures: readonly number[],
): boolean {
  const factor = scale === undefined ? 1 : (scales.get(scale.toLowerCase()) ?? 1)
  const value = Number(digits.replaceAll(',', '')) * factor
  const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0
  const isBare = money === undefined && scale === undefined && percent === undefined
  if (isBare && constants.includes(value) && (value === 1 || !counted.test(follows))) return true
  const rounding = 0.5 * 10 ** -decimals * factor
  return figures.some((figure) => {
    const off = Math.abs(Math.abs(figure) - value)
    // A figure rounded away to nothing, or to half of itself, is another figure.
    return off <= 1e-9 * value || (off <= rounding * 1.000001 && rounding <= 0.01 * Math.abs(figure) + 0.005)
  })
}

/** The value of a number in words, read as the solver reads it; undefined where it is not one number. */
function readWords(words: string): number | undefined {
  const tokens = tokenize(normalize(words))
  const number = readNumber(tokens, 0) ?? readNumber(tokens, 1)
  if (number !== undefined && number.end === tokens.length) return number.value
  const [first] = tokens
  return tokens.length === 1 ? numberWords.get(first?.text ?? '') : undefined
}
