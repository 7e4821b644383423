import {
  beginnings,
  closing,
  isMoment,
  joining,
  type Moment,
  meaningOf,
  phrases,
  side,
} from './growth-words.ts'
import { type Clause, type Piece, takeClauses, wordAt } from './take-clauses.ts'

/** What an amount of a growth is: what is there at some moment, or what is earned. */
export type GrowthRole = Moment | 'gain'

interface Amount {
  value: number
  role: GrowthRole | undefined
  /** The words right before it and right behind it. */
  word: string
  next: string
}

/** The figures of a growth, and what its words say of them. */
export interface Growth {
  amounts: readonly Amount[]
  percents: readonly number[]
  months: readonly number[]
  /** What is looked for, where words say it. */
  asked: GrowthRole | undefined
  means: ReadonlySet<string>
}

/** So much comes again and again. */
const eachYear =
  /\b(?:start|beginning|end) of (?:every|each) (?:year|yr|month)|\b(?:every|each|har) (?:year|yr|month|saal|mahine)[ ,]+(?:(?:i|we|main|hum) )?(?:put|invest|deposit|sav|add|pay|daal|jama|lagat)|\d ?(?:k|lakhs?|crores?|thousand)? (?:a|per|each|every|har) (?:year|annum|month|saal|mahine)|\b(?:yearly|annual|salana) (?:invest\w*|deposits?|savings?|(?:rs |₹ ?)?\d[\d.]*(?! ?%))|\d ?(?:k|lakhs?|crores?)? (?:yearly|annually|monthly)\b/

/** By how much, in rupees or in all. */
const growthAsked = /\bhow much (?:growth|rise|increase|more)\b/

/** Earlier, the present, or later; undefined of what is earned. */
export const sideOf = (role: GrowthRole | undefined): -1 | 0 | 1 | undefined =>
  role === undefined || role === 'gain' ? undefined : side[role]

/** A question as growth; undefined where a word of it may say something else. */
export function readGrowth(text: string): Growth | undefined {
  if (eachYear.test(text) || growthAsked.test(text)) return undefined
  const said = phrases.reduce((told, [phrase, word]) => told.replace(phrase, ` ${word} `), text)
  const clauses = takeClauses(said, beginnings)
  const pieces = clauses.flat()
  if (pieces.some((piece) => piece.kind === 'word' && meaningOf(piece.text) === undefined)) return undefined
  const valuesOf = (kind: 'percent' | 'months') =>
    pieces.flatMap((piece) => (piece.kind === kind ? [piece.value] : []))
  const amounts = clauses.flatMap(readAmounts)
  return {
    amounts,
    percents: valuesOf('percent'),
    months: valuesOf('months'),
    asked: readAsked(clauses, amounts),
    means: new Set(pieces.flatMap((piece) => (piece.kind === 'word' ? (meaningOf(piece.text) ?? []) : []))),
  }
}

/** What the pieces of a clause say of moments and gains, each in its place. */
function rolesOf(clause: Clause): (GrowthRole | undefined)[] {
  return clause.map((piece, at) => {
    const meaning = piece.kind === 'word' ? meaningOf(piece.text) : undefined
    const [before, behind] = [clause[at - 1], clause[at + 1]]
    if (meaning === 'in') return before?.kind === 'months' || behind?.kind === 'months' ? 'later' : undefined
    if (meaning === 'interest') return isEarned(clause, at) ? 'gain' : undefined
    return isMoment(meaning) || meaning === 'gain' ? meaning : undefined
  })
}

/** "8 % interest" and "simple interest rate" say at what rate, "compound interest of 331" what came of it. */
function isEarned(clause: Clause, at: number): boolean {
  const isAmount = (place: number) => clause[place]?.kind === 'amount'
  const isRate = clause
    .slice(0, at)
    .some((piece) => piece.kind === 'word' && meaningOf(piece.text) === 'rate')
  if (isRate && !isAmount(at - 1)) return false
  if (
    isAmount(at - 1) ||
    isAmount(at + 1) ||
    (/^(?:of|is|was)$/.test(wordAt(clause, at + 1)) && isAmount(at + 2))
  )
    return true
  if (clause[at - 1]?.kind === 'percent' || meaningOf(wordAt(clause, at + 1)) === 'rate') return false
  const before = wordAt(clause, at - 1)
  return !/^(?:at|of|per)$/.test(before) && !['simple', 'compound'].includes(meaningOf(before) ?? '')
}

/** "What was", "invest to get", "principal for": said of what is asked, whatever stands behind it. */
function isOfAsking(clause: Clause, at: number): boolean {
  const isAsking = (word: string) => meaningOf(word) === 'ask'
  const isAskedBefore =
    isAsking(wordAt(clause, at - 1)) ||
    (isAsking(wordAt(clause, at - 2)) &&
      /^(?:much|many|amount|value|price|cost|sum)$/.test(wordAt(clause, at - 1)))
  if (/^(?:was|were|will)$/.test(wordAt(clause, at))) return isAskedBefore
  const isValue = clause.slice(0, at).some(asks) && /^(?:value|amount|of)$/.test(wordAt(clause, at + 1))
  return isValue || /^(?:for|to|ki|needed)$/.test(wordAt(clause, at + 1))
}

/** "80,000 becomes", "6 lakh started as": what stands before such a word is not what it says. */
const ofWhatIsBefore = /^(?:bec[ao]m\w+|reach\w*|start\w*|begin\w*|began|fetch\w*|ends?|ended|got)$/

/** The amounts of a clause, each called by what stands right behind it, the nearest word before it, or else one behind it. */
function readAmounts(clause: Clause): Amount[] {
  const roles = rolesOf(clause).map((role, at) => (isOfAsking(clause, at) ? undefined : role))
  return clause.flatMap((piece, at) => {
    if (piece.kind !== 'amount') return []
    const word = wordAt(clause, at - 1)
    const next = wordAt(clause, at + 1)
    const toAmount = (role: GrowthRole | undefined) => [{ value: piece.value, role, word, next }]
    if (word === 'by') return toAmount('gain')
    if (roles[at - 1] === 'gain') return toAmount('gain')
    const closed = closingAt(clause, at)
    if (closed !== undefined && roles[closed] !== undefined) return toAmount(roles[closed])
    const [before, behind] = [roleBefore(clause, roles, at), roleBehind(clause, roles, at)]
    // "What is paid back on 18,000".
    if (word === 'on' && before === 'end') return toAmount('start')
    const isEither = isMoment(before) && isMoment(behind) && side[before] !== side[behind]
    return toAmount(isEither ? undefined : (before ?? behind))
  })
}

/** Where the word stands that closes what is said of the amount here. */
function closingAt(clause: Clause, at: number): number | undefined {
  const place = joining.test(wordAt(clause, at + 1)) ? at + 2 : at + 1
  // "Maturity 9 lakh invested 4 lakh": said of the next one.
  const isOfNext =
    clause[place + 1]?.kind === 'amount' &&
    /^(?:invested|deposited|lent|gains?|profit|interest)$/.test(wordAt(clause, place))
  return closing.test(wordAt(clause, place)) && !isOfNext ? place : undefined
}

function roleBefore(
  clause: Clause,
  roles: readonly (GrowthRole | undefined)[],
  from: number,
): GrowthRole | undefined {
  const former = clause.findLastIndex(({ kind }, at) => at < from && kind === 'amount')
  const closed = former < 0 ? undefined : closingAt(clause, former)
  const begin = closed ?? former
  return roles.findLast((role, at) => begin < at && at < from && role !== undefined)
}

/** Behind another figure, only what is said of a time is said of the amount, too. */
function roleBehind(
  clause: Clause,
  roles: readonly (GrowthRole | undefined)[],
  from: number,
): GrowthRole | undefined {
  const next = clause.findIndex(({ kind }, at) => at > from && kind === 'amount')
  const at = roles.findIndex(
    (role, place) => place > from && (next < 0 || place < next) && role !== undefined,
  )
  // "3 lakh 4 saal baad 4 lakh": said of the amount behind it.
  const isOfNext = /^(?:baad|बाद)$/.test(wordAt(clause, at)) && clause[at + 1]?.kind === 'amount'
  if (at < 0 || isOfNext || ofWhatIsBefore.test(wordAt(clause, at))) return undefined
  const isBeside = clause.slice(from + 1, at).every(({ kind }) => kind === 'word')
  const isOfTime = [clause[at - 1], clause[at + 1]].some((beside) => beside?.kind === 'months')
  const isMomentOfTime = roles[at] === 'before' || roles[at] === 'later'
  return isBeside || (isOfTime && isMomentOfTime) ? roles[at] : undefined
}

const asks = (piece: Piece) => piece.kind === 'word' && meaningOf(piece.text) === 'ask'

/** What is looked for: what a clause without an amount says, which asks or is the last, or else what asks beside an amount. */
function readAsked(clauses: readonly Clause[], amounts: readonly Amount[]): GrowthRole | undefined {
  const apart = clauses.filter(
    (clause, at) =>
      clause.every(({ kind }) => kind !== 'amount') && (clause.some(asks) || at === clauses.length - 1),
  )
  const said = apart.flatMap(rolesOf).filter((role) => role !== undefined)
  if (said.length > 0) return agreed(said)
  const [amount] = amounts
  const beside = clauses
    .filter((clause) => clause.some(asks))
    .flatMap(rolesOf)
    .filter((role) => role !== undefined && sideOf(role) !== sideOf(amount?.role))
  return agreed(beside.filter((role) => role !== undefined))
}

/** One role that all of these say; a start or an end says more than a moment. */
function agreed(roles: readonly GrowthRole[]): GrowthRole | undefined {
  if (roles.includes('gain')) return 'gain'
  const strong = roles.filter((role) => role === 'start' || role === 'end')
  const counted = strong.length > 0 ? strong : roles
  return new Set(counted.map(sideOf)).size === 1 ? counted[0] : undefined
}
