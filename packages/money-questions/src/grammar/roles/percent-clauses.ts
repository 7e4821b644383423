import { meaningOf } from './percent-words.ts'
import { type Clause, type Piece, wordAt } from './take-clauses.ts'

/** What an amount beside a percentage is: what that is of, the percentage in money, or what there is with or without it. */
export type PercentRole = 'base' | 'change' | 'after'

const kinds = ['up', 'down', 'cut', 'taken', 'tax', 'spent', 'saved'] as const
/** What a percentage is called: a hike, a discount, a commission, what is spent. */
export type PercentKind = (typeof kinds)[number]

export type Meaning = ReturnType<typeof meaningOf>

/** What is said of an amount and one percentage, clause by clause. */
export interface Said {
  clauses: readonly Clause[]
  means: ReadonlySet<Meaning>
  /** The percentage is added; else it is taken off. */
  isAdded: boolean
  /** What the percentage is called, right behind it or right before it. */
  kind: PercentKind | undefined
}

export const isKind = (meaning: Meaning): meaning is PercentKind => kinds.some((kind) => kind === meaning)
export const isBase = (meaning: Meaning): boolean => meaning === 'base' || meaning === 'income'
/** Words between others, which say nothing of an amount by themselves. */
export const isJoint = (meaning: Meaning): boolean =>
  meaning === 'idle' || meaning === 'is' || meaning === 'of'

export const meaningAt = (clause: Clause, at: number): Meaning => meaningOf(wordAt(clause, at))

export const meaningsOf = (pieces: Clause): ReadonlySet<Meaning> =>
  new Set(pieces.flatMap((piece) => (piece.kind === 'word' ? [meaningOf(piece.text)] : [])))

export const hasNoFigure = (clause: Clause): boolean => clause.every(({ kind }) => kind === 'word')

export const textOf = (clauses: readonly Clause[]): string =>
  clauses.flatMap((clause) => clause.map((_, at) => wordAt(clause, at))).join(' ')

/** The clause that has the only figure of a kind, and its place there. */
export function placeOf(clauses: readonly Clause[], figure: Piece['kind']): { clause: Clause; at: number } {
  const clause = clauses.find((pieces) => pieces.some(({ kind }) => kind === figure)) ?? []
  return { clause, at: clause.findIndex(({ kind }) => kind === figure) }
}

/** What is spent beside what is saved is the rest of it. */
export function toPart(kind: PercentKind, own: PercentKind | undefined): PercentRole {
  const isOther = (kind === 'spent' && own === 'saved') || (kind === 'saved' && own === 'spent')
  return isOther ? 'after' : 'change'
}

/**
 * What stands right before the percentage, or with "baad" behind it: "after a 10 % hike", "20 % chhoot ke baad".
 *
 * @param isFirst the percentage is told before the amount, so that what is "with" it stands behind
 */
export function prefixOf(clauses: readonly Clause[], isFirst: boolean): ReadonlySet<Meaning> {
  const { clause, at } = placeOf(clauses, 'percent')
  const places = [1, 2, 3, 4, 5].map((words) => at - words)
  const place = places.find((one) => !isJoint(meaningAt(clause, one)) && !isKind(meaningAt(clause, one)))
  const isWith = place !== undefined && wordAt(clause, place) === 'with'
  const said = place === undefined || (isWith && !isFirst) ? undefined : meaningAt(clause, place)
  const isAfterwards = clause.some((_, later) => later > at && /^(?:baad|बाद)$/.test(wordAt(clause, later)))
  return new Set([said, isAfterwards ? ('after' as const) : undefined].filter((one) => one !== undefined))
}
