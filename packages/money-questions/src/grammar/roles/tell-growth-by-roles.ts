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
import { type Clause, type Piece, takeClauses } from './take-clauses.ts'

/** What an amount of a growth is: what is there at some moment, or what is earned. */
type Role = Moment | 'gain'

interface Amount {
  value: number
  role: Role | undefined
  /** The words right before it and right behind it. */
  word: string
  next: string
}

/** Nothing grows for so many months: "5000 mahina" is an amount. */
const LONGEST = 1200
/** Nothing grows to so many times what it was, among what people ask for. */
const MOST_TIMES = 500

interface Growth {
  amounts: readonly Amount[]
  percents: readonly number[]
  months: readonly number[]
  /** What is looked for, where words say it. */
  asked: Role | undefined
  means: ReadonlySet<string>
}

/**
 * Growth of an amount, of which all but one of start, end, rate and time is told, in other words: by the moments at which its
 * amounts are there. Undefined where the words leave open which of them comes first, or may say anything else.
 */
export function tellGrowthByRoles(text: string): string | undefined {
  const growth = readGrowth(text)
  if (growth === undefined || growth.amounts.some(({ value }) => value === 0)) return undefined
  const values = growth.amounts.map(({ value }) => value)
  // "Rate 8" beside an amount is none.
  if (Math.max(...values) > MOST_TIMES * Math.min(...values)) return undefined
  if (growth.months.some((time) => time > LONGEST)) return undefined
  const { amounts, percents, months } = growth
  const count = `${amounts.length} ${percents.length} ${months.length}`
  if (count === '1 1 1') return tellAmount(growth)
  if (count === '2 1 0') return tellTime(growth)
  if (count === '2 0 1') return tellRate(growth)
  return undefined
}

function readGrowth(text: string): Growth | undefined {
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
function rolesOf(clause: Clause): (Role | undefined)[] {
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

function wordAt(clause: Clause, at: number): string {
  const piece = clause[at]
  return piece?.kind === 'word' ? piece.text : ''
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
const ofWhatIsBefore = /^(?:becom\w+|reach\w*|start\w*|begin\w*|began|fetch\w*|ends?|ended|got)$/

/** The amounts of a clause, each called by what stands right behind it, the nearest word before it, or else one behind it. */
function readAmounts(clause: Clause): Amount[] {
  const roles = rolesOf(clause).map((role, at) => (isOfAsking(clause, at) ? undefined : role))
  return clause.flatMap((piece, at) => {
    if (piece.kind !== 'amount') return []
    const word = wordAt(clause, at - 1)
    const next = wordAt(clause, at + 1)
    const toAmount = (role: Role | undefined) => [{ value: piece.value, role, word, next }]
    if (word === 'by') return toAmount('gain')
    if (roles[at - 1] === 'gain') return toAmount('gain')
    const closed = closingAt(clause, at)
    if (closed !== undefined && roles[closed] !== undefined) return toAmount(roles[closed])
    const [before, behind] = [roleBefore(clause, roles, at), roleBehind(clause, roles, at)]
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

function roleBefore(clause: Clause, roles: readonly (Role | undefined)[], from: number): Role | undefined {
  const former = clause.findLastIndex(({ kind }, at) => at < from && kind === 'amount')
  const closed = former < 0 ? undefined : closingAt(clause, former)
  const begin = closed ?? former
  return roles.findLast((role, at) => begin < at && at < from && role !== undefined)
}

/** Behind another figure, only what is said of a time is said of the amount, too. */
function roleBehind(clause: Clause, roles: readonly (Role | undefined)[], from: number): Role | undefined {
  const next = clause.findIndex(({ kind }, at) => at > from && kind === 'amount')
  const at = roles.findIndex(
    (role, place) => place > from && (next < 0 || place < next) && role !== undefined,
  )
  if (at < 0 || ofWhatIsBefore.test(wordAt(clause, at))) return undefined
  const isBeside = clause.slice(from + 1, at).every(({ kind }) => kind === 'word')
  const isOfTime = [clause[at - 1], clause[at + 1]].some((beside) => beside?.kind === 'months')
  const isMomentOfTime = roles[at] === 'before' || roles[at] === 'later'
  return isBeside || (isOfTime && isMomentOfTime) ? roles[at] : undefined
}

/** So much comes again and again. */
const eachYear =
  /\d ?(?:k|lakhs?|crores?|thousand)? (?:a|per|each|every|har) (?:year|annum|month|saal|mahine)|\b(?:yearly|annual|salana) (?:invest\w*|deposits?|savings?|(?:rs |₹ ?)?\d[\d.]*(?! ?%))|\d ?(?:k|lakhs?|crores?)? (?:yearly|annually|monthly)\b/

/** By how much, in rupees or in all. */
const growthAsked = /\bhow much (?:growth|rise|increase|more)\b/

const asks = (piece: Piece) => piece.kind === 'word' && meaningOf(piece.text) === 'ask'
const sideOf = (role: Role | undefined) => (role === undefined || role === 'gain' ? undefined : side[role])

/** What is looked for: what a clause without an amount says, which asks or is the last, or else what asks beside an amount. */
function readAsked(clauses: readonly Clause[], amounts: readonly Amount[]): Role | undefined {
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
function agreed(roles: readonly Role[]): Role | undefined {
  if (roles.includes('gain')) return 'gain'
  const strong = roles.filter((role) => role === 'start' || role === 'end')
  const counted = strong.length > 0 ? strong : roles
  return new Set(counted.map(sideOf)).size === 1 ? counted[0] : undefined
}

const manners = { simple: 'simple interest', fd: '', compound: 'compound interest' } as const

function mannerOf({ means }: Growth): keyof typeof manners {
  return means.has('simple') ? 'simple' : means.has('fd') ? 'fd' : 'compound'
}

/** Interest is earned at a rate that nothing says is compounded, or nothing asks for anything. */
function isWhole({ asked, means, amounts }: Growth): boolean {
  const isOfInterest = amounts.some(({ role }) => role === 'gain') || asked === 'gain' || asked === undefined
  if (means.has('interest') && isOfInterest && !means.has('compound') && !means.has('fd')) return false
  // "9 % simple interest in 2 years 9000": what it comes to, or the interest.
  if (means.has('simple') && means.has('interest') && amounts.length === 1 && amounts[0]?.role === 'later')
    return false
  return asked !== undefined || (means.has('ask') && !means.has('gain'))
}

/** What there was or will be, of which the other is told. */
function tellAmount(growth: Growth): string | undefined {
  const { amounts, percents, months, means } = growth
  const [amount] = amounts
  const [percent = 0] = percents
  const [time = 0] = months
  const role = amount?.role
  if (amount === undefined || role === undefined) return undefined
  const asked = growth.asked ?? (role === 'start' ? 'end' : role === 'end' ? 'start' : undefined)
  if (asked === undefined || !isWhole(growth)) return undefined
  const manner = mannerOf(growth)
  const { value } = amount
  const years = time / 12
  const factor = `( 1 ${means.has('fall') ? '-' : '+'} ${percent} / 100 ) ^ ${years}`
  if (role === 'gain') {
    if (manner === 'simple' || sideOf(asked) !== -1 || means.has('fall')) return undefined
    const grown = manner === 'fd' ? `( 1 + ${percent} / 400 ) ^ ${years * 4}` : factor
    return `${value} / ( ${grown} - 1 )`
  }
  if (asked === 'gain')
    return manner === 'compound' && side[role] === 1 && !means.has('fall')
      ? `${value} - ${value} / ${factor}`
      : undefined
  const isForwards = side[role] < side[asked]
  if (side[role] === side[asked]) return undefined
  if (means.has('fall'))
    return manner === 'compound' ? `${value} ${isForwards ? '*' : '/'} ${factor}` : undefined
  const kind = manner === 'fd' ? 'fd ' : ''
  if (isForwards)
    return `maturity value of ${kind || 'lumpsum '}${value} at ${percent} % ${manners[manner]} for ${time} months`
  return manner === 'simple'
    ? `find the principal that becomes ${value} in ${time} months at ${percent} % simple interest`
    : `${kind}how much to invest to get ${value} in ${time} months at ${percent} % ${manners[manner]}`
}

/** Start and end, of which one may be told as what was earned. */
function readEnds({ amounts, means }: Growth): [start: number, end: number] | undefined {
  const [one, other] = amounts
  if (one === undefined || other === undefined || means.has('fall')) return undefined
  const gain = [one, other].find(({ role }) => role === 'gain')
  if (gain !== undefined) {
    const base = gain === one ? other : one
    if (base.role === 'end') return [base.value - gain.value, base.value]
    const isStart = base.word === 'on' || /^(?:pe|par|पर)$/.test(base.next) || sideOf(base.role) === -1
    return isStart ? [base.value, base.value + gain.value] : undefined
  }
  // What is called a start or an end says of the other amount, where nothing does, that it is the other one.
  const [first, second] = [sideOf(one.role) ?? opposite(other.role), sideOf(other.role) ?? opposite(one.role)]
  if (first === undefined || second === undefined || first === second) return undefined
  return first < second ? [one.value, other.value] : [other.value, one.value]
}

function opposite(role: Role | undefined): number | undefined {
  return role === 'start' ? 1 : role === 'end' ? -1 : undefined
}

function tellTime(growth: Growth): string | undefined {
  if (!isWhole({ ...growth, asked: 'now' })) return undefined
  const [start, end] = readEnds(growth) ?? []
  const [percent] = growth.percents
  if (start === undefined || end === undefined || start >= end || !growth.means.has('time')) return undefined
  const manner = mannerOf(growth)
  const kind = manner === 'fd' ? 'fd ' : ''
  return `${kind}${start} becomes ${end} at ${percent} % ${manner === 'compound' ? 'compounded yearly' : manners[manner]} , how many years`
}

function tellRate(growth: Growth): string | undefined {
  if (!isWhole({ ...growth, asked: 'now' })) return undefined
  const { means, months } = growth
  const [start, end] = readEnds(growth) ?? []
  const isOfYear = means.has('rate') || (means.has('percent') && means.has('yearly'))
  if (start === undefined || end === undefined || start <= 0 || !isOfYear) return undefined
  const manner = mannerOf(growth)
  if (manner === 'compound') return `from ${start} to ${end} in ${months[0]} months cagr`
  return `${manner === 'fd' ? 'fd ' : ''}${start} becomes ${end} in ${months[0]} months ${manners[manner]} , rate`
}
