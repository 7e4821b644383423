import { inFull, scales } from '../number-words.ts'
import { scale } from '../rephrasings/rephrasing.ts'
import { end, months, years } from '../rephrasings/take-figures.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

/** A figure by what it counts, in rupees, percent or months, or a word. */
export type Piece = { kind: 'amount' | 'percent' | 'months'; value: number } | { kind: 'word'; text: string }

export type Clause = readonly Piece[]

const piece = new RegExp(
  toPlainLetters(
    `(?:rs |inr |₹ ?)?(?<number>\\d+(?:\\.\\d+)?)(?: ?(?:(?<percent>%|percent|per cent|pratishat|प्रतिशत|फीसदी)|(?<years>${years})${end}|(?<months>${months})${end}|(?<scale>${scale})${end}))?(?: (?:rs|rupees|rupaye|रुपये|रुपए)${end})?|(?<word>[a-z\\u0900-\\u097f]+|[%+@=/*×-])|(?<pause>[,;:?.!])|(?<odd>\\S)`,
  ),
  'g',
)

/** The clauses of a normalized question: its pieces between pauses and the words that begin another clause. */
export function takeClauses(text: string, beginning: ReadonlySet<string>): Clause[] {
  const clauses: Piece[][] = [[]]
  const begin = () => clauses.push([])
  for (const { groups = {} } of text.matchAll(piece)) {
    const { number, percent, years: inYears, months: inMonths, scale: of, word, pause, odd } = groups
    if (number !== undefined) {
      const value = Number(number)
      if (percent !== undefined) clauses.at(-1)?.push({ kind: 'percent', value })
      else if (inYears !== undefined) clauses.at(-1)?.push({ kind: 'months', value: value * 12 })
      else if (inMonths !== undefined) clauses.at(-1)?.push({ kind: 'months', value })
      else clauses.at(-1)?.push({ kind: 'amount', value: inFull(value, scales.get(of ?? '') ?? 1) })
    } else if (pause !== undefined) begin()
    else if (word !== undefined || odd !== undefined) {
      const said = word ?? odd ?? ''
      if (beginning.has(said)) begin()
      clauses.at(-1)?.push({ kind: 'word', text: said })
    }
  }
  return clauses.map(withRestOfTime).filter((clause) => clause.length > 0)
}

/** The word at a place; empty where there is a figure. */
export function wordAt(clause: Clause, at: number): string {
  const piece = clause[at]
  return piece?.kind === 'word' ? piece.text : ''
}

/** "2 years 6 months" is one time. */
function withRestOfTime(clause: Clause): Clause {
  return clause.reduce<Piece[]>((taken, one) => {
    const before = taken.at(-1)
    if (one.kind === 'months' && before?.kind === 'months' && before.value % 12 === 0 && one.value < 12)
      taken.splice(-1, 1, { kind: 'months', value: before.value + one.value })
    else taken.push(one)
    return taken
  }, [])
}
